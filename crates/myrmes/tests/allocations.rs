//! The hot path does not allocate: once the list has grown, playing uses no heap.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use game_core::{Chance, Fresh, Game, Unheard};
use myrmes::{Myrmes, Options, State};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_decision_allocates_nothing() {
    let game = Myrmes::with(Options::players(4)).expect("four can play");
    let mut dice = Fresh::new(1);
    let mut legal = Vec::with_capacity(256);
    let starts: Vec<State> = (0..50).map(|_| game.setup(&mut dice, &mut Unheard)).collect();
    let before = ALLOCATIONS.get();
    assert!(before > 0, "the allocator counts");
    let mut decisions = 0;
    for start in starts {
        let mut state = start;
        while let Some(seat) = game.to_act(&state).first() {
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply_listed(&mut state, seat, action, &mut dice, &mut Unheard);
            decisions += 1;
        }
    }
    assert_eq!(ALLOCATIONS.get(), before, "in {decisions} decisions");
}

#[test]
fn a_state_is_at_most_4_kib() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
