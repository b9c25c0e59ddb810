//! What the tests of the store and of the whole server share.

pub(crate) mod place;
pub(crate) mod postgres;
pub(crate) mod samples;
