//! What the tests of the store share.

pub(crate) mod place;
pub(crate) mod postgres;
