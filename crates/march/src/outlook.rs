//! What whoever draws a table is told beside the view: nothing yet that the view does not say.

use serde::Serialize;

/// What never changes at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Components {}

/// What a viewer can see coming.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outlook {}
