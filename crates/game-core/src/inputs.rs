//! Named numbers that describe what a seat knows: the inputs of models that learn.
//!
//! A game writes its inputs once, through the [`Inputs`] trait. [`Sparse`] collects the ones that are not zero, for a
//! model; [`Names`] collects their names, for explanations and to find the inputs a model was trained with again.

/// Receives the inputs of a position. Every call takes the same number of places whatever its values are, so that an
/// input has the same index in every position of a table.
pub trait Inputs {
    /// The inputs that follow are about this seat, piece or area.
    fn about(&mut self, whom: &str);

    /// `cases` places; each item sets one of them. Items beyond the last case are ignored.
    fn among(&mut self, name: &str, cases: u16, items: impl IntoIterator<Item = (usize, f32)>);

    /// As [`among`](Inputs::among), with a case for each of `all`. The cases are named after it, so a model still knows
    /// them after others have been added in between.
    fn each<T: Copy>(
        &mut self,
        name: &str,
        all: &[T],
        named: impl Fn(T) -> &'static str,
        items: impl IntoIterator<Item = (usize, f32)>,
    );

    fn number(&mut self, name: &str, value: f32) {
        self.among(name, 1, [(0, value)]);
    }

    fn flag(&mut self, name: &str, is_set: bool) {
        self.number(name, if is_set { 1.0 } else { 0.0 });
    }

    /// One of `cases` cases: 1 at its place. Larger values count as the last case.
    fn one_of(&mut self, name: &str, cases: u16, case: usize) {
        self.among(name, cases, [(case.min(usize::from(cases) - 1), 1.0)]);
    }

    /// A number, and the number times the share of the game that is left.
    fn lasting(&mut self, name: &str, value: f32, left: f32) {
        self.among(name, 2, [(0, value), (1, value * left)]);
    }
}

/// The inputs that are not zero, with their indices.
#[derive(Clone, Debug, Default)]
pub struct Sparse {
    values: Vec<(u16, f32)>,
    len: u16,
}

impl Sparse {
    pub fn clear(&mut self) {
        self.values.clear();
        self.len = 0;
    }

    pub fn values(&self) -> &[(u16, f32)] {
        &self.values
    }

    /// The number of inputs, zeros included.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Inputs for Sparse {
    #[inline]
    fn about(&mut self, _: &str) {}

    #[inline]
    fn among(&mut self, _: &str, cases: u16, items: impl IntoIterator<Item = (usize, f32)>) {
        for (case, value) in items {
            if value != 0.0 && case < usize::from(cases) {
                self.values.push((self.len + case as u16, value));
            }
        }
        self.len += cases;
    }

    #[inline]
    fn each<T: Copy>(
        &mut self,
        name: &str,
        all: &[T],
        _: impl Fn(T) -> &'static str,
        items: impl IntoIterator<Item = (usize, f32)>,
    ) {
        self.among(name, all.len() as u16, items);
    }
}

/// The names of the inputs in groups: `about/name` for one, `about/name#3` for three cases, `about/name#a,b,c` for named
/// cases.
#[derive(Clone, Debug, Default)]
pub struct Names {
    groups: Vec<String>,
    about: String,
}

impl Names {
    pub fn into_groups(self) -> Vec<String> {
        self.groups
    }
}

impl Inputs for Names {
    fn about(&mut self, whom: &str) {
        whom.clone_into(&mut self.about);
    }

    fn among(&mut self, name: &str, cases: u16, _: impl IntoIterator<Item = (usize, f32)>) {
        let about = &self.about;
        self.groups.push(if cases == 1 { format!("{about}/{name}") } else { format!("{about}/{name}#{cases}") });
    }

    fn each<T: Copy>(
        &mut self,
        name: &str,
        all: &[T],
        named: impl Fn(T) -> &'static str,
        _: impl IntoIterator<Item = (usize, f32)>,
    ) {
        let cases: Vec<&str> = all.iter().map(|&case| named(case)).collect();
        self.groups.push(format!("{}/{name}#{}", self.about, cases.join(",")));
    }
}

/// The name of every single input of the groups.
pub fn expand(groups: &[String]) -> Vec<String> {
    let mut names = Vec::new();
    for group in groups {
        match group.split_once('#') {
            None => names.push(group.clone()),
            Some((name, cases)) => match cases.parse::<u16>() {
                Ok(cases) => names.extend((0..cases).map(|case| format!("{name}#{case}"))),
                Err(_) => names.extend(cases.split(',').map(|case| format!("{name}#{case}"))),
            },
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn describe(out: &mut impl Inputs) {
        out.about("table");
        out.one_of("season", 3, 7);
        out.number("nothing", 0.0);
        out.about("own");
        out.lasting("larvae", 2.0, 0.5);
        out.among("cards", 4, [(1, 1.0), (9, 1.0)]);
        out.each("prey", &[0, 1], |prey| ["ladybug", "spider"][prey], [(1, 2.0)]);
        out.flag("first", true);
    }

    #[test]
    fn an_input_has_the_index_of_its_name() {
        let (mut sparse, mut names) = (Sparse::default(), Names::default());
        describe(&mut sparse);
        describe(&mut names);
        let names = expand(&names.into_groups());
        assert_eq!(names.len(), sparse.len());
        let named: Vec<_> = sparse.values().iter().map(|&(i, value)| (names[usize::from(i)].as_str(), value)).collect();
        let expected = [
            ("table/season#2", 1.0),
            ("own/larvae#0", 2.0),
            ("own/larvae#1", 1.0),
            ("own/cards#1", 1.0),
            ("own/prey#spider", 2.0),
            ("own/first", 1.0),
        ];
        assert_eq!(named, expected);
    }
}
