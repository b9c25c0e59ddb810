//! Stores as earlier programs wrote them, one for each schema: see `samples/README.md`.

use super::place::Place;

/// The statements that make a schema from the previous one, and what a program of that schema
/// wrote.
struct Sample {
    common: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
    rows: &'static str,
}

macro_rules! sample {
    ($migration:literal, $rows:literal) => {
        Sample {
            common: include_str!(concat!("../../migrations/", $migration, "/common.sql")),
            sqlite: include_str!(concat!("../../migrations/", $migration, "/sqlite.sql")),
            postgres: include_str!(concat!("../../migrations/", $migration, "/postgres.sql")),
            rows: include_str!(concat!("../samples/", $rows)),
        }
    };
}

const SAMPLES: [Sample; 3] =
    [sample!("0001_begin", "schema-1.sql"), sample!("0002_data", "schema-2.sql"), sample!("0003_sets", "schema-3.sql")];

/// How many schemas have a sample.
pub(crate) const N_SCHEMAS: usize = SAMPLES.len();

/// Writes the sample of a schema, counted from 1, into an empty store.
pub(crate) async fn lay_out(place: &Place, schema: usize) {
    let in_sqlite = place.url.starts_with("sqlite:");
    if in_sqlite {
        let file = place.file();
        std::fs::create_dir_all(file.parent().expect("the file is in a folder")).expect("the folder can be made");
    }
    for sample in &SAMPLES[..schema] {
        for sql in [sample.common, if in_sqlite { sample.sqlite } else { sample.postgres }] {
            place.raw(sql).await.expect("the schema can be made");
        }
    }
    place.raw(SAMPLES[schema - 1].rows).await.expect("the rows fit the schema");
}
