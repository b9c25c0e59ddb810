//! The switches of the manual variant, each tested on and off. `docs/rules/rulings.md` lists them.

use myrmes::{
    Bonus, CubeSupply, EventShift, Illegal, LevelPlusOne, Options, Passes, Phase, Room, Season, SeasonDice, Tile,
    Variant, Worth,
};

use crate::common::{Layout, P1, P2, Table, at};

type Change = fn(&mut Options);

/// The table under the rulebooks, with one switch, and with the whole variant.
fn three(layout: impl Fn() -> Layout, switch: Change) -> [Table; 3] {
    let variant: Change = |options| options.variant = Variant::Manual;
    [layout().table(), layout().options(switch).table(), layout().options(variant).table()]
}

#[test]
fn manual_event_shift() {
    let layout = || {
        let mut layout = at(Phase::Births).colony(P1, |colony| colony.larvae = 2);
        layout.position.dice = Some([5, 0, 0]);
        layout
    };
    for switch in [
        (|options| (options.event_shift, options.season_dice) = (Some(EventShift::Right), Some(SeasonDice::Season)))
            as Change,
        |options| options.variant = Variant::Manual,
    ] {
        let mut table = layout().options(switch).table();
        assert_eq!(
            table.legal(P1),
            ["event soldier_plus_1", "event hexagon_plus_1", "event worker_plus_1"],
            "to the right only"
        );
        table.refuse(P1, "event move_plus_3", Illegal::EventMovesRightOnly);
    }
    let rulebook = at(Phase::Births).colony(P1, |colony| colony.larvae = 2).table();
    assert!(rulebook.is_legal(P1, "event move_plus_3"));
}

#[test]
fn manual_season_dice() {
    // Without the switch, the script of the setup has the three dice of the year; with it, only the
    // first.
    let rolled = |options: Options, dice: &[u32]| {
        let answers = std::iter::repeat_n(0, 19).chain(dice.iter().copied());
        Table::set_up(Options { first_seat: Some(P1), ..options }, answers)
    };
    let rulebook = rolled(Options::players(2), &[4, 1, 5]);
    rulebook.told(&["Year 1, dice: spring 5, summer 2, autumn 6"]);
    for options in [
        Options { season_dice: Some(SeasonDice::Season), ..Options::players(2) },
        Options { variant: Variant::Manual, ..Options::players(2) },
    ] {
        let mut table = rolled(options, &[4]);
        table.told(&["Year 1, dice: spring 5"]);
        assert_eq!(table.position().dice, Some([5, 0, 0]));
        for seat in [P1, P2] {
            table.play(seat, "event soldier_plus_1");
            table.nurses(seat, [0; 4]);
        }
        table.chance.0.push_back(2);
        for seat in [P1, P2, P1, P2] {
            let tunnel = table.colony(seat).tunnels.expect("a tunnel")[0];
            table.play(seat, &format!("leave {tunnel}; stop"));
        }
        table.told(&["Year 1, dice: summer 3", "Year 1, summer: the event is Harvest+3"]);
    }
}

#[test]
fn manual_pheromone_points() {
    for (tile, printed, size) in
        [(Tile::Pair2, 0, 2), (Tile::Line3, 2, 3), (Tile::Hook4, 4, 4), (Tile::Trapezoid5, 6, 5)]
    {
        let layout = || at(Phase::Workers).board("r=5 q=-5 Ew1 G").colony(P1, |colony| colony.level = 3);
        let tables = three(layout, |options| options.pheromone_points = Some(Worth::Size));
        for (mut table, points) in tables.into_iter().zip([printed, size, size]) {
            let way = table.legal_to(P1, &format!("place {tile}/")).swap_remove(0);
            table.play(P1, &way);
            assert_eq!(table.colony(P1).score, 10 + points, "{tile}");
        }
    }
}

#[test]
fn special_tiles_keep_their_printed_points_in_the_manual_variant() {
    let layout =
        || at(Phase::Workers).board("r=5 q=-5 Ew1 G").colony(P1, |colony| (colony.level, colony.stone) = (3, 1));
    let tables = three(layout, |options| options.pheromone_points = Some(Worth::Size));
    for mut table in tables {
        table.play(P1, "place aphid_farm w1 (-4,5) (-5,6)");
        assert_eq!(table.colony(P1).score, 12);
    }
}

#[test]
fn manual_clearing_points() {
    let layout = || {
        at(Phase::Workers)
            .board(
                "
                r=4 q=-5     G^1 S
                r=5 q=-6   EA1 EA1 GB2 MB2",
            )
            .colony(P1, |colony| (colony.soldiers, colony.earth) = (1, 2))
    };
    let tables = three(layout, |options| options.clearing_points = Some(Worth::Size));
    for (mut table, [own, foreign]) in tables.into_iter().zip([[0, 0], [2, 2], [2, 2]]) {
        table.play(P1, "leave ^1; step A1; clear (-5,5)");
        assert_eq!(table.colony(P1).score, 10 + own);
        table.play(P1, "step B2; clear B2");
        assert_eq!(table.colony(P1).score, 10 + own + foreign);
    }
}

#[test]
fn manual_level_plus_one() {
    let layout =
        || at(Phase::Workers).event(Bonus::LevelPlus1).board("r=5 q=-5 Ew1 G").colony(P1, |colony| colony.food = 1);
    let switch: Change = |options| options.level_plus_one = Some(LevelPlusOne::Pheromones);
    for (table, all) in three(layout, switch).into_iter().zip([true, false, false]) {
        let listed = |tile| !table.legal_to(P1, &format!("place {tile}/")).is_empty();
        assert!(listed("triangle3"), "larger pheromones in any case");
        assert_eq!(listed("scavenging"), all);
    }
    let indoors = || at(Phase::Workers).event(Bonus::LevelPlus1);
    for (mut table, all) in three(indoors, switch).into_iter().zip([true, false, false]) {
        if all {
            table.play(P1, "work larder");
        } else {
            table.refuse(P1, "work larder", Illegal::RoomTooDeep { room: Room::Larder, needed: 1, have: 0 });
        }
    }
    let stored = || {
        at(Phase::EndOfSeason).event(Bonus::LevelPlus1).colony(P1, |colony| {
            (colony.level, colony.food, colony.earth) = (1, 4, 4);
        })
    };
    for (mut table, kept) in three(stored, switch).into_iter().zip([6, 4, 4]) {
        table.chance.0.push_back(0);
        for _ in kept..8 {
            table.play(P1, "discard earth");
        }
        assert_eq!((table.colony(P1).food + table.colony(P1).earth, table.phase()), (kept, Phase::Births));
    }
}

#[test]
fn manual_first_player_passes() {
    let layout = || {
        at(Phase::EndOfSeason).season(Season::Autumn).colony(P1, |colony| {
            (colony.food, colony.earth, colony.larvae) = (3, 2, 3);
        })
    };
    let switch: Change = |options| options.first_player_passes = Some(Passes::Year);
    for (mut table, in_winter) in three(layout, switch).into_iter().zip([P2, P1, P1]) {
        table.play(P1, "discard food");
        assert_eq!((table.phase(), table.position().first), (Phase::Winter, in_winter));
        table.chance.0.extend([0, 0, 0]);
        table.play(P1, "done");
        assert_eq!(table.position().first, P2, "once a year or once a season, here it has passed once");
    }
    let spring = || at(Phase::EndOfSeason).colony(P1, |colony| (colony.food, colony.earth) = (3, 2));
    for (mut table, first) in three(spring, switch).into_iter().zip([P2, P1, P1]) {
        table.chance.0.push_back(0);
        table.play(P1, "discard food");
        assert_eq!(table.position().first, first);
    }
}

#[test]
fn manual_supply() {
    let counted = three(|| at(Phase::Workers), |options| options.supply = Some(CubeSupply::Box))
        .map(|table| table.position().supply);
    assert_eq!(counted, [None, Some([28, 30, 15, 15]), Some([28, 30, 15, 15])]);
    let switched_off = Options { variant: Variant::Manual, supply: Some(CubeSupply::Unlimited), ..Options::players(2) };
    let table = at(Phase::Workers).options(|options| *options = switched_off).table();
    assert_eq!(table.position().supply, None, "a switch that is given wins over the variant");
}
