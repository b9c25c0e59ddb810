//! March of the Ants as an implementation of the `game-core` traits.

use std::sync::Arc;

use game_core::{
    AnyGame, Chance, DataFiles, Game, Headline, Refused, Seat, SeatSet, Sink, Standing, Viewer,
    data::Correction,
    erased::{Erased, erased},
};

use crate::{
    action::Action,
    card_set::CardSet,
    components::{CardId, HexId, HexKind, Phase, Source},
    data::{Data, HEXES, HexFacts, Timing},
    event::Event,
    illegal::Illegal,
    kit::Components,
    options::{HordeWins, Options},
    outlook::Outlook,
    phase,
    pile::Kinds,
    play::Play,
    position::Position,
    state::State,
    table::Table,
    view::{Stand, View},
};

/// The rules of March of the Ants with their options and components chosen.
#[derive(Clone, Debug)]
pub struct March {
    pub(crate) options: Options,
    pub(crate) data: Arc<Data>,
    /// The cards of the box.
    pub(crate) cards: CardSet,
    /// The hexes of each kind in the box.
    pub(crate) kinds: Kinds,
    /// The hexes of the box but The Great Tunnel, by their printed numbers.
    pub(crate) by_number: [Option<HexId>; HEXES],
    /// When each card of the box works. This is read all the time, and the cards themselves are
    /// large.
    pub(crate) timings: [Timing; CardId::ALL.len()],
    /// The table before anything is drawn; every setup begins with a copy.
    pub(crate) bare_table: Arc<State>,
}

impl March {
    /// The rules with the component data of this crate.
    pub fn with(options: Options) -> Result<March, Refused> {
        March::from_data(options, Data::own())
    }

    fn from_data(options: Options, data: Arc<Data>) -> Result<March, Refused> {
        options.check(data.hexes.of_kind(HexKind::Beyond).count() as u8)?;
        let cards = data.cards().map(|card| card.id).collect();
        let by_number = data.hexes.numbered();
        let kinds = HexKind::ALL.map(|kind| data.hexes.of_kind(kind).map(|facts| facts.id).collect());
        let bare_table = Arc::new(State::bare(&options, &data));
        let timings = CardId::ALL.map(|card| data.find_card(card).map_or(Timing::Play, |card| card.timing));
        Ok(March { options, data, cards, kinds, by_number, timings, bare_table })
    }

    #[inline]
    pub(crate) fn players(&self) -> u8 {
        self.options.players
    }

    /// Cubes of one colour.
    pub(crate) fn cubes(&self) -> u8 {
        self.data.colonies.nest_mat.cubes
    }

    /// What is printed on a hex of the box other than The Great Tunnel.
    pub(crate) fn facts(&self, hex: HexId) -> &HexFacts {
        self.data.hexes.get(hex).expect("only hexes of the box are drawn, and never The Great Tunnel")
    }

    /// Whether the box has a hex.
    pub(crate) fn has_hex(&self, hex: HexId) -> bool {
        hex == HexId::GreatTunnel || self.data.hexes.get(hex).is_some()
    }

    pub(crate) fn table<'a>(&'a self, state: &'a State) -> Table<'a> {
        Table { rules: self, state }
    }

    /// The component data.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// Where a seat's points came from, in the order of [`Source::ALL`].
    pub fn scored(&self, state: &State, seat: Seat) -> [i16; Source::ALL.len()] {
        state.nest(seat).scored
    }

    /// Which cards a seat has played in the course of the game, with the points each brought it.
    pub fn cards_played(&self, state: &State, seat: Seat) -> impl Iterator<Item = (CardId, u8)> {
        let nest = *state.nest(seat);
        nest.played.cards().map(move |card| (card, nest.brought[card.idx()]))
    }

    /// The points of the Centipede Horde, where there is one.
    pub fn horde_score(&self, state: &State) -> Option<u16> {
        self.options.has_horde().then_some(state.horde.score)
    }

    /// Whether the Horde has won, or would win if the game ended now. Ruling march/horde-wins.
    pub(crate) fn horde_wins(&self, state: &State) -> bool {
        let mut beaten =
            Seat::all(self.players()).map(|seat| i32::from(state.horde.score) > i32::from(state.nest(seat).score()));
        match self.options.horde_wins {
            HordeWins::BeatsOne => beaten.any(|beaten| beaten),
            HordeWins::BeatsAll => beaten.all(|beaten| beaten),
        }
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        Seat::all(self.players()).map(|seat| state.nest(seat).score().into()).collect()
    }

    fn stand(&self, state: &State) -> Standing {
        let scores = self.scores(state);
        if self.options.has_horde() {
            return Standing::together(scores, !self.horde_wins(state));
        }
        // Ties are broken by ants in the Meadow. Ruling march/tie.
        let rank = |seat: usize| (scores[seat], state.ants.total(Seat(seat as u8)));
        let place = |seat: usize| 1 + (0..scores.len()).filter(|&other| rank(other) > rank(seat)).count() as u8;
        Standing { places: (0..scores.len()).map(place).collect(), scores }
    }
}

static ERASED: Erased<March> = erased();
/// The game with its type erased. It is created only here, so that the rules are compiled for it
/// once.
pub static GAME: &dyn AnyGame = &ERASED;

impl Game for March {
    const ID: &'static str = "march";
    /// 2: Rafting Thorax, Tawny Crazy Head, larvae in The Great Tunnel and the Horde's number of players.
    const RULES: u32 = 2;

    type Options = Options;
    type State = State;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Components = Components;
    type Outlook = Outlook;
    type Stand = Stand;

    fn own_data() -> DataFiles {
        Data::own_files()
    }

    fn new(options: Options, files: &DataFiles) -> Result<March, Refused> {
        if Data::are_own(files) {
            March::with(options)
        } else {
            March::from_data(options, Arc::new(Data::read(files)?))
        }
    }

    fn correct_data(files: &DataFiles, corrections: &[Correction], date: &str) -> Result<DataFiles, Refused> {
        Data::correct(files, corrections, date)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn data_hash(&self) -> &str {
        &self.data.hash
    }

    fn foreign_data(&self) -> Option<&DataFiles> {
        self.data.foreign.as_ref()
    }

    fn data_warnings(&self) -> Vec<Refused> {
        self.data.warnings()
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn components(&self) -> Components {
        Components::new(self)
    }

    fn setup(&self, chance: &mut dyn Chance, events: &mut impl Sink<Event>) -> State {
        self.set_up(chance, events)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        phase::to_act(self.table(state))
    }

    fn phase(&self, state: &State, _: Seat) -> &'static str {
        state.phase.name()
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act(state).contains(seat) {
            phase::legal(self.table(state), seat, out);
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        phase::check(self.table(state), seat, action)?;
        self.apply_listed(state, seat, action, chance, events);
        Ok(())
    }

    #[inline]
    fn apply_listed(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Event>,
    ) {
        Play { rules: self, state, chance, events, forced: false }.act(seat, action);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn outlook(&self, state: &State, viewer: Viewer) -> Outlook {
        Outlook::new(self, state, viewer)
    }

    fn resample(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        crate::view::resample(self, state, seat, chance)
    }

    fn headline(&self, state: &State) -> Headline<Stand> {
        Headline { stand: Stand::of(state), scores: self.scores(state) }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        (state.phase == Phase::Over).then(|| self.stand(state))
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn place(&self, position: &Position) -> Result<State, Refused> {
        position.place(self)
    }

    fn check_invariants(&self, state: &State) -> Result<(), String> {
        crate::invariants::check(self, state)
    }
}
