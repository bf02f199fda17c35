//! Minifies scripts.

use anyhow::{Result, anyhow};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;

/// An equivalent, smaller module. Fails if the text is not JavaScript.
pub fn minify(script: &str) -> Result<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, script, SourceType::mjs()).parse();
    if let Some(error) = parsed.diagnostics.into_iter().next() {
        return Err(anyhow!("no JavaScript: {error}"));
    }
    let mut program = parsed.program;
    let names = Minifier::new(MinifierOptions::default()).minify(&allocator, &mut program);
    let options = CodegenOptions::minify();
    Ok(Codegen::new().with_options(options).with_scoping(names.scoping).build(&program).code)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[test]
    fn a_script_gets_short_and_what_is_none_is_refused() {
        assert_eq!(minify("// said\nexport function f(long) { return long + 1; }").unwrap(), {
            "export function f(e){return e+1}"
        });
        assert!(minify("function (").is_err());
    }
}
