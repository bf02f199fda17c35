//! Spaces after variables.

use core::convert::Infallible;
use lightningcss::properties::custom::{Token, TokenList, TokenOrValue};
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

/// Puts a space between a variable and what follows it. Without one, Firefox (up to 153 at least) joins the lengths of
/// two registered properties into one token and drops the declaration.
pub struct Spaced;

impl<'i> Visitor<'i> for Spaced {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(TOKENS)
    }

    fn visit_token_list(&mut self, tokens: &mut TokenList<'i>) -> Result<(), Infallible> {
        let mut spaced = Vec::with_capacity(tokens.0.len());
        for token in tokens.0.drain(..) {
            if matches!(spaced.last(), Some(TokenOrValue::Var(_))) && !divides(&token) {
                spaced.push(TokenOrValue::Token(Token::WhiteSpace(" ".into())));
            }
            spaced.push(token);
        }
        tokens.0 = spaced;
        tokens.visit_children(self)
    }
}

/// Whether tokens cannot join across this one.
fn divides(token: &TokenOrValue<'_>) -> bool {
    let TokenOrValue::Token(token) = token else { return false };
    matches!(
        token,
        Token::WhiteSpace(_)
            | Token::Comma
            | Token::Colon
            | Token::Semicolon
            | Token::Delim(_)
            | Token::CloseParenthesis
    )
}
