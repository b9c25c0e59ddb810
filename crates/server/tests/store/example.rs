//! Things to store.

use server::store::{ChatLine, LogRow, NewTable, Person, PersonKind, SeatRow, Store};

/// Awaits a result that must be an error of this kind.
#[macro_export]
macro_rules! refused {
    ($result:expr, $pattern:pat) => {
        match $result {
            Err($pattern) => {}
            other => panic!("expected {}, got {other:?}", stringify!($pattern)),
        }
    };
}

pub(crate) fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: format!("{id} the ant"), kind: PersonKind::Human, created: 1_000 }
}

/// Creates the persons that the tables and seats of the examples refer to.
pub(crate) async fn with_persons(store: &Store) {
    for id in ["iris", "otto", "zoe"] {
        store.create_person(&person(id)).await.expect("the person is new");
    }
}

pub(crate) fn seats(persons: &[&str]) -> Vec<SeatRow> {
    (0..).zip(persons).map(|(seat, person)| SeatRow { seat, person: (*person).to_owned() }).collect()
}

/// A public table of Iris with nobody at it.
pub(crate) fn table(id: &str, created: i64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        created,
        public: true,
        game: "myrmes".to_owned(),
        host: "iris".to_owned(),
        header: r#"{"players":3}"#.to_owned(),
        seats: Vec::new(),
    }
}

/// A store with the persons and the table `t`.
pub(crate) async fn with_table(store: &Store) {
    with_persons(store).await;
    store.create_table(&table("t", 5_000)).await.expect("the table is new");
}

pub(crate) fn entry(at: i64, body: &str) -> LogRow {
    LogRow { at, seat: Some(1), kind: "acted".to_owned(), body: body.to_owned() }
}

pub(crate) fn line(person: &str, text: &str) -> ChatLine {
    ChatLine { n: 0, at: 9_000, person: person.to_owned(), seat: None, name: person.to_owned(), text: text.to_owned() }
}

/// Runs the same thing many times at once, each with its number, and collects the results.
pub(crate) async fn at_once<T, F>(number: i64, run: impl Fn(i64) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let tasks: Vec<_> = (0..number).map(|i| tokio::spawn(run(i))).collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.expect("the task does not panic"));
    }
    results
}
