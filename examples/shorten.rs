//! Shortens the names between the program and its script in `dist/`: wasm-bindgen gives every function of the browser
//! that the program uses a name with sixteen hexadecimal digits, once in the script and once in the program, and such
//! digits cannot be compressed. It takes about 4 KB off the download. Indentation and comment lines of the script go too, and
//! so does what nothing here calls: the function that starts the program without waiting, the other one's word about an old way to
//! call it, and what stands in for a way to write text that every browser has which can run the program.
//!
//! `cargo run --no-default-features --example shorten -- dist`, as `scripts/build` does. Done twice, it changes nothing.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let dist = env::args().nth(1).unwrap_or_else(|| "dist".to_owned());
    match shorten(Path::new(&dist)) {
        Ok(names) => {
            println!("{names} names shortened");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("shorten: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Shortens every program of a folder and its script; says how many names.
fn shorten(dist: &Path) -> Result<usize, String> {
    let told = |path: &Path, error| format!("{}: {error}", path.display());
    let entries = fs::read_dir(dist).map_err(|error| told(dist, error))?;
    let files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let of_kind = |kind: &'static str| files.iter().filter(move |path| path.extension().is_some_and(|e| e == kind));
    let programs: Vec<&PathBuf> = of_kind("wasm").collect();
    let mut count = 0;
    for js in of_kind("js") {
        let script = fs::read_to_string(js).map_err(|error| told(js, error))?;
        fs::write(js, without_indentation(&without_unused(&script))).map_err(|error| told(js, error))?;
    }
    for wasm in programs {
        let name = wasm.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let js = dist.join(format!("{}.js", name.trim_end_matches("_bg")));
        let program = fs::read(wasm).map_err(|error| told(wasm, error))?;
        let script = fs::read_to_string(&js).map_err(|error| told(&js, error))?;
        let (program, script, names) =
            renamed(&program, &script).ok_or(format!("{name} is no program with imports"))?;
        fs::write(wasm, program).map_err(|error| told(wasm, error))?;
        fs::write(&js, script).map_err(|error| told(&js, error))?;
        count += names;
    }
    Ok(count)
}

/// The program and its script with short names, and how many there are. A name that the script does not have exactly
/// once, as the key of a function, is left as it is.
fn renamed(program: &[u8], script: &str) -> Option<(Vec<u8>, String, usize)> {
    let mut script = without_indentation(script);
    let (start, end) = section(program, 2)?;
    let mut reader = Reader { bytes: program.get(..end)?, at: start };
    let imports = reader.number()?;
    let mut section = number(imports);
    let mut count = 0;
    for _ in 0..imports {
        let module = reader.text()?;
        let name = reader.text()?;
        let key = format!("\n{name}:");
        let short = format!("i{count}");
        let free = !script.contains(&format!("\n{short}:"));
        let known = name.len() > short.len() && free && script.matches(&key).count() == 1;
        let new = if known && script.matches(name).count() == 1 {
            script = script.replace(&key, &format!("\n{short}:"));
            count += 1;
            &short
        } else {
            name
        };
        for text in [module, new] {
            section.extend(number(text.len()));
            section.extend(text.as_bytes());
        }
        section.extend(reader.import_type()?);
    }
    let program = with_section(program, 2, &section)?;
    let (program, script, exported) = with_short_exports(&program, script)?;
    Some((program, script, count + exported))
}

/// The program and its script with short names for the functions that call closures: wasm-bindgen gives them long ones, and
/// the script's own functions around them the same.
fn with_short_exports(program: &[u8], mut script: String) -> Option<(Vec<u8>, String, usize)> {
    let Some((start, end)) = section(program, 7) else { return Some((program.to_vec(), script, 0)) };
    let mut reader = Reader { bytes: program.get(..end)?, at: start };
    let exports = reader.number()?;
    let (mut body, mut count) = (number(exports), 0);
    for _ in 0..exports {
        let name = reader.text()?;
        let short = format!("closure{count}");
        let new = if name.starts_with("wasm_bindgen_") && words(&script, &short).is_empty() {
            for at in words(&script, name).into_iter().rev() {
                script.replace_range(at..at + name.len(), &short);
            }
            count += 1;
            &short
        } else {
            name
        };
        body.extend(number(new.len()));
        body.extend(new.as_bytes());
        // Its kind, and which it is.
        body.push(reader.byte()?);
        body.extend(number(reader.number()?));
    }
    Some((with_section(program, 7, &body)?, script, count))
}

/// Where a word stands in a script, not as a part of another.
fn words(script: &str, word: &str) -> Vec<usize> {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$');
    let whole = |at: usize| !part(script[..at].chars().next_back()) && !part(script[at + word.len()..].chars().next());
    script.match_indices(word).map(|(at, _)| at).filter(|&at| whole(at)).collect()
}

/// The program with another body for a section.
fn with_section(program: &[u8], wanted: u8, new: &[u8]) -> Option<Vec<u8>> {
    let mut whole = program[..8].to_vec();
    let mut at = 8;
    while at < program.len() {
        let id = program[at];
        let mut reader = Reader { bytes: program, at: at + 1 };
        let length = reader.number()?;
        let body = program.get(reader.at..reader.at + length)?;
        let body = if id == wanted { new } else { body };
        whole.push(id);
        whole.extend(number(body.len()));
        whole.extend(body);
        at = reader.at + length;
    }
    Some(whole)
}

/// The script without what nothing calls; as it is where it has none of that.
fn without_unused(script: &str) -> String {
    let mut script = script.to_owned();
    for unused in ["\nfunction initSync(", "\nif (!('encodeInto' in "] {
        if let Some(begins) = script.find(unused)
            && let Some(length) = script[begins..].find("\n}\n")
        {
            script.replace_range(begins..begins + length + 2, "");
        }
    }
    let script = script.replace("export { initSync, ", "export { ");
    let unused = |line: &&str| line.trim_start().starts_with("console.warn('using deprecated parameters");
    script.split_inclusive('\n').filter(|line| !unused(line)).collect()
}

/// The script without indentation, empty lines and comments that have lines of their own.
fn without_indentation(script: &str) -> String {
    let mut lines = Vec::new();
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        let begins = line.starts_with("/**");
        if !in_comment && !begins && !line.is_empty() && !line.starts_with("//") {
            lines.push(line);
        }
        in_comment = (in_comment || begins) && !line.ends_with("*/");
    }
    lines.join("\n") + "\n"
}

/// Where the content of a section begins and ends.
fn section(program: &[u8], wanted: u8) -> Option<(usize, usize)> {
    let mut at = 8;
    while at < program.len() {
        let id = program[at];
        let mut reader = Reader { bytes: program, at: at + 1 };
        let length = reader.number()?;
        if id == wanted {
            return Some((reader.at, reader.at + length));
        }
        at = reader.at + length;
    }
    None
}

/// A number as WebAssembly writes it: seven bits a byte, the lowest first.
fn number(mut value: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}

/// Reads along the bytes of a program.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        self.at += 1;
        self.bytes.get(self.at - 1).copied()
    }

    fn number(&mut self) -> Option<usize> {
        let (mut value, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            value |= usize::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 || shift > 28 {
                return Some(value);
            }
        }
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        self.at += length;
        std::str::from_utf8(self.bytes.get(self.at - length..self.at)?).ok()
    }

    /// What kind of thing is imported, as it is written.
    fn import_type(&mut self) -> Option<Vec<u8>> {
        let start = self.at;
        match self.byte()? {
            // A function's type, a global's type.
            0 => drop(self.number()?),
            3 => drop((self.byte()?, self.byte()?)),
            // A table: its type, then its limits. A memory: its limits.
            kind @ (1 | 2) => {
                if kind == 1 {
                    self.byte()?;
                }
                let most = self.byte()? & 1 == 1;
                self.number()?;
                if most {
                    self.number()?;
                }
            }
            _ => return None,
        }
        self.bytes.get(start..self.at).map(<[u8]>::to_vec)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    /// A program that imports these functions from `wbg`, with a section behind them.
    fn program(names: &[&str]) -> Vec<u8> {
        let mut imports = number(names.len());
        for name in names {
            imports.extend([3, b'w', b'b', b'g', name.len() as u8]);
            imports.extend(name.as_bytes());
            imports.extend([0, 0]);
        }
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.push(2);
        bytes.extend(number(imports.len()));
        bytes.extend(imports);
        bytes.extend([0, 3, 1, b'x', 7]);
        bytes
    }

    #[test]
    fn names_are_shortened_on_both_sides_and_nothing_else_changes() {
        let script =
            "// made by a tool\nconst f = {\n    __wbg_one_0123: function() {\n    },\n    __wbg_two_4567: x,\n};\n";
        let (wasm, js, count) = renamed(&program(&["__wbg_one_0123", "__wbg_two_4567"]), script).unwrap();
        assert_eq!(count, 2);
        assert_eq!(wasm, program(&["i0", "i1"]));
        assert_eq!(js, "const f = {\ni0: function() {\n},\ni1: x,\n};\n");
        assert_eq!(renamed(&wasm, &js), Some((wasm.clone(), js.clone(), 0)), "done twice");
    }

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script =
            "/**\n * What it does.\n */\nf(); // stays\n\n  /** short */\n  // gone\n  x = a /* stays */\n    * b;\n";
        assert_eq!(without_indentation(script), "f(); // stays\nx = a /* stays */\n* b;\n");
    }

    #[test]
    fn what_nothing_calls_goes_and_the_rest_stays() {
        let begins = "let x;\n\nfunction initSync(module) {\n    if (module) {\n    }\n}\nif (!('encodeInto' in x)) {\n    x = 0;\n}\n\nasync function init(a) {\n    if (a) {\n";
        let warns =
            "        console.warn('using deprecated parameters for the initialization function; pass one object')\n";
        let script = format!("{begins}{warns}    }}\n}}\n\nexport {{ initSync, init as default }};\n");
        let without = "let x;\n\n\nasync function init(a) {\n    if (a) {\n    }\n}\n\nexport { init as default };\n";
        assert_eq!(without_unused(&script), without);
        assert_eq!(without_unused(without), without, "done twice");
    }

    #[test]
    fn closures_are_exported_by_short_names() {
        let exporting = |name: &str| {
            let mut bytes = program(&[]);
            let mut body = vec![2, 6];
            body.extend(b"memory\x02\x00");
            body.push(name.len() as u8);
            body.extend(name.as_bytes());
            body.extend([0, 9]);
            bytes.push(7);
            bytes.extend(number(body.len()));
            bytes.extend(body);
            bytes
        };
        let script = "function wasm_bindgen_one(a) { wasm.wasm_bindgen_one(a); }\nwasm_bindgen_one_2;\n";
        let short = "function closure0(a) { wasm.closure0(a); }\nwasm_bindgen_one_2;\n";
        let (wasm, js, count) = renamed(&exporting("wasm_bindgen_one"), script).unwrap();
        assert_eq!((wasm, js.as_str(), count), (exporting("closure0"), short, 1));
    }

    #[test]
    fn a_name_the_script_uses_otherwise_too_stays() {
        let script = "const f = {\n__wbg_one_0123: x,\n};\nf.__wbg_one_0123();\n";
        let (wasm, _, count) = renamed(&program(&["__wbg_one_0123"]), script).unwrap();
        assert_eq!((wasm, count), (program(&["__wbg_one_0123"]), 0));
    }

    #[test]
    fn what_is_no_program_is_left_alone() {
        assert_eq!(renamed(b"\0asm\x01\0\0\0", ""), None);
        assert_eq!(renamed(b"\0asm\x01\0\0\0\x02\x7f\x05", ""), None);
    }
}
