//! Where a store is, read from its address.

use std::path::PathBuf;

use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// A parsed address.
#[derive(Debug)]
pub(super) enum Place {
    Memory,
    File(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Place {
    pub(super) fn parse(url: &str) -> Result<Place, StoreError> {
        let unknown = || StoreError::UnknownUrl { what: scheme_of(url).to_owned() };
        match url.split_once(':').ok_or_else(unknown)? {
            ("sqlite", ":memory:" | "//:memory:") => Ok(Place::Memory),
            ("sqlite", rest) => {
                let path = rest.strip_prefix("//").unwrap_or(rest);
                // In other programs a `?` starts options. None are known here, and a file with that
                // name would be a surprise.
                let is_path = !path.is_empty() && !path.contains(['?', '\0']);
                if is_path { Ok(Place::File(path.into())) } else { Err(unknown()) }
            }
            ("postgres" | "postgresql", _) => match url.parse() {
                Ok(options) => Ok(Place::Postgres(Box::new(options))),
                Err(error) => Err(StoreError::cannot_open("PostgreSQL", error)),
            },
            _ => Err(unknown()),
        }
    }
}

/// The part of an address that can be shown: what follows the scheme may contain a password.
fn scheme_of(url: &str) -> &str {
    url.split_once(':').map_or(url, |(scheme, _)| scheme)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(url: &str) -> PathBuf {
        match Place::parse(url) {
            Ok(Place::File(path)) => path,
            other => panic!("{url} is {other:?}"),
        }
    }

    #[test]
    fn a_file_is_named_with_or_without_slashes() {
        assert_eq!(file("sqlite:games.sqlite"), PathBuf::from("games.sqlite"));
        assert_eq!(file("sqlite://data/games.sqlite"), PathBuf::from("data/games.sqlite"));
        assert_eq!(file("sqlite:///var/games.sqlite"), PathBuf::from("/var/games.sqlite"));
        assert_eq!(file("sqlite:/var/with space 100%.sqlite"), PathBuf::from("/var/with space 100%.sqlite"));
    }

    #[test]
    fn memory_is_no_file() {
        assert!(matches!(Place::parse("sqlite::memory:"), Ok(Place::Memory)));
    }

    #[test]
    fn an_unknown_address_is_answered_without_its_password() {
        for url in ["mysql://ant:secret@host/db", "games.sqlite", "", "sqlite:", "sqlite:games.sqlite?mode=ro"] {
            let error = Place::parse(url).unwrap_err();
            assert!(matches!(error, StoreError::UnknownUrl { .. }), "{url} is {error:?}");
            assert!(!error.to_string().contains("secret"));
        }
    }

    #[test]
    fn postgresql_has_two_names() {
        for url in ["postgres://ant@host/db", "postgresql://ant@host/db"] {
            assert!(matches!(Place::parse(url), Ok(Place::Postgres(_))));
        }
        let error = Place::parse("postgres://ant:secret@host:port/db").unwrap_err();
        assert!(matches!(error, StoreError::CannotOpen { .. }));
        assert!(!error.to_string().contains("secret"));
    }
}
