//! Component data with random mistakes: refused with the file named, or played to the end without a
//! panic.

use crate::suite::developed;

use std::collections::BTreeMap;

use game_core::{Chance, DataFiles, Fresh, Game, Session, Viewer, testing::random_step};
use march::{Data, March, Options};
use toml::{Table, Value};

const ROUNDS: u64 = 120;

fn pick<'a, T>(all: &'a [T], dice: &mut Fresh) -> &'a T {
    &all[dice.below(all.len() as u32) as usize]
}

/// The data files as tables, and for each field the words that occur in it.
struct Boxed {
    files: BTreeMap<String, Table>,
    words: BTreeMap<String, Vec<Value>>,
}

impl Boxed {
    fn own() -> Boxed {
        let parse = |text: &String| text.parse::<Table>().expect("the crate's own data are TOML");
        let files: BTreeMap<String, Table> =
            Data::own_files().iter().map(|(file, text)| (file.clone(), parse(text))).collect();
        let mut words = BTreeMap::new();
        for table in files.values() {
            collect_words(table, &mut words);
        }
        Boxed { files, words }
    }

    fn texts(&self) -> DataFiles {
        self.files.iter().map(|(file, table)| (file.clone(), table.to_string())).collect()
    }

    fn mistake(&mut self, dice: &mut Fresh) {
        if dice.below(3) == 0 {
            return self.exchange(dice);
        }
        let names: Vec<String> = self.files.keys().cloned().collect();
        let file = self.files.get_mut(pick(&names, dice)).expect("it is one of them");
        change_in(file, &self.words, dice);
    }

    /// Swaps some fields between two entries of one file, or of two card files.
    fn exchange(&mut self, dice: &mut Fresh) {
        let (list, fields, files): (&str, &[&[&str]], &[&str]) = match dice.below(4) {
            0 => (
                "hex",
                &[&["tunnels"], &["sites"], &["kind"], &["effect", "text"], &["id"], &["number"]],
                &["hexes.toml"],
            ),
            1 => ("species", &[&["action"], &["drawback"], &["decree"]], &["species.toml"]),
            2 => (
                "card",
                &[&["effect", "timing", "may"], &["effect", "timing"]],
                &["heads.toml", "thoraxes.toml", "abdomens.toml"],
            ),
            _ => (
                "card",
                &[&["effect"], &["slumber"], &["payment"], &["cost"], &["id"], &["effect", "may"]],
                &["events.toml", "goals.toml"],
            ),
        };
        let fields = *pick(fields, dice);
        let places = [(); 2].map(|()| {
            let file = *pick(files, dice);
            // An earlier mistake may have emptied the list.
            let n = self.files[file].get(list).and_then(Value::as_array).map_or(0, Vec::len);
            (n > 0).then(|| (file, dice.below(n as u32) as usize))
        });
        let [Some(one), Some(two)] = places else { return };
        let places = [one, two];
        for field in fields {
            let found = places.map(|(file, n)| self.files[file][list][n].get(*field).cloned());
            for ((file, n), value) in places.into_iter().zip(found.into_iter().rev()) {
                let entry = &mut self.files.get_mut(file).expect("it is one of them")[list][n];
                let entry = entry.as_table_mut().expect("an entry is a table");
                entry.remove(*field);
                entry.extend(value.map(|value| ((*field).to_owned(), value)));
            }
        }
    }
}

fn collect_words(table: &Table, words: &mut BTreeMap<String, Vec<Value>>) {
    for (key, value) in table {
        match value {
            Value::Table(inner) => collect_words(inner, words),
            Value::Array(items) => items.iter().filter_map(Value::as_table).for_each(|item| collect_words(item, words)),
            _ => {}
        }
        if value.is_str() || value.is_table() {
            words.entry(key.clone()).or_default().push(value.clone());
        }
    }
}

/// Changes one thing somewhere in a table, but no wording.
fn change_in(table: &mut Table, words: &BTreeMap<String, Vec<Value>>, dice: &mut Fresh) {
    let wording = ["text", "detail", "reaction", "provenance", "name"];
    let keys: Vec<String> = table.keys().filter(|key| !wording.contains(&key.as_str())).cloned().collect();
    if keys.is_empty() {
        return;
    }
    let key = pick(&keys, dice);
    if dice.below(30) == 0 {
        table.remove(key);
        return;
    }
    let value = table.get_mut(key).expect("it is one of them");
    let others = words.get(key).filter(|_| value.is_str() || dice.below(6) == 0);
    match others {
        Some(others) if value.is_str() || value.is_table() => *value = pick(others, dice).clone(),
        _ => change(value, words, dice),
    }
}

fn change(value: &mut Value, words: &BTreeMap<String, Vec<Value>>, dice: &mut Fresh) {
    match value {
        Value::Table(table) => change_in(table, words, dice),
        Value::Array(items) if !items.is_empty() => {
            let i = dice.below(items.len() as u32) as usize;
            match dice.below(12) {
                0 => drop(items.remove(i)),
                1 => items.push(items[i].clone()),
                2 => items.truncate(i),
                3 => items.reverse(),
                _ => change(&mut items[i], words, dice),
            }
        }
        Value::Integer(number) => {
            let others = [0, 1, 2, 3, 4, 5, 6, 9, 9, 9, 10, 25, 60, 61, 127, 255, 256, -1, *number - 1, *number + 1];
            *number = *pick(&others, dice);
        }
        Value::Boolean(yes) => *yes = !*yes,
        _ => {}
    }
}

/// Every number of players, with and without species and Horde.
fn options(dice: &mut Fresh) -> Options {
    let (primitive_species, centipedes) = (dice.below(2) == 0, dice.below(3) == 0);
    let beyond = [None, Some(0), Some(5)][dice.below(3) as usize];
    let players = 1 + dice.below(if centipedes { 4 } else { 5 }) as u8;
    Options { primitive_species, centipedes, beyond, ..Options::players(players) }
}

/// A random game from the setup to its end, and one from the middle, where more cards are in play.
fn play(rules: &March, seed: u64, dice: &mut Fresh, told: &str) {
    let position = developed::position(rules, seed);
    let sessions =
        [Ok(Session::new(rules.clone(), seed.into())), Session::from_position(rules.clone(), seed.into(), &position)];
    // With other numbers of cubes or goals the position may be invalid.
    for mut session in sessions.into_iter().flatten() {
        while random_step(&mut session, dice).unwrap_or_else(|broken| panic!("{told}: {broken}")) {
            rules.check_invariants(session.state()).unwrap_or_else(|broken| panic!("{told}: {broken}"));
            // Now and then build what a client draws, to see that it does not panic.
            if session.turns().len() % 8 == 0 {
                session.to_act().iter().for_each(|seat| drop(rules.outlook(session.state(), Viewer::Seat(seat))));
            }
        }
    }
}

#[test]
fn mistakes_are_refused_by_file_or_played() {
    let (mut played, mut refused) = (0, 0);
    let own = Boxed::own().texts();
    for round in 0..ROUNDS {
        let mut dice = Fresh::new(round);
        let mut data = Boxed::own();
        for _ in 0..=dice.below(3) {
            data.mistake(&mut dice);
        }
        let files = data.texts();
        for game in 0..3 {
            let mut options = options(&mut dice);
            if files["hexes.toml"] != own["hexes.toml"] {
                options.beyond = None;
            }
            match March::new(options, &files) {
                Ok(rules) => play(&rules, round * 10 + game, &mut dice, &format!("round {round}, game {game}")),
                Err(why) => {
                    assert!(files.keys().any(|file| why.what.starts_with(file)), "round {round}: {why} names no file");
                    assert!(!why.why.is_empty(), "round {round}: {why} gives no reason");
                    refused += 1;
                    break;
                }
            }
            played += 1;
        }
    }
    // If all mistakes were refused, or none of them, this would test nothing.
    assert!(played > 50 && refused > 50, "{played} played, {refused} refused");
}

/// Every number of every effect, yield and mat is as large as the reader allows: all sums must have
/// room for them.
#[test]
fn the_largest_figures_of_all_are_played() {
    fn enlarge(value: &mut Value) {
        match value {
            Value::Integer(number) => *number = 9,
            Value::Table(table) => table.iter_mut().for_each(|(_, value)| enlarge(value)),
            Value::Array(items) => items.iter_mut().for_each(enlarge),
            _ => {}
        }
    }
    for cheap in [true, false] {
        let mut data = Boxed::own();
        for table in data.files.values_mut() {
            for card in table.get_mut("card").and_then(Value::as_array_mut).into_iter().flatten() {
                card["cost"] = Value::Integer(if cheap { 0 } else { 9 });
                card["ferocity"] = Value::Integer(9);
                let effect = &mut card["effect"];
                // At most four of four kinds can be chosen, hex counts must rise, and a battle
                // turns up at most three cards.
                if effect.get("choose").is_none() {
                    enlarge(effect);
                }
                if let Some(turns_up) = effect.get_mut("reveal_ferocity") {
                    turns_up["cards"] = Value::Integer(3);
                }
                if let Some(points) = card.get_mut("points") {
                    enlarge(points);
                }
            }
        }
        let hexes = data.files.get_mut("hexes.toml").expect("it is one of them");
        for hex in hexes["hex"].as_array_mut().expect("hexes are listed") {
            for site in hex["sites"].as_array_mut().expect("sites are listed") {
                if !site["kind"].as_str().is_some_and(|kind| kind.contains("larva")) {
                    site.as_table_mut().expect("it is a table").insert("amount".into(), Value::Integer(9));
                }
            }
            hex.get_mut("effect").into_iter().for_each(enlarge);
        }
        let mats = data.files.get_mut("species.toml").expect("it is one of them");
        enlarge(&mut mats["nest_mat"]);
        enlarge(&mut mats["solo"]);
        enlarge(&mut mats["centipede_mat"]);
        mats["nest_mat"]["cubes"] = Value::Integer(60);
        for setup in mats["setup"].as_array_mut().expect("setups are listed") {
            (setup["food"], setup["cards"], setup["larvae"]) =
                (Value::Integer(9), Value::Integer(9), Value::Integer(42));
            setup["ants"]["count"] = Value::Integer(9);
        }
        for species in mats["species"].as_array_mut().expect("species are listed") {
            enlarge(&mut species["decree"]);
        }
        let files = data.texts();
        for seed in 0..15 {
            let mut dice = Fresh::new(seed);
            let options = Options { beyond: Some(5), ..options(&mut dice) };
            let rules = March::new(options, &files).unwrap_or_else(|why| panic!("{why}"));
            play(&rules, seed, &mut dice, &format!("cheap {cheap}, seed {seed}"));
        }
    }
}
