//! A small static host for the built page.

mod answer;
mod find;

use answer::answer;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// The longest request head that is read, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// How long to wait for a browser that sends or accepts nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// Serve a folder of static files, without caching; packed where FILE.br or FILE.gz lies beside FILE
#[derive(clap::Args)]
pub struct Options {
    /// The folder
    #[arg(long, default_value = "dist")]
    dir: PathBuf,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on; 0.0.0.0 for all
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
    /// Serve the folder under this path, and nothing elsewhere
    #[arg(long, default_value = "/", value_parser = slashed)]
    prefix: String,
}

/// The path with a slash at either end.
fn slashed(path: &str) -> Result<String, std::convert::Infallible> {
    Ok(match path.trim_matches('/') {
        "" => "/".to_owned(),
        inner => format!("/{inner}/"),
    })
}

/// Serves until the process ends.
pub fn run(options: &Options) -> Result<()> {
    let shown = options.dir.display();
    let root = fs::canonicalize(&options.dir)
        .with_context(|| format!("there is no folder {shown} to serve: `make build` makes dist"))?;
    ensure!(root.join("index.html").is_file(), "there is no {shown}/index.html to serve: `make build` makes dist");
    let port = options.port;
    let listener = TcpListener::bind((options.host.as_str(), port)).with_context(|| match port {
        0 => format!("cannot listen on {}", options.host),
        _ => format!("cannot listen on {}:{port}; `make play PORT=8081` takes another port", options.host),
    })?;
    let port = listener.local_addr().map_or(port, |address| address.port());

    println!("Rack-O is at http://localhost:{port}{} (Ctrl+C stops it)", options.prefix);
    accept(&listener, &root, &options.prefix);
    Ok(())
}

/// A thread per connection and a connection per request: simple, and none waits for another.
fn accept(listener: &TcpListener, root: &Path, prefix: &str) {
    thread::scope(|scope| {
        for connection in listener.incoming().flatten() {
            // Errors are ignored: a browser may break off.
            scope.spawn(move || converse(connection, root, prefix).ok());
        }
    });
}

fn converse(mut connection: TcpStream, root: &Path, prefix: &str) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let mut head = Vec::new();
    let mut piece = [0; 2048];
    while !head.windows(4).any(|w| w == b"\r\n\r\n") {
        let room = LONGEST_HEAD.saturating_sub(head.len() as u64);
        let read = (&connection).take(room).read(&mut piece)?;
        if read == 0 {
            break;
        }
        head.extend_from_slice(&piece[..read]);
    }
    if head.is_empty() {
        // Browsers open connections in advance that they may not use.
        return Ok(());
    }
    connection.write_all(&answer(root, prefix, &head))?;
    connection.shutdown(Shutdown::Write)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    /// The project's own folder has enough files to look for.
    fn project_root() -> PathBuf {
        fs::canonicalize(files::root()).unwrap_or_default()
    }

    #[test]
    fn a_prefix_stands_between_slashes() {
        for (path, wanted) in [("/", "/"), ("", "/"), ("some/path", "/some/path/"), ("/some/path/", "/some/path/")] {
            assert_eq!(slashed(path), Ok(wanted.to_owned()));
        }
    }

    #[test]
    fn a_request_is_answered() -> io::Result<()> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = listener.local_addr()?;
        thread::spawn(move || accept(&listener, &project_root(), "/a/"));
        let ask = |request: &str| {
            let mut connection = TcpStream::connect(address)?;
            connection.write_all(request.as_bytes())?;
            let mut answer = String::new();
            connection.read_to_string(&mut answer).map(|_| answer)
        };
        // A silent connection delays nobody.
        let _silent = TcpStream::connect(address)?;

        let page = ask("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
        assert!(page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"), "{page}");
        assert!(page.ends_with(include_str!("../../index.html")), "{page}");
        let head = ask("HEAD /a/ HTTP/1.1\r\n\r\n")?;
        assert!(page.starts_with(&head) && head.ends_with("\r\n\r\n"), "{head}");

        let moved = ask("GET /a HTTP/1.1\r\n\r\n")?;
        assert!(moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /a/\r\n"), "{moved}");
        assert!(ask("GET /b HTTP/1.1\r\n\r\n")?.starts_with("HTTP/1.1 404"));
        assert!(ask("POST /a/ HTTP/1.1\r\n\r\n")?.starts_with("HTTP/1.1 405"));
        assert!(ask("hello\r\n\r\n")?.starts_with("HTTP/1.1 400"));
        Ok(())
    }
}
