//! The Meadow: the pictures of the rulebook, and what holds no matter how it grew.

use game_core::{Chance, Fresh, Hex};
use march::{CannotPlace, Data, Edge, Exits, HexId, HexSet, InnerMeadow, Links, Meadow, Placement, Rotation};
use proptest::prelude::*;

fn own() -> Data {
    Data::read(&Data::own_files()).expect("the crate's own data are sound")
}

fn printed(data: &Data, hex: HexId) -> Exits {
    data.hexes.get(hex).expect("The Great Tunnel is placed already").tunnels
}

fn at(q: i8, r: i8, turn: u8) -> Placement {
    Placement { cell: Hex::new(q, r), turn: Rotation::new(turn) }
}

fn set(hexes: &[HexId]) -> HexSet {
    hexes.iter().copied().collect()
}

/// Meadows made by placing the hexes one after another, each in every way that `keep` allows.
fn laid_out(
    data: &Data,
    start: Meadow,
    hexes: &[HexId],
    keep: &dyn Fn(&Meadow, HexId) -> bool,
    found: &mut Vec<Meadow>,
) {
    let Some((&hex, rest)) = hexes.split_first() else {
        found.push(start);
        return;
    };
    for place in start.placements(printed(data, hex)) {
        let mut next = start;
        next.place(hex, printed(data, hex), place).expect("what is listed is accepted");
        if keep(&next, hex) {
            laid_out(data, next, rest, keep, found);
        }
    }
}

use HexId::{Bark, DrySeep, Fungalreach, GreatTunnel, LoamyTunnels, Soil, TallSand, WatersEdge};

#[test]
fn the_great_tunnel_is_one_cell_with_the_exits_of_its_side() {
    let data = own();
    for (players, open) in [(1, 4), (2, 4), (3, 6), (4, 6), (5, 6)] {
        let meadow = Meadow::new(data.hexes.great_tunnel.tunnels(players));
        assert_eq!(meadow.placed(), set(&[GreatTunnel]));
        assert_eq!(meadow.open_tunnels(GreatTunnel).len(), open);
        assert_eq!(meadow.border().count(), 6);
    }
}

/// The March diagram: red marches from Soil into Water's Edge, black from Soil into Dry Seep, blue from Water's Edge into
/// Dry Seep.
#[test]
fn soil_waters_edge_and_dry_seep_can_lie_in_a_triangle_all_joined() {
    let data = own();
    let start = Meadow::new(data.hexes.great_tunnel.tunnels(3));
    let mut found = Vec::new();
    let triangle = |meadow: &Meadow, hex: HexId| match hex {
        Soil => meadow.joined(Soil).contains(GreatTunnel),
        WatersEdge => meadow.joined(WatersEdge).contains(Soil),
        _ => set(&[Soil, WatersEdge]).minus(meadow.joined(DrySeep)).is_empty(),
    };
    laid_out(&data, start, &[Soil, WatersEdge, DrySeep], &triangle, &mut found);
    assert!(!found.is_empty());
    for meadow in found {
        assert_eq!(meadow.groups(set(&[Soil, WatersEdge, DrySeep])).count(), 1);
    }
}

/// The Explore diagram: Fungalreach and Water's Edge are side by side; Dry Seep is placed at the
/// bottom right of Fungalreach, joined to it, and a tunnel between Dry Seep and Water's Edge is
/// blocked.
#[test]
fn dry_seep_can_be_explored_from_the_bottom_right_while_a_tunnel_to_waters_edge_is_blocked() {
    let data = own();
    let start = Meadow::new(data.hexes.great_tunnel.tunnels(3));
    let mut found = Vec::new();
    let picture = |meadow: &Meadow, hex: HexId| match hex {
        // As printed, so that its bottom right is the printed one.
        Fungalreach => {
            let lies = meadow.placement(Fungalreach).expect("it was placed");
            lies.turn == Rotation::new(0) && meadow.joined(Fungalreach).contains(GreatTunnel)
        }
        WatersEdge => {
            let bottom_right = meadow.open_tunnels(Fungalreach).contains(Edge::LowerRight);
            bottom_right && meadow.touching(WatersEdge).contains(Fungalreach)
        }
        _ => {
            let explored = meadow.neighbour(Fungalreach, Edge::LowerRight) == Some(DrySeep);
            let towards = Edge::ALL.into_iter().find(|&edge| meadow.neighbour(DrySeep, edge) == Some(WatersEdge));
            let blocked = towards.is_some_and(|edge| {
                meadow.blocked_tunnels(DrySeep).contains(edge)
                    || meadow.blocked_tunnels(WatersEdge).contains(edge.opposite())
            });
            explored && meadow.joined(DrySeep).contains(Fungalreach) && blocked
        }
    };
    laid_out(&data, start, &[Fungalreach, WatersEdge, DrySeep], &picture, &mut found);
    assert!(!found.is_empty());
    // "The red player cannot explore where there is no tunnel."
    let closed = Edge::ALL.into_iter().find(|&edge| !printed(&data, Fungalreach).contains(edge));
    assert_eq!(closed, Some(Edge::UpperRight));
}

/// The Queen Phase diagram: five hexes touch The Great Tunnel, Dry Seep does not, and red's Soil,
/// Bark and Dry Seep are connected.
#[test]
fn the_meadow_of_the_queen_example_can_be_laid() {
    let data = own();
    let start = Meadow::new(data.hexes.great_tunnel.tunnels(3));
    let mut found = Vec::new();
    let inner = |meadow: &Meadow, hex: HexId| meadow.inner_meadow(InnerMeadow::Touching).contains(hex);
    let picture = |meadow: &Meadow, hex: HexId| match hex {
        Soil => meadow.placement(Soil).is_some_and(|lies| lies.cell == Edge::Top.step()),
        Bark => inner(meadow, Bark) && meadow.touching(Bark).contains(Soil),
        _ => !inner(meadow, DrySeep) && meadow.groups(set(&[Soil, Bark, DrySeep])).count() == 1,
    };
    laid_out(&data, start, &[Soil, Bark, DrySeep], &picture, &mut found);
    let mut meadow = found[0];
    for hex in [WatersEdge, TallSand, LoamyTunnels] {
        let free = Edge::ALL.into_iter().find(|&edge| meadow.neighbour(GreatTunnel, edge).is_none());
        let cell = free.expect("there is room for six hexes, and five are placed").step();
        meadow.place(hex, printed(&data, hex), Placement { cell, turn: Rotation::new(0) }).expect("it touches");
    }
    let five = set(&[Soil, Bark, WatersEdge, TallSand, LoamyTunnels]);
    assert_eq!(meadow.inner_meadow(InnerMeadow::for_players(3)), five);
    assert_eq!(meadow.groups(set(&[Soil, Bark, DrySeep])).map(HexSet::len).collect::<Vec<_>>(), [3]);
}

#[test]
fn two_players_score_only_what_is_joined_to_the_great_tunnel() {
    let data = own();
    let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(2));
    // The reverse side has no exit at its lower right: Soil touches it there but is not joined.
    meadow.place(Soil, printed(&data, Soil), at(1, 0, 0)).expect("it touches");
    meadow.explore(GreatTunnel, TallSand, printed(&data, TallSand), at(0, -1, 0)).expect("top meets bottom");
    assert_eq!(meadow.inner_meadow(InnerMeadow::Touching), set(&[Soil, TallSand]));
    assert_eq!(meadow.inner_meadow(InnerMeadow::Joined), set(&[TallSand]));
    let (touching, joined) = (InnerMeadow::Touching, InnerMeadow::Joined);
    assert_eq!([1, 2, 3, 4, 5].map(InnerMeadow::for_players), [joined, joined, touching, touching, touching]);
}

#[test]
fn wormholes_are_steps_but_join_no_group() {
    let data = own();
    let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(4));
    meadow.explore(GreatTunnel, Soil, printed(&data, Soil), at(0, -1, 0)).expect("top meets bottom");
    meadow.explore(GreatTunnel, TallSand, printed(&data, TallSand), at(0, 1, 0)).expect("bottom meets top");
    assert!(!meadow.put_wormhole(GreatTunnel), "never in The Great Tunnel");
    assert!(!meadow.put_wormhole(Bark), "Bark is not in the Meadow");
    assert!(meadow.put_wormhole(Soil));
    assert_eq!(meadow.one_step(Soil), set(&[GreatTunnel]), "a single wormhole leads nowhere");
    assert!(meadow.put_wormhole(TallSand));
    assert!(!meadow.put_wormhole(Soil), "one for each hex");
    assert_eq!(meadow.one_step(Soil), set(&[GreatTunnel, TallSand]));
    assert_eq!(meadow.one_step(GreatTunnel), set(&[Soil, TallSand]));

    let both = set(&[Soil, TallSand]);
    assert_eq!(meadow.connected(Soil, both, Links::TunnelsAndWormholes), both);
    assert_eq!(meadow.connected(Soil, both, Links::Tunnels), set(&[Soil]));
    assert_eq!(meadow.connected(Soil, meadow.placed(), Links::Tunnels), meadow.placed());
    // Extensive Tunnel: neither wormholes nor The Great Tunnel link hexes.
    assert_eq!(meadow.groups(meadow.placed()).collect::<Vec<_>>(), [set(&[Soil]), set(&[TallSand])]);
}

#[test]
fn what_cannot_be_placed_is_refused_for_its_reason() {
    let data = own();
    let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(2));
    let seep = printed(&data, DrySeep);
    let explore = |meadow: &Meadow, from, at| meadow.check_explore(from, DrySeep, seep, at).unwrap_err();
    let cell = Hex::new(0, 0);
    assert_eq!(explore(&meadow, GreatTunnel, at(0, 0, 0)), CannotPlace::CellTaken { cell, by: GreatTunnel });
    let cell = Hex::new(2, 0);
    assert_eq!(explore(&meadow, GreatTunnel, at(2, 0, 0)), CannotPlace::TouchesNothing { cell });
    assert_eq!(explore(&meadow, Soil, at(0, -1, 0)), CannotPlace::NotInMeadow { from: Soil });
    let no_tunnel = CannotPlace::NoTunnel { from: GreatTunnel, edge: Edge::LowerRight };
    assert_eq!(explore(&meadow, GreatTunnel, at(1, 0, 0)), no_tunnel);
    let turn = Rotation::new(1);
    let not_joined = CannotPlace::NotJoined { hex: DrySeep, turn, from: GreatTunnel };
    assert_eq!(explore(&meadow, GreatTunnel, at(0, -1, 1)), not_joined);

    meadow.explore(GreatTunnel, DrySeep, seep, at(0, -1, 0)).expect("top meets bottom");
    let before = meadow;
    assert_eq!(meadow.place(DrySeep, seep, at(0, 1, 0)), Err(CannotPlace::AlreadyPlaced { hex: DrySeep }));
    let snail = HexId::SnailShell;
    let cell = Hex::new(0, -2);
    let far = meadow.explore(GreatTunnel, snail, printed(&data, snail), at(0, -2, 0));
    assert_eq!(far, Err(CannotPlace::NotBeside { cell, from: GreatTunnel }));
    let same = meadow.place(snail, printed(&data, snail), at(0, 1, 3));
    assert_eq!(same, Err(CannotPlace::SameAs { hex: snail, fewer: Rotation::new(0) }));
    assert_eq!(meadow, before);
}

#[test]
fn a_meadow_is_small() {
    assert!(size_of::<Meadow>() <= 512, "{} bytes", size_of::<Meadow>());
}

// --------------------------------------------------------------------------------------------------------- properties

/// A Meadow grown at random: half explored, half placed anywhere, and some wormholes.
fn grown(data: &Data, players: u8, n_hexes: usize, seed: u64) -> Meadow {
    let mut dice = Fresh::new(seed);
    let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(players));
    let mut pile: Vec<HexId> = HexId::ALL[1..].to_vec();
    for _ in 0..n_hexes {
        let hex = pile.swap_remove(dice.below(pile.len() as u32) as usize);
        let exits = printed(data, hex);
        let from = meadow.placed().hexes().nth(dice.below(meadow.placed().len()) as usize).expect("it is one of them");
        let explorations: Vec<Placement> = meadow.explorations(from, exits).collect();
        if dice.below(2) == 0 && !explorations.is_empty() {
            let at = explorations[dice.below(explorations.len() as u32) as usize];
            meadow.explore(from, hex, exits, at).expect("what is listed is accepted");
            assert!(meadow.joined(from).contains(hex));
        } else {
            let all: Vec<Placement> = meadow.placements(exits).collect();
            let at = all[dice.below(all.len() as u32) as usize];
            meadow.place(hex, exits, at).expect("what is listed is accepted");
            assert_eq!(meadow.placement(hex), Some(at));
        }
        if dice.below(4) == 0 {
            meadow.put_wormhole(hex);
        }
    }
    meadow
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn touching_and_joined_go_both_ways_and_agree_with_the_cells(players in 1..=5u8, n in 0..=25usize, seed: u64) {
        let data = own();
        let meadow = grown(&data, players, n, seed);
        prop_assert_eq!(meadow.placed().len() as usize, n + 1);
        for hex in meadow.placed().hexes() {
            let lies = meadow.placement(hex).expect("it is placed");
            prop_assert_eq!(meadow.hex_at(lies.cell), Some(hex));
            prop_assert!(meadow.joined(hex).minus(meadow.touching(hex)).is_empty());
            prop_assert!(!meadow.one_step(hex).contains(hex));
            let mut exits = 0;
            for edge in Edge::ALL {
                let other = meadow.neighbour(hex, edge);
                prop_assert_eq!(other, meadow.hex_at(lies.cell + edge.step()));
                let Some(other) = other else { continue };
                prop_assert_eq!(meadow.neighbour(other, edge.opposite()), Some(hex));
                prop_assert!(meadow.touching(hex).contains(other) && meadow.touching(other).contains(hex));
                let both = meadow.exits(hex).contains(edge) && meadow.exits(other).contains(edge.opposite());
                prop_assert_eq!(meadow.joined(hex).contains(other), both);
                prop_assert_eq!(meadow.joined(other).contains(hex), both);
                prop_assert_eq!(meadow.one_step(hex).contains(other), meadow.one_step(other).contains(hex));
                exits += u32::from(both);
            }
            // Every exit is joined, blocked or open.
            let (open, blocked) = (meadow.open_tunnels(hex), meadow.blocked_tunnels(hex));
            prop_assert_eq!(exits + open.len() + blocked.len(), meadow.exits(hex).len());
        }
        // Nothing is known about hexes outside the Meadow.
        for hex in HexId::ALL.into_iter().filter(|&hex| !meadow.contains(hex)) {
            prop_assert!(meadow.touching(hex).is_empty() && meadow.explorations(hex, Exits::ALL).next().is_none());
            prop_assert_eq!(meadow.placement(hex), None);
        }
    }

    #[test]
    fn listed_placements_are_those_accepted(players in 1..=5u8, n in 0..=24usize, seed: u64) {
        let data = own();
        let meadow = grown(&data, players, n, seed);
        let hex = HexId::ALL.into_iter().find(|&hex| !meadow.contains(hex)).expect("one is left");
        let exits = printed(&data, hex);
        let everywhere = || {
            let cells = (-26..=26).flat_map(|r| (-26..=26).map(move |q| Hex::new(q, r)));
            cells.flat_map(|cell| Rotation::ALL.map(|turn| Placement { cell, turn }))
        };
        let mut listed: Vec<Placement> = meadow.placements(exits).collect();
        listed.sort();
        let mut accepted: Vec<Placement> =
            everywhere().filter(|&at| meadow.check_place(hex, exits, at).is_ok()).collect();
        accepted.sort();
        prop_assert_eq!(listed, accepted);
        for from in HexId::ALL {
            let mut listed: Vec<Placement> = meadow.explorations(from, exits).collect();
            listed.sort();
            let beside = meadow.placement(from).map_or(Hex::new(0, 0), |lies| lies.cell).neighbours();
            let near = beside.into_iter().flat_map(|cell| Rotation::ALL.map(|turn| Placement { cell, turn }));
            let mut accepted: Vec<Placement> =
                near.filter(|&at| meadow.check_explore(from, hex, exits, at).is_ok()).collect();
            accepted.sort();
            prop_assert_eq!(listed, accepted);
        }
    }

    #[test]
    fn groups_share_out_what_they_are_given(players in 1..=5u8, n in 0..=25usize, seed: u64, some: u32) {
        let data = own();
        let meadow = grown(&data, players, n, seed);
        let within: HexSet = meadow.placed().hexes().filter(|hex| some & (1 << hex.idx()) != 0).collect();
        let mut left = within.minus(set(&[GreatTunnel]));
        for group in meadow.groups(within) {
            prop_assert!(!group.is_empty() && group.minus(left).is_empty());
            left = left.minus(group);
            for hex in group.hexes() {
                prop_assert!(meadow.joined(hex).and(left).is_empty(), "two groups are joined");
                prop_assert_eq!(meadow.connected(hex, group, Links::Tunnels), group);
            }
        }
        prop_assert!(left.is_empty());
    }

    /// The order in which hexes were placed leaves no trace.
    #[test]
    fn the_same_hexes_in_the_same_places_are_the_same_meadow(players in 1..=5u8, n in 0..=25usize, seed: u64) {
        let data = own();
        let meadow = grown(&data, players, n, seed);
        let mut again = Meadow::new(data.hexes.great_tunnel.tunnels(players));
        while again.placed() != meadow.placed() {
            let (hex, at) = meadow
                .placed()
                .minus(again.placed())
                .hexes()
                .filter_map(|hex| Some((hex, meadow.placement(hex)?)))
                .find(|&(hex, at)| again.check_place(hex, printed(&data, hex), at).is_ok())
                .expect("the Meadow is in one piece");
            again.place(hex, printed(&data, hex), at).expect("it was just checked");
        }
        meadow.wormholes().hexes().for_each(|hex| assert!(again.put_wormhole(hex)));
        prop_assert_eq!(again, meadow);
    }
}
