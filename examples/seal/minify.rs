//! The scripts of the page, made small.

use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;

/// A script with short names and nothing that only people need; `None` where it is none.
pub fn minified(script: &str) -> Option<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, script, SourceType::mjs()).parse();
    if !parsed.diagnostics.is_empty() {
        return None;
    }
    let mut program = parsed.program;
    let names = Minifier::new(MinifierOptions::default()).minify(&allocator, &mut program);
    let options = CodegenOptions::minify();
    Some(Codegen::new().with_options(options).with_scoping(names.scoping).build(&program).code)
}
