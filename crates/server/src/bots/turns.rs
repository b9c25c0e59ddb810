//! Queues that take turns, so that whoever asks for much waits for it alone.

use std::collections::{HashMap, VecDeque};

/// Something from which work can be taken.
pub(super) trait Queue {
    type Work;
    fn pop(&mut self) -> Option<Self::Work>;
    fn len(&self) -> usize;
}

impl<W> Queue for VecDeque<W> {
    type Work = W;

    fn pop(&mut self) -> Option<W> {
        self.pop_front()
    }

    fn len(&self) -> usize {
        VecDeque::len(self)
    }
}

/// A queue for each name. Every name with something in its queue has its turn before any has another one.
#[derive(Debug)]
pub(super) struct Turns<Q> {
    /// None of them is empty, except while it is being filled.
    queues: HashMap<String, Q>,
    /// Whose turn is next.
    order: VecDeque<String>,
}

impl<Q> Default for Turns<Q> {
    fn default() -> Turns<Q> {
        Turns { queues: HashMap::new(), order: VecDeque::new() }
    }
}

impl<Q: Queue + Default> Turns<Q> {
    /// The queue of this name, to add something to.
    pub(super) fn of(&mut self, name: &str) -> &mut Q {
        if !self.queues.contains_key(name) {
            self.order.push_back(name.to_owned());
        }
        self.queues.entry(name.to_owned()).or_default()
    }
}

impl<Q: Queue> Queue for Turns<Q> {
    type Work = Q::Work;

    fn pop(&mut self) -> Option<Q::Work> {
        let name = self.order.pop_front()?;
        let queue = self.queues.get_mut(&name)?;
        let work = queue.pop();
        if queue.len() == 0 {
            self.queues.remove(&name);
        } else {
            self.order.push_back(name);
        }
        work
    }

    fn len(&self) -> usize {
        self.queues.values().map(Queue::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persons_take_turns_and_so_do_their_tables() {
        let mut queue: Turns<Turns<VecDeque<&str>>> = Turns::default();
        for work in ["many 1", "many 2", "many 3"] {
            queue.of("iris").of("first").push_back(work);
        }
        queue.of("iris").of("second").push_back("other table");
        queue.of("bruno").of("third").push_back("one");
        queue.of("bruno").of("third").push_back("two");
        assert_eq!(queue.len(), 6);
        let order: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["many 1", "one", "other table", "two", "many 2", "many 3"]);
        assert!(queue.queues.is_empty() && queue.order.is_empty());
    }

    #[test]
    fn a_newcomer_does_not_wait_for_everything_that_was_there_before() {
        let mut queue: Turns<VecDeque<u32>> = Turns::default();
        (0..1000).for_each(|n| queue.of("flood").push_back(n));
        assert_eq!(queue.pop(), Some(0));
        queue.of("guest").push_back(7);
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some(1), Some(7), Some(2)));
    }
}
