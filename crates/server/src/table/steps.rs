//! Moments, counted in two ways: in items of somebody's log, and in steps of a replay.

/// Which items and steps belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    /// For each action, the item that told the person of it.
    pub(super) items: Vec<Option<u32>>,
    /// Whether each action is a step of the replay.
    pub(super) told: Vec<bool>,
    /// How many items the person has.
    pub n_items: u32,
}

impl Steps {
    /// The step that was the last one when the person had this many items.
    pub fn step_at(&self, at: u32) -> u32 {
        let seen = |item: &Option<u32>| item.is_some_and(|item| item < at);
        let n_actions = self.items.iter().rposition(seen).map_or(0, |last| last + 1);
        self.told[..n_actions].iter().filter(|&&told| told).count() as u32
    }

    /// How many items the person had at this step.
    pub fn item_of(&self, step: u32) -> u32 {
        let mut left = step;
        let nth = self.told.iter().position(|&told| {
            left -= u32::from(told && left > 0);
            told && left == 0
        });
        let n_actions = match step {
            0 => 0,
            _ => nth.map_or(self.items.len(), |nth| nth + 1),
        };
        let known = self.items[..n_actions].iter().rev().flatten().next();
        known.map_or(self.n_items.min(1), |item| item + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_the_same_in_items_and_in_steps() {
        // The setup is item 0; an action that was taken back left items 2 and 3; the replay does not tell the second action.
        let steps =
            Steps { items: vec![Some(1), Some(4), None, Some(5)], told: vec![true, false, true, true], n_items: 6 };
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|at| steps.step_at(at)), [0, 0, 1, 1, 1, 1, 3]);
        assert_eq!([0, 1, 2, 3, 9].map(|step| steps.item_of(step)), [1, 2, 5, 6, 6]);
        assert_eq!(Steps::default().step_at(7), 0);
        assert_eq!(Steps::default().item_of(7), 0);
    }
}
