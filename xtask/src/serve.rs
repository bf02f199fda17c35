//! A small static host for the built page: axum and tower-http's `ServeDir`.

mod within;

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::Redirect;
use axum::routing::get;
use std::fs;
use std::path::{Path, PathBuf};
use tokio::net::TcpListener;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;
use within::Within;

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
    ensure!(
        options.dir.join("index.html").is_file(),
        "there is no {shown}/index.html to serve: `make build` makes dist"
    );
    let site = site(&options.dir, &options.prefix)?;
    listen(site, &options.host, options.port, &options.prefix)
}

/// Serves a site until the process ends, and says where.
pub fn listen(site: Router, host: &str, port: u16, prefix: &str) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((host, port)).await.with_context(|| match port {
            0 => format!("cannot listen on {host}"),
            _ => format!("cannot listen on {host}:{port}; `PORT=8081` takes another port"),
        })?;
        let port = listener.local_addr()?.port();
        println!("Rack-O is at http://localhost:{port}{prefix} (Ctrl+C stops it)");
        Ok(axum::serve(listener, site).await?)
    })
}

/// The folder under a path that begins and ends with a slash. Browsers ask each time whether a file has changed.
pub fn site(folder: &Path, prefix: &str) -> Result<Router> {
    let root = fs::canonicalize(folder).with_context(|| format!("there is no folder {}", folder.display()))?;
    let files = ServeDir::with_backend(&root, Within::new(&root))
        .precompressed_br()
        .precompressed_gzip()
        .redirect_path_prefix(prefix.trim_end_matches('/'));
    let site = match prefix {
        "/" => Router::new().fallback_service(files),
        _ => {
            let to = Redirect::permanent(prefix);
            let bare = prefix.trim_end_matches('/');
            Router::new().nest_service(prefix, files).route(bare, get(async move || to.clone()))
        }
    };
    let always = |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    Ok(site.layer(always(header::CACHE_CONTROL, "no-cache")).layer(always(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")))
}

#[cfg(test)]
mod tests;
