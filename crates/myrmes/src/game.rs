//! Implements the `game-core` contract for Myrmes.

use std::sync::{Arc, LazyLock};

use game_core::{
    AnyGame, Chance, DataFiles, Game, Headline, Refused, Seat, SeatSet, Sink, Standing, Viewer,
    data::{are_own, own_files},
    erased::{Erased, erased},
};

use crate::{
    action::Action,
    components::{Bonus, Objective, Tile},
    data::{self, Data, Demand},
    event::Event,
    garden::Garden,
    illegal::Illegal,
    kit::Components,
    mask::Cell,
    options::{LevelPlusOne, Options, Switches},
    outlook::Outlook,
    phase,
    play::Play,
    position::Position,
    setup,
    state::{Colony, Phase, State},
    view::{Stand, View},
};

/// The rules of Myrmes with the chosen options and components.
#[derive(Clone, Debug)]
pub struct Myrmes {
    pub(crate) options: Options,
    pub(crate) switches: Switches,
    pub(crate) data: Arc<Data>,
    pub(crate) garden: Arc<Garden>,
    /// The table before setup; every setup starts from a copy.
    pub(crate) bare_table: Arc<State>,
}

impl Myrmes {
    /// The rules with the component data of this crate.
    pub fn with(options: Options) -> Result<Myrmes, Refused> {
        static OWN: LazyLock<Arc<Data>> =
            LazyLock::new(|| Arc::new(Data::read(&Myrmes::own_data()).expect("a test checks the crate's own data")));
        Myrmes::from_data(options, OWN.clone())
    }

    fn from_data(options: Options, data: Arc<Data>) -> Result<Myrmes, Refused> {
        let switches = Switches::new(&options)?;
        let garden = Arc::new(Garden::new(&data, options.players)?);
        let bare_table = Arc::new(setup::bare_table(&options, switches, &data, &garden));
        Ok(Myrmes { options, switches, data, garden, bare_table })
    }

    #[inline]
    pub(crate) fn players(&self) -> u8 {
        self.options.players
    }

    /// The level whose rooms, special tiles and storeroom the colony may use this season. Level+1
    /// does not move the disc.
    #[inline]
    pub(crate) fn reach(&self, colony: &Colony) -> usize {
        let deeper = colony.event == Bonus::LevelPlus1 && self.switches.level_plus_one == LevelPlusOne::All;
        usize::from(colony.level + u8::from(deeper)).min(3)
    }

    pub(crate) fn level_of(&self, objective: Objective) -> u8 {
        self.data.objective(objective).level
    }

    pub(crate) fn demand(&self, state: &State, slot: u8) -> Demand {
        self.data.objective(state.objectives[usize::from(slot)]).demand
    }

    /// The tile with this anchor.
    pub(crate) fn tile_at(&self, state: &State, anchor: Cell) -> Tile {
        self.garden.placement(state.laid[anchor.idx()].placement).tile
    }

    pub fn score(&self, state: &State, seat: Seat) -> i16 {
        state.colony(seat).score()
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        Seat::all(self.players()).map(|seat| self.score(state, seat).into()).collect()
    }

    /// Where a seat's points came from, in the order of [`crate::Source::ALL`].
    pub fn scored(&self, state: &State, seat: Seat) -> [i16; crate::components::Source::ALL.len()] {
        state.colony(seat).scored
    }

    /// The objectives in play with the season, from 1 to 9, in which the seat completed each.
    pub fn completed(&self, state: &State, seat: Seat) -> [(Objective, Option<u8>); 6] {
        let completed = state.colony(seat).completed;
        std::array::from_fn(|slot| (state.objectives[slot], Some(completed[slot]).filter(|&season| season > 0)))
    }
}

static ERASED: Erased<Myrmes> = erased();
/// The type-erased game. It is defined only here, so that the rules are compiled for it once.
pub static GAME: &dyn AnyGame = &ERASED;

impl Game for Myrmes {
    const ID: &'static str = "myrmes";
    /// Still 1: `foreign_tunnel` is an option, and games played without it do not change.
    const RULES: u32 = 1;

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
        own_files(&data::OWN)
    }

    fn new(options: Options, files: &DataFiles) -> Result<Myrmes, Refused> {
        if are_own(files, &data::OWN) {
            Myrmes::with(options)
        } else {
            Myrmes::from_data(options, Arc::new(Data::read(files)?))
        }
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
        phase::to_act(state)
    }

    fn phase(&self, state: &State, seat: Seat) -> &'static str {
        phase::of_seat(state, seat).name()
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if phase::to_act(state).contains(seat) {
            phase::legal(self, state, seat, out);
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
        phase::check(self, state, seat, action)?;
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
        (state.phase == Phase::Over).then(|| Standing::by_score(self.scores(state)))
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
