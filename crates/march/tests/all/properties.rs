//! Random play: what the log adds up to, and what must stay hidden.

use crate::common;
use crate::suite::developed;

use std::collections::BTreeSet;

use common::{BLACK, BLUE, RED, table};
use game_core::{Audience, Chance, Fresh, Game, GameEvent, Seat, SeatSet, Viewer, json::to_value};
use march::{
    CardId, CardSet, Event, EventKind, HexId, HexSet, Known, March, NestPosition, Options, Position, State, Task,
};
use serde_json::Value;

/// Every number of players, every variant.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for players in 1..=5 {
        for (primitive_species, centipedes) in [(false, false), (true, false), (false, true), (true, true)] {
            if centipedes && players == 5 {
                continue;
            }
            let beyond = Some(if primitive_species { 5 } else { 1 });
            tables.push(Options { primitive_species, centipedes, beyond, ..Options::players(players) });
        }
    }
    tables
}

/// A random game with its log, and the notes of an observer.
struct Walk {
    game: March,
    state: State,
    chance: Fresh,
    dice: Fresh,
    events: Vec<Event>,
    /// The score of each seat when the log began.
    start: Vec<i16>,
    /// Hexes each seat has seen, according to the events it was told.
    seen: Vec<HexSet>,
}

impl Walk {
    /// From the setup.
    fn new(options: Options, seed: u64) -> Walk {
        let game = March::with(options).expect("the options are valid");
        let (mut chance, mut events) = (Fresh::new(seed), Vec::new());
        let state = game.setup(&mut chance, &mut events);
        let seats = usize::from(game.seats());
        let start = vec![0; seats];
        let mut walk =
            Walk { game, state, chance, dice: Fresh::new(seed), events, start, seen: vec![HexSet::EMPTY; seats] };
        walk.write_down(0);
        walk
    }

    /// From a position in the middle of a game.
    fn developed(options: Options, seed: u64) -> Walk {
        let game = March::with(options).expect("the options are valid");
        let position = developed::position(&game, seed);
        let state = game.place(&position).expect("the position is sound");
        let start = position.nests.iter().map(|nest| nest.scored.values().sum()).collect();
        let lie: HexSet = position.hexes.iter().map(|placed| placed.hex).collect();
        let known = |seat: Seat| known_to(&position, seat).map(|known| known.hex).collect::<HexSet>();
        let seen = Seat::all(game.seats()).map(|seat| lie.or(known(seat))).collect();
        Walk { game, state, chance: Fresh::new(seed), dice: Fresh::new(seed), events: Vec::new(), start, seen }
    }

    /// A seat that is to act does something; `false` at the end of the game.
    fn step(&mut self) -> bool {
        let seats: Vec<Seat> = self.game.to_act(&self.state).iter().collect();
        if seats.is_empty() {
            return false;
        }
        let seat = seats[self.dice.below(seats.len() as u32) as usize];
        let legal = self.game.legal(&self.state, seat);
        let action = legal[self.dice.below(legal.len() as u32) as usize];
        let told = self.events.len();
        let before = self.state;
        self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut self.events).expect("listed is legal");
        self.write_down(told);
        self.check_told(&before, told);
        true
    }

    fn write_down(&mut self, from: usize) {
        for event in &self.events[from..] {
            let named = names(&to_value(event)).1;
            for seat in Seat::all(self.game.seats()).filter(|&seat| hears(event, seat)) {
                self.seen[seat.idx()] = self.seen[seat.idx()].or(named);
            }
        }
    }

    /// The score of every seat is its initial score plus everything the log says.
    fn check_scores(&self) {
        for (seat, nest) in Seat::all(self.game.seats()).zip(self.position().nests) {
            let told = self.events.iter().filter(|event| event.seat == Some(seat)).map(|event| match event.what {
                EventKind::Scored { points, .. } => points,
                _ => 0,
            });
            let scored: i16 = nest.scored.values().sum();
            assert_eq!(scored, self.start[seat.idx()] + told.sum::<i16>(), "{seat}");
        }
    }

    /// The events name nothing that their recipients could not see.
    fn check_told(&self, before: &State, from: usize) {
        let (before, after) = (self.game.position(before), self.position());
        let told = &self.events[from..];
        // Shuffled cards were discarded openly, and are in the deck again.
        let shuffled = told.iter().any(|event| matches!(event.what, EventKind::Reshuffled { .. }));
        let open = open_cards(&before).or(open_cards(&after));
        let lie = open_hexes(&before).or(open_hexes(&after));
        for event in told {
            let private = matches!(
                event.what,
                EventKind::CardsSeen { .. }
                    | EventKind::CardPutDown { .. }
                    | EventKind::HexesSeen { .. }
                    | EventKind::HexPutBackSeen { .. }
            );
            let only = event.seat.map(SeatSet::only).filter(|_| private);
            assert_eq!(event.audience(), only.map_or(Audience::Everyone, Audience::Only), "{event}");
            if private {
                continue;
            }
            let (cards, hexes) = names(&to_value(event));
            assert!(shuffled || cards.minus(open).is_empty(), "{event:?} names a hidden card");
            assert!(hexes.minus(lie).is_empty(), "{event:?} names a hidden hex");
        }
    }

    /// A view names nothing that its viewer cannot know.
    fn check_views(&self) {
        let position = self.position();
        let watchers = Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in watchers {
            let mut view = to_value(&self.game.view(&self.state, viewer));
            // The log by card: these were played openly, wherever they are now.
            for nest in view["nests"].as_array_mut().expect("nests are a list") {
                let fields = nest.as_object_mut().expect("a nest is an object");
                fields.remove("cards_played");
                fields.remove("brought");
            }
            let (cards, hexes) = names(&view);
            let (mut may, mut seen) = (open_cards(&position), open_hexes(&position));
            if let Viewer::Seat(seat) = viewer {
                let NestPosition { hand, face_down, .. } = &position.nests[seat.idx()];
                may = may.or(*hand).or(*face_down);
                seen = seen.or(self.seen[seat.idx()]);
                assert!(hand.or(*face_down).minus(cards).is_empty(), "{viewer:?} does not see its own cards");
            }
            assert!(cards.minus(may).is_empty(), "{viewer:?} sees {:?}", cards.minus(may));
            assert!(hexes.minus(seen).is_empty(), "{viewer:?} sees {:?}", hexes.minus(seen));
        }
    }

    /// A resampled table is sound and looks the same to the seat, and so does what it may do.
    fn check_resampled(&mut self) {
        let position = self.position();
        for seat in Seat::all(self.game.seats()) {
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let legal = self.game.legal(&self.state, seat);
            for _ in 0..3 {
                let guess = self.game.resample(&self.state, seat, &mut self.dice);
                assert_eq!(self.game.check_invariants(&guess), Ok(()), "resampled for {seat}");
                assert_eq!(self.game.view(&guess, Viewer::Seat(seat)), view);
                assert_eq!(self.game.legal(&guess, seat), legal);
                let imagined = self.game.position(&guess);
                assert!(known_to(&imagined, seat).eq(known_to(&position, seat)));
                for known in known_to(&imagined, seat) {
                    check_place(&imagined, known);
                }
            }
        }
    }

    fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    /// Plays to the end, and checks one decision in `one_in` closely.
    fn check_all(mut self, one_in: u32) -> Walk {
        self.check_views();
        while self.step() {
            if self.dice.below(one_in) == 0 {
                self.check_scores();
                self.check_views();
                self.check_resampled();
            }
        }
        self.check_scores();
        self
    }
}

fn hears(event: &Event, seat: Seat) -> bool {
    match event.audience() {
        Audience::Everyone => true,
        Audience::Only(seats) => seats.contains(seat),
    }
}

/// What a seat knows about hexes outside the Meadow, according to a position.
fn known_to(position: &Position, seat: Seat) -> impl Iterator<Item = &Known> {
    position.pile.iter().flat_map(|pile| &pile.knows).filter(move |known| known.seat == seat)
}

/// The hex is in one of the places where the seat knows it can be.
fn check_place(position: &Position, known: &Known) {
    let pile = position.pile.as_ref().expect("a position includes its pile");
    let in_slot = known.slots.iter().any(|slot| pile.slots.get(slot) == Some(&known.hex));
    let drawn = known.drawn && pile.drawn.contains(known.hex);
    let out = known.out && pile.out.values().any(|&hex| hex == known.hex);
    assert!(in_slot || drawn || out, "{known:?} is not true");
}

/// Cards that everybody can see.
fn open_cards(position: &Position) -> CardSet {
    let mut open = position.discard.or(position.played).or(position.offered).or(position.horde.discard);
    for nest in &position.nests {
        let body = nest.heads.iter().chain(&nest.thoraxes).chain(&nest.abdomens).copied();
        open = open.or(nest.goals).or(body.collect());
    }
    open
}

/// Hexes that everybody can see: in the Meadow, drawn openly, or about to be placed.
fn open_hexes(position: &Position) -> HexSet {
    let lie: HexSet = position.hexes.iter().map(|placed| placed.hex).collect();
    let drawn = position.pile.as_ref().filter(|pile| pile.drawn_by.is_none()).map_or(HexSet::EMPTY, |pile| pile.drawn);
    let coming = position.agenda.iter().flatten().map(|task| match task {
        Task::Origin(origin) => origin.hexes,
        Task::PlaceHex(place) => HexSet::only(place.hex),
        _ => HexSet::EMPTY,
    });
    coming.fold(lie.or(drawn).or(HexSet::only(HexId::GreatTunnel)), HexSet::or)
}

/// Every card and every hex named anywhere in a value, also as part of a spot (`soil.2`).
fn names(value: &Value) -> (CardSet, HexSet) {
    let mut found = (CardSet::EMPTY, HexSet::EMPTY);
    let mut add = |text: &str| {
        if let Ok(card) = text.parse::<CardId>() {
            found.0.insert(card);
        }
        if let Ok(hex) = text.split('.').next().unwrap_or_default().parse::<HexId>() {
            found.1.insert(hex);
        }
    };
    let mut left = vec![value];
    while let Some(value) = left.pop() {
        match value {
            Value::String(text) => add(text),
            Value::Array(items) => left.extend(items),
            Value::Object(fields) => {
                fields.keys().for_each(|key| add(key));
                left.extend(fields.values());
            }
            _ => {}
        }
    }
    found
}

#[test]
fn names_are_found_wherever_they_stand() {
    let value = serde_json::json!({"swarm": 1, "at": "soil.2", "cards": [{"x": "cold_snap"}], "hex": "fern"});
    assert_eq!(
        names(&value),
        (common::cards(&[CardId::Swarm, CardId::ColdSnap]), common::hexes(&[HexId::Soil, HexId::Fern]))
    );
}

#[test]
fn random_games_keep_every_promise() {
    for (seed, options) in (0..).zip(tables()) {
        Walk::new(options.clone(), seed).check_all(12);
        Walk::new(options, seed + 100).check_all(12);
    }
}

#[test]
fn games_from_grown_meadows_keep_every_promise() {
    let mut met = BTreeSet::new();
    for round in 0..8 {
        for (seed, options) in (0..).zip(tables()) {
            let walk = Walk::developed(options, seed + 1000 * round).check_all(12);
            let kind = |event: &Event| to_value(event)["what"].as_str().expect("an event has a kind").to_owned();
            met.extend(walk.events.iter().map(kind));
        }
    }
    // Otherwise the properties might hold only because nothing happened that could break them.
    for kind in [
        "rested",
        "actions_granted",
        "reshuffled",
        "cards_drawn",
        "card_revealed",
        "card_discarded",
        "card_put_down",
        "card_committed",
        "card_shown",
        "card_played",
        "paid_larva",
        "paid_ant",
        "evolved",
        "hex_drawn",
        "hexes_looked_at",
        "hex_taken",
        "hex_put_back",
        "hex_placed",
        "token_placed",
        "larva_placed",
        "ant_moved",
        "inhabited",
        "ant_lost",
        "ant_withdrawn",
        "ants_exchanged",
        "larvae_taken",
        "food_paid",
        "scored",
        "battle_began",
        "centipede_card",
        "ferocity_revealed",
        "ferocity_drawn",
        "battle_decided",
        "centipede_destroyed",
        "collected",
        "fed",
        "decreed",
        "horde_revealed",
        "centipede_moved",
        "centipede_entered",
        "horde_scored",
        "largest_brood",
        "game_ended",
    ] {
        assert!(met.contains(kind), "no game had {kind}; met: {met:?}");
    }
}

// ------------------------------------------------------------------------------------------------------- known tops

const PILE: [HexId; 6] =
    [HexId::CloverPatch, HexId::MossyStone, HexId::AcornCap, HexId::RottingLog, HexId::ToadstoolRing, HexId::Bark];

/// RED scouts, BLUE holds A Queen's Journey, nobody knows the pile, and there is Soil to explore
/// from.
fn scouts() -> common::Layout {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "rbk").great_tunnel(RED, 3).great_tunnel(BLUE, 3);
    let layout = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::ScoutingThorax]);
    layout.hand(BLUE, &[CardId::QueensJourney]).great_tunnel(BLACK, 2).pile(&PILE)
}

/// What a seat knows about the pile: hexes with their slots.
fn knows(table: &common::Table, seat: Seat) -> Vec<(HexId, Vec<u8>)> {
    let known = table.rules.view(&table.state, Viewer::Seat(seat)).pile.known;
    known.into_iter().map(|known| (known.hex, known.slots)).collect()
}

/// Takes the first legal action until the seat has finished its turn.
fn finish_turn(table: &mut common::Table, seat: Seat) {
    let is_turn = |table: &common::Table| matches!(table.agenda().last(), Some(Task::TakeTurn(_)));
    while !is_turn(table) {
        let acting = table.to_act()[0];
        let legal = table.legal(acting);
        let action = if legal.iter().any(|action| action == "pass") { "pass".to_owned() } else { legal[0].clone() };
        table.play(acting, &action);
    }
    assert_ne!(table.to_act(), [seat], "the turn goes on");
}

#[test]
fn a_scout_knows_what_it_put_back_until_it_is_drawn() {
    let mut table = scouts().lay();
    table.play(RED, "explore");
    assert_eq!(table.legal(RED), [format!("take {}", PILE[0]), format!("take {}", PILE[1])]);
    table.play(RED, &format!("take {}; bottom {}", PILE[0], PILE[1]));
    assert_eq!(knows(&table, RED), [(PILE[1], vec![4])]);
    assert_eq!((knows(&table, BLUE), knows(&table, BLACK)), (vec![], vec![]));
    finish_turn(&mut table, RED);
    table.play(BLUE, "forage");
    finish_turn(&mut table, BLUE);
    // BLACK draws openly, so what RED knows moves up.
    table.play(BLACK, "explore");
    assert_eq!(knows(&table, RED), [(PILE[1], vec![3])]);
}

#[test]
fn who_watches_hexes_put_back_knows_a_few_places() {
    let mut table = scouts().lay();
    table.play(RED, &format!("explore; take {}; top {}", PILE[0], PILE[1]));
    assert_eq!(knows(&table, RED), [(PILE[1], vec![0])]);
    finish_turn(&mut table, RED);
    // BLUE looks at that hex and two more, takes one of the two, and puts the others back in an
    // order of its choice.
    table.play(BLUE, "play queens_journey; pay_larva");
    let drawn = Known { seat: RED, hex: PILE[1], slots: Vec::new(), drawn: true, out: false };
    assert_eq!(table.rules.view(&table.state, Viewer::Seat(RED)).pile.known, [drawn]);
    table.play(BLUE, &format!("take {}; top {}", PILE[3], PILE[1]));
    assert_eq!(knows(&table, RED), [(PILE[1], vec![0, 1])]);
    let mut by_blue = vec![(PILE[1], vec![1]), (PILE[2], vec![0])];
    by_blue.sort();
    assert_eq!((knows(&table, BLUE), knows(&table, BLACK)), (by_blue, vec![]));
    // In RED's resampled tables the hex is in one of these places, and in each of them sometimes.
    let mut tops = BTreeSet::new();
    for seed in 0..40 {
        let guess = table.rules.resample(&table.state, RED, &mut Fresh::new(seed));
        assert_eq!(table.rules.check_invariants(&guess), Ok(()));
        let imagined = table.rules.position(&guess);
        known_to(&imagined, RED).for_each(|known| check_place(&imagined, known));
        let slots = imagined.pile.expect("a position includes its pile").slots;
        tops.insert(slots[&0] == PILE[1]);
    }
    assert_eq!(tops.len(), 2);
}
