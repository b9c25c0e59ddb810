//! Sets of garden hexes as bits.

/// A hex of the garden, by its number in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Cell(pub(crate) u8);

impl Cell {
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Mask([u64; 3]);

impl Mask {
    pub(crate) const EMPTY: Mask = Mask([0; 3]);

    #[inline]
    pub(crate) fn only(cell: Cell) -> Mask {
        let mut mask = Mask::EMPTY;
        mask.insert(cell);
        mask
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0[cell.idx() / 64] |= 1 << (cell.0 % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.idx() / 64] &= !(1 << (cell.0 % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, cell: Cell) -> bool {
        self.0[cell.idx() / 64] & (1 << (cell.0 % 64)) != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Mask) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    #[inline]
    #[must_use]
    pub(crate) fn and(&self, other: &Mask) -> Mask {
        Mask([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    #[inline]
    #[must_use]
    pub(crate) fn or(&self, other: &Mask) -> Mask {
        Mask([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    #[inline]
    #[must_use]
    pub(crate) fn minus(&self, other: &Mask) -> Mask {
        Mask([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The hexes of the set in reading order.
    #[inline]
    pub(crate) fn cells(self) -> Cells {
        Cells { words: self.0, word: 0 }
    }
}

/// Iterates over a set. The loop is explicit, because chained adaptors over the words took a tenth
/// of all playing time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    words: [u64; 3],
    word: u8,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while let Some(bits) = self.words.get_mut(usize::from(self.word)) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Cell(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Cell> for Mask {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Mask {
        let mut mask = Mask::EMPTY;
        cells.into_iter().for_each(|cell| mask.insert(cell));
        mask
    }
}
