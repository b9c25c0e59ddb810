//! No heap in questions about the Meadow.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use march::{Data, HexId, InnerMeadow, Links, Meadow};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed to the system's allocator unchanged.
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
