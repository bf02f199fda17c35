//! Puts the functions of the program in `dist/` beside those they are most alike. Compression remembers what it has just seen:
//! the order in which they are compiled is 2 % larger, the order of how often they are called 3 %.
//!
//! `cargo run --no-default-features --example order -- dist`, as `scripts/build` does.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef};

fn main() -> ExitCode {
    let dist = env::args().nth(1).unwrap_or_else(|| "dist".to_owned());
    match order(Path::new(&dist)) {
        Ok(functions) => {
            println!("{functions} functions put in order");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("order: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Puts every program of a folder in order; says how many functions they have.
fn order(dist: &Path) -> Result<usize, String> {
    let told = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let entries = fs::read_dir(dist).map_err(|error| told(dist, &error))?;
    let files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let mut count = 0;
    for path in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "wasm")) {
        let program = fs::read(path).map_err(|error| told(path, &error))?;
        let (program, functions) = in_order(&program).map_err(|error| told(path, &error))?;
        fs::write(path, program).map_err(|error| told(path, &error))?;
        count += functions;
    }
    Ok(count)
}

/// A program that does the same, with its functions in order, and how many it has.
fn in_order(program: &[u8]) -> Result<(Vec<u8>, usize), Error> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes().to_vec()),
            _ => {}
        }
    }
    let order = alike(&bodies);
    let mut now: Vec<u32> = (0..imported).collect();
    now.resize(now.len() + order.len(), 0);
    for (place, &old) in (imported..).zip(&order) {
        if let Some(index) = now.get_mut(imported as usize + old) {
            *index = place;
        }
    }
    let mut written = Module::new();
    let functions = order.len();
    Moved { order, now }.parse_core_module(&mut written, Parser::new(0), program)?;
    Ok((written.finish(), functions))
}

/// How many bytes in a row are compared.
const ROW: usize = 3;
/// Very short ones are in most others. As if each had so many rows more, that nothing else has.
const SHORT: usize = 8;

/// An order in which each is the one of those left that has most of its rows in the one before it. The shortest is the first.
fn alike(bodies: &[Vec<u8>]) -> Vec<usize> {
    let rows: Vec<BTreeSet<&[u8]>> = bodies.iter().map(|body| body.windows(ROW).collect()).collect();
    let mut having: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
    for (index, rows) in rows.iter().enumerate() {
        for row in rows {
            having.entry(row).or_default().push(index);
        }
    }
    let mut left: BTreeSet<usize> = (0..bodies.len()).collect();
    let mut order = Vec::new();
    let mut next = left.iter().copied().min_by_key(|&index| bodies[index].len());
    while let Some(this) = next {
        left.remove(&this);
        order.push(this);
        let mut shared = vec![0; bodies.len()];
        for row in &rows[this] {
            for &other in &having[row] {
                shared[other] += 1;
            }
        }
        // In millionths, so that there is no rounding that a machine might do otherwise.
        let likeness = |index: usize| shared[index] * 1_000_000 / (rows[index].len() + SHORT);
        next = left.iter().copied().max_by_key(|&index| (likeness(index), Reverse(index)));
    }
    order
}

/// Writes a program anew, with its functions in this order.
struct Moved {
    /// Which function comes first, second and so on, counted without those that are imported.
    order: Vec<usize>,
    /// The new number of each function, with those that are imported.
    now: Vec<u32>,
}

impl Reencode for Moved {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.now.get(function as usize).copied().unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for kind in self.order.iter().filter_map(|&old| types.get(old)) {
            functions.function(*kind);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut CodeSection, section: CodeSectionReader<'_>) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for old in self.order.clone() {
            if let Some(body) = bodies.get(old) {
                self.parse_function_body(code, body.clone())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function, ImportSection,
        Instruction, RefType, TableSection, TableType, TypeSection,
    };

    /// Long ones that are alike, and short ones that are, by turns; each is told apart by the number it leaves. The last calls them all.
    fn program(numbers: &[i32]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("m", "f", EntityType::Function(0));
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for &number in numbers {
            functions.function(0);
            let mut function = Function::new([]);
            for _ in 0..if number > 50 { 20 } else { 1 } {
                function.instruction(&Instruction::I32Const(number)).instruction(&Instruction::Drop);
            }
            code.function(function.instruction(&Instruction::End));
        }
        functions.function(0);
        let mut calls = Function::new([]);
        let all = numbers.len() as u32 + 1;
        for function in 0..all {
            calls.instruction(&Instruction::Call(function));
        }
        code.function(calls.instruction(&Instruction::End));
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            minimum: all.into(),
            maximum: None,
            table64: false,
            shared: false,
        });
        let mut elements = ElementSection::new();
        let listed: Vec<u32> = (0..all).collect();
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions(listed.into()));
        let mut exports = ExportSection::new();
        exports.export("calls", ExportKind::Func, all);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.finish()
    }

    /// The number each function of a program leaves, in the order they stand in, and what the exported one calls.
    fn read(program: &[u8]) -> (Vec<i32>, Vec<u32>, Vec<u32>) {
        use wasmparser::{ElementItems, Operator};
        let (mut numbers, mut calls, mut listed, mut exported) = (Vec::new(), Vec::new(), Vec::new(), 0);
        for payload in Parser::new(0).parse_all(program) {
            match payload.expect("a program") {
                Payload::ExportSection(section) => {
                    exported = section.into_iter().next().expect("an export").expect("an export").index;
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        if let ElementItems::Functions(all) = element.expect("elements").items {
                            listed = all.into_iter().collect::<Result<_, _>>().expect("functions");
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    let mut number = 0;
                    for operator in body.get_operators_reader().expect("a function") {
                        match operator.expect("a function") {
                            Operator::I32Const { value } => number = value,
                            Operator::Call { function_index } => calls.push(function_index),
                            _ => {}
                        }
                    }
                    numbers.push(number);
                }
                _ => {}
            }
        }
        assert_eq!(
            numbers.get(exported as usize - 1),
            Some(&0),
            "what is exported is still the one that calls the others"
        );
        (numbers, calls, listed)
    }

    #[test]
    fn what_is_alike_stands_together_and_everybody_calls_whom_they_called() {
        let before = [60, 1, 61, 2, 60, 3, 61, 4];
        let (program, count) = in_order(&program(&before)).expect("a program");
        assert_eq!(count, before.len() + 1);
        let (numbers, calls, listed) = read(&program);
        let long = |number: &i32| *number > 50;
        let changes = numbers.windows(2).filter(|two| long(&two[0]) != long(&two[1])).count();
        assert!(changes <= 2, "{numbers:?}");
        assert_eq!(calls[0], 0, "what is imported stays where it was");
        let called: Vec<i32> = calls[1..].iter().map(|&index| numbers[index as usize - 1]).collect();
        assert_eq!(called, before, "the same are called in the same order");
        assert_eq!(listed[..calls.len()], calls, "and the table has the same");
    }

    #[test]
    fn what_is_in_order_stays_so_and_the_same_comes_of_the_same() {
        let first = in_order(&program(&[60, 1, 61, 2])).expect("a program").0;
        assert_eq!(in_order(&program(&[60, 1, 61, 2])).expect("a program").0, first);
        assert_eq!(in_order(&first).expect("a program").0.len(), first.len());
    }

    #[test]
    fn what_is_no_program_is_said() {
        assert!(in_order(b"no program").is_err());
    }
}
