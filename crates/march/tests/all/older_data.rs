//! Data sets made before a card or a hex existed: they stay readable, and what they lack is not in
//! the box.

use crate::suite::developed;

use game_core::{
    Chance, DataFiles, Fresh, Game, Refused, Session, Viewer,
    testing::{Suite, random_step},
};
use march::{Action, CardId, CardSet, Data, HexId, HexKind, Known, March, Options, PilePosition, Position, Task};
use toml::{Table, Value};

/// An event and a goal, both with a centipede symbol, and an evolution.
const CARDS: [CardId; 3] = [CardId::ColdSnap, CardId::EpicStores, CardId::AcrobatHead];
/// A standard hex and a Beyond the Meadow hex.
const HEXES: [HexId; 2] = [HexId::RottingLog, HexId::AntLionDen];

/// Removes the entries that are not kept, and counts the rest anew.
fn keep(files: &mut DataFiles, kept: impl Fn(&str) -> bool) {
    for (file, text) in files.iter_mut().filter(|(file, _)| *file != "species.toml") {
        let mut table: Table = text.parse().expect("the crate's own data are TOML");
        let list = if file == "hexes.toml" { "hex" } else { "card" };
        let entries = table[list].as_array_mut().expect("entries are listed");
        entries.retain(|entry| kept(entry["id"].as_str().expect("ids are words")));
        let count =
            |is: &dyn Fn(&Value) -> bool| Value::Integer(entries.iter().filter(|&entry| is(entry)).count() as i64);
        let counts: Vec<(&str, Value)> = if list == "hex" {
            ["starting", "standard", "beyond"]
                .map(|kind| (kind, count(&|hex| hex["kind"].as_str() == Some(kind))))
                .into()
        } else {
            vec![
                ("count", count(&|_| true)),
                ("centipede_symbols", count(&|card| card.get("centipede_symbol").is_some())),
            ]
        };
        table.extend(counts.into_iter().map(|(field, count)| (field.to_owned(), count)));
        *text = table.to_string();
    }
}

/// The crate's own data without [`CARDS`] and [`HEXES`].
fn older_files() -> DataFiles {
    let mut files = Data::own_files();
    let lacks = |id: &str| CARDS.iter().any(|card| card.name() == id) || HEXES.iter().any(|hex| hex.name() == id);
    keep(&mut files, |id| !lacks(id));
    files
}

fn older(options: Options) -> March {
    March::new(options, &older_files()).expect("an older set is sound")
}

/// One fewer than the crate's own data have.
fn beyond_in_box() -> u8 {
    Data::own().hexes.of_kind(HexKind::Beyond).count() as u8 - 1
}

/// Every number of players, with all Beyond the Meadow hexes of the box in every second game.
fn options(n: u64) -> Options {
    let (players, centipedes) = (1 + (n % 5) as u8, n.is_multiple_of(3) && n % 5 < 4);
    let beyond = n.is_multiple_of(2).then(beyond_in_box);
    Options { primitive_species: n % 7 < 3, centipedes, beyond, ..Options::players(players) }
}

#[test]
fn an_older_set_is_read_and_warned_of() {
    let data = Data::read(&older_files()).expect("an older set is sound");
    assert!(CARDS.iter().all(|&card| data.find_card(card).is_none()));
    assert!(HEXES.iter().all(|&hex| data.hexes.get(hex).is_none()));
    assert_eq!(data.cards().count(), CardId::ALL.len() - CARDS.len());
    let lacks: Vec<String> =
        data.warnings().iter().map(Refused::to_string).filter(|why| why.contains("lacks")).collect();
    assert_eq!(
        lacks,
        [
            "events.toml: the set lacks cold_snap",
            "heads.toml: the set lacks acrobat_head",
            "goals.toml: the set lacks epic_stores",
            "hexes.toml: the set lacks rotting_log",
            "hexes.toml: the set lacks ant_lion_den",
        ]
    );
}

#[test]
fn a_number_that_no_hex_has_is_skipped() {
    let rules = older(Options::players(3));
    let numbers: Vec<u8> = rules.data().hexes.by_number().map(|hex| hex.number).collect();
    assert!(numbers.is_sorted() && numbers.len() == HexId::ALL.len() - 1 - HEXES.len());
    let own = Data::own();
    assert!(HEXES.iter().all(|&hex| !numbers.contains(&own.hexes.get(hex).expect("our own").number)));
}

#[test]
fn components_are_those_of_the_box() {
    let components = older(Options::players(3)).components();
    assert!(components.cards.iter().all(|face| !CARDS.contains(&face.card)));
    assert!(components.hexes.iter().all(|face| !HEXES.contains(&face.hex)));
    assert_eq!(components.cards.len() + CARDS.len(), CardId::ALL.len());
}

#[test]
fn there_are_only_the_beyond_hexes_of_the_box() {
    let own = beyond_in_box() + 1;
    let too_many = March::new(Options { beyond: Some(own), ..Options::players(3) }, &older_files());
    let why = format!("there are {} Beyond the Meadow hexes, not {own}", beyond_in_box());
    assert_eq!(too_many.expect_err("the box has fewer"), Refused::new("beyond", why));
}

#[test]
fn older_sets_are_played_to_the_end_and_replayed() {
    let files = older_files();
    for n in 0..200 {
        let rules = March::new(options(n), &files).expect("an older set is sound");
        let mut session = Session::new(rules.clone(), n.into());
        let mut dice = Fresh::new(n);
        while random_step(&mut session, &mut dice).unwrap_or_else(|broken| panic!("game {n}: {broken}")) {
            let state = session.state();
            rules.check_invariants(state).unwrap_or_else(|broken| panic!("game {n}: {broken}"));
            if dice.below(20) == 0 {
                refuses_what_is_not_in_the_box(&session);
                for seat in session.to_act().iter() {
                    drop(rules.outlook(state, Viewer::Seat(seat)));
                    let guess = rules.resample(state, seat, &mut dice);
                    rules.check_invariants(&guess).unwrap_or_else(|broken| panic!("game {n}, a guess: {broken}"));
                }
            }
        }
        let again = Session::<March>::load(&session.record(), &files).expect("the record can be replayed");
        assert!(again.state() == session.state(), "game {n} ends differently");
    }
}

/// Tries absent cards and hexes in every way an action can name them.
fn refuses_what_is_not_in_the_box(session: &Session<March>) {
    let rules = session.game();
    let seats: Vec<_> = session.to_act().iter().collect();
    let mut strange: Vec<Action> = CARDS
        .iter()
        .flat_map(|&card| [Action::Play { card }, Action::Discard { card }, Action::Commit { card }])
        .collect();
    for text in seats.iter().flat_map(|&seat| session.legal(seat)).map(|action| action.to_string()) {
        for hex in HexId::ALL.into_iter().filter(|hex| text.contains(hex.name())) {
            strange.extend(
                HEXES.iter().filter_map(|absent| text.replace(hex.name(), absent.name()).parse::<Action>().ok()),
            );
        }
    }
    for seat in seats {
        for &action in &strange {
            let applied = rules.apply(&mut session.state().clone(), seat, action, &mut Fresh::new(1), &mut Vec::new());
            assert!(applied.is_err(), "{seat}: {action}");
        }
    }
}

#[test]
fn older_sets_pass_the_suite() {
    let suite = Suite { games: 2, ..Suite::default() };
    suite.pass(&older(Options { centipedes: true, beyond: Some(beyond_in_box()), ..Options::players(2) }));
    let rules = older(Options { beyond: Some(beyond_in_box()), ..Options::players(4) });
    let suite = Suite { games: 1, one_in: 25, n_foreign: 120, ..Suite::default() };
    suite.pass_from(&rules, (0..10).map(|seed| developed::position(&rules, seed)));
}

/// The eight starting hexes are always needed; everything else may be absent.
#[test]
fn a_box_with_hardly_anything_is_played_to_the_end() {
    let own = Data::own();
    let starting: Vec<&str> = own.hexes.of_kind(HexKind::Starting).map(|facts| facts.id.name()).collect();
    let mut files = Data::own_files();
    keep(&mut files, |id| starting.contains(&id) || id == CardId::Swarm.name());
    for n in 0..20 {
        let rules = March::new(Options { beyond: None, ..options(n) }, &files).expect("the set is sound");
        let mut session = Session::new(rules.clone(), n.into());
        let mut dice = Fresh::new(n);
        while random_step(&mut session, &mut dice).unwrap_or_else(|broken| panic!("game {n}: {broken}")) {
            rules.check_invariants(session.state()).unwrap_or_else(|broken| panic!("game {n}: {broken}"));
        }
    }
}

#[test]
fn positions_name_only_what_is_in_the_box() {
    let rules = older(Options { centipedes: true, ..Options::players(2) });
    let state = rules.setup(&mut Fresh::new(1), &mut Vec::new());
    let sound = rules.position(&state);
    let refuses = |what: &str, absent: &str, change: &dyn Fn(&mut Position)| {
        let mut position = sound.clone();
        change(&mut position);
        let refused = rules.place(&position).expect_err(what);
        assert_eq!(refused, Refused::new(what, format!("{absent} is not in the box of this data set")));
    };
    let [event, goal, head] = CARDS;
    let [hex, _] = HEXES;
    let only = CardSet::only;
    refuses("discard", "cold_snap", &|position| position.discard = only(event));
    refuses("played", "cold_snap", &|position| position.played = only(event));
    refuses("offered", "epic_stores", &|position| position.offered = only(goal));
    refuses("horde.discard", "cold_snap", &|position| position.horde.discard = only(event));
    refuses("nests[1].hand", "acrobat_head", &|position| position.nests[1].hand = only(head));
    refuses("nests[0].face_down", "cold_snap", &|position| position.nests[0].face_down = only(event));
    refuses("nests[0].heads", "acrobat_head", &|position| position.nests[0].heads = vec![head]);
    refuses("nests[0].thoraxes", "acrobat_head", &|position| position.nests[0].thoraxes = vec![head]);
    refuses("nests[0].abdomens", "acrobat_head", &|position| position.nests[0].abdomens = vec![head]);
    refuses("nests[0].goals", "epic_stores", &|position| position.nests[0].goals = only(goal));
    refuses("nests[0].cards_played", "cold_snap", &|position| position.nests[0].cards_played = only(event));
    refuses("nests[0].brought", "epic_stores", &|position| position.nests[0].brought.extend([(goal, 2)]));
    refuses("nests[0].fought_in", "rotting_log", &|position| position.nests[0].fought_in.insert(hex));
    let pile = |position: &mut Position, change: &dyn Fn(&mut PilePosition)| {
        change(position.pile.as_mut().expect("a position includes its pile"));
    };
    refuses("pile.slots", "rotting_log", &|position| pile(position, &|pile| pile.slots.extend([(0, hex)])));
    refuses("pile.drawn", "rotting_log", &|position| pile(position, &|pile| pile.drawn.insert(hex)));
    refuses("pile.out", "rotting_log", &|position| pile(position, &|pile| pile.out.extend([(0, hex)])));
    let known = || Known { seat: game_core::Seat(0), hex, slots: vec![0], drawn: false, out: false };
    refuses("pile.knows", "rotting_log", &|position| pile(position, &|pile| pile.knows.push(known())));
    let agenda = |text: &str| vec![serde_json::from_str::<Task>(text).expect("it is a task")];
    for task in ["pay", "drop_goal", "resolve", "lay"] {
        let left = if task == "pay" { r#","left":1"# } else { "" };
        let tasks = agenda(&format!(r#"{{"{task}":{{"seat":0,"card":"acrobat_head"{left}}}}}"#));
        refuses("agenda", "acrobat_head", &|position| position.agenda = Some(tasks.clone()));
    }
    let mut placed = sound.clone();
    placed.hexes.push(march::HexPosition {
        hex,
        cell: game_core::Hex::new(0, 1),
        turn: Default::default(),
        sites: Vec::new(),
        outskirts: Vec::new(),
        wormhole: false,
        centipede: false,
    });
    assert_eq!(rules.place(&placed).expect_err("it is absent").what, "hexes");
}
