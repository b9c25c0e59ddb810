use crate::{March, state::State};
pub(crate) fn check(_: &March, _: &State) -> Result<(), String> {
    Ok(())
}
