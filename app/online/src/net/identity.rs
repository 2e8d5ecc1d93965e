//! The identity of this program: a key in a file that only its owner can read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rondel_hosting::{Key, Secret};
use rondel_system::replace_private;
use serde::{Deserialize, Serialize};

use super::unguessable;

/// The key of this program, and its port.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Identity {
    /// The secret key.
    pub(super) secret: Secret,
    /// The port advertised to other programs, or 0 until a port has been bound for the first time.
    #[serde(default)]
    pub(super) port: u16,
    #[serde(skip)]
    path: PathBuf,
}

/// An error that occurs when loading or creating the key.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Path of the file.
        path: PathBuf,
        /// The underlying I/O error.
        source: io::Error,
    },
    /// The file does not contain a key.
    #[error("{}: not a Rondel key; move it away to have a new one created", .0.display())]
    NoKey(PathBuf),
    /// The system cannot provide random numbers for a key.
    #[error("{0}")]
    NoLuck(String),
}

impl Identity {
    /// Loads the key from a file, or creates one if the file does not exist. Only its owner can read the file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written, or does not contain a key.
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

    /// Saves the port, so that invitations remain valid after the program is restarted.
    pub(super) fn remember_port(&mut self, port: u16) {
        if self.port != port {
            self.port = port;
            // If this fails, guests reach the host by other routes or need a new invitation.
            let _ = self.write();
        }
    }

    /// Returns the public key of this program.
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
