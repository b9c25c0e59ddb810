//! The secrets of running games at rest: sealed with a key that is not in the store.
//!
//! Whoever reads the store, or a copy of it, must not learn the dice of games that are still played. So the store has secrets
//! only in sealed form, each bound to its table, and the key is in a file of its own. Several servers with one store share the
//! key. Once a game is over its secret is public, and is stored as it is: finished games do not depend on the key.

use std::{
    fmt, fs,
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use chacha20poly1305::{
    KeyInit, XChaCha20Poly1305, XNonce,
    aead::{Aead, Payload},
};
use sha2::{Digest, Sha256};

use crate::{
    config::Config,
    error::{Error, Result},
    fair::Bytes32,
    header::Header,
    store::{Status, Store, StoreError, TableRow},
};

/// What a sealed value begins with; then come the key's id and the nonce with the text, in hexadecimal digits.
const MARK: &str = "sealed ";
const NONCE: usize = 24;

/// Where the store notes the key that it was first used with.
const FIRST: &str = "secrets_key";

/// The keys of a server. The first one seals; the others only open what was sealed with them. Without keys, only what was
/// never sealed can be opened.
#[derive(Clone, Default)]
pub struct Vault {
    keys: Vec<Key>,
}

#[derive(Clone)]
struct Key {
    /// Tells keys apart, and says nothing about them.
    id: String,
    cipher: XChaCha20Poly1305,
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys.iter().map(|key| &key.id)).finish()
    }
}

impl Key {
    fn new(bytes: [u8; 32]) -> Key {
        let digest = Sha256::new().chain_update("formicarium key\n").chain_update(bytes).finalize();
        let id = Bytes32::from_bytes(&digest).as_str()[..8].to_owned();
        Key { id, cipher: XChaCha20Poly1305::new(&bytes.into()) }
    }
}

impl Vault {
    /// Keys for a store that does not outlive the program, and for tests.
    pub fn of(keys: &[[u8; 32]]) -> Vault {
        Vault { keys: keys.iter().copied().map(Key::new).collect() }
    }

    /// The keys of a server with this store. If there is none yet, makes one.
    ///
    /// # Errors
    /// When the file cannot be read or written, or the store was used with another key.
    pub async fn open(config: &Config, store: &Store) -> anyhow::Result<Vault> {
        let Some(path) = config.secrets_key_file.clone().or_else(|| beside(&config.kept.store)) else {
            return Ok(Vault::of(&[random()]));
        };
        let first = store.meta(FIRST).await?;
        let vault = match Vault::read(&path)? {
            Some(vault) => vault,
            None if first.is_none() || config.replace_secrets_key => Vault::create(&path)?,
            None => bail!("{}", lost(&path, first.as_deref())),
        };
        let id = vault.id().to_owned();
        let first = store.meta_or_insert(FIRST, &id).await?;
        let accepted = format!("{FIRST} {id}");
        if config.replace_secrets_key || vault.keys.iter().any(|key| key.id == first) {
            store.meta_or_insert(&accepted, "accepted").await?;
        } else if store.meta(&accepted).await?.is_none() {
            bail!("{}", lost(&path, Some(&first)));
        }
        Ok(vault)
    }

    /// The keys for a program that serves nobody: none if there is no file, and then games that are not over stay closed.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn for_tools(store: &str, file: Option<&Path>) -> anyhow::Result<Vault> {
        let file = file.map(Path::to_owned).or_else(|| beside(store));
        Ok(file.map(|file| Vault::read(&file)).transpose()?.flatten().unwrap_or_default())
    }

    /// The keys in a file; `None` if there is no such file.
    pub fn read(path: &Path) -> anyhow::Result<Option<Vault>> {
        let context = || format!("the key file {}", path.display());
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(context),
        };
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let keys: Option<Vec<[u8; 32]>> = lines.map(|line| bytes_of(line)?.try_into().ok()).collect();
        match keys {
            Some(keys) if !keys.is_empty() => Ok(Some(Vault::of(&keys))),
            _ => bail!("{}: every line is a key of 64 hexadecimal digits, and there is at least one", context()),
        }
    }

    /// Makes a key and a file for it, which only this user can read.
    fn create(path: &Path) -> anyhow::Result<Vault> {
        let context = || format!("cannot write the key file {}", path.display());
        let key = random();
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path).with_context(context)?;
        let digits = Bytes32::from_bytes(&key);
        let text = format!(
            "# Seals the dice of running games (docs/fair-dice.md). Keep it apart from the store.\n{}\n",
            digits.as_str()
        );
        file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).with_context(context)?;
        tracing::info!(file = %path.display(), "made a key for the secrets of running games");
        Ok(Vault::of(&[key]))
    }

    /// The id of the key that seals.
    ///
    /// # Panics
    /// When there are no keys.
    pub fn id(&self) -> &str {
        &self.keys[0].id
    }

    /// Seals a value. Only who names the same place can open it: the sealed secret of one table is none at another.
    ///
    /// # Panics
    /// When there are no keys.
    pub fn seal(&self, value: &Bytes32, place: &str) -> String {
        let Key { id, cipher } = &self.keys[0];
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).expect("the system has a source of randomness");
        let payload = Payload { msg: value.as_str().as_bytes(), aad: place.as_bytes() };
        let text = cipher.encrypt(&XNonce::from(nonce), payload).expect("a short text can be sealed");
        let digits: String = nonce.iter().chain(&text).map(|byte| format!("{byte:02x}")).collect();
        format!("{MARK}{id} {digits}")
    }

    /// Whether a stored value is sealed with the key that seals now.
    pub fn is_current(&self, text: &str) -> bool {
        text.strip_prefix(MARK).and_then(|sealed| sealed.split_once(' ')).is_some_and(|(id, _)| id == self.id())
    }

    /// The value that was sealed; a value that was not is returned as it is.
    ///
    /// # Errors
    /// [`Error::Sealed`] when the key is not here, [`Error::Bug`] when the text was changed.
    pub fn open_value(&self, text: &str, place: &str) -> Result<Bytes32> {
        let Some(sealed) = text.strip_prefix(MARK) else { return Ok(Bytes32::as_stored(text.to_owned())) };
        let damaged = || Error::Bug(format!("the sealed secret of {place} is damaged"));
        let (id, digits) = sealed.split_once(' ').ok_or_else(damaged)?;
        let key = self.keys.iter().find(|key| key.id == id).ok_or_else(|| Error::Sealed { key: id.to_owned() })?;
        let bytes = bytes_of(digits).filter(|bytes| bytes.len() > NONCE).ok_or_else(damaged)?;
        let (nonce, text) = bytes.split_at(NONCE);
        let nonce: [u8; NONCE] = nonce.try_into().map_err(|_| damaged())?;
        let payload = Payload { msg: text, aad: place.as_bytes() };
        let value = key.cipher.decrypt(&XNonce::from(nonce), payload).map_err(|_| damaged())?;
        Bytes32::parse(std::str::from_utf8(&value).map_err(|_| damaged())?)
    }

    /// The header of a table, with its secret.
    pub fn header(&self, row: &TableRow) -> Result<Header> {
        let mut header = Header::listed(&row.header)?;
        header.secret = self.open_value(header.secret.as_str(), &row.id)?;
        // Tables that wait for players can still change.
        Ok(if row.status == Status::Open { header.renewed() } else { header })
    }

    /// The header as the store keeps it while the game is not over.
    pub fn sealed(&self, header: &Header, id: &str) -> String {
        Header { secret: Bytes32::as_stored(self.seal(&header.secret, id)), ..header.clone() }.to_text()
    }

    /// Seals the secrets of tables from before they were sealed, as far as their games are not over.
    ///
    /// # Errors
    /// When the store fails. A table that somebody changes at the same time is sealed by that change.
    pub async fn seal_all(&self, store: &Store) -> std::result::Result<usize, StoreError> {
        let mut n_sealed = 0;
        for id in store.tables_with_open_secrets(MARK).await? {
            let Some(row) = store.table(&id).await? else { continue };
            let Ok(header) = Header::listed(&row.header) else { continue };
            let sealed = TableRow { header: self.sealed(&header, &id), ..row.clone() };
            match store.save_table(&sealed, row.changed).await {
                Ok(_) => n_sealed += 1,
                // Its server seals it with the next change.
                Err(StoreError::Conflict { .. } | StoreError::NotOurs { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(n_sealed)
    }
}

/// Whether the header of a table has a sealed secret.
pub fn is_sealed(header: &Header) -> bool {
    header.secret.as_str().starts_with(MARK)
}

/// Where the key of a store is unless it is said; `None` for a store in memory, which needs none.
pub fn beside(store: &str) -> Option<PathBuf> {
    match store.strip_prefix("sqlite:") {
        Some(":memory:") => None,
        Some(file) => Some(PathBuf::from(format!("{file}.key"))),
        None => Some(PathBuf::from("formicarium.key")),
    }
}

fn lost(path: &Path, id: Option<&str>) -> String {
    format!(
        "the secrets in this store were sealed with the key {}, which is not in {}: put that key file there or name it with \
         --secrets-key-file. If it is lost, start once with --replace-secrets-key: finished games stay as they are, and games \
         that were running cannot be played on",
        id.unwrap_or("of another server"),
        path.display()
    )
}

fn random() -> [u8; 32] {
    let mut key = [0; 32];
    getrandom::fill(&mut key).expect("the system has a source of randomness");
    key
}

fn bytes_of(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    pairs.map(|pair| pair.filter(|pair| pair.len() == 2).and_then(|pair| u8::from_str_radix(pair, 16).ok())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Bytes32 {
        Bytes32::from_bytes(&[7; 32])
    }

    #[test]
    fn what_is_sealed_can_be_opened_at_its_place_with_its_key_only() {
        let vault = Vault::of(&[[1; 32]]);
        let sealed = vault.seal(&secret(), "a");
        assert!(!sealed.contains("0707"), "{sealed}");
        assert_ne!(sealed, vault.seal(&secret(), "a"), "equal secrets must not show");
        assert_eq!(vault.open_value(&sealed, "a").expect("the key is here"), secret());
        assert!(matches!(vault.open_value(&sealed, "b"), Err(Error::Bug(_))));
        let other = Vault::of(&[[2; 32]]);
        assert!(matches!(other.open_value(&sealed, "a"), Err(Error::Sealed { key }) if key == vault.id()));
        let both = Vault::of(&[[2; 32], [1; 32]]);
        assert_eq!(both.open_value(&sealed, "a").expect("an older key is here"), secret());
        assert_eq!(both.id(), other.id());
    }

    #[test]
    fn a_changed_text_is_refused() {
        let vault = Vault::of(&[[1; 32]]);
        let sealed = vault.seal(&secret(), "a");
        let last = if sealed.ends_with('0') { "1" } else { "0" };
        for bad in [&format!("{}{last}", &sealed[..sealed.len() - 1]), &sealed[..30], "sealed ", "sealed x"] {
            assert!(vault.open_value(bad, "a").is_err(), "{bad:?}");
        }
        // What was never sealed is from before there was a vault.
        assert_eq!(vault.open_value(secret().as_str(), "a").expect("a secret"), secret());
    }

    #[test]
    fn a_key_file_is_private_and_can_have_several_keys() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("key");
        assert!(Vault::read(&path).expect("no file is no error").is_none());
        let made = Vault::create(&path).expect("a new file");
        assert_eq!(Vault::read(&path).expect("it can be read").expect("it is there").id(), made.id());
        assert!(Vault::create(&path).is_err(), "a key is never overwritten");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&path, format!("# new\n{}\n\n{}\n", "0a".repeat(32), "0b".repeat(32))).expect("it can be written");
        assert_eq!(Vault::read(&path).expect("two keys").expect("it is there").keys.len(), 2);
        for bad in ["", "# nothing\n", "0a\n", &"0g".repeat(32)] {
            fs::write(&path, bad).expect("it can be written");
            assert!(Vault::read(&path).is_err(), "{bad:?}");
        }
    }
}
