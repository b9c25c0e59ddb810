//! The hex pile, and what each seat knows of it.
//!
//! The pile stores no order that nobody knows: a hex nobody has looked at is drawn by chance when it is needed. The
//! starting hexes lie on top of the others, and which of the box were shuffled in is as unknown as their order; so the
//! pile only counts how many of each kind are left. A hex that somebody looked at and put back lies in a slot.
//!
//! What a seat knows of such a hex is the set of places where it can be, as bits: slots of the pile, in the hands of
//! whoever looks right now, or out of the game. The seat that put it back knows one place. Another that knew the hex
//! before, and then saw somebody look at it and put several back, knows a few.

use game_core::{Chance, Seat};

use crate::{
    components::{HexId, HexKind},
    data::HEXES,
    hex_set::HexSet,
};

/// Places where a hex can be: bit `n` is the slot `n` from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Places(u32);

const SLOTS: u32 = (1 << HEXES) - 1;

impl Places {
    /// The seat knows nothing of the hex.
    pub(crate) const UNKNOWN: Places = Places(0);
    /// In the hands of whoever draws or looks right now.
    pub(crate) const DRAWN: Places = Places(1 << 30);
    /// Out of the game.
    pub(crate) const OUT: Places = Places(1 << 31);

    pub(crate) const fn slot(slot: usize) -> Places {
        Places(1 << slot)
    }

    pub(crate) const fn contains(self, other: Places) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) const fn is_unknown(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(crate) const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    #[must_use]
    const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The slots among the places, from the top.
    pub(crate) fn slots(self) -> impl Iterator<Item = usize> {
        (0..HEXES).filter(move |slot| self.0 & (1 << slot) != 0)
    }

    /// After the top slot was drawn into somebody's hands.
    const fn without_top(self) -> Places {
        let moved = Places((self.0 & SLOTS) >> 1).or(Places(self.0 & !SLOTS));
        if self.0 & 1 == 0 { moved } else { moved.or(Places::DRAWN) }
    }

    /// After a hex was put on top.
    const fn below_new_top(self) -> Places {
        Places((self.0 & SLOTS) << 1 & SLOTS | self.0 & !SLOTS)
    }
}

/// The face-down hexes, those in somebody's hands, and those that left the game unseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    len: u8,
    /// From the top; nothing where nobody has looked.
    slots: [Option<HexId>; HEXES],
    /// How many of each kind lie where nobody has looked.
    unknown: [u8; HexKind::ALL.len()],
    /// Hexes nobody has seen: in the pile, or not in this game.
    unseen: HexSet,
    /// In the hands of a player.
    drawn: HexSet,
    /// Who alone has seen the drawn ones; nothing if they lie open.
    drawn_by: Option<Seat>,
    /// Seen by the seat that put them away, and out of the game.
    out: [Option<HexId>; Seat::MAX],
    knows: [[Places; HexId::ALL.len()]; Seat::MAX],
}

/// What a pile is made of, for typed positions.
pub(crate) struct PileParts {
    pub(crate) slots: [Option<HexId>; HEXES],
    pub(crate) unknown: [u8; HexKind::ALL.len()],
    pub(crate) unseen: HexSet,
    pub(crate) drawn: HexSet,
    pub(crate) drawn_by: Option<Seat>,
    pub(crate) out: [Option<HexId>; Seat::MAX],
    pub(crate) knows: [[Places; HexId::ALL.len()]; Seat::MAX],
}

impl PileParts {
    /// So many hexes of each kind, all of them unseen.
    pub(crate) fn new(unknown: [u8; HexKind::ALL.len()]) -> PileParts {
        PileParts {
            slots: [None; HEXES],
            unknown,
            unseen: HexId::ALL[1..].iter().copied().collect(),
            drawn: HexSet::EMPTY,
            drawn_by: None,
            out: [None; Seat::MAX],
            knows: [[Places::UNKNOWN; HexId::ALL.len()]; Seat::MAX],
        }
    }
}

/// The hexes of each kind.
pub(crate) type Kinds = [HexSet; HexKind::ALL.len()];

impl Pile {
    /// A pile of so many hexes of each kind, all of them unseen.
    pub(crate) fn new(counts: [u8; HexKind::ALL.len()]) -> Pile {
        Pile::from_parts(PileParts::new(counts))
    }

    pub(crate) fn from_parts(parts: PileParts) -> Pile {
        let PileParts { slots, unknown, unseen, drawn, drawn_by, out, knows } = parts;
        let n_known = slots.iter().flatten().count() as u8;
        Pile { len: n_known + unknown.iter().sum::<u8>(), slots, unknown, unseen, drawn, drawn_by, out, knows }
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The hexes in somebody's hands.
    pub(crate) fn drawn(&self) -> HexSet {
        self.drawn
    }

    /// Who alone sees the drawn hexes; nothing if everybody does.
    pub(crate) fn drawn_by(&self) -> Option<Seat> {
        self.drawn_by
    }

    /// The hexes that lie where somebody has looked, with their slots.
    pub(crate) fn slots(&self) -> impl Iterator<Item = (usize, HexId)> + '_ {
        self.slots.iter().enumerate().filter_map(|(slot, hex)| Some((slot, (*hex)?)))
    }

    /// How many of each kind lie where nobody has looked.
    pub(crate) fn unknown(&self) -> [u8; HexKind::ALL.len()] {
        self.unknown
    }

    pub(crate) fn unseen(&self) -> HexSet {
        self.unseen
    }

    /// What a seat knows of a hex that is not in the Meadow.
    pub(crate) fn known_to(&self, seat: Seat, hex: HexId) -> Places {
        self.knows[seat.idx()][hex.idx()]
    }

    /// Where a hex is that somebody has seen and that is not in the Meadow.
    pub(crate) fn place_of(&self, hex: HexId) -> Option<Places> {
        if self.drawn.contains(hex) {
            return Some(Places::DRAWN);
        }
        if self.out.contains(&Some(hex)) {
            return Some(Places::OUT);
        }
        self.slots().find(|&(_, other)| other == hex).map(|(slot, _)| Places::slot(slot))
    }

    /// What a seat put out of the game unseen by the others.
    pub(crate) fn out(&self, seat: Seat) -> Option<HexId> {
        self.out[seat.idx()]
    }

    // ------------------------------------------------------------------------------------------------------- drawing

    /// Draws the top hex into the hands of `by` alone, or openly.
    pub(crate) fn draw(&mut self, by: Option<Seat>, kinds: &Kinds, chance: &mut dyn Chance) -> Option<HexId> {
        if self.is_empty() {
            return None;
        }
        let hex = match self.slots[0] {
            Some(hex) => hex,
            None => self.unknown_hex(kinds, chance)?,
        };
        self.len -= 1;
        self.slots.copy_within(1.., 0);
        self.slots[HEXES - 1] = None;
        self.each_place(Places::without_top);
        self.hold(hex, by);
        Some(hex)
    }

    /// A starting hex that was not shuffled into the pile, into the hands of a seat.
    pub(crate) fn draw_start(&mut self, by: Option<Seat>, kinds: &Kinds, chance: &mut dyn Chance) -> Option<HexId> {
        let unseen = self.unseen.and(kinds[HexKind::Starting.idx()]);
        if unseen.len() <= u32::from(self.unknown[HexKind::Starting.idx()]) {
            return None;
        }
        let hex = pick(unseen, chance)?;
        self.unseen.remove(hex);
        self.hold(hex, by);
        Some(hex)
    }

    fn unknown_hex(&mut self, kinds: &Kinds, chance: &mut dyn Chance) -> Option<HexId> {
        let [starting, standard, beyond] = self.unknown;
        let kind = if starting > 0 {
            HexKind::Starting
        } else if beyond == 0 || standard > 0 && chance.below(u32::from(standard + beyond)) >= u32::from(beyond) {
            HexKind::Standard
        } else {
            HexKind::Beyond
        };
        let hex = pick(self.unseen.and(kinds[kind.idx()]), chance)?;
        self.unknown[kind.idx()] -= 1;
        self.unseen.remove(hex);
        Some(hex)
    }

    fn hold(&mut self, hex: HexId, by: Option<Seat>) {
        self.drawn.insert(hex);
        self.drawn_by = by;
        if let Some(seat) = by {
            self.knows[seat.idx()][hex.idx()] = Places::DRAWN;
        }
    }

    // -------------------------------------------------------------------------------------------------- out of the hands

    /// A drawn hex is shown to all and leaves for the Meadow.
    pub(crate) fn show(&mut self, hex: HexId) {
        self.drawn.remove(hex);
        self.knows.iter_mut().for_each(|known| known[hex.idx()] = Places::UNKNOWN);
        self.forget_hands();
    }

    /// A drawn hex goes back, unseen by the others, on top of the pile or under it.
    pub(crate) fn put_back(&mut self, hex: HexId, bottom: bool) {
        let slot = if bottom { usize::from(self.len) } else { 0 };
        if !bottom {
            self.slots.copy_within(..HEXES - 1, 1);
            self.each_place(Places::below_new_top);
        }
        self.slots[slot] = Some(hex);
        self.len += 1;
        self.leave(hex, Places::slot(slot));
    }

    /// A drawn hex leaves the game, unseen by the others.
    pub(crate) fn put_out(&mut self, hex: HexId, by: Seat) {
        self.out[by.idx()] = Some(hex);
        self.leave(hex, Places::OUT);
    }

    fn leave(&mut self, hex: HexId, to: Places) {
        self.drawn.remove(hex);
        let by = self.drawn_by;
        for (seat, known) in self.knows.iter_mut().enumerate() {
            if by.is_none_or(|by| by.idx() == seat) {
                known[hex.idx()] = to;
                continue;
            }
            // Who knew one of the drawn hexes cannot tell which of them it was.
            for places in known.iter_mut().filter(|places| places.contains(Places::DRAWN)) {
                *places = places.or(to);
            }
        }
        self.forget_hands();
    }

    fn forget_hands(&mut self) {
        if self.drawn.is_empty() {
            self.drawn_by = None;
            self.each_place(|places| places.minus(Places::DRAWN));
        }
    }

    fn each_place(&mut self, change: impl Fn(Places) -> Places) {
        for places in self.knows.iter_mut().flatten().filter(|places| !places.is_unknown()) {
            *places = change(*places);
        }
    }

    // -------------------------------------------------------------------------------------------------------- resampling

    /// A pile that `seat` cannot tell from this one. What it does not know at all is dealt anew, kind for kind; what it
    /// knows to be in one of several places may change places with what else is there.
    pub(crate) fn resampled(&self, seat: Seat, kinds: &Kinds, chance: &mut dyn Chance) -> Pile {
        let before = self.hidden_from(seat);
        let mut after = before.clone();
        let mut guess = *self;
        let known = |hex: HexId| self.known_to(seat, hex);
        for (_, hex) in after.iter_mut().filter(|(_, hex)| known(*hex).is_unknown()) {
            let kind = kinds.iter().find(|kind| kind.contains(*hex)).copied().unwrap_or_default();
            guess.unseen.insert(*hex);
            if let Some(other) = pick(guess.unseen.and(kind), chance) {
                *hex = other;
            }
            guess.unseen.remove(*hex);
        }
        for i in 0..after.len() {
            let j = i + chance.below((after.len() - i) as u32) as usize;
            let ((one, a), (two, b)) = (after[i], after[j]);
            let may = |hex: HexId, to: Hidden| known(hex).is_unknown() || known(hex).contains(to.place());
            // Two hexes the seat knows nothing of were dealt anew already.
            if !(known(a).is_unknown() && known(b).is_unknown()) && may(a, two) && may(b, one) {
                (after[i].1, after[j].1) = (b, a);
            }
        }
        guess.rearrange(seat, &before, &after);
        guess
    }

    /// Where hexes lie that others have seen and this seat may not have.
    fn hidden_from(&self, seat: Seat) -> Vec<(Hidden, HexId)> {
        let slots = self.slots().map(|(slot, hex)| (Hidden::Slot(slot), hex));
        let hands = if self.drawn_by.is_some_and(|by| by != seat) { self.drawn } else { HexSet::EMPTY };
        let drawn = hands.hexes().map(|hex| (Hidden::Drawn, hex));
        let out = (0..Seat::MAX).filter(|&by| by != seat.idx());
        slots.chain(drawn).chain(out.filter_map(|by| Some((Hidden::Out(by), self.out[by]?)))).collect()
    }

    /// Puts other hexes into the same places. What the other seats know belongs to the places.
    fn rearrange(&mut self, seat: Seat, before: &[(Hidden, HexId)], after: &[(Hidden, HexId)]) {
        let knew = self.knows;
        let others = (0..Seat::MAX).filter(|&other| other != seat.idx());
        for &(place, hex) in before {
            others.clone().for_each(|other| self.knows[other][hex.idx()] = Places::UNKNOWN);
            if place == Hidden::Drawn {
                self.drawn.remove(hex);
            }
        }
        for (&(place, hex), &(_, old)) in after.iter().zip(before) {
            match place {
                Hidden::Slot(slot) => self.slots[slot] = Some(hex),
                Hidden::Drawn => self.drawn.insert(hex),
                Hidden::Out(by) => self.out[by] = Some(hex),
            }
            others.clone().for_each(|other| self.knows[other][hex.idx()] = knew[other][old.idx()]);
        }
    }
}

/// A place whose hex some seat has seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    Slot(usize),
    Drawn,
    Out(usize),
}

impl Hidden {
    fn place(self) -> Places {
        match self {
            Hidden::Slot(slot) => Places::slot(slot),
            Hidden::Drawn => Places::DRAWN,
            Hidden::Out(_) => Places::OUT,
        }
    }
}

/// A hex of the set that chance picks.
fn pick(set: HexSet, chance: &mut dyn Chance) -> Option<HexId> {
    let n_hexes = set.len();
    let nth = (n_hexes > 0).then(|| chance.below(n_hexes))?;
    set.hexes().nth(nth as usize)
}
