//! No heap in the hot path: once the list has grown, playing and queries about the Meadow allocate
//! nothing.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use game_core::{Chance, Fresh, Game, Unheard};
use march::{Data, HexId, InnerMeadow, Links, March, Meadow, Options, State};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system allocator unchanged.
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
fn growing_and_asking_allocates_nothing() {
    let data = Data::read(&Data::own_files()).expect("the crate's own data are sound");
    let before = ALLOCATIONS.get();
    assert!(before > 0, "the allocator counts");
    let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(4));
    for facts in data.hexes.by_number() {
        let explored = meadow.placed().hexes().find_map(|from| {
            let at = meadow.explorations(from, facts.tunnels).last()?;
            Some((from, at))
        });
        let (from, at) = explored.expect("there is always an open tunnel here");
        meadow.explore(from, facts.id, facts.tunnels, at).expect("what is listed is accepted");
        if facts.wormhole {
            meadow.put_wormhole(facts.id);
        }
        black_box(meadow.placements(facts.tunnels).count());
        black_box(meadow.groups(meadow.placed()).count());
        black_box(meadow.connected(HexId::GreatTunnel, meadow.placed(), Links::TunnelsAndWormholes));
        black_box(meadow.inner_meadow(InnerMeadow::Joined));
        black_box(meadow.one_step(facts.id));
    }
    assert_eq!(ALLOCATIONS.get(), before);
}

#[test]
fn a_decision_allocates_nothing() {
    for options in [
        Options { primitive_species: true, beyond: Some(5), ..Options::players(4) },
        Options { centipedes: true, beyond: Some(5), ..Options::players(3) },
        Options::players(1),
    ] {
        let game = March::with(options).expect("the options are valid");
        let mut dice = Fresh::new(1);
        let mut legal = Vec::with_capacity(4096);
        let starts: Vec<State> = (0..30).map(|_| game.setup(&mut dice, &mut Unheard)).collect();
        let before = ALLOCATIONS.get();
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
}

#[test]
fn a_state_is_at_most_6_kib() {
    assert!(size_of::<State>() <= 6144, "{} bytes", size_of::<State>());
}
