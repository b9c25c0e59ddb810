use game_core::{Game, toy::Crumbs};

use crate::{folder, run, stderr, stdout};

#[test]
fn exported_data_are_fine_and_have_the_hash_of_the_game() {
    let dir = folder("data-export").join("new");
    let dir = dir.to_str().unwrap();
    assert!(run(&["data", "export", "crumbs", dir], b"").status.success());
    let output = run(&["data", "check", dir], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data()).unwrap();
    assert!(stdout(&output).contains(crumbs.data_hash()));
    let again = run(&["data", "export", "crumbs", dir], b"");
    assert!(!again.status.success() && stderr(&again).contains("is not empty"));
}

#[test]
fn what_is_wrong_is_told_by_file_and_field() {
    let dir = folder("data-check");
    let check = |text: &str, mentions: &str| {
        std::fs::write(dir.join("crumbs.toml"), text).unwrap();
        let output = run(&["data", "check", dir.to_str().unwrap()], b"");
        assert!(!output.status.success());
        assert!(stderr(&output).contains(mentions), "{}", stderr(&output));
    };
    let good = &Crumbs::own_data()["crumbs.toml"];
    check(&good.replace("die = 6", "die = 99"), "crumbs.toml: die: 99 is not between 1 and 20");
    check(&good.replace("die = 6", "dye = 6"), "unknown field `dye`");
    check(&good.replace("die = 6", "die = \"six\""), "crumbs.toml: die: ");
    check("", "missing field");
}

#[test]
fn what_contradicts_the_sources_is_warned_of_and_can_be_played() {
    let dir = folder("data-warnings").join("new");
    let path = dir.to_str().unwrap();
    assert!(run(&["data", "export", "march", path], b"").status.success());
    assert!(!stdout(&run(&["data", "check", path], b"")).contains("warning"));
    let heads = dir.join("heads.toml");
    let text = std::fs::read_to_string(&heads).unwrap();
    std::fs::write(&heads, text.replacen("cost = 4", "cost = 5", 1)).unwrap();
    let output = run(&["data", "check", path], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let warning = "warning: heads.toml: tawny_crazy_head cost: costs run from 1 to 4, and this is 5\n";
    assert!(stdout(&output).starts_with(warning), "{}", stdout(&output));
}

#[test]
fn a_folder_without_data_is_refused() {
    let dir = folder("data-none");
    let output = run(&["data", "check", dir.to_str().unwrap()], b"");
    assert!(stderr(&output).contains("there is no .toml file"));
    std::fs::write(dir.join("other.toml"), "").unwrap();
    let output = run(&["data", "check", dir.to_str().unwrap()], b"");
    assert!(stderr(&output).contains("--game"));
    let output = run(&["data", "check", dir.to_str().unwrap(), "--game", "crumbs"], b"");
    assert!(stderr(&output).contains("other.toml"));
    assert!(!run(&["data", "check", "no-such-folder"], b"").status.success());
}
