//! Decisions as a record writes them.

use crate::engine::{Action, Call, CardIn, Event, Slot};
use core::fmt;

/// One entry of a round's `actions`. Drawing a card and deciding about it is one token. Only at the end of an
/// unfinished round may the decision be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// `T35`: take the top discard into slot 35 (R8).
    Take(Slot),
    /// `S35`: draw, and exchange the card into slot 35 (R9).
    DrawExchange(Slot),
    /// `S-`: draw, and discard the card (R9).
    DrawDiscard,
    /// `S`: drawn, not yet decided.
    Draw,
    /// `R`: announce Rack-O (R14).
    Announce,
    /// `P`: do not announce (R14, R31).
    Pass,
    /// `E`: announce Racko Éclair (R31).
    Eclair,
}

impl Token {
    /// Reads a token; `None` if the text is not one.
    pub fn parse(text: &str) -> Option<Token> {
        let slot = Slot::written;
        match text {
            "S" => Some(Token::Draw),
            "S-" => Some(Token::DrawDiscard),
            "R" => Some(Token::Announce),
            "P" => Some(Token::Pass),
            "E" => Some(Token::Eclair),
            _ if text.len() > 3 || text.get(1..2) == Some("0") => None,
            _ => match text.split_at_checked(1)? {
                ("T", label) => slot(label).map(Token::Take),
                ("S", label) => slot(label).map(Token::DrawExchange),
                _ => None,
            },
        }
    }

    /// The engine's actions that the token stands for: one or two.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        let (first, then) = match self {
            Token::Take(slot) => (Action::Take(slot), None),
            Token::DrawExchange(slot) => (Action::Draw, Some(Action::Exchange(slot))),
            Token::DrawDiscard => (Action::Draw, Some(Action::Discard)),
            Token::Draw => (Action::Draw, None),
            Token::Announce => (Action::Announce, None),
            Token::Pass => (Action::Pass, None),
            Token::Eclair => (Action::Eclair, None),
        };
        core::iter::once(first).chain(then)
    }

    /// The token that this action is, or completes; `None` for a placing, which a record keeps elsewhere (R30).
    pub const fn of(action: Action) -> Option<Token> {
        match action {
            Action::Take(slot) => Some(Token::Take(slot)),
            Action::Draw => Some(Token::Draw),
            Action::Exchange(slot) => Some(Token::DrawExchange(slot)),
            Action::Discard => Some(Token::DrawDiscard),
            Action::Announce => Some(Token::Announce),
            Action::Pass => Some(Token::Pass),
            Action::Eclair => Some(Token::Eclair),
            Action::Place(_) => None,
        }
    }

    /// The token that a record writes for an event; `None` where it writes none. What became of a drawn card takes the place
    /// of the `S` before it: see [`Token::is_of_drawn_card`].
    pub const fn of_event(event: &Event) -> Option<Token> {
        match *event {
            Event::Drew { .. } => Some(Token::Draw),
            Event::Exchanged { slot, card: CardIn::Taken(_), .. } => Some(Token::Take(slot)),
            Event::Exchanged { slot, card: CardIn::Drawn(_), .. } => Some(Token::DrawExchange(slot)),
            Event::Discarded { .. } => Some(Token::DrawDiscard),
            Event::Announced { call: Call::RackO, .. } => Some(Token::Announce),
            Event::Announced { call: Call::Eclair, .. } => Some(Token::Eclair),
            Event::Passed { .. } => Some(Token::Pass),
            _ => None,
        }
    }

    /// Whether it says what became of a drawn card.
    pub const fn is_of_drawn_card(self) -> bool {
        matches!(self, Token::DrawExchange(_) | Token::DrawDiscard)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Take(slot) => write!(f, "T{}", slot.label()),
            Token::DrawExchange(slot) => write!(f, "S{}", slot.label()),
            Token::DrawDiscard => f.write_str("S-"),
            Token::Draw => f.write_str("S"),
            Token::Announce => f.write_str("R"),
            Token::Pass => f.write_str("P"),
            Token::Eclair => f.write_str("E"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_read_back_as_written() {
        let mut tokens = vec![Token::DrawDiscard, Token::Draw, Token::Announce, Token::Pass, Token::Eclair];
        tokens.extend(Slot::ALL.into_iter().flat_map(|slot| [Token::Take(slot), Token::DrawExchange(slot)]));
        for token in tokens {
            assert_eq!(Token::parse(&token.to_string()), Some(token));
        }
    }

    #[test]
    fn what_is_no_token_is_not_read_as_one() {
        for text in ["", "T", "T0", "T7", "T55", "T05", "T+5", "t5", "S5 ", "S--", "RR", "T-5", "é", "Té", "S٥"] {
            assert_eq!(Token::parse(text), None, "{text:?}");
        }
    }
}
