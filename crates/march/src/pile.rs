//! The hex pile, and what each seat knows about it.
//!
//! The pile does not store an order that nobody knows: a hex nobody has looked at is drawn at
//! random when it is needed. The starting hexes are on top of the others. Which hexes of the box
//! were shuffled in is as unknown as their order, so the pile only counts how many of each kind are
//! left. A hex that somebody looked at and put back is in a slot.
//!
//! What a seat knows about such a hex is the set of places where it can be, as bits: slots of the
//! pile, in the hands of the player who is looking right now, or out of the game. The seat that put
//! it back knows the exact place. A seat that knew the hex before, and then saw another player look
//! at it and put several back, knows a few.

use std::hash::{Hash, Hasher};

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
    /// The seat knows nothing about the hex.
    pub(crate) const UNKNOWN: Places = Places(0);
    /// In the hands of the player who draws or looks right now.
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

    /// The places after the top slot was drawn into somebody's hands.
    const fn without_top(self) -> Places {
        let moved = Places((self.0 & SLOTS) >> 1).or(Places(self.0 & !SLOTS));
        if self.0 & 1 == 0 { moved } else { moved.or(Places::DRAWN) }
    }

    /// The places after a hex was put on top.
    const fn below_new_top(self) -> Places {
        Places((self.0 & SLOTS) << 1 & SLOTS | self.0 & !SLOTS)
    }
}

/// The face-down hexes, those in somebody's hands, and those that left the game unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    len: u8,
    /// From the top; `None` where nobody has looked.
    slots: [Option<HexId>; HEXES],
    /// How many of each kind lie where nobody has looked.
    unknown: [u8; HexKind::ALL.len()],
    /// Hexes nobody has seen: in the pile, not in this game, or not even in the box. Only those of
    /// some kind are in the box.
    unseen: HexSet,
    /// In the hands of a player.
    drawn: HexSet,
    /// The only seat that has seen the drawn hexes; `None` if everybody sees them.
    drawn_by: Option<Seat>,
    /// Seen by the seat that removed them, and out of the game.
    out: [Option<HexId>; Seat::MAX],
    knows: [[Places; HexId::ALL.len()]; Seat::MAX],
}

/// Skips the slots nobody has looked at and the hexes a seat knows nothing about: nearly all.
impl Hash for Pile {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.len, self.unknown, self.unseen, self.drawn, self.drawn_by, self.out).hash(hasher);
        for (slot, hex) in self.slots.iter().enumerate().filter_map(|(slot, hex)| Some((slot, (*hex)?))) {
            hasher.write_u16(u16::from_le_bytes([slot as u8, hex.idx() as u8]));
        }
        // A seat that has never looked at the pile is passed over in a few steps.
        let looked = |knows: &&[Places; HexId::ALL.len()]| knows.iter().fold(0, |all, places| all | places.0) != 0;
        for (seat, knows) in self.knows.iter().enumerate().filter(|(_, knows)| looked(knows)) {
            for (hex, places) in knows.iter().enumerate().filter(|(_, places)| !places.is_unknown()) {
                hasher.write_u64((seat as u64) << 40 | (hex as u64) << 32 | u64::from(places.0));
            }
        }
    }
}

/// The parts of a pile, for typed positions.
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
    /// This many hexes of each kind, all of them unseen.
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
    /// A pile with this many hexes of each kind, all of them unseen.
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

    /// The only seat that sees the drawn hexes; `None` if everybody does.
    pub(crate) fn drawn_by(&self) -> Option<Seat> {
        self.drawn_by
    }

    /// The hexes in slots where somebody has looked, with their slots.
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

    /// What a seat knows about a hex that is not in the Meadow.
    pub(crate) fn known_to(&self, seat: Seat, hex: HexId) -> Places {
        self.knows.get(seat.idx()).map_or(Places::UNKNOWN, |known| known[hex.idx()])
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

    /// The hex that a seat removed from the game unseen by the others.
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

    /// Draws a starting hex that was not shuffled into the pile into the hands of a seat.
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
        if self.unknown[HexKind::Starting.idx()] > 0 {
            self.unknown_of(HexKind::Starting, kinds, chance)
        } else {
            self.later_hex(kinds, chance)
        }
    }

    /// A hex from below the starting hexes.
    fn later_hex(&mut self, kinds: &Kinds, chance: &mut dyn Chance) -> Option<HexId> {
        let [_, standard, beyond] = self.unknown;
        let standard = beyond == 0 || standard > 0 && chance.below(u32::from(standard + beyond)) >= u32::from(beyond);
        self.unknown_of(if standard { HexKind::Standard } else { HexKind::Beyond }, kinds, chance)
    }

    fn unknown_of(&mut self, kind: HexKind, kinds: &Kinds, chance: &mut dyn Chance) -> Option<HexId> {
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

    /// Shows a drawn hex to all, on its way to the Meadow.
    pub(crate) fn show(&mut self, hex: HexId) {
        self.drawn.remove(hex);
        self.knows.iter_mut().for_each(|known| known[hex.idx()] = Places::UNKNOWN);
        self.forget_hands();
    }

    /// Puts a drawn hex back on top of the pile or under it, unseen by the others.
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

    /// Removes a drawn hex from the game, unseen by the others.
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
            // A seat that knew one of the drawn hexes cannot tell which of them it was.
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

    /// A pile that `seat` cannot tell from this one. It depends on chance and on what the seat knows, not on what the pile
    /// really is: two piles that look alike to the seat are resampled alike.
    ///
    /// Hexes it knows nothing about are drawn anew. A hex it knows to be in one of several places may swap with another
    /// one there.
    pub(crate) fn resampled(&self, seat: Seat, kinds: &Kinds, chance: &mut dyn Chance) -> Pile {
        let before = self.hidden_from(seat);
        if before.is_empty() {
            return *self;
        }
        let known = |hex: HexId| self.known_to(seat, hex);
        let hexes: HexSet = before.iter().map(|(_, hex)| *hex).collect();
        let places: Vec<Hidden> = before.iter().map(|(place, _)| *place).collect();
        let mut after = vec![None; places.len()];
        let familiar: Vec<HexId> = hexes.hexes().filter(|&hex| !known(hex).is_unknown()).collect();
        let settled = settle(&familiar, &places, &known, &mut after);
        debug_assert!(settled, "the true places are possible ones");

        let mut guess = *self;
        let mut starting = 0;
        for hex in hexes.hexes().filter(|&hex| known(hex).is_unknown()) {
            guess.unseen.insert(hex);
            match HexKind::ALL.into_iter().find(|kind| kinds[kind.idx()].contains(hex)) {
                Some(HexKind::Starting) | None => starting += 1,
                Some(kind) => guess.unknown[kind.idx()] += 1,
            }
        }
        // Backwards: only starting hexes are ever out of the game, and those places are the last ones.
        for place in after.iter_mut().rev().filter(|place| place.is_none()) {
            *place = if starting > 0 {
                starting -= 1;
                let hex = pick(guess.unseen.and(kinds[HexKind::Starting.idx()]), chance);
                hex.inspect(|&hex| guess.unseen.remove(hex))
            } else {
                guess.later_hex(kinds, chance)
            };
        }
        let mut after: Vec<HexId> = after.into_iter().flatten().collect();
        let strange = |hex: HexId| known(hex).is_unknown();
        let may = |hex: HexId, to: Hidden| strange(hex) || known(hex).contains(to.place());
        for i in 0..after.len() {
            let j = i + chance.below((after.len() - i) as u32) as usize;
            let (one, two) = (after[i], after[j]);
            // Two hexes the seat knows nothing about are anywhere already.
            if !(strange(one) && strange(two)) && may(one, places[j]) && may(two, places[i]) {
                after.swap(i, j);
            }
        }
        let after: Vec<(Hidden, HexId)> = places.into_iter().zip(after).collect();
        guess.rearrange(seat, &before, &after);
        guess
    }

    /// The places of hexes that others have seen and this seat may not have.
    fn hidden_from(&self, seat: Seat) -> Vec<(Hidden, HexId)> {
        let slots = self.slots().map(|(slot, hex)| (Hidden::Slot(slot), hex));
        let hands = if self.drawn_by.is_some_and(|by| by != seat) { self.drawn } else { HexSet::EMPTY };
        let mut drawn: Vec<HexId> = hands.hexes().collect();
        // What the others know stays with the places, so these must not be numbered by the hexes that really lie there.
        let known_to_others = |hex: HexId| {
            let by_seat = |other: usize| if other == seat.idx() { 0 } else { self.knows[other][hex.idx()].0 };
            std::array::from_fn::<u32, { Seat::MAX }, _>(by_seat)
        };
        drawn.sort_by_key(|&hex| known_to_others(hex));
        let drawn = drawn.into_iter().map(|hex| (Hidden::Drawn, hex));
        let out = (0..Seat::MAX).filter(|&by| by != seat.idx());
        slots.chain(drawn).chain(out.filter_map(|by| Some((Hidden::Out(by), self.out[by]?)))).collect()
    }

    /// Puts other hexes into the same places. What the other seats know stays with the places.
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

/// Gives each hex the first place where it can be, so that all find one. Answers whether they do.
fn settle(hexes: &[HexId], places: &[Hidden], known: &impl Fn(HexId) -> Places, taken: &mut [Option<HexId>]) -> bool {
    let Some((&hex, rest)) = hexes.split_first() else { return true };
    for at in 0..places.len() {
        if taken[at].is_none() && known(hex).contains(places[at].place()) {
            taken[at] = Some(hex);
            if settle(rest, places, known, taken) {
                return true;
            }
            taken[at] = None;
        }
    }
    false
}

/// A random hex of the set.
fn pick(set: HexSet, chance: &mut dyn Chance) -> Option<HexId> {
    let n_hexes = set.len();
    let nth = (n_hexes > 0).then(|| chance.below(n_hexes))?;
    set.hexes().nth(nth as usize)
}

#[cfg(test)]
mod tests {
    use game_core::{Fresh, Scripted};

    use super::*;

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);
    const THREE: Seat = Seat(2);

    /// The kinds of the crate's own data, which take a while to read.
    fn kinds() -> Kinds {
        static KINDS: std::sync::OnceLock<Kinds> = std::sync::OnceLock::new();
        let read = || {
            let data = crate::Data::read(&crate::Data::own_files()).expect("the crate's own data are sound");
            HexKind::ALL.map(|kind| data.hexes.of_kind(kind).map(|facts| facts.id).collect())
        };
        *KINDS.get_or_init(read)
    }

    fn kind_of(hex: HexId) -> HexKind {
        let kinds = kinds();
        HexKind::ALL.into_iter().find(|kind| kinds[kind.idx()].contains(hex)).expect("every hex has a kind")
    }

    /// A pile with these hexes on top, which `seat` has looked at and put back.
    fn pile_known_to(seat: Seat, hexes: &[HexId]) -> Pile {
        let mut parts = PileParts::new([0, 6, 0]);
        for (slot, &hex) in hexes.iter().enumerate() {
            parts.slots[slot] = Some(hex);
            parts.unseen.remove(hex);
            parts.knows[seat.idx()][hex.idx()] = Places::slot(slot);
        }
        Pile::from_parts(parts)
    }

    /// The first standard hexes.
    fn standard<const N: usize>() -> [HexId; N] {
        let mut hexes = kinds()[HexKind::Standard.idx()].hexes();
        std::array::from_fn(|_| hexes.next().expect("there are enough"))
    }

    #[test]
    fn starting_hexes_come_first_and_every_kind_as_often_as_it_was_shuffled_in() {
        let kinds = kinds();
        for seed in 0..40 {
            let (mut pile, mut chance) = (Pile::new([4, 12, 2]), Fresh::new(seed));
            let (mut drawn, mut order) = (HexSet::EMPTY, Vec::new());
            while let Some(hex) = pile.draw(None, &kinds, &mut chance) {
                assert!(!drawn.contains(hex), "{hex} is drawn twice");
                drawn.insert(hex);
                order.push(kind_of(hex));
                pile.show(hex);
            }
            let count = |kind| order.iter().filter(|&&other| other == kind).count();
            assert_eq!(HexKind::ALL.map(count), [4, 12, 2]);
            assert!(order[..4].iter().all(|&kind| kind == HexKind::Starting), "{order:?}");
            assert!(pile.is_empty() && pile.drawn().is_empty());
            // Hexes that were not shuffled in stay unseen.
            assert_eq!(pile.unseen().len(), HEXES as u32 - 18);
        }
    }

    #[test]
    fn chance_tells_standard_from_beyond_by_their_numbers() {
        let kinds = kinds();
        // One of the two hexes left is from beyond. Chance picks below 2, and 0 is the one from
        // beyond.
        for (answer, kind) in [(0, HexKind::Beyond), (1, HexKind::Standard)] {
            let mut pile = Pile::new([0, 1, 1]);
            let hex = pile.draw(None, &kinds, &mut Scripted::new([answer, 0])).expect("two are left");
            assert_eq!(kind_of(hex), kind);
            assert_eq!(pile.len(), 1);
        }
    }

    #[test]
    fn only_starting_hexes_beside_the_pile_are_drawn_as_start() {
        let kinds = kinds();
        let all = kinds[HexKind::Starting.idx()].len() as u8;
        let mut pile = Pile::new([all - 2, 0, 0]);
        let mut chance = Fresh::new(3);
        for left in [1, 0] {
            let hex = pile.draw_start(Some(ONE), &kinds, &mut chance).expect("two lie beside it");
            assert_eq!(kind_of(hex), HexKind::Starting);
            assert_eq!(u32::from(all) - pile.drawn().len() - u32::from(all - 2), left);
        }
        assert_eq!(pile.draw_start(Some(ONE), &kinds, &mut chance), None);
        assert_eq!(pile.len(), all - 2);
    }

    #[test]
    fn what_goes_on_top_is_drawn_next_and_what_goes_under_it_last() {
        let (mut pile, kinds, mut chance) = (Pile::new([0, 4, 0]), kinds(), Fresh::new(5));
        let looked: Vec<HexId> = (0..3).filter_map(|_| pile.draw(Some(ONE), &kinds, &mut chance)).collect();
        assert_eq!((pile.len(), pile.drawn_by()), (1, Some(ONE)));
        pile.put_back(looked[0], true);
        pile.put_back(looked[1], false);
        pile.put_back(looked[2], false);
        assert_eq!((pile.len(), pile.drawn_by(), pile.drawn()), (4, None, HexSet::EMPTY));
        let places = looked.iter().map(|&hex| pile.known_to(ONE, hex));
        // The hex nobody has looked at is the third.
        assert!(places.eq([3, 1, 0].map(Places::slot)));
        let order: Vec<HexId> = (0..4).filter_map(|_| pile.draw(None, &kinds, &mut chance)).collect();
        assert_eq!([order[0], order[1], order[3]], [looked[2], looked[1], looked[0]]);
        assert!(!looked.contains(&order[2]));
    }

    #[test]
    fn who_put_a_hex_back_knows_where_it_is_until_it_is_drawn() {
        let [a, b] = standard();
        let (mut pile, kinds, mut chance) = (pile_known_to(ONE, &[a, b]), kinds(), Fresh::new(1));
        assert_eq!(pile.draw(None, &kinds, &mut chance), Some(a));
        assert_eq!(pile.known_to(ONE, b), Places::slot(0));
        pile.show(a);
        assert_eq!(pile.known_to(ONE, a), Places::UNKNOWN, "everybody sees it");
        assert_eq!(pile.place_of(b), Some(Places::slot(0)));
    }

    #[test]
    fn who_knew_a_hex_that_another_looks_at_knows_the_places_where_it_can_be() {
        let [a, b, c] = standard();
        let (mut pile, kinds, mut chance) = (pile_known_to(ONE, &[a, b, c]), kinds(), Fresh::new(1));
        for hex in [a, b] {
            assert_eq!(pile.draw(Some(TWO), &kinds, &mut chance), Some(hex));
            assert_eq!([ONE, TWO].map(|seat| pile.known_to(seat, hex)), [Places::DRAWN; 2]);
        }
        assert_eq!(pile.known_to(ONE, c), Places::slot(0));
        pile.put_back(b, false);
        // It may have been either one, and the other is still in hand.
        let in_hand_or_on_top = Places::DRAWN.or(Places::slot(0));
        assert_eq!(
            [a, b, c].map(|hex| pile.known_to(ONE, hex)),
            [in_hand_or_on_top, in_hand_or_on_top, Places::slot(1)]
        );
        pile.put_back(a, false);
        let on_top = Places::slot(0).or(Places::slot(1));
        assert_eq!([a, b, c].map(|hex| pile.known_to(ONE, hex)), [on_top, on_top, Places::slot(2)]);
        assert_eq!([a, b, c].map(|hex| pile.known_to(TWO, hex)), [Places::slot(0), Places::slot(1), Places::UNKNOWN]);
        assert_eq!([a, b, c].map(|hex| pile.known_to(THREE, hex)), [Places::UNKNOWN; 3]);
    }

    #[test]
    fn a_hex_put_out_of_the_game_is_known_to_one_seat() {
        let (mut pile, kinds, mut chance) = (Pile::new([2, 0, 0]), kinds(), Fresh::new(2));
        let hex = pile.draw_start(Some(TWO), &kinds, &mut chance).expect("some lie beside the pile");
        pile.put_out(hex, TWO);
        assert_eq!((pile.out(TWO), pile.out(ONE), pile.place_of(hex)), (Some(hex), None, Some(Places::OUT)));
        assert_eq!([ONE, TWO].map(|seat| pile.known_to(seat, hex)), [Places::UNKNOWN, Places::OUT]);
        // The owner always finds it there; the other cannot tell which starting hex it was.
        let kinds = &kinds;
        let seen_by = |seat: Seat| (0..60).map(move |seed| pile.resampled(seat, kinds, &mut Fresh::new(seed)));
        assert!(seen_by(TWO).all(|guess| guess.out(TWO) == Some(hex)));
        let guesses: HexSet = seen_by(ONE).filter_map(|guess| guess.out(TWO)).collect();
        assert!(guesses.len() > 1 && guesses.minus(kinds[HexKind::Starting.idx()]).is_empty());
    }

    #[test]
    fn resampling_keeps_what_a_seat_knows_and_deals_the_rest_anew() {
        let [a, b, c, d] = standard();
        let (mut pile, kinds, mut chance) = (pile_known_to(ONE, &[a, b, c, d]), kinds(), Fresh::new(1));
        for _ in 0..2 {
            pile.draw(Some(TWO), &kinds, &mut chance);
        }
        pile.put_back(a, false);
        pile.put_back(b, true);
        let bottom = usize::from(pile.len()) - 1;
        let (mut tops, mut strange) = (HexSet::EMPTY, HexSet::EMPTY);
        for seed in 0..80 {
            // ONE knows the third and fourth, and that the first two went to the top and the bottom.
            let guess = pile.resampled(ONE, &kinds, &mut Fresh::new(seed));
            let slots: Vec<(usize, HexId)> = guess.slots().collect();
            assert_eq!(slots[1..3], [(1, c), (2, d)]);
            assert_eq!((slots[0].0, slots[3].0), (0, bottom));
            assert_eq!([slots[0].1, slots[3].1].into_iter().collect::<HexSet>(), [a, b].into_iter().collect());
            tops.insert(slots[0].1);
            // What TWO knows stays with the places.
            assert_eq!(guess.known_to(TWO, slots[0].1), Places::slot(0));
            assert_eq!(guess.known_to(TWO, slots[3].1), Places::slot(bottom));
            // THREE knows nothing: any standard hex may be anywhere.
            let guess = pile.resampled(THREE, &kinds, &mut Fresh::new(seed));
            assert_eq!((guess.len(), guess.slots().count(), guess.unknown()), (pile.len(), 4, pile.unknown()));
            strange.insert(guess.slots[0].expect("the top was looked at"));
        }
        assert_eq!(tops.len(), 2, "either may be on top");
        assert!(strange.len() > 4);
    }

    /// Lets seats draw, look, put back and remove hexes at random, and shows every pile on the way.
    fn played_at_random(seed: u64, mut look: impl FnMut(&Pile)) {
        let (kinds, mut chance) = (kinds(), Fresh::new(seed));
        let mut pile = Pile::new([3, 9, 2]);
        for _ in 0..40 {
            let seat = Seat(chance.below(3) as u8);
            let drawn: Vec<HexId> = pile.drawn().hexes().collect();
            match (&drawn[..], pile.drawn_by()) {
                ([], _) => {
                    let by = (chance.below(4) > 0).then_some(seat);
                    for _ in 0..1 + chance.below(3) {
                        pile.draw(by, &kinds, &mut chance);
                    }
                }
                (_, None) => drawn.iter().for_each(|&hex| pile.show(hex)),
                (_, Some(by)) => {
                    let hex = drawn[chance.below(drawn.len() as u32) as usize];
                    match chance.below(8) {
                        0 => pile.show(hex),
                        1 if pile.out(by).is_none() && kind_of(hex) == HexKind::Starting => pile.put_out(hex, by),
                        n => pile.put_back(hex, n % 2 == 0),
                    }
                }
            }
            look(&pile);
        }
    }

    #[test]
    fn piles_that_look_alike_to_a_seat_are_resampled_alike() {
        let kinds = kinds();
        let mut several_places = 0;
        for seed in 0..60 {
            played_at_random(seed, |pile| {
                for seat in [ONE, TWO, THREE] {
                    let guess = |pile: &Pile, number| pile.resampled(seat, &kinds, &mut Fresh::new(number));
                    let other = guess(pile, seed);
                    for number in 100..103 {
                        assert_eq!(guess(pile, number), guess(&other, number), "seed {seed}, {seat}");
                    }
                    let known = HexId::ALL.iter().map(|&hex| pile.known_to(seat, hex));
                    several_places += known.filter(|places| places.slots().count() > 1).count();
                }
            });
        }
        assert!(several_places > 100, "{several_places}");
    }

    #[test]
    fn foreign_hands_are_dealt_anew_and_the_own_are_not() {
        let (mut pile, kinds, mut chance) = (Pile::new([0, 8, 0]), kinds(), Fresh::new(9));
        for _ in 0..2 {
            pile.draw(Some(TWO), &kinds, &mut chance);
        }
        let mut seen = HexSet::EMPTY;
        for seed in 0..40 {
            assert_eq!(pile.resampled(TWO, &kinds, &mut Fresh::new(seed)), pile);
            let guess = pile.resampled(ONE, &kinds, &mut Fresh::new(seed));
            assert_eq!((guess.drawn().len(), guess.drawn_by()), (2, Some(TWO)));
            assert!(guess.drawn().hexes().all(|hex| guess.known_to(TWO, hex) == Places::DRAWN));
            seen = seen.or(guess.drawn());
        }
        assert!(seen.len() > 4);
    }
}
