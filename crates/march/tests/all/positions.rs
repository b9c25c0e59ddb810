//! Positions typed by hand: valid ones read back, and each mistake is refused with its field and a
//! reason.

use crate::common;

use std::collections::BTreeSet;

use common::{BLACK, BLUE, Layout, RED, YELLOW, cards, hexes, table, table_with};
use game_core::{Fresh, Game, Hex, Seat, Session, json, testing::random_step};
use march::{
    Battle, BattleScope, CardId, HexId, HexKind, HexPosition, Known, March, Options, Phase, PilePosition, Position,
    Source, Species, Spot, data::HEXES,
};

/// Through JSON and back to the same state.
fn round_trips(rules: &March, session: &Session<March>) {
    let position = rules.position(session.state());
    let text = serde_json::to_string(&position).expect("a position is JSON");
    let read: Position = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, position);
    let placed = rules.place(&read).unwrap_or_else(|refused| panic!("{refused}: {text}"));
    assert!(placed == *session.state(), "{text}");
}

#[test]
fn positions_of_all_phases_read_back() {
    let mut phases = BTreeSet::new();
    for (players, species, centipedes) in
        [(1, false, false), (2, true, false), (3, false, true), (4, true, false), (5, false, false)]
    {
        let options = Options { primitive_species: species, centipedes, beyond: Some(5), ..Options::players(players) };
        let rules = March::with(options).expect("the options are valid");
        for seed in 0..2 {
            let (mut session, mut dice) = (Session::new(rules.clone(), seed.into()), Fresh::new(seed));
            loop {
                round_trips(&rules, &session);
                phases.insert(rules.position(session.state()).phase.name());
                if !random_step(&mut session, &mut dice).expect("listed actions are accepted") {
                    break;
                }
            }
        }
    }
    assert_eq!(phases.len(), Phase::ALL.len(), "{phases:?}");
}

#[test]
fn what_is_left_out_is_empty() {
    let rules = March::with(Options::players(2)).expect("two can play");
    let typed = r#"{"round": 1, "phase": "worker", "marker": 1, "nests": [{"food": 1}, {}]}"#;
    let position: Position = serde_json::from_str(typed).expect("it is a position");
    let state = rules.place(&position).expect("it is sound");
    let told = rules.position(&state);
    assert_eq!((told.marker, told.nests[0].food, told.nests[1].food), (Seat(1), 1, 0));
    let pile = told.pile.expect("a position includes its pile");
    let standard = rules.data().hexes.of_kind(HexKind::Standard).count();
    assert_eq!(pile.unknown.values().map(|&count| usize::from(count)).sum::<usize>(), 4 + standard, "4 starting hexes");
    assert_eq!(rules.to_act(&state).first(), Some(Seat(1)));
}

/// A table for three that is sound.
fn sound() -> Layout {
    table(3).hex(HexId::Soil, (0, -1), 0, "rb_k").hex(HexId::Fern, (1, -1), 0, "r__").great_tunnel(RED, 2)
}

#[track_caller]
fn refuses(change: impl FnOnce(&mut Position), what: &str, why: &str) {
    refuses_at(sound(), change, what, why);
}

#[track_caller]
fn refuses_at(layout: Layout, change: impl FnOnce(&mut Position), what: &str, why: &str) {
    let Err(refused) = layout.with(change).try_lay() else { panic!("nothing is refused; {what}: {why} was expected") };
    assert_eq!((refused.what.as_str(), refused.why.as_str()), (what, why));
}

fn agenda(text: &str) -> impl FnOnce(&mut Position) + '_ {
    move |position| position.agenda = Some(serde_json::from_str(text).expect("this is an agenda"))
}

fn fight(invader: Option<Seat>, defender: Seat, hex: HexId) -> Option<Battle> {
    let (fought_centipede, met) = Default::default();
    Some(Battle { hex, invader, defender, strength: [1, 1], scope: BattleScope::Whole, fought_centipede, met })
}

#[test]
fn seats_and_numbers_are_refused_by_field() {
    refuses(|p| drop(p.nests.pop()), "nests", "2 nests for 3 players");
    refuses(|p| p.round = 0, "round", "there is no round 0 in this game");
    refuses(|p| p.round = 5, "round", "there is no round 5 in this game");
    refuses(|p| p.marker = YELLOW, "marker", "there is no seat 3");
    refuses(|p| p.rested = [YELLOW].into_iter().collect(), "rested", "there is no seat 3");
    refuses(|p| p.actions_left = 100, "actions_left", "100 is more than 99");
    refuses(|p| p.nests[1].food = 100, "nests[1].food", "100 is more than 99");
    refuses(|p| p.nests[2].resting_larvae = 200, "nests[2].resting_larvae", "200 is more than 99");
    refuses(|p| p.nests[0].bodies_scored = Some(200), "nests[0].bodies_scored", "200 is more than 99");
    let points = |points: i16, source| move |p: &mut Position| p.nests[0].scored.extend([(source, points)]);
    refuses(points(-1, Source::Goals), "nests[0].scored", "-1 points for goals");
    refuses(points(1000, Source::Goals), "nests[0].scored", "1000 points for goals");
    refuses(points(-3, Source::Drawbacks), "position", "Gentian has -3 points");
}

#[test]
fn hexes_are_refused_by_name() {
    refuses(|p| p.hexes.extend_from_within(..1), "hexes: soil", "appears twice");
    refuses(|p| p.hexes[1].cell = Hex::new(0, -1), "hexes: fern", "(0,-1) is taken by soil");
    refuses(|p| p.hexes[1].cell = Hex::new(5, 5), "hexes: fern", "(5,5) touches no hex of the Meadow");
    refuses(
        |p| p.hexes[1] = HexPosition { hex: HexId::GreatTunnel, ..p.hexes[1].clone() },
        "hexes: great_tunnel",
        "The Great Tunnel is already in the middle",
    );
    refuses(|p| p.hexes[1].sites = vec![None; 4], "hexes: fern", "has 3 sites, not 4");
    refuses(|p| p.hexes[1].sites[0] = Some(YELLOW), "hexes: fern", "there is no seat 3");
    refuses(
        |p| p.hexes[1].outskirts = vec![0; 4],
        "hexes: fern",
        "ants are counted seat by seat, and there are fewer seats",
    );
    refuses(|p| p.hexes[1].outskirts = vec![40], "hexes: fern", "Gentian has 36 cubes");
    refuses(|p| p.great_tunnel = vec![0, 40], "great_tunnel", "Vermilion has 36 cubes");
    refuses(|p| p.nests[1].larvae = 36, "position", "Vermilion has 37 cubes of 36");
    refuses(|p| p.hexes[0].outskirts[0] = 1, "position", "soil has ants in its outskirts beside an empty site");
    refuses(|p| p.harvested = vec![Spot::site(HexId::Bark, 0)], "harvested", "bark.1 is not a site in the Meadow");
    refuses(|p| p.harvested = vec![Spot::outskirts(HexId::Soil)], "harvested", "soil is not a site in the Meadow");
}

#[test]
fn cards_are_in_one_place_each() {
    refuses(
        |p| (p.discard, p.nests[1].hand) = (cards(&[CardId::Swarm]), cards(&[CardId::Swarm])),
        "nests[1].hand",
        "swarm is also somewhere else",
    );
    refuses(
        |p| {
            p.nests[0].hand = cards(&[CardId::EpicStores]);
            p.nests[2].goals = cards(&[CardId::EpicStores]);
        },
        "nests[2].goals",
        "epic_stores is also somewhere else",
    );
    refuses(|p| p.nests[0].heads = vec![CardId::FlyingThorax], "nests[0].heads", "flying_thorax does not fit the head");
    refuses(
        |p| p.nests[0].thoraxes = vec![CardId::FlyingThorax; 2],
        "nests[0].thoraxes",
        "flying_thorax appears twice",
    );
    refuses(|p| p.nests[0].goals = cards(&[CardId::Swarm]), "nests[0].goals", "swarm is not a Colony Goal");
    let goals = cards(&[CardId::EpicStores, CardId::Outlander, CardId::NurturingHive]);
    refuses(|p| p.nests[0].goals = goals, "position", "Gentian has 3 Colony Goals of 2");
    refuses(|p| p.played = cards(&[CardId::Swarm]), "agenda", "the cards played must be those yet to be resolved");
    refuses(
        |p| p.nests[1].face_down = cards(&[CardId::Swarm]),
        "nests[1].face_down",
        "nothing will reveal these cards",
    );
    refuses(|p| p.horde.score = 1, "horde", "there is no Centipede Horde in this game");
    let together = || table_with(Options { centipedes: true, ..Options::players(3) });
    let of_horde = CardId::CulturalTheft;
    refuses_at(
        together(),
        |p| p.nests[0].hand = cards(&[of_horde]),
        "nests[0].hand",
        "cultural_theft belongs to the other deck",
    );
    refuses_at(together(), |p| p.horde.score = 10_000, "horde.score", "more than 9999 points");
    refuses_at(together(), |p| p.horde.in_great_tunnel = 100, "horde.in_great_tunnel", "100 is more than 99");
}

#[test]
fn species_belong_to_their_mats() {
    refuses(|p| p.nests[0].mat = Some(Species::CrazyAnt), "nests[0].mat", "this game has no primitive species");
    let primitive = || table_with(Options { primitive_species: true, ..Options::players(3) });
    refuses_at(
        primitive(),
        |p| (p.nests[0].species, p.nests[0].mat) = (Some(Species::CrazyAnt), Some(Species::MutantAnt)),
        "nests[0].species",
        "the mat shows mutant_ant",
    );
}

#[test]
fn piles_are_counted() {
    let with = |change: fn(&mut PilePosition)| {
        move |p: &mut Position| {
            let mut pile = PilePosition { unknown: [(HexKind::Standard, 3)].into(), ..PilePosition::default() };
            change(&mut pile);
            p.pile = Some(pile);
        }
    };
    let known = |hex, slots| Known { seat: RED, hex, slots, drawn: false, out: false };
    refuses(
        with(|pile| pile.unknown.extend([(HexKind::Beyond, 30)])),
        "pile",
        &format!("33 hexes, but a pile has at most {HEXES}"),
    );
    refuses(
        with(|pile| pile.unknown.extend([(HexKind::Beyond, 6)])),
        "position",
        "5 beyond hexes are unseen, but the pile has more",
    );
    refuses(with(|pile| pile.slots.extend([(0, HexId::Soil)])), "pile.slots", "soil is also somewhere else");
    refuses(with(|pile| pile.slots.extend([(9, HexId::Bark)])), "pile.slots", "there is no slot 9 in a pile of 4");
    refuses(with(|pile| pile.drawn = hexes(&[HexId::Fern])), "pile.drawn", "fern is also somewhere else");
    refuses(with(|pile| pile.drawn_by = Some(BLUE)), "pile.drawn_by", "nothing is drawn");
    refuses(with(|pile| pile.out.extend([(3, HexId::Bark)])), "pile.out", "there is no seat 3");
    refuses(with(|pile| pile.out.extend([(1, HexId::Soil)])), "pile.out", "soil is also somewhere else");
    refuses(
        move |p| {
            let knows = vec![known(HexId::Bark, vec![7])];
            p.pile = Some(PilePosition { slots: [(0, HexId::Bark)].into(), knows, ..PilePosition::default() });
        },
        "pile.knows",
        "there is no slot 7 in a pile of 1",
    );
    refuses(
        move |p| {
            let slots = [(0, HexId::Bark), (1, HexId::AcornCap)].into();
            let knows = vec![known(HexId::Bark, vec![1])];
            p.pile = Some(PilePosition { slots, knows, ..PilePosition::default() });
        },
        "position",
        "Gentian has wrong knowledge of bark",
    );
}

#[test]
fn battles_are_between_players_in_a_hex() {
    refuses(
        |p| p.battle = fight(Some(RED), BLUE, HexId::GreatTunnel),
        "battle.hex",
        "there is no battle in great_tunnel",
    );
    refuses(|p| p.battle = fight(Some(RED), BLUE, HexId::Bark), "battle.hex", "there is no battle in bark");
    refuses(|p| p.battle = fight(Some(RED), RED, HexId::Soil), "battle", "a player cannot fight themselves");
    refuses(|p| p.battle = fight(Some(YELLOW), RED, HexId::Soil), "battle.invader", "there is no seat 3");
    refuses(|p| p.battle = fight(None, YELLOW, HexId::Soil), "battle.defender", "there is no seat 3");
    let stranger = r#"[{"outcome": null}, {"commit": {"seat": 2, "left": 1}}]"#;
    refuses(
        |p| {
            (p.phase, p.battle) = (Phase::Soldier, fight(Some(RED), BLUE, HexId::Soil));
            p.nests[2].hand = cards(&[CardId::Swarm]);
            agenda(stranger)(p);
        },
        "agenda",
        &format!("{BLACK} does not fight and cannot commit cards"),
    );
    refuses(
        |p| {
            (p.phase, p.battle) = (Phase::Soldier, fight(Some(RED), BLUE, HexId::Soil));
            p.nests[0].hand = cards(&[CardId::Swarm]);
            agenda(r#"[{"commit": {"seat": 0, "left": 1}}]"#)(p);
        },
        "agenda",
        "nothing will reveal the cards that are committed",
    );
}

#[test]
fn agendas_can_be_worked_off() {
    refuses(agenda("[]"), "position", "the agenda is empty before the end, or not at the end");
    refuses(agenda(r#"[{"slumber": null}]"#), "agenda", "the next task leaves nothing to decide");
    refuses(agenda(r#"[{"take_turn": {"seat": 3}}]"#), "agenda", "there is no seat 3");
    let turns = format!("[{}]", vec![r#"{"take_turn": {"seat": 0}}"#; 25].join(","));
    refuses(agenda(&turns), "agenda", "25 tasks are more than 24");
    refuses(agenda(r#"[{"next_battle": null}, {"take_turn": {"seat": 0}}]"#), "agenda", "there is no battle");
    refuses(agenda(r#"[{"deal": null}, {"take_turn": {"seat": 0}}]"#), "agenda", "the setup is over");
    refuses(agenda(r#"[{"fight_hex": {"hex": "bark", "scope": "whole"}}]"#), "agenda", "bark is not in the Meadow");
    refuses(agenda(r#"[{"draw": {"seat": 0, "cards": 61}}]"#), "agenda", "61 is more than 60");
    let place = r#"{"place_hex": {"seat": 0, "hex": "bark", "from": "soil", "why": "explore"}}"#;
    refuses(agenda(&format!("[{place}, {place}]")), "agenda", "bark is placed twice");
    let lies = r#"[{"place_hex": {"seat": 0, "hex": "fern", "from": "soil", "why": "explore"}}]"#;
    refuses(agenda(lies), "agenda", "a hex that is already in the Meadow cannot be placed");
    refuses(
        |p| {
            p.played = cards(&[CardId::Swarm]);
            let swarm = r#"{"finish": {"card": "swarm"}}"#;
            agenda(&format!(r#"[{swarm}, {swarm}, {{"take_turn": {{"seat": 0}}}}]"#))(p);
        },
        "agenda",
        "swarm is resolved twice",
    );
    refuses(
        |p| {
            p.phase = Phase::Over;
            agenda(r#"[{"take_turn": {"seat": 0}}]"#)(p);
        },
        "agenda",
        "turns are taken in the Worker Phase",
    );
}

/// Hexes about to be placed must come first, because the tasks below rely on them.
#[test]
fn hexes_to_place_come_first() {
    let turn = r#"{"take_turn": {"seat": 0}}"#;
    let enter = r#"{"enter": {"seat": 0, "from": "soil", "to": ["bark"], "all": false}}"#;
    let place = |hex: &str, from: &str, why: &str| {
        format!(r#"{{"place_hex": {{"seat": 0, "hex": "{hex}", "from": "{from}", "why": "{why}"}}}}"#)
    };
    let bark = place("bark", "soil", "explore");
    let steps = r#"{"steps": {"seat": 0, "left": 2, "larvae": false}}"#;
    let origin = r#"{"origin": {"seat": 0, "hexes": ["bark"], "why": "explore"}}"#;
    let late = "a hex is placed before anything else is done";
    refuses(agenda(&format!("[{turn}, {enter}, {bark}, {steps}]")), "agenda", late);
    refuses(agenda(&format!("[{turn}, {enter}, {origin}, {steps}]")), "agenda", late);
    refuses(agenda(&format!("[{turn}, {origin}, {}]", place("acorn_cap", "soil", "explore"))), "agenda", late);
    let other = place("acorn_cap", "fern", "explore");
    refuses(agenda(&format!("[{turn}, {enter}, {bark}, {other}]")), "agenda", late);
    let sentries = format!("[{turn}, {}, {}]", place("bark", "soil", "sentry"), place("acorn_cap", "soil", "sentry"));
    refuses(agenda(&sentries), "agenda", late);
    let nowhere = r#"{"origin": {"seat": 1, "hexes": ["bark"], "why": "explore"}}"#;
    refuses_at(
        table(3).great_tunnel(RED, 1),
        agenda(&format!("[{turn}, {nowhere}]")),
        "agenda",
        &format!("{BLUE} has no hex to explore from"),
    );
    refuses(
        agenda(&format!("[{turn}, {}]", place("acorn_cap", "bark", "explore"))),
        "agenda",
        "bark is not in the Meadow",
    );

    // The tasks that an exploration leaves are sound.
    for tasks in [format!("{enter}, {bark}"), origin.to_owned()] {
        let layout = sound().with(agenda(&format!("[{turn}, {tasks}]")));
        layout.try_lay().unwrap_or_else(|refused| panic!("{tasks}: {refused}"));
    }
}

/// Unknown names are refused when the position is read.
#[test]
fn unknown_names_are_not_read() {
    let rules = March::with(Options::players(2)).expect("two can play");
    let state = rules.setup(&mut Fresh::new(1), &mut game_core::Unheard);
    let whole = json::to_value(&rules.position(&state));
    let with = |field: &str, value: serde_json::Value| {
        let mut typed = whole.clone();
        typed[field] = value;
        serde_json::from_value::<Position>(typed).map(|_| ()).expect_err("it is refused").to_string()
    };
    for (field, value, word) in [
        ("phase", serde_json::json!("winter"), "winter"),
        ("discard", serde_json::json!(["no_such_card"]), "no_such_card"),
        ("discard", serde_json::json!(["swarm", "swarm"]), "a card is named twice"),
        ("harvested", serde_json::json!(["soil.x"]), "\"x\" is not a site"),
        ("agenda", serde_json::json!([{"sleep": null}]), "sleep"),
        ("colour", serde_json::json!(1), "colour"),
        ("round", serde_json::json!(-1), "-1"),
    ] {
        let refused = with(field, value);
        assert!(refused.contains(word), "{field}: {refused}");
    }
}
