//! Component data with mistakes: each is refused with its file and entry.

use game_core::{Chance, DataFiles, Fresh, Refused};
use march::Data;

/// The crate's own data with one text put in the place of another.
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

/// Changing `old` to `new` is refused at `what`, and the reason says `why`. `", line"` stands for any line.
#[track_caller]
fn refuses(file: &str, old: &str, new: &str, what: &str, why: &str) {
    let refused = refusal(&changed(file, old, new));
    let place = format!("{file}{what}");
    let found = if what == ", line" { refused.what.starts_with(&place) } else { refused.what == place };
    assert!(found && refused.why.contains(why), "{old:?} -> {new:?}: {refused}");
}

#[test]
fn files_are_all_there_and_no_others() {
    for file in Data::own_files().keys() {
        let mut files = Data::own_files();
        files.remove(file);
        assert_eq!(refusal(&files), Refused::new(file, "this file is missing"));
        refuses(file, "\n", "\nsize = 3\n", ", line", "unknown field `size`");
        refuses(file, "\n", "\n= 3\n", ", line", "");
    }
    let mut files = Data::own_files();
    files.insert("cards.toml".into(), String::new());
    assert_eq!(refusal(&files).what, "cards.toml");
}

#[test]
fn mistakes_in_cards_are_found() {
    let refuses = |old, new, what, why| refuses("events.toml", old, new, what, why);
    refuses("count = 20", "count = 21", ": count", "21 are announced, 20 are there");
    refuses("centipede_symbols = 7", "centipede_symbols = 8", ": centipede_symbols", "8 are announced, 7 are there");
    refuses("id = \"egg_stealer\"", "id = \"egg_thief\"", ", line", "\"egg_thief\" is none of");
    refuses("id = \"egg_stealer\"", "id = \"swarm\"", "", "egg_stealer is missing");
    refuses("id = \"egg_stealer\"", "id = \"weaver_thorax\"", ": weaver_thorax", "belongs into another file");
    refuses("name = \"Swarm\"", "name = \" \"", ": swarm", "has a name");
    refuses("cost = 3", "cost = 10", ": adaptive_radiation cost", "10 is not between 0 and 9");
    refuses("cost = 3", "cost = -1", ", line", "");
    refuses("ferocity = 3", "ferocity = 10", ": queens_journey ferocity", "10 is not between 0 and 9");
    refuses("payment = \"ants\"", "payment = \"food\"", ", line", "\"food\" is none of any, larvae, ants");
    refuses("bee = true", "be = true", ", line", "unknown field `be`");
    refuses("name = \"Swarm\"", "name = \"Swarm\"\ntiming = \"play\"", ": swarm", "only evolutions have a timing");
    refuses("name = \"Swarm\"", "name = \"Swarm\"\npoints = 2", ": swarm", "only Colony Goals");
    refuses("name = \"rulebook\"", "name = \"guess\"", ", line", "\"guess\" is none of rulebook, found, reconstructed");
    refuses("name = \"rulebook\"", "title = \"rulebook\"", ", line", "unknown field `title`");
}

#[test]
fn mistakes_in_effects_are_found() {
    let event = |old, new, what, why| refuses("events.toml", old, new, what, why);
    event("{ gain = { food = 3 } }", "{ win = { food = 3 } }", ", line", "unknown variant `win`");
    event("{ gain = { food = 3 } }", "{ gain = { honey = 3 } }", ", line", "unknown field `honey`");
    event("{ gain = { food = 3 } }", "{ gain = { food = 0 } }", ": strange_appetite effect", "a gain of nothing");
    event("{ gain = { food = 3 } }", "{ gain = { food = 10 } }", ": strange_appetite effect", "10 is not between");
    event("{ gain = { food = 3 } }", "{ add_to_total = 1 }", ": strange_appetite", "do not know this effect at play");
    event("look = 3, ", "look = 0, ", ": queens_journey effect", "0 is not between 1 and 9");
    event("look = 3, ", "", ", line", "missing field `look`");
    event("look = 3, ", "look = 3, depth = 3, ", ", line", "unexpected keys in table: depth");
    event("choices = 2", "choices = 5", ": royal_jelly effect", "5 is not between 1 and 4");
    event("least = 1, most = 5", "least = 6, most = 5", ": brood_surge effect", "6 is not between 0 and 5");

    let head = |old, new, what, why| refuses("heads.toml", old, new, what, why);
    head("timing = \"start_soldier_phase\"\n", "", ": acrobat_head", "an evolution has a timing");
    head("timing = \"start_soldier_phase\"", "timing = \"play\"", ": acrobat_head", "works while it is in play");
    head("timing = \"start_soldier_phase\"", "timing = \"feed\"", ": acrobat_head", "do not know this effect at feed");
    head("timing = \"start_soldier_phase\"", "timing = \"noon\"", ", line", "\"noon\" is none of");
    let thorax = |old, new, what, why| refuses("thoraxes.toml", old, new, what, why);
    thorax("on = \"explored_hex\"", "on = \"great_tunnel\"", ": gliding_thorax", "at after_own_explore");
    let abdomen = |old, new, what, why| refuses("abdomens.toml", old, new, what, why);
    abdomen("[3, 5]", "[3, 2]", ": herding_abdomen effect", "2 is not between 3 and 25");
    abdomen("site = \"card\"", "site = \"hole\"", ", line", "\"hole\" is none of");

    let goal = |old, new, what, why| refuses("goals.toml", old, new, what, why);
    goal("points = 2\n", "", ": bound_to_the_past", "a Colony Goal has slumber and points");
    goal("points = 2\n", "points = 0\n", ": bound_to_the_past points", "0 is not between 1 and 9");
    goal("\"most_ants_in_great_tunnel\"", "\"most_ants\"", ", line", "unknown variant `most_ants`");
    goal("{ hold_cards = { cards = 5 } }", "{ hold_cards = { cards = 0 } }", ": hoarded_knowledge slumber", "0 is not");
}

#[test]
fn mistakes_in_hexes_are_found() {
    let refuses = |old, new, what, why| refuses("hexes.toml", old, new, what, why);
    refuses("standard = 12", "standard = 13", ": standard", "13 are announced, 12 are there");
    refuses("kind = \"starting\"", "kind = \"standard\"", ": starting", "8 are announced, 7 are there");
    refuses("number = 25", "number = 24", "", "numbered from 1 to 25, each number once");
    refuses("id = \"soil\"", "id = \"fern\"", "", "soil is missing");
    refuses("id = \"soil\"", "id = \"great_tunnel\"", ": great_tunnel", "a table of its own");
    refuses("tunnels = [0, 1, 3]\n", "tunnels = []\n", ": dry_seep", "could not be explored");
    let edges = "edges are numbers from 0 to 5, each once and in order";
    refuses("tunnels = [0, 1, 3]\n", "tunnels = [0, 1, 6]\n", ", line", edges);
    refuses("tunnels = [0, 1, 3]\n", "tunnels = [0, 0, 3]\n", ", line", edges);
    refuses(
        "{ kind = \"larva\", control = true }",
        "{ kind = \"larva\" }",
        ": soil",
        "one of the sites is the control",
    );
    refuses("{ kind = \"food\" }", "{ kind = \"food\", control = true }", ": soil", "one of the sites is the control");
    refuses("{ kind = \"food\" }", "{ kind = \"food\", amount = 0 }", ": soil sites: food", "0 is not between 1 and 9");
    refuses("{ kind = \"food\" }", "{ kind = \"double_larvae\" }", ": soil sites: double_larvae", "1 is not between 2");
    refuses("{ kind = \"food\" }", "{ kind = \"food\" },\n  { kind = \"food\" }", ": soil sites", "5 is not between 1");
    refuses("effect = \"spread_centipedes\"\n", "", ": nest_of_centipedes", "have an effect and its text");
    refuses("name = \"Soil\"", "name = \"Soil\"\ntext = \"Mud.\"", ": soil", "the others have neither");
    refuses("cards = 3 } }", "cards = 0 } }", ": abandoned_spiders_lair effect", "0 is not between 1 and 9");
    refuses("[1, 2]", "[1, 2, 3]", ": great_tunnel", "every number of players from 1 to 5");
    refuses("tunnels = [0, 1, 2, 3, 4, 5]", "tunnels = []", ": great_tunnel", "nobody could explore");
    refuses("decree = { long = true }", "decree = { standard = true, long = true }", ": great_tunnel.round", "round 0");
    refuses("number = 0", "number = 9", ": great_tunnel.round", "numbered from 0 to 4");
}

#[test]
fn mistakes_in_species_are_found() {
    let refuses = |old, new, what, why| refuses("species.toml", old, new, what, why);
    refuses("cubes = 36", "cubes = 200", ": nest_mat.cubes", "200 is not between 1 and 60");
    refuses("larvae = 5", "larvae = 33", ": setup larvae", "33 is not between 0 and 32");
    refuses("count = 1", "count = 0", ": setup ants", "0 is not between 1 and 9");
    refuses("players = [2]", "players = [2, 3]", ": setup", "every number of players");
    refuses("id = \"mutant_ant\"", "id = \"crazy_ant\"", "", "crazy_ant stands there twice");
    refuses("decree = { food = 2, larvae = 5 }", "decree = { food = 2 }", ", line", "missing field `larvae`");
    refuses("{ start_cards = 1 }", "{ start_cards = 10 }", ": raiding_ant drawback \"One Track Mind\"", "10 is not");
    refuses("\"thorax\"", "\"leg\"", ", line", "\"leg\" is none of head, thorax, abdomen");
    refuses("hexes = 2", "hexes = 7", ": nomadic_ant action", "7 is not between 1 and 6");
    refuses("id = \"crazy_ant\"", "id = \"common_meadow_ant\"", ": common_meadow_ant", "the common ant has neither");
}

/// Figures changed at random are refused with the file named, or make sound data: never a panic.
#[test]
fn changed_figures_are_refused_by_file_or_read() {
    let others = ["0", "1", "2", "3", "5", "9", "10", "25", "26", "36", "61", "127", "255", "256", "-1"];
    let (mut read, mut refused) = (0, 0);
    for round in 0..600 {
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
fn a_changed_figure_is_another_hash_and_a_comment_is_not() {
    let hash = |files: &DataFiles| Data::read(files).expect("sound data").hash;
    let own = hash(&Data::own_files());
    assert_ne!(hash(&changed("events.toml", "look = 3", "look = 4")), own);
    assert_ne!(hash(&changed("hexes.toml", "tunnels = [0, 1, 3]\n", "tunnels = [0, 1, 4]\n")), own);
    assert_eq!(hash(&changed("species.toml", "cubes = 36", "cubes = 36 # of wood")), own);
}
