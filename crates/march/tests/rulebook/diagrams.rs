//! The diagrams of the rulebook: each is laid out as its picture shows, and played as its text says.
