//! Files of one folder, and nothing outside of it: not even where a symbolic link leads.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use tower_http::services::fs::{Backend, TokioBackend, TokioFile};

type Answer<T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send>>;

/// The files below a folder.
#[derive(Clone)]
pub struct Within(Arc<Path>);

impl Within {
    /// The folder must be canonical.
    pub fn new(root: &Path) -> Self {
        Self(root.into())
    }

    /// Where a path really leads, if that is inside.
    async fn real(self, path: PathBuf) -> io::Result<PathBuf> {
        let real = tokio::fs::canonicalize(path).await?;
        real.starts_with(&self.0).then_some(real).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Backend for Within {
    type File = TokioFile;
    type Metadata = Metadata;
    type OpenFuture = Answer<TokioFile>;
    type MetadataFuture = Answer<Metadata>;

    fn open(&self, path: PathBuf) -> Answer<TokioFile> {
        let real = self.clone().real(path);
        Box::pin(async { TokioBackend.open(real.await?).await })
    }

    fn metadata(&self, path: PathBuf) -> Answer<Metadata> {
        let real = self.clone().real(path);
        Box::pin(async { TokioBackend.metadata(real.await?).await })
    }
}
