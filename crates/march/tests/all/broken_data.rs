//! Component data with mistakes: each is refused with its file and entry.

use game_core::{Chance, DataFiles, Fresh, Refused};
use march::Data;

/// The crate's own data with `old` replaced by `new`.
fn changed(file: &str, old: &str, new: &str) -> DataFiles {
    let mut files = Data::own_files();
    let text = files.get_mut(file).expect("there is such a file");
    assert!(text.contains(old), "{file} does not contain {old:?}");
    *text = text.replacen(old, new, 1);
    files
}

fn refusal(files: &DataFiles) -> Refused {
    Data::read(files).expect_err("these data have a mistake")
}

/// Changing `old` to `new` is refused at `what`, and the reason says `why`.
#[track_caller]
fn refuses(file: &str, old: &str, new: &str, what: &str, why: &str) {
    let refused = refusal(&changed(file, old, new));
    assert!(
        refused.what == format!("{file}{what}") && refused.why.contains(why),
        "{old:?} -> {new:?} at {what:?}: {refused}"
    );
}

#[test]
fn files_are_all_there_and_no_others() {
    for file in Data::own_files().keys() {
        let mut files = Data::own_files();
        files.remove(file);
        assert_eq!(refusal(&files), Refused::new(file, "this file is missing"));
        refuses(file, "\n", "\nsize = 3\n", ": size", "unknown field `size`");
        refuses(file, "\n", "\n= 3\n", "", "(line 2)");
    }
    let mut files = Data::own_files();
    files.insert("cards.toml".into(), String::new());
    assert_eq!(refusal(&files).what, "cards.toml");
}

#[test]
fn mistakes_in_cards_are_found() {
    let refuses = |old, new, what, why| refuses("events.toml", old, new, what, why);
    refuses("\ncount = ", "\ncount = 9", ": count", "expected 9");
    refuses("\ncentipede_symbols = ", "\ncentipede_symbols = 9", ": centipede_symbols", "expected 9");
    refuses("id = \"egg_stealer\"", "id = \"egg_thief\"", ": egg_thief id", "\"egg_thief\" is not one of");
    refuses("id = \"egg_stealer\"", "id = \"swarm\"", ": swarm id", "it is already listed in events.toml");
    let twice = refusal(&changed("events.toml", "id = \"egg_stealer\"", "id = \"weaver_thorax\""));
    assert_eq!(twice, Refused::new("thoraxes.toml: weaver_thorax id", "it is already listed in events.toml"));
    refuses("name = \"Swarm\"", "name = \" \"", ": swarm name", "has a name");
    refuses("cost = 3", "cost = 10", ": adaptive_radiation cost", "10 is not between 0 and 9");
    refuses("cost = 3", "cost = -1", ": adaptive_radiation cost", "");
    refuses("ferocity = 3", "ferocity = 10", ": queens_journey ferocity", "10 is not between 0 and 9");
    refuses(
        "payment = \"ants\"",
        "payment = \"food\"",
        ": mating_flight payment",
        "\"food\" is not one of any, larvae, ants",
    );
    refuses("bee = true", "be = true", ": royal_jelly be", "unknown field `be`");
    refuses(
        "name = \"Swarm\"",
        "name = \"Swarm\"\ntiming = \"play\"",
        ": swarm timing",
        "only evolutions have a timing",
    );
    refuses("name = \"Swarm\"", "name = \"Swarm\"\npoints = 2", ": swarm points", "only Colony Goals");
    refuses(
        "name = \"rulebook\"",
        "name = \"guess\"",
        ": queens_journey provenance.name",
        "\"guess\" is not one of rulebook, found, reconstructed, box",
    );
    refuses(
        "name = \"rulebook\"",
        "title = \"rulebook\"",
        ": queens_journey provenance.title",
        "\"title\" is not one of name, effect",
    );
}

#[test]
fn mistakes_in_effects_are_found() {
    let event = |old, new, what, why| refuses("events.toml", old, new, what, why);
    event(
        "{ gain = { food = 3 } }",
        "{ win = { food = 3 } }",
        ": strange_appetite effect.win",
        "unknown variant `win`",
    );
    event(
        "{ gain = { food = 3 } }",
        "{ gain = { honey = 3 } }",
        ": strange_appetite effect.gain.honey",
        "unknown field `honey`",
    );
    event("{ gain = { food = 3 } }", "{ gain = { food = 0 } }", ": strange_appetite effect.gain", "a gain of nothing");
    event("{ gain = { food = 3 } }", "{ gain = { food = 10 } }", ": strange_appetite effect.gain.food", "10 is not");
    event(
        "{ gain = { food = 3 } }",
        "{ add_to_total = 1 }",
        ": strange_appetite effect",
        "do not know this effect at play",
    );
    event("look = 3, ", "look = 0, ", ": queens_journey effect.place_hex.look", "0 is not between 1 and 9");
    event("look = 3, ", "", ": queens_journey effect.place_hex", "missing field `look`");
    event(
        "look = 3, ",
        "look = 3, depth = 3, ",
        ": queens_journey effect.place_hex.depth",
        "unexpected keys in table: depth",
    );
    event("choices = 2", "choices = 5", ": royal_jelly effect.choose.choices", "5 is not between 1 and 4");
    event(
        "least = 1, most = 5",
        "least = 6, most = 5",
        ": brood_surge effect.larvae_by_hexes.least",
        "6 is not between 0 and 5",
    );

    let head = |old, new, what, why| refuses("heads.toml", old, new, what, why);
    let turns_up = "reveal_ferocity = { cards = 1 }";
    let four = "reveal_ferocity = { cards = 4 }";
    head(turns_up, four, ": tawny_crazy_head effect.reveal_ferocity.cards", "4 is not between 1 and 3");
    let feeds = "timing = \"feed\"\neffect = { ants_fed_by_larva = 3 }";
    let turns_up = "timing = \"battle_outcome\"\neffect = { reveal_ferocity = { cards = 1 } }";
    refuses("abdomens.toml", feeds, turns_up, ": dracula_abdomen effect", "only a head turns up cards");
    head("timing = \"start_soldier_phase\"\n", "", ": acrobat_head timing", "an evolution has a timing");
    head("timing = \"start_soldier_phase\"", "timing = \"play\"", ": acrobat_head timing", "works while it is in play");
    head(
        "timing = \"start_soldier_phase\"",
        "timing = \"feed\"",
        ": acrobat_head effect",
        "do not know this effect at feed",
    );
    head("timing = \"start_soldier_phase\"", "timing = \"noon\"", ": acrobat_head timing", "\"noon\" is not one of");
    let thorax = |old, new, what, why| refuses("thoraxes.toml", old, new, what, why);
    thorax("on = \"explored_hex\"", "on = \"great_tunnel\"", ": gliding_thorax effect", "at after_own_explore");
    let abdomen = |old, new, what, why| refuses("abdomens.toml", old, new, what, why);
    abdomen("[3, 5]", "[3, 2]", ": herding_abdomen effect.food_by_hexes.1", "2 is not between 3 and 25");
    abdomen(
        "site = \"card\"",
        "site = \"hole\"",
        ": gardening_abdomen effect.more_larvae_from.site",
        "\"hole\" is not one of",
    );

    let goal = |old, new, what, why| refuses("goals.toml", old, new, what, why);
    goal("points = 2\n", "", ": bound_to_the_past points", "a Colony Goal has points");
    goal("points = 2\n", "points = 0\n", ": bound_to_the_past points", "0 is not between 1 and 9");
    goal(
        "\"most_ants_in_great_tunnel\"",
        "\"most_ants\"",
        ": bound_to_the_past slumber",
        "unknown variant `most_ants`",
    );
    goal(
        "{ hold_cards = { cards = 5 } }",
        "{ hold_cards = { cards = 0 } }",
        ": hoarded_knowledge slumber.hold_cards.cards",
        "0 is not",
    );
}

#[test]
fn mistakes_in_hexes_are_found() {
    let refuses = |old, new, what, why| refuses("hexes.toml", old, new, what, why);
    refuses("\nstandard = ", "\nstandard = 9", ": standard", "expected 9");
    refuses("kind = \"starting\"", "kind = \"standard\"", ": starting", "expected 8, found 7");
    refuses("number = 25", "number = 24", ": heart_of_the_meadow number", "each number once");
    refuses("number = 25", "number = 99", ": heart_of_the_meadow number", "numbered from 1 to");
    refuses("number = 25", "number = 0", ": heart_of_the_meadow number", "numbered from 1 to");
    refuses("id = \"soil\"", "id = \"fern\"", ": fern id", "it is listed twice");
    refuses("id = \"soil\"", "id = \"loam\"", ": loam id", "\"loam\" is not one of");
    refuses("id = \"soil\"", "id = \"great_tunnel\"", ": great_tunnel id", "a table of its own");
    refuses("tunnels = [0, 1, 3]\n", "tunnels = []\n", ": dry_seep tunnels", "could not be explored");
    let edges = "edges are numbers from 0 to 5, each once and in order";
    refuses("tunnels = [0, 1, 3]\n", "tunnels = [0, 1, 6]\n", ": dry_seep tunnels", edges);
    refuses("tunnels = [0, 1, 3]\n", "tunnels = [0, 0, 3]\n", ": dry_seep tunnels", edges);
    refuses(
        "{ kind = \"larva\", control = true }",
        "{ kind = \"larva\" }",
        ": soil sites",
        "one of the sites is the control",
    );
    refuses(
        "{ kind = \"food\" }",
        "{ kind = \"food\", control = true }",
        ": soil sites",
        "one of the sites is the control",
    );
    refuses(
        "{ kind = \"food\" }",
        "{ kind = \"food\", amount = 0 }",
        ": soil sites.1.amount",
        "0 is not between 1 and 9",
    );
    refuses("{ kind = \"food\" }", "{ kind = \"double_larvae\" }", ": soil sites.1.amount", "1 is not between 2");
    refuses("{ kind = \"food\" }", "{ kind = \"food\" },\n  { kind = \"food\" }", ": soil sites", "5 is not between 1");
    refuses("effect = \"spread_centipedes\"\n", "", ": nest_of_centipedes effect", "have an effect");
    refuses(
        "cards = 3 } }",
        "cards = 0 } }",
        ": abandoned_spiders_lair effect.reveal_cards.cards",
        "0 is not between 1 and 9",
    );
    refuses("[1, 2]", "[1, 2, 3]", ": great_tunnel", "every number of players from 1 to 5");
    refuses("tunnels = [0, 1, 2, 3, 4, 5]", "tunnels = []", ": great_tunnel front.tunnels", "nobody could explore");
    refuses(
        "decree = { long = true }",
        "decree = { standard = true, long = true }",
        ": great_tunnel round.0.decree",
        "round 0",
    );
    refuses("number = 0", "number = 9", ": great_tunnel round.0.number", "numbered from 0 to 4");
}

#[test]
fn mistakes_in_species_are_found() {
    let refuses = |old, new, what, why| refuses("species.toml", old, new, what, why);
    refuses("cubes = 36", "cubes = 200", ": nest_mat cubes", "200 is not between 1 and 60");
    refuses("larvae = 5", "larvae = 33", ": setup.0 larvae", "33 is not between 0 and 32");
    refuses("count = 1", "count = 0", ": setup.0 ants.count", "0 is not between 1 and 9");
    refuses("players = [2]", "players = [2, 3]", ": setup", "every number of players");
    refuses("id = \"mutant_ant\"", "id = \"crazy_ant\"", "", "crazy_ant appears twice");
    refuses(
        "decree = { food = 2, larvae = 5 }",
        "decree = { food = 2 }",
        ": common_meadow_ant decree",
        "missing field `larvae`",
    );
    refuses("{ start_cards = 1 }", "{ start_cards = 10 }", ": raiding_ant drawback.0.effect.start_cards", "10 is not");
    refuses("\"thorax\"", "\"leg\"", ": crazy_ant drawback.1.effect", "\"leg\" is not one of head, thorax, abdomen");
    refuses(
        "hexes = 2",
        "hexes = 7",
        ": nomadic_ant action.effect.journey_of_6000_steps.hexes",
        "7 is not between 1 and 6",
    );
    refuses(
        "id = \"crazy_ant\"",
        "id = \"common_meadow_ant\"",
        ": common_meadow_ant action",
        "the common ant has none",
    );
}

/// Random changes to figures are refused with the file named, or give sound data; they never panic.
#[test]
fn changed_figures_are_refused_by_file_or_read() {
    let others = ["0", "1", "2", "3", "5", "9", "10", "25", "26", "36", "61", "127", "255", "256", "-1"];
    let (mut read, mut refused) = (0, 0);
    for round in 0..300 {
        let mut dice = Fresh::new(round);
        let mut files = Data::own_files();
        let file = files.keys().nth(dice.below(files.len() as u32) as usize).expect("one of them").clone();
        let text = files.get_mut(&file).expect("one of them");
        let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = digits[dice.below(digits.len() as u32) as usize];
        text.replace_range(at..=at, others[dice.below(others.len() as u32) as usize]);
        match Data::read(&files) {
            Ok(_) => read += 1,
            Err(why) => {
                assert!(why.what.starts_with(&file), "{file}: {why}");
                refused += 1;
            }
        }
    }
    assert!(read > 50 && refused > 50, "{read} read, {refused} refused");
}

#[test]
fn the_day_of_a_comparison_with_the_box_is_a_day() {
    let with = |day: &str| changed("events.toml", "id = \"swarm\"", &format!("id = \"swarm\"\nchecked = \"{day}\""));
    for wrong in ["", "yesterday", "2026-11", "2026-13-01", "2026-11-00", "2026-11-32", "26-11-17", "2026-1-17"] {
        assert_eq!(refusal(&with(wrong)).what, "events.toml: swarm checked", "{wrong}");
    }
    let data = Data::read(&with("2026-11-17")).expect("sound data");
    assert_eq!(data.card(march::CardId::Swarm).sources.checked.as_deref(), Some("2026-11-17"));
}

#[test]
fn sources_and_the_words_of_older_data_do_not_change_the_hash() {
    let hash = |files: &DataFiles| Data::read(files).expect("sound data").hash;
    let own = hash(&Data::own_files());
    let cost = changed("heads.toml", "name = \"rulebook\"", "name = \"rulebook\", cost = \"box\"");
    assert_eq!(hash(&cost), own);
    assert_eq!(hash(&changed("heads.toml", "ferocity = 2", "ferocity = 2\nchecked = \"2026-11-17\"")), own);
    // Stored data sets and records contain these texts, and must stay readable.
    let card = changed("events.toml", "ferocity = 3", "ferocity = 3\ntext = \"Look.\"\ndetail = \"Closely.\"");
    assert_eq!(hash(&card), own);
    assert_eq!(hash(&changed("hexes.toml", "number = 21", "number = 21\ntext = \"A lair.\"")), own);
    let species = changed("species.toml", "cost_food = 1", "cost_food = 1\ntext = \"Dance.\"\nreaction = \"Larva.\"");
    assert_eq!(hash(&species), own);
    let drawback = changed("species.toml", "name = \"Frenzy\"", "name = \"Frenzy\"\ntext = \"No rest.\"");
    assert_eq!(hash(&drawback), own);
}

#[test]
fn a_changed_figure_is_another_hash_and_a_comment_is_not() {
    let hash = |files: &DataFiles| Data::read(files).expect("sound data").hash;
    let own = hash(&Data::own_files());
    assert_ne!(hash(&changed("events.toml", "look = 3", "look = 4")), own);
    assert_ne!(hash(&changed("hexes.toml", "tunnels = [0, 1, 3]\n", "tunnels = [0, 1, 4]\n")), own);
    assert_eq!(hash(&changed("species.toml", "cubes = 36", "cubes = 36 # of wood")), own);
}

/// Changing `old` to `new` gives data that can be played, with a warning at `what` that says `why`.
#[track_caller]
fn warns(file: &str, old: &str, new: &str, what: &str, why: &str) {
    let warnings = Data::read(&changed(file, old, new)).expect("sound data").warnings();
    let found = |warning: &Refused| warning.what == what && warning.why.contains(why);
    assert!(warnings.iter().any(found), "{old:?} -> {new:?}: {warnings:?}");
}

#[test]
fn figures_outside_the_known_ranges_are_warned_of() {
    warns("events.toml", "cost = 3", "cost = 5", "events.toml: adaptive_radiation cost", "from 1 to 4");
    warns("events.toml", "cost = 3", "cost = 0", "events.toml: adaptive_radiation cost", "from 1 to 4");
    warns("heads.toml", "ferocity = 3", "ferocity = 6", "heads.toml: army_head ferocity", "from 1 to 5");
    warns("heads.toml", "ferocity = 3", "ferocity = 5", "heads.toml: army_head ferocity", "only one card");
    warns("goals.toml", "ferocity = 5", "ferocity = 4", "cards", "a ferocity of 5");
    warns("heads.toml", "bee = true\n", "", "heads.toml", "1 of these cards belong to the Bee mini-expansion, not 0");
    warns("heads.toml", "\"Bullet Head\"", "\"Army Head\"", "heads.toml: bullet_head name", "army_head has this name");
    let text = "the text that players read describes another effect";
    warns(
        "events.toml",
        "{ gain = { food = 3 } }",
        "{ gain = { larvae = 3 } }",
        "events.toml: strange_appetite effect",
        text,
    );
    warns("heads.toml", "may = true\n", "", "heads.toml: acrobat_head may", text);
    warns(
        "hexes.toml",
        "\"spread_centipedes\"",
        "\"inner_meadow_for_its_controller\"",
        "hexes.toml: nest_of_centipedes effect",
        text,
    );
    warns("hexes.toml", "\"Pebble\"", "\"Fern\"", "hexes.toml: pebble name", "fern has this name");
}

#[test]
fn figures_that_the_rulebook_gives_are_warned_of() {
    let event = |old, new, what, why| warns("events.toml", old, new, what, why);
    event("look = 3", "look = 4", "events.toml: queens_journey effect.place_hex.look", "the rulebook says 3, not 4");
    event("ferocity = 3", "ferocity = 2", "events.toml: queens_journey ferocity", "the rulebook says 3, not 2");
    event("\"Swarm\"", "\"Swarms\"", "events.toml: swarm name", "the rulebook says Swarm, not Swarms");
    event(
        "payment = \"larvae\"\n",
        "payment = \"any\"\n",
        "events.toml: sparrow_attack payment",
        "says larvae, not any",
    );
    event("\"fight_now\"", "{ steps = 1 }", "events.toml: sneak_attack effect", "something else");
    warns("heads.toml", "cost = 1", "cost = 2", "heads.toml: amazon_head cost", "the rulebook says 1, not 2");
    let goal = |old, new, what, why| warns("goals.toml", old, new, what, why);
    goal("{ hexes = 3 }", "{ hexes = 4 }", "goals.toml: extensive_tunnel slumber.inhabit_joined.hexes", "3, not 4");
    let hex = |old, new, what, why| warns("hexes.toml", old, new, what, why);
    hex("counters = 15", "counters = 14", "hexes.toml: counters", "15, not 14");
    hex("tunnels = [0, 2, 3, 5]", "tunnels = [0, 3, 5]", "hexes.toml: fungalreach tunnels", "lower right");
    hex("{ kind = \"card\" },\n]", "{ kind = \"food\" },\n]", "hexes.toml: dry_seep sites", "a card");
    hex("standard = false", "standard = true", "hexes.toml: great_tunnel round.4.decree", "no Royal Decree");
    let mat = |old, new, what, why| warns("species.toml", old, new, what, why);
    mat("cubes = 36", "cubes = 35", "species.toml: nest_mat cubes", "36, not 35");
    mat("larvae = 3\n", "larvae = 4\n", "species.toml: setup.1 larvae", "3, not 4");
    mat("hard_cards = 2", "hard_cards = 1", "species.toml: solo hard_cards", "2, not 1");
    mat("larvae = 4", "larvae = 5", "species.toml: crazy_ant decree.larvae", "4, not 5");
    mat("steps = 3", "steps = 4", "species.toml: raiding_ant action.effect.raiding_party.steps", "3, not 4");
    mat("tunnel_points = 1", "tunnel_points = 2", "species.toml: centipede_mat tunnel_points", "1, not 2");
    // These two are not known from any source.
    let points = changed("species.toml", "slumber_points = 1", "slumber_points = 2");
    assert_eq!(Data::read(&points).expect("sound data").warnings(), []);
}
