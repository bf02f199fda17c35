#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::*;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;

/// A folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rack-o-serve-{name}-{}", std::process::id()));
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// Serves a folder until the tests end.
fn serve(folder: &Path, prefix: &str) -> SocketAddr {
    let site = site(folder, prefix).unwrap();
    let (told, address) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            told.send(listener.local_addr().unwrap()).unwrap();
            axum::serve(listener, site).await
        })
    });
    address.recv().unwrap()
}

/// The whole answer, with the names of its headers in small letters.
fn ask(address: SocketAddr, line: &str, codings: &str) -> String {
    let mut connection = TcpStream::connect(address).unwrap();
    let head = format!("{line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: {codings}\r\n\r\n");
    connection.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_prefix_stands_between_slashes() {
    for (path, wanted) in [("/", "/"), ("", "/"), ("some/path", "/some/path/"), ("/some/path/", "/some/path/")] {
        assert_eq!(slashed(path), Ok(wanted.to_owned()));
    }
}

#[test]
fn a_request_is_answered() {
    let folder = folder("prefix", &[("index.html", "page"), ("lang/de/table.txt", "text")]);
    let host = serve(&folder, "/a/b/");
    // A silent connection delays nobody.
    let _silent = TcpStream::connect(host).unwrap();

    let page = ask(host, "GET /a/b/?x=/../y", "");
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("\r\n\r\npage"), "{page}");
    for header in ["content-type: text/html", "cache-control: no-cache", "access-control-allow-origin: *"] {
        assert!(page.contains(&format!("\r\n{header}\r\n")), "{page}");
    }
    assert!(ask(host, "GET /a/b/l%61ng/de/table.txt", "").ends_with("\r\n\r\ntext"));
    let head = ask(host, "HEAD /a/b/", "");
    assert!(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"), "{head}");
    for (address, to) in [("/a/b", "/a/b/"), ("/a/b/lang", "/a/b/lang/")] {
        let moved = ask(host, &format!("GET {address}"), "");
        assert!(moved.starts_with("HTTP/1.1 30") && moved.contains(&format!("\r\nlocation: {to}\r\n")), "{moved}");
    }
    for address in ["/", "/a", "/a/", "/b", "/index.html", "/a/b/lang/", "/a/b/none"] {
        let nothing = ask(host, &format!("GET {address}"), "");
        assert!(nothing.starts_with("HTTP/1.1 404"), "{address}: {nothing}");
    }
    assert!(ask(host, "POST /a/b/", "").starts_with("HTTP/1.1 405"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn files_have_their_types() {
    let names = ["a.js", "a.css", "a.wasm", "a.webmanifest", "a.woff2", "a.png", "a.svg"];
    let folder = folder("types", &names.map(|name| (name, "x")));
    let host = serve(&folder, "/");
    for (name, wanted) in names.into_iter().zip([
        "text/javascript",
        "text/css",
        "application/wasm",
        "application/manifest+json",
        "font/woff2",
        "image/png",
        "image/svg+xml",
    ]) {
        let file = ask(host, &format!("GET /{name}"), "");
        assert!(file.contains(&format!("\r\ncontent-type: {wanted}\r\n")), "{file}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn packed_files_go_to_those_who_take_them() {
    let files = [("a.js", "plain"), ("a.js.br", "brotli"), ("a.js.gz", "gzip"), ("b.js", "alone")];
    let folder = folder("packed", &files);
    let host = serve(&folder, "/");
    for (coding, codings, text) in [("br", "gzip, deflate, br, zstd", "brotli"), ("gzip", "gzip", "gzip")] {
        let packed = ask(host, "GET /a.js", codings);
        assert!(packed.contains(&format!("\r\ncontent-encoding: {coding}\r\n")) && packed.ends_with(text), "{packed}");
        assert!(packed.contains("\r\ncontent-type: text/javascript\r\n"), "{packed}");
        assert!(packed.to_lowercase().contains("\r\nvary: accept-encoding\r\n"), "{packed}");
    }
    for (name, codings, text) in [("a.js", "identity", "plain"), ("b.js", "br", "alone")] {
        let plain = ask(host, &format!("GET /{name}"), codings);
        assert!(!plain.contains("content-encoding") && plain.ends_with(text), "{plain}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn nothing_outside_of_the_folder_is_served() {
    let folder =
        folder("inside", &[("secret.txt", "s"), ("secret.js.br", "s"), ("site/a.js", "x"), ("site/b/c.js", "x")]);
    #[cfg(unix)]
    for (to, name) in [("secret.txt", "out.txt"), ("", "out"), ("secret.js.br", "a.js.br")] {
        std::os::unix::fs::symlink(folder.join(to), folder.join("site").join(name)).unwrap();
    }
    let host = serve(&folder.join("site"), "/");
    for address in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/b/../../secret.txt",
        "//etc/passwd",
        "/%00",
        "/%ff",
        "/a.js/",
        "/b/",
        "/out.txt",
        "/out/secret.txt",
    ] {
        let nothing = ask(host, &format!("GET {address}"), "");
        assert!(nothing.starts_with("HTTP/1.1 404"), "{address}: {nothing}");
    }
    let plain = ask(host, "GET /a.js", "br");
    assert!(plain.starts_with("HTTP/1.1 200") && plain.ends_with("\r\n\r\nx"), "{plain}");
    fs::remove_dir_all(folder).unwrap();
}
