//! Passwords: Argon2id with the recommended costs, a few at a time, away from the threads that serve people.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::error::Error;
use crate::secret;

/// The shortest and the longest password, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// Hashes and compares passwords.
#[derive(Clone)]
pub(crate) struct Passwords {
    room: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        // Each takes 19 MiB of memory.
        Passwords { room: Arc::new(Semaphore::new(2)) }
    }
}

impl Passwords {
    /// The stored form of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Error> {
        if !LENGTH.contains(&password.chars().count()) {
            return Err(Error::BadPassword);
        }
        self.work(move || {
            let salt: [u8; 16] = secret::random();
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
            hash.map(|hash| hash.to_string()).map_err(|_| Error::Broken)
        })
        .await?
    }

    /// Whether a password is the stored one. Without a stored one it takes as long and returns false, so that a
    /// caller cannot learn which names exist.
    pub(crate) async fn check(&self, password: String, stored: Option<String>) -> Result<bool, Error> {
        self.work(move || {
            let known = stored.is_some();
            let hash = stored.unwrap_or_else(|| NOBODY.into());
            let password = if password.len() > 1000 { String::new() } else { password };
            let fits = Argon2::default().verify_password(password.as_bytes(), hash.as_str()).is_ok();
            fits && known
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let place = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Error::Broken)?;
        let job = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        job.await.map_err(|_| Error::Broken)
    }
}

/// A hash with the recommended costs that belongs to no account.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo";

#[cfg(test)]
mod tests {
    use super::{NOBODY, Passwords};

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other_is() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(NOBODY.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert_eq!(passwords.check("correct horse".into(), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.check("correct cow".into(), Some(hash)).await, Ok(false));
        assert_eq!(passwords.check("correct horse".into(), None).await, Ok(false));
        assert!(passwords.hash("short".into()).await.is_err());
    }
}
