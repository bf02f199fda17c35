//! A small static host for the built page: `make play` runs it, and the tests in the browser do.
//!
//! `cargo run --no-default-features --example serve -- --help`

/// There is nothing to serve from in a browser; this lets the examples be checked for wasm32 too.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    match host::Options::parse(std::env::args().skip(1)) {
        Ok(None) => {
            print!("{}", host::HELP);
            std::process::ExitCode::SUCCESS
        }
        Ok(Some(options)) => match host::serve(&options) {
            Ok(()) => std::process::ExitCode::SUCCESS,
            Err(reason) => complain(&reason),
        },
        Err(reason) => complain(&reason),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn complain(reason: &str) -> std::process::ExitCode {
    eprintln!("{reason}");
    std::process::ExitCode::FAILURE
}

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::fs;
    use std::io::{self, ErrorKind, Read, Write};
    use std::net::{Shutdown, TcpListener, TcpStream};
    use std::path::{Path, PathBuf};
    use std::thread;
    use std::time::Duration;

    /// What `--help` prints.
    pub const HELP: &str = "\
Serves a folder of static files, without caching; packed where FILE.br or FILE.gz lies beside FILE.

  --dir DIR        the folder (dist)
  --port PORT      the port; 0 takes any free one (8080)
  --host ADDRESS   the address to listen on; 0.0.0.0 for all (127.0.0.1)
  --prefix PATH    serve the folder under this path, and nothing elsewhere (/)
  --help           this
";

    /// The longest head of a request that is read, in bytes.
    const LONGEST_HEAD: u64 = 16 * 1024;

    /// How long to wait for a browser that says or takes nothing.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// What the command line asks for.
    #[derive(Debug, PartialEq)]
    pub struct Options {
        dir: PathBuf,
        host: String,
        port: u16,
        /// Begins and ends with a slash.
        prefix: String,
    }

    impl Options {
        /// Reads the command line; `None` if it asks for help.
        pub fn parse(mut args: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
            let mut options =
                Self { dir: PathBuf::from("dist"), host: "127.0.0.1".to_owned(), port: 8080, prefix: "/".to_owned() };
            while let Some(arg) = args.next() {
                let (name, value) = match arg.split_once('=') {
                    Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                    None => (arg, None),
                };
                if name == "--help" || name == "-h" {
                    return Ok(None);
                }
                let mut value =
                    || value.clone().or_else(|| args.next()).ok_or_else(|| format!("{name} needs a value."));
                match name.as_str() {
                    "--dir" => options.dir = PathBuf::from(value()?),
                    "--host" => options.host = value()?,
                    "--port" => {
                        let port = value()?;
                        options.port = port.parse().map_err(|_| format!("'{port}' is not a port (0 to 65535)."))?;
                    }
                    "--prefix" => {
                        let value = value()?;
                        options.prefix = match value.trim_matches('/') {
                            "" => "/".to_owned(),
                            inner => format!("/{inner}/"),
                        };
                    }
                    _ => return Err(format!("'{name}' is not an option.\n\n{HELP}")),
                }
            }
            Ok(Some(options))
        }
    }

    /// Serves until the process is ended; an error says in a sentence why it cannot.
    pub fn serve(options: &Options) -> Result<(), String> {
        let shown = options.dir.display();
        let root = fs::canonicalize(&options.dir)
            .map_err(|_| format!("There is no folder {shown} to serve. 'make build' makes dist."))?;
        if !root.join("index.html").is_file() {
            return Err(format!("There is no {shown}/index.html to serve. 'make build' makes dist."));
        }
        let port = options.port;
        let listener = TcpListener::bind((options.host.as_str(), port)).map_err(|e| match e.kind() {
            ErrorKind::AddrInUse => {
                format!("Port {port} is taken. Choose another, as in: make play PORT=8081")
            }
            ErrorKind::PermissionDenied => {
                format!("Port {port} needs more rights than this user has. Choose one above 1023.")
            }
            _ => format!("Cannot listen on {}:{port}: {e}.", options.host),
        })?;
        let port = listener.local_addr().map_or(port, |a| a.port());

        println!("Rack-O is at http://localhost:{port}{} (Ctrl+C stops it)", options.prefix);
        accept(&listener, &root, &options.prefix);
        Ok(())
    }

    /// A thread for every connection, and a connection for every request: simple, and none waits for another.
    fn accept(listener: &TcpListener, root: &Path, prefix: &str) {
        thread::scope(|scope| {
            for connection in listener.incoming().flatten() {
                // A browser that breaks off is no concern of ours.
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
            // Browsers open connections in advance, and may not use them.
            return Ok(());
        }
        connection.write_all(&answer(root, prefix, &head))?;
        connection.shutdown(Shutdown::Write)
    }

    /// The whole answer to a request, of which `head` is the beginning.
    fn answer(root: &Path, prefix: &str, head: &[u8]) -> Vec<u8> {
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
             Vary: Accept-Encoding\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
            body.len()
        )
        .into_bytes();
        if method != Some("HEAD") {
            answer.extend(body);
        }
        answer
    }

    /// The file as it lies packed beside itself (`make compressed`), if this request takes it so, and how it is packed.
    fn packed(path: &Path, head: &[u8]) -> Option<(&'static str, Vec<u8>)> {
        let head = String::from_utf8_lossy(head).to_ascii_lowercase();
        let taken = head.lines().find_map(|line| line.strip_prefix("accept-encoding:"))?;
        let takes = |coding: &str| taken.split(',').any(|one| one.trim() == coding);
        [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
            let mut beside = path.as_os_str().to_owned();
            beside.push(format!(".{ending}"));
            // A link might lead out of the folder.
            let there = takes(coding) && fs::symlink_metadata(&beside).is_ok_and(|file| file.is_file());
            there.then(|| fs::read(beside).ok()).flatten().map(|bytes| (coding, bytes))
        })
    }

    #[derive(Debug, PartialEq)]
    enum Found {
        File(PathBuf),
        Redirect(String),
        Nothing,
    }

    /// The file that an address names. It lies inside of `root`, which is canonical, or is nothing.
    fn find(root: &Path, prefix: &str, url: &str) -> Found {
        let address = url.split(['?', '#']).next().unwrap_or_default();
        let Some(inner) = address.strip_prefix(prefix) else {
            return match prefix.strip_suffix('/') {
                Some(bare) if bare == address => Found::Redirect(prefix.to_owned()),
                _ => Found::Nothing,
            };
        };
        let mut path = root.to_owned();
        for part in inner.split('/') {
            match decode(part) {
                Some(name) if name == ".." || name.contains(['/', '\\', '\0', ':']) => {
                    return Found::Nothing;
                }
                Some(name) => path.push(name),
                None => return Found::Nothing,
            }
        }
        // Follows symbolic links, so that none leads out.
        match fs::canonicalize(&path) {
            Ok(real) if !real.starts_with(root) => Found::Nothing,
            Ok(real) if real.is_file() => Found::File(real),
            Ok(real) if real.is_dir() && !address.ends_with('/') => {
                // From the host's root, and never "//elsewhere", which would name another host.
                Found::Redirect(format!("{prefix}{}/", inner.trim_start_matches('/')))
            }
            Ok(real) if real.join("index.html").is_file() => Found::File(real.join("index.html")),
            _ => Found::Nothing,
        }
    }

    /// Undoes percent-encoding; `None` if it is broken or not UTF-8.
    fn decode(part: &str) -> Option<String> {
        let mut bytes = part.bytes();
        let mut decoded = Vec::with_capacity(part.len());
        while let Some(byte) = bytes.next() {
            decoded.push(if byte == b'%' {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            } else {
                byte
            });
        }
        String::from_utf8(decoded).ok()
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

        fn parse(args: &[&str]) -> Result<Option<Options>, String> {
            Options::parse(args.iter().map(|&a| a.to_owned()))
        }

        /// This package's own folder has files and folders enough to look for.
        fn here() -> PathBuf {
            fs::canonicalize(env!("CARGO_MANIFEST_DIR")).unwrap_or_default()
        }

        #[test]
        fn options_have_defaults_and_two_spellings() {
            let plain = parse(&[]);
            assert_eq!(plain, parse(&["--port", "8080", "--dir=dist", "--prefix", "/"]));
            let prefixed = parse(&["--prefix", "some/path"]);
            assert_eq!(prefixed, parse(&["--prefix=/some/path/"]));
            assert_ne!(prefixed, plain);
            assert_eq!(parse(&["--help"]), Ok(None));
            assert!(parse(&["--port", "80800"]).is_err());
            assert!(parse(&["--port"]).is_err());
            assert!(parse(&["--porto", "1"]).is_err());
        }

        #[test]
        fn a_request_is_answered() -> io::Result<()> {
            let listener = TcpListener::bind(("127.0.0.1", 0))?;
            let address = listener.local_addr()?;
            thread::spawn(move || accept(&listener, &here(), "/a/"));
            let ask = |request: &str| {
                let mut connection = TcpStream::connect(address)?;
                connection.write_all(request.as_bytes())?;
                let mut answer = String::new();
                connection.read_to_string(&mut answer).map(|_| answer)
            };
            // One that says nothing keeps nobody waiting.
            let _silent = TcpStream::connect(address)?;

            let page = ask("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
            assert!(page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"), "{page}");
            assert!(page.ends_with(include_str!("../index.html")), "{page}");
            let head = ask("HEAD /a/ HTTP/1.1\r\n\r\n")?;
            assert!(page.starts_with(&head) && head.ends_with("\r\n\r\n"), "{head}");

            let moved = ask("GET /a HTTP/1.1\r\n\r\n")?;
            assert!(moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /a/\r\n"), "{moved}");
            assert!(ask("GET /b HTTP/1.1\r\n\r\n")?.starts_with("HTTP/1.1 404"));
            assert!(ask("POST /a/ HTTP/1.1\r\n\r\n")?.starts_with("HTTP/1.1 405"));
            assert!(ask("hello\r\n\r\n")?.starts_with("HTTP/1.1 400"));
            Ok(())
        }

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

        #[test]
        fn addresses_name_files() {
            let root = here();
            let file = Found::File(root.join("src").join("lib.rs"));
            assert_eq!(find(&root, "/", "/src/lib.rs"), file);
            assert_eq!(find(&root, "/", "/src/l%69b.rs?x=/../y"), file);
            assert_eq!(find(&root, "/a/b/", "/a/b/src/lib.rs"), file);
            assert_eq!(find(&root, "/", "/"), Found::File(root.join("index.html")));
        }

        #[test]
        fn folders_get_their_slash() {
            let root = here();
            let to = |address: &str| Found::Redirect(address.to_owned());
            assert_eq!(find(&root, "/", "/src"), to("/src/"));
            assert_eq!(find(&root, "/", "//src"), to("/src/"));
            assert_eq!(find(&root, "/a/", "/a/src"), to("/a/src/"));
            assert_eq!(find(&root, "/a/b/", "/a/b"), to("/a/b/"));
        }

        #[test]
        fn nothing_else_is_served() {
            let root = here().join("src");
            for address in [
                "/../Cargo.toml",
                "/%2e%2e/Cargo.toml",
                "/..%2fCargo.toml",
                "/..%5cCargo.toml",
                "/engine/../../Cargo.toml",
                "//etc/passwd",
                "/%00",
                "/%2",
                "/%zz",
                "/%ff",
                "/lib.rs/",
                "/engine/",
                "*",
            ] {
                assert_eq!(find(&root, "/", address), Found::Nothing, "{address}");
            }
            assert_eq!(find(&root, "/a/", "/lib.rs"), Found::Nothing);
        }
    }
}
