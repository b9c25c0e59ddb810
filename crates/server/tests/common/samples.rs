//! Stores as earlier programs wrote them, one for each schema: see `samples/README.md`.

use super::place::Place;

/// The statements that make a schema from the previous one, and what a program of that schema
/// wrote, if there is a sample of it.
struct Schema {
    common: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
    rows: Option<&'static str>,
}

macro_rules! schema {
    ($migration:literal, common) => {
        Schema {
            common: include_str!(concat!("../../migrations/", $migration, "/common.sql")),
            sqlite: "",
            postgres: "",
            rows: None,
        }
    };
    ($migration:literal) => {
        Schema {
            sqlite: include_str!(concat!("../../migrations/", $migration, "/sqlite.sql")),
            postgres: include_str!(concat!("../../migrations/", $migration, "/postgres.sql")),
            ..schema!($migration, common)
        }
    };
    ($migration:literal, rows $rows:literal) => {
        Schema { rows: Some(include_str!(concat!("../samples/", $rows))), ..schema!($migration) }
    };
}

const SCHEMAS: [Schema; 8] = [
    schema!("0001_begin", rows "schema-1.sql"),
    schema!("0002_data", rows "schema-2.sql"),
    schema!("0003_sets", rows "schema-3.sql"),
    schema!("0004_study"),
    schema!("0005_nodes", common),
    schema!("0006_admin"),
    schema!("0007_sessions"),
    schema!("0008_strangers", rows "schema-8.sql"),
];

/// The schemas that have a sample, counted from 1.
pub(crate) fn sampled() -> impl Iterator<Item = usize> {
    (1..=SCHEMAS.len()).filter(|schema| SCHEMAS[schema - 1].rows.is_some())
}

/// Writes the sample of a schema, counted from 1, into an empty store.
pub(crate) async fn lay_out(place: &Place, schema: usize) {
    let in_sqlite = place.url.starts_with("sqlite:");
    if in_sqlite {
        let file = place.file();
        std::fs::create_dir_all(file.parent().expect("the file is in a folder")).expect("the folder can be made");
    }
    for made in &SCHEMAS[..schema] {
        for sql in [made.common, if in_sqlite { made.sqlite } else { made.postgres }] {
            place.raw(sql).await.expect("the schema can be made");
        }
    }
    let rows = SCHEMAS[schema - 1].rows.expect("the schema has a sample");
    place.raw(rows).await.expect("the rows fit the schema");
}
