//! Who this program is to others: a key of its own, kept where nobody else reads it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rondel_hosting::{Key, Secret};
use rondel_system::replace_private;
use serde::{Deserialize, Serialize};

use super::unguessable;

/// The key of this program, and the port it is found at.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Identity {
    /// The secret half of the key.
    pub(super) secret: Secret,
    /// The port others were told of; 0 until there was one.
    #[serde(default)]
    pub(super) port: u16,
    #[serde(skip)]
    path: PathBuf,
}

/// Why a program has no key.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is no key.
    #[error("{}: not a Rondel key; move it away to have a new one created", .0.display())]
    NoKey(PathBuf),
    /// The system gives nothing to make a key of.
    #[error("{0}")]
    NoLuck(String),
}

impl Identity {
    /// The key in a file; a new one where there is none. Only its owner can read the file.
    ///
    /// # Errors
    /// A file that cannot be read or written, or is no key.
    pub fn keep(path: &Path) -> Result<Self, IdentityError> {
        let file = |source| IdentityError::File { path: path.to_owned(), source };
        match fs::read(path) {
            Ok(bytes) => {
                let read: Self = serde_json::from_slice(&bytes).map_err(|_| IdentityError::NoKey(path.to_owned()))?;
                Ok(Self { path: path.to_owned(), ..read })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let secret = Secret(unguessable().map_err(|error| IdentityError::NoLuck(error.to_string()))?);
                let identity = Self { secret, port: 0, path: path.to_owned() };
                identity.write().map_err(file)?;
                Ok(identity)
            }
            Err(error) => Err(file(error)),
        }
    }

    fn write(&self) -> io::Result<()> {
        replace_private(&self.path, &serde_json::to_vec(self).map_err(io::Error::other)?)
    }

    /// Remembers the port, so that invitations hold after the program was closed.
    pub(super) fn remember_port(&mut self, port: u16) {
        if self.port != port {
            self.port = port;
            // Without it guests find the host by other ways, or by a new invitation.
            let _ = self.write();
        }
    }

    /// What others know this program by.
    pub fn key(&self) -> Key {
        Key(*iroh::SecretKey::from_bytes(&self.secret.0).public().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_only_its_owner_reads_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deeper").join("key.json");
        let mut made = Identity::keep(&path).expect("a key");
        made.remember_port(4_321);
        let again = Identity::keep(&path).expect("the key");
        assert_eq!((again.key(), again.port), (made.key(), 4_321));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o777, 0o600);
        }
        assert!(!format!("{made:?}").contains(&made.secret.hex()));
        fs::write(&path, "beer").expect("written");
        assert!(matches!(Identity::keep(&path), Err(IdentityError::NoKey(_))), "what may be a key is not written over");
    }
}
