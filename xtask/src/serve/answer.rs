//! The host's responses.

use super::find::{Found, find};
use std::fs;
use std::path::Path;

/// The whole response to a request that starts with `head`.
pub fn answer(root: &Path, prefix: &str, head: &[u8]) -> Vec<u8> {
    let line = head.split(|&b| b == b'\r').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    let mut words = line.split(' ');
    let (method, url, version) = (words.next(), words.next(), words.next());

    let mut location = None;
    let mut file = None;
    let status = match (method, url, version) {
        (Some("GET" | "HEAD"), Some(url), Some(_)) => match find(root, prefix, url) {
            Found::File(path) => match packed(&path, head).or_else(|| Some(("", fs::read(&path).ok()?))) {
                Some((coding, bytes)) => {
                    file = Some((media_type(&path), coding, bytes));
                    "200 OK"
                }
                None => "404 Not Found",
            },
            Found::Redirect(to) => {
                location = Some(to);
                "301 Moved Permanently"
            }
            Found::Nothing => "404 Not Found",
        },
        (Some(_), Some(_), Some(_)) => "405 Method Not Allowed",
        _ => "400 Bad Request",
    };

    let (media_type, coding, body) =
        file.unwrap_or_else(|| ("text/plain; charset=utf-8", "", format!("{status}\n").into_bytes()));
    let location = location.map(|to| format!("Location: {to}\r\n")).unwrap_or_default();
    let coding = if coding.is_empty() { String::new() } else { format!("Content-Encoding: {coding}\r\n") };
    let mut answer = format!(
        "HTTP/1.1 {status}\r\n{location}Content-Type: {media_type}\r\n{coding}Content-Length: {}\r\n\
         Vary: Accept-Encoding\r\nAccess-Control-Allow-Origin: *\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if method != Some("HEAD") {
        answer.extend(body);
    }
    answer
}

/// The compressed file beside this one (`make compressed`) and its encoding, if the request accepts it.
fn packed(path: &Path, head: &[u8]) -> Option<(&'static str, Vec<u8>)> {
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let taken = head.lines().find_map(|line| line.strip_prefix("accept-encoding:"))?;
    let takes = |coding: &str| taken.split(',').any(|one| one.trim() == coding);
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
        let mut beside = path.as_os_str().to_owned();
        beside.push(format!(".{ending}"));
        // A symbolic link might lead out of the folder.
        let there = takes(coding) && fs::symlink_metadata(&beside).is_ok_and(|file| file.is_file());
        there.then(|| fs::read(beside).ok()).flatten().map(|bytes| (coding, bytes))
    })
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|e| e.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    #[test]
    fn packed_files_go_to_those_who_take_them() -> io::Result<()> {
        let folder = std::env::temp_dir().join(format!("rack-o-packed-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let root = fs::canonicalize(&folder)?;
        for (name, text) in [("a.js", "plain"), ("a.js.br", "brotli"), ("a.js.gz", "gzip"), ("b.js", "alone")] {
            fs::write(root.join(name), text)?;
        }
        let ask = |name: &str, codings: &str| {
            let request = format!("GET /{name} HTTP/1.1\r\nAccept-Encoding: {codings}\r\n\r\n");
            String::from_utf8_lossy(&answer(&root, "/", request.as_bytes())).into_owned()
        };
        let all = ask("a.js", "gzip, deflate, br, zstd");
        assert!(all.contains("\r\nContent-Encoding: br\r\n") && all.ends_with("\r\n\r\nbrotli"), "{all}");
        assert!(all.contains("\r\nContent-Type: text/javascript"), "{all}");
        let old = ask("a.js", "gzip");
        assert!(old.contains("\r\nContent-Encoding: gzip\r\n") && old.ends_with("\r\n\r\ngzip"), "{old}");
        for (name, codings, text) in [("a.js", "identity", "plain"), ("b.js", "br", "alone")] {
            let plain = ask(name, codings);
            assert!(!plain.contains("Content-Encoding") && plain.ends_with(text), "{plain}");
        }
        fs::remove_dir_all(root)
    }
}
