//! The component data: the box as built into the crate, and data with mistakes.

use crate::support;

use std::collections::BTreeMap;

use game_core::{
    DataFiles, Fresh, Game, Hex, Refused, Seed, Session,
    testing::{Suite, random_step},
};
use myrmes::{Illegal, Myrmes, Objective, Options};
use serde_json::json;
use support::{GENTIAN, Table, rules, try_place};

/// Reads a file of the crate's own data as people would: as plain TOML.
fn own(file: &str) -> toml::Table {
    Myrmes::own_data()[file].parse().expect("the crate's own data are TOML")
}

fn int(value: &toml::Value) -> i64 {
    value.as_integer().expect("a figure")
}

fn entries<'a>(table: &'a toml::Table, key: &str) -> Vec<&'a toml::Value> {
    table[key].as_array().expect("a list").iter().collect()
}

/// All hexes with terrain and zone.
fn garden() -> BTreeMap<(i64, i64), (String, String)> {
    let file = own("garden.toml");
    let mut hexes = BTreeMap::new();
    for row in entries(&file, "row") {
        let words = |key: &str| row[key].as_str().expect("a row is text").split(' ').map(str::to_owned);
        for (offset, cell) in words("terrain").zip(words("zones")).enumerate() {
            let place = (int(&row["first_q"]) + offset as i64, int(&row["r"]));
            assert_eq!(hexes.insert(place, cell), None, "{place:?} appears twice");
        }
    }
    hexes
}

/// Grass, earth, stone, mushroom and water in the zones for this many players.
fn terrain(players: u8) -> [usize; 5] {
    let file = own("garden.toml");
    let zones = file["players"][players.to_string()]["zones"].as_str().expect("zones are letters").to_owned();
    let in_play: Vec<String> =
        garden().into_values().filter(|(_, zone)| zones.contains(zone)).map(|(terrain, _)| terrain).collect();
    ["G", "E", "S", "M", "~"].map(|kind| in_play.iter().filter(|terrain| *terrain == kind).count())
}

#[test]
fn the_garden_has_the_hexes_of_the_board() {
    assert_eq!(garden().len(), 151);
    assert_eq!(terrain(2), [31, 14, 9, 19, 9]);
    assert_eq!(terrain(3), [44, 18, 15, 25, 16]);
    assert_eq!(terrain(4), [58, 26, 18, 31, 18]);
}

#[test]
fn the_garden_is_the_same_from_the_left_and_from_the_right() {
    let hexes = garden();
    for (&(q, r), (terrain, _)) in &hexes {
        assert_eq!(hexes.get(&(-q - r, r)).map(|(other, _)| other), Some(terrain), "({q},{r})");
    }
    let file = own("garden.toml");
    let places = |value: &toml::Value| -> Vec<Hex> {
        let list = value.as_array().expect("a list");
        list.iter().map(|hex| hex.as_str().expect("a hex is text").parse().expect("a hex")).collect()
    };
    let spots = places(&file["prey"]["spots"]);
    assert!(spots.iter().all(|hex| spots.contains(&Hex::new(-hex.q - hex.r, hex.r))));
    for (players, on_spots) in [(2, 11), (3, 12), (4, 18)] {
        let table = &file["players"][players.to_string()];
        assert_eq!(int(&table["prey_spot_count"]), on_spots);
        assert_eq!(places(&table["starts"]).len(), players);
    }
}

/// The rules agree: a hex is in play if a tunnel can be typed on it.
#[test]
fn the_rules_play_on_those_hexes_and_no_others() {
    for players in 2..=4 {
        let rules = rules(players);
        let [grass, earth, stone, mushroom, _] = terrain(players);
        let land = (-15..=15).flat_map(|r| (-15..=15).map(move |q| Hex::new(q, r))).filter(|hex| {
            // On another player's start, the refusal names that player's tunnels, not these.
            let typed = json!({"phase": "workers", "colonies": [{"tunnels": [hex]}]});
            match try_place(&rules, typed) {
                Ok(_) => true,
                Err(refused) => refused.what != "colonies[0].tunnels",
            }
        });
        assert_eq!(land.count(), grass + earth + stone + mushroom, "{players} players");
    }
}

#[test]
fn the_pieces_are_those_of_the_box_list() {
    let tiles = own("tiles.toml");
    let figures = |key: &str| -> Vec<i64> { entries(&tiles, "pheromone").iter().map(|tile| int(&tile[key])).collect() };
    assert_eq!(int(&tiles["per_player"]), 17);
    assert_eq!(figures("count"), [6, 2, 2, 2, 2, 2, 1]);
    assert_eq!(figures("orientations"), [3, 3, 2, 3, 12, 6, 2]);
    assert_eq!(figures("points"), [0, 2, 2, 4, 4, 6, 8]);
    assert_eq!(figures("level"), [0, 1, 1, 2, 2, 3, 3]);
    let sizes: Vec<usize> =
        entries(&tiles, "pheromone").iter().map(|tile| tile["cells"].as_array().expect("cells").len()).collect();
    assert_eq!(sizes, [2, 3, 3, 4, 4, 5, 6]);
    assert_eq!((int(&tiles["stock"]["aphid_farm_or_scavenging"]), int(&tiles["stock"]["sub_colony"])), (8, 8));
    assert_eq!(int(&tiles["stock"]["ownership_cubes"]), 4);
    let cubes = &tiles["cubes"];
    assert_eq!(["larva", "food", "earth", "stone"].map(|kind| int(&cubes[kind])), [30, 30, 15, 15]);
    let prey = own("garden.toml")["prey"]["token"].as_array().expect("tokens").clone();
    assert_eq!(prey.iter().map(|token| int(&token["count"])).sum::<i64>(), 18);
    let effects = |key: &str| -> Vec<i64> { prey.iter().map(|token| int(&token[key])).collect() };
    assert_eq!(
        (effects("soldiers"), effects("food"), effects("points")),
        (vec![1, 1, 2], vec![2, 1, 1], vec![0, 2, 4])
    );
    let objectives = own("objectives.toml");
    assert_eq!(entries(&objectives, "objective").len(), Objective::ALL.len());
    assert_eq!(entries(&own("events.toml"), "space").len(), 8);
}

// ------------------------------------------------------------------------------------------------------ changed data

/// The crate's own data with one text replaced by another.
fn changed(file: &str, old: &str, new: &str) -> DataFiles {
    let mut files = Myrmes::own_data();
    let text = files.get_mut(file).expect("the file exists");
    assert!(text.contains(old), "{file} does not contain {old:?}");
    *text = text.replacen(old, new, 1);
    files
}

fn refusal(files: &DataFiles) -> Refused {
    Myrmes::new(Options::players(2), files).expect_err("this data has a mistake")
}

/// Changing `old` to `new` is refused at `what`, and the reason contains `why`. As `what`,
/// `", line"` means any place in the file; then the reason ends with the last line of `new`.
#[track_caller]
fn refuses(file: &str, old: &str, new: &str, what: &str, why: &str) {
    let files = changed(file, old, new);
    let refused = refusal(&files);
    if what == ", line" {
        let end = Myrmes::own_data()[file].find(old).expect("it was changed") + new.trim_end().len();
        let line = format!("(line {})", 1 + files[file][..end].matches('\n').count());
        assert!(refused.what.starts_with(file), "{old:?} -> {new:?}: {refused}");
        assert!(refused.why.ends_with(&line), "{old:?} -> {new:?}: {refused}");
    } else {
        assert_eq!(refused.what, format!("{file}{what}"), "{old:?} -> {new:?}: {refused}");
    }
    assert!(refused.why.contains(why), "{refused}");
}

#[test]
fn files_are_all_there_and_no_others() {
    for file in ["garden.toml", "tiles.toml", "objectives.toml", "events.toml"] {
        let mut files = Myrmes::own_data();
        files.remove(file);
        assert_eq!(refusal(&files), Refused::new(file, "this file is missing"));
        refuses(file, "\n", "\nsize = 3\n", ", line", "unknown field `size`");
        refuses(file, "\n", "\n= 3\n", ", line", "");
    }
    let mut files = Myrmes::own_data();
    files.insert("gardens.toml".into(), String::new());
    assert_eq!(refusal(&files).what, "gardens.toml");
    assert_eq!(refusal(&DataFiles::new()).what, "garden.toml");
}

#[test]
fn mistakes_in_the_garden_are_found() {
    let refuses = |old, new, what, why| refuses("garden.toml", old, new, what, why);
    refuses("hex_count = 151", "hex_count = 150", ": hex_count", "expected 150, found 151");
    refuses("hex_count = 82", "hex_count = 81", ": players.2.hex_count", "expected 81, found 82");
    refuses("prey_spot_count = 11", "prey_spot_count = 12", ": players.2.prey_spot_count", "expected 12, found 11");
    refuses("\"M G G M\"", "\"M G X M\"", ": row r = -7", "\"X\" is not a terrain");
    refuses("\"M G G M\"", "\"M G  G M\"", ": row r = -7", "5 terrains but 4 zones");
    refuses("\"n n n n\"", "\"n n n nn\"", ": row r = -7", "\"nn\" is not a zone");
    refuses("r = -7", "r = -16", ": row r = -16", "coordinates go from -15 to 15");
    refuses("r = -7", "r = -128", ": row r = -128", "coordinates go from -15 to 15");
    refuses("first_q = 2", "first_q = 127", ": row r = -7", "coordinates go from -15 to 15");
    refuses("r = -7", "r = -128000", ", line", "");
    refuses("r = -7", "r = -5", ": row", "does not come after");
    refuses("[players.2]", "[players.5]", ": players.5", "2 to 4 players");
    refuses("zones = \"lu\"", "zones = \"lux\"\nwidth = 3", ", line", "unknown field `width`");
    refuses("[\"(-5,4)\", \"(1,4)\"]", "[\"(-5,4)\"]", ": players.2.starts", "expected 2, found 1");
    refuses("[\"(-5,4)\", \"(1,4)\"]", "[\"(-5,4)\", \"(-5,4)\"]", ": players.2", "(-5,4) is taken twice");
    refuses("[\"(-5,4)\", \"(1,4)\"]", "[\"(-5,4)\", \"(-3,3)\"]", ": players.2", "(-3,3) is taken twice");
    refuses(
        "[\"(-5,4)\", \"(1,4)\"]",
        "[\"(-5,4)\", \"(1,-4)\"]",
        ": players.2",
        "(1,-4) is not a hex of dry land in play",
    );
    refuses(
        "[\"(-5,4)\", \"(1,4)\"]",
        "[\"(-5,4)\", \"(2,1)\"]",
        ": players.2",
        "(2,1) is not a hex of dry land in play",
    );
    refuses("\"(0,-6)\", ", "\"(0,-6)\", \"(0,-6)\", ", ": prey.spots", "(0,-6) appears twice or is not a hex");
    refuses("\"(0,-6)\", ", "\"(9,9)\", ", ": prey.spots", "(9,9) appears twice or is not a hex");
    refuses("count = 6", "count = 5", ": prey.token", "17 tokens for 18 spots");
    refuses("count = 6", "count = 61", ": prey.token ladybug count", "61 is more than the maximum of 60");
    refuses("food = 2", "food = 10", ": prey.token ladybug", "10 is more than the maximum of 9");
    refuses("id = \"termite\"", "id = \"ladybug\"", ": prey.token", "appears twice");
    refuses("id = \"termite\"", "id = \"beetle\"", ", line", "\"beetle\" is not one of ladybug, termite, spider");
    refuses("confidence = 0.75", "confidense = 0.75", ", line", "unknown field `confidense`");
}

#[test]
fn mistakes_in_the_tiles_are_found() {
    let refuses = |old, new, what, why| refuses("tiles.toml", old, new, what, why);
    refuses("per_player = 17", "per_player = 16", ": per_player", "expected 16, found 17");
    refuses("count = 6", "count = 7", ": per_player", "expected 17, found 18");
    refuses("points = 0", "points = 21", ": pheromone pair2 points", "21 is more than the maximum of 20");
    refuses("level = 0", "level = 4", ": pheromone pair2 level", "4 is more than the maximum of 3");
    refuses("orientations = 12", "orientations = 6", ": pheromone hook4 orientations", "expected 6, found 12");
    refuses("mirror = true", "mirror = false", ": pheromone hook4 orientations", "expected 12, found 6");
    let cells = "cells must be 1 to 6 different connected hexes";
    refuses("[\"(0,0)\", \"(1,0)\"]", "[]", ": pheromone pair2", cells);
    refuses("[\"(0,0)\", \"(1,0)\"]", "[\"(0,0)\", \"(0,0)\"]", ": pheromone pair2", cells);
    refuses("[\"(0,0)\", \"(1,0)\"]", "[\"(0,0)\", \"(2,0)\"]", ": pheromone pair2", cells);
    refuses("[\"(0,0)\", \"(1,0)\"]", "[\"(-128,0)\", \"(-127,0)\"]", ": pheromone pair2", cells);
    refuses("needs_event = \"hexagon_plus_1\"", "needs_event = \"vp_plus_1\"", ": pheromone triangle6", "only event");
    refuses("id = \"line3\"", "id = \"aphid_farm\"", ": pheromone aphid_farm", "this is a special tile");
    refuses("id = \"line3\"", "id = \"pair2\"", "", "pair2 appears twice");
    refuses("id = \"line3\"", "id = \"line4\"", ", line", "\"line4\" is not one of");
    refuses("id = \"aphid_farm\"", "id = \"line3\"", ": special line3", "this is a pheromone");
    refuses("harvest = { food = 1 }", "harvest = { food = 2 }", ": special aphid_farm", "its harvest is fixed");
    refuses("stock = \"sub_colony\"", "stock = \"farm\"", ": special sub_colony", "comes from the stock sub_colony");
    refuses(
        "cost = { stone = 1 }",
        "cost = { stone = 10 }",
        ": special aphid_farm cost",
        "10 is more than the maximum of 9",
    );
    refuses("cost = { stone = 1 }", "cost = { mud = 1 }", ", line", "\"mud\" is not one of food, earth, stone");
    refuses("ownership_cubes = 4", "ownership_cubes = 9", ": stock.ownership_cubes", "9 is more than the maximum of 8");
    refuses("larva = 30", "larva = 3", ": cubes.larva", "3 are fewer than 4");
    refuses("larva = 30", "larva = 256", ", line", "");
}

#[test]
fn mistakes_in_the_objectives_are_found() {
    let refuses = |old: &str, new: &str, what: &str, why: &str| refuses("objectives.toml", old, new, what, why);
    let told = |count: usize| format!("count = {count}");
    let count = Objective::ALL.len();
    refuses(&told(count), &told(count - 1), ": count", &format!("expected {}, found {count}", count - 1));
    refuses("in_play_per_level = 2", "in_play_per_level = 3", ": in_play_per_level", "expected 2, found 3");
    refuses("[6, 9, 12]", "[6, 9, 0]", ": points", "each level is worth 1 to 50 points");
    refuses("[6, 9, 12]", "[6, 9]", ", line", "");
    refuses("{ 2 = 5, 3 = 4, 4 = 3 }", "{ 2 = 5, 3 = 4 }", ": bonus", "each of 2, 3 and 4 players");
    refuses("{ 2 = 5, 3 = 4, 4 = 3 }", "{ 2 = 5, 3 = 4, 4 = 0 }", ": bonus", "each of 2, 3 and 4 players");
    refuses("{ 2 = 5, 3 = 4, 4 = 3 }", "{ 2 = 5, 3 = 4, 5 = 3 }", ": bonus", "each of 2, 3 and 4 players");
    refuses("level = 1", "level = 4", ": food_3", "level 4 is not 1, 2 or 3");
    refuses("id = \"food_3\"", "id = \"food_5\"", "", "food_5 appears twice");
    refuses("id = \"food_3\"", "id = \"food_99\"", ", line", "\"food_99\" is not one of");
    let kind = "do not describe a known kind of objective";
    refuses("{ food = 3 }", "{ honey = 3 }", ": food_3", kind);
    refuses("{ food = 3 }", "{ food = 0 }", ": food_3", kind);
    refuses("{ food = 3 }", "{ food = 3, stone = 1 }", ": food_3", kind);
    refuses("{ ownership_cubes = 1 }", "{ ownership_cubes = 3 }", ": special_tiles_2", kind);
    refuses("{ pheromones = 4 }", "{ pheromones = 3 }", ": pheromones_4", kind);
    refuses("confidence = 0.75", "trust = 0.75", ", line", "unknown field `trust`");
    let mut files = Myrmes::own_data();
    let text = files.get_mut("objectives.toml").expect("the file exists");
    *text = text.replace("level = 3", "level = 2");
    assert_eq!(refusal(&files), Refused::new("objectives.toml", "level 3 has too few tiles to draw from"));
}

#[test]
fn mistakes_in_the_events_are_found() {
    let refuses = |old, new, what, why| refuses("events.toml", old, new, what, why);
    refuses("larvae_per_space = 1", "larvae_per_space = 10", ": larvae_per_space", "10 is more than the maximum of 9");
    let fixed = "the eight spaces and their order are fixed";
    refuses("index = 0", "index = 1", ": space", fixed);
    refuses("rolled = false", "rolled = true", ": space", fixed);
    refuses("\"vp_plus_1\"", "\"larvae_plus_2\"", ": space", fixed);
    refuses("\"vp_plus_1\"", "\"vp_plus_2\"", ", line", "\"vp_plus_2\" is not one of");
}

#[test]
fn a_changed_figure_is_another_hash_and_line_ends_are_not() {
    let hash =
        |files: &DataFiles| Myrmes::new(Options::players(2), files).expect("the data is valid").data_hash().to_owned();
    let own = hash(&Myrmes::own_data());
    assert_eq!(own, rules(4).data_hash());
    for (file, old, new) in [
        ("garden.toml", "food = 2", "food = 3"),
        ("tiles.toml", "points = 8", "points = 9"),
        ("objectives.toml", "{ food = 3 }", "{ food = 4 }"),
        ("events.toml", "larvae_per_space = 1", "larvae_per_space = 2"),
    ] {
        assert_ne!(hash(&changed(file, old, new)), own, "{file}");
    }
    let mut files = Myrmes::own_data();
    files.values_mut().for_each(|text| *text = text.replace('\n', "\r\n"));
    assert_eq!(hash(&files), own);
}

/// The crate's own data without an objective, as if it had been added since.
fn older_files(objective: Objective) -> DataFiles {
    let mut table = own("objectives.toml");
    let entries = table["objective"].as_array_mut().expect("objectives are listed");
    entries.retain(|entry| entry["id"].as_str() != Some(objective.name()));
    let count = entries.len() as i64;
    table["count"] = count.into();
    let mut files = Myrmes::own_data();
    files.insert("objectives.toml".into(), table.to_string());
    files
}

#[test]
fn an_objective_that_a_set_lacks_is_not_in_the_box() {
    let absent = Objective::Food3;
    for players in 2..=4 {
        let game = Myrmes::new(Options::players(players), &older_files(absent)).expect("an older set is sound");
        assert!(
            game.components()
                .objectives
                .iter()
                .map(|kind| kind.objective)
                .eq(Objective::ALL.into_iter().filter(|&objective| objective != absent))
        );
        assert_eq!(game.data_warnings(), [Refused::new("objectives.toml", "the set lacks food_3")]);
        Suite { games: 4, ..Suite::default() }.pass(&game);
        for seed in 0..60 {
            let state = game.setup(&mut Fresh::new(seed), &mut Vec::new());
            let mut position = game.position(&state);
            assert!(!position.objectives.contains(&absent));
            position.objectives[0] = absent;
            let why = "food_3 is not in the box of this data set";
            assert_eq!(game.place(&position), Err(Refused::new("objectives", why)));
        }
        let mut session = Session::new(game, 7.into());
        let mut dice = Fresh::new(7);
        while random_step(&mut session, &mut dice).expect("listed is legal") {}
        let again = Session::<Myrmes>::load(&session.record(), &older_files(absent)).expect("it can be replayed");
        assert!(again.state() == session.state());
    }
}

#[test]
fn complete_sets_lack_nothing() {
    assert_eq!(rules(4).data_warnings(), []);
}

/// A house game: dearer events, spiders for nothing, a cheaper objective, few cubes, one ownership cube.
fn house_game() -> DataFiles {
    let mut files = Myrmes::own_data();
    for (file, old, new) in [
        ("events.toml", "larvae_per_space = 1", "larvae_per_space = 2"),
        ("garden.toml", "soldiers = 2\nfood = 1", "soldiers = 0\nfood = 9"),
        ("objectives.toml", "{ food = 3 }", "{ food = 1 }"),
        (
            "tiles.toml",
            "{ larva = 30, food = 30, earth = 15, stone = 15 }",
            "{ larva = 4, food = 3, earth = 0, stone = 1 }",
        ),
        ("tiles.toml", "ownership_cubes = 4", "ownership_cubes = 1"),
    ] {
        let text = files.get_mut(file).expect("the file exists");
        assert!(text.contains(old), "{file} does not contain {old:?}");
        *text = text.replacen(old, new, 1);
    }
    files
}

#[test]
fn a_changed_folder_is_played_by_its_own_figures() {
    let rules = Myrmes::new(Options::players(2), &house_game()).expect("the data is valid");
    let table = Table::new(rules, json!({"colonies": [{"larvae": 1}]}));
    table.refuses(GENTIAN, "event level_plus_1", Illegal::NotNow { asked: myrmes::Asked::LarvaeNurses });
    let rules = Myrmes::new(Options::players(2), &house_game()).expect("the data is valid");
    let table = Table::new(rules, json!({"colonies": [{"larvae": 3}]}));
    table.allows(GENTIAN, "event level_plus_1");
    table.refuses(GENTIAN, "event harvest_plus_3", Illegal::TooFewLarvaeForEvent { needed: 4, have: 3 });
}

#[test]
fn a_changed_folder_passes_the_suite() {
    let suite = Suite { games: 3, seed: Seed::from(9), n_foreign: 60, ..Suite::default() };
    for options in [json!({"players": 2}), json!({"players": 4, "supply": "box"})] {
        let options = serde_json::from_value(options).expect("these are options");
        suite.pass(&Myrmes::new(options, &house_game()).expect("the data is valid"));
    }
}
