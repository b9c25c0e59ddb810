//! Reviews of games.

use crate::common::place::Place;

pub(crate) async fn a_review_is_kept_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.review("key").await.unwrap(), None);
    store.keep_review("key", None, 1, "{\"first\":true}").await.unwrap();
    store.keep_review("key", None, 2, "{}").await.unwrap();
    assert_eq!(store.review("key").await.unwrap().as_deref(), Some("{\"first\":true}"));
    assert!(store.keep_review("other", Some("no table"), 3, "{}").await.is_err());
    assert_eq!(store.review("other").await.unwrap(), None);
}
