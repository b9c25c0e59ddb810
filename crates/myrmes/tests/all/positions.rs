//! Positions typed by hand: what may be omitted, what is refused and where, and that they read back
//! unchanged.

use crate::support;

use game_core::{Game, Refused, Seat};
use myrmes::{Bonus, ColonyPosition, Myrmes, Phase, Position, Source, Tile};
use serde_json::{Value, json};
use support::{GENTIAN, Table, VERMILION, position, rules, rules_with, try_place};

/// The position of the state, after placing a typed one.
fn told(rules: &Myrmes, typed: Value) -> Position {
    let state = try_place(rules, typed).unwrap_or_else(|refused| panic!("{refused}"));
    rules.position(&state)
}

#[track_caller]
fn refuses_at(rules: &Myrmes, typed: Value, what: &str, why: &str) {
    let refused = try_place(rules, typed.clone()).map(|_| ());
    assert_eq!(refused, Err(Refused::new(what, why)), "{typed}");
}

#[track_caller]
fn refuses(typed: Value, what: &str, why: &str) {
    refuses_at(&rules(2), typed, what, why);
}

/// A two-player table with the first colony typed.
fn colony(colony: Value) -> Value {
    json!({"phase": "workers", "colonies": [colony]})
}

#[test]
fn nothing_typed_is_the_start_of_a_game() {
    let rules = rules(2);
    let empty = told(&rules, json!({}));
    assert_eq!((empty.year, empty.phase, empty.first, empty.turn), (1, Phase::Births, Seat(0), Some(Seat(0))));
    assert_eq!(empty.dice, Some([1, 1, 1]));
    assert_eq!(empty.objectives.len(), 6);
    assert!(empty.prey.is_empty() && empty.orphans.is_empty());
    assert_eq!(empty.colonies.len(), 2);
    let start = &empty.colonies[0];
    assert_eq!((start.score, start.level, start.larvae, start.workers, start.nurses), (10, 0, 1, 2, 3));
    assert_eq!((start.food, start.earth, start.stone, start.soldiers), (0, 0, 0, 0));
    assert_eq!(start.event, Some(Bonus::VpPlus1), "the die shows 1");
    assert_eq!(start.tunnels.as_deref(), Some(&["(-5,4)".parse().unwrap()][..]));
    let in_hand = start.hand.as_ref().expect("the position of a state is complete");
    assert_eq!(in_hand.values().map(|&count| u32::from(count)).sum::<u32>(), 17);
    assert_eq!(told(&rules, json!({"colonies": [{}]})), empty, "colonies left out are as at the start");
    assert_eq!(rules.place(&Position::default()).unwrap(), try_place(&rules, json!({})).unwrap());
}

#[test]
fn three_food_level_two_and_these_tiles() {
    let rules = rules(2);
    let typed = json!({"phase": "workers", "colonies": [{
        "food": 3, "level": 2,
        "pheromones": [{"tile": "pair2", "turn": 0, "at": "(-1,1)"}, {"tile": "pair2", "turn": 1, "at": "(-4,3)", "cubes": {}}],
        "specials": [{"tile": "aphid_farm", "turn": 0, "at": "(3,1)"}],
    }]});
    let told = told(&rules, typed);
    let colony = &told.colonies[0];
    assert_eq!((colony.food, colony.level, colony.specials.len()), (3, 2, 1));
    let cubes: Vec<[u8; 3]> = colony.pheromones.iter().map(|pheromone| pheromone.cubes.unwrap().into()).collect();
    assert_eq!(cubes, [[2, 0, 0], [0; 3]], "without `cubes`, the yield of the hexes; if empty, none");
    assert_eq!(colony.hand.as_ref().unwrap()[&Tile::Pair2], 4, "two of six lie in the garden");
}

#[test]
fn a_hand_left_out_is_what_does_not_lie_and_a_hand_typed_is_all_there_is() {
    let rules = rules(2);
    let typed = |hand: Value| json!({"colonies": [{"hand": hand, "pheromones": [{"tile": "line3", "turn": 0, "at": "(-5,5)"}]}]});
    let hand = |typed: Value| told(&rules, typed).colonies[0].hand.clone().unwrap();
    assert_eq!(hand(typed(Value::Null))[&Tile::Line3], 1);
    let cleared = hand(typed(json!({"pair2": 2})));
    assert_eq!((cleared[&Tile::Pair2], cleared[&Tile::Line3], cleared[&Tile::Triangle6]), (2, 0, 0));
}

#[test]
fn a_score_typed_alone_came_before_and_the_log_sums_up_from_there() {
    let rules = rules(2);
    let typed = json!({"phase": "workers", "colonies": [{"score": 25, "scored": {"prey": 4}, "level": 3, "food": 1}]});
    let table = Table::new(rules.clone(), typed).after(GENTIAN, "work queen");
    let colony = &rules.position(&table.state).colonies[0];
    // 2 for the queen, and 1 because the typed die shows VP+1.
    assert_eq!(colony.score, 28);
    assert_eq!(rules.scored(&table.state, GENTIAN)[Source::Queen.idx()], 2);
    assert_eq!(rules.scored(&table.state, GENTIAN)[Source::Prey.idx()], 4);
}

#[test]
fn a_told_position_reads_back_as_the_same_state() {
    let rules = rules_with(json!({"players": 3, "supply": "box"}));
    let typed = json!({
        "year": 2, "season": "summer", "phase": "atelier", "first": 1, "turn": 2, "dice": [0, 3, 6],
        "prey": {"(0,-3)": "spider"},
        "orphans": [{"tile": "aphid_farm", "turn": 0, "at": "(-1,5)"}],
        "colonies": [{}, {"completed": {"food_3": 2}}, {"atelier": 2, "crafted": ["nurse"], "nurses": 5, "prey": {"termite": 2}}],
    });
    let state = try_place(&rules, typed).unwrap();
    let told = rules.position(&state);
    let text = serde_json::to_string(&told).unwrap();
    assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), told);
    assert_eq!(rules.place(&told).unwrap(), state);
    assert_eq!(told.supply, Some([27, 30, 15, 15]));
}

#[test]
fn fields_nobody_knows_are_refused() {
    let unread = |typed: Value| serde_json::from_value::<Position>(typed).unwrap_err().to_string();
    let pheromone = json!({"tile": "pair2", "turn": 0, "at": "(0,1)", "cubes": {"fod": 1}});
    let special = json!({"tile": "aphid_farm", "turn": 0, "at": "(0,1)", "owner": 1});
    for (typed, field) in [
        (json!({"yaer": 2}), "yaer"),
        (json!({"colonies": [{"foood": 2}]}), "foood"),
        (json!({"sortie": {"at": "(0,1)", "points": 3, "seat": 0}}), "seat"),
        (json!({"pending": {"objective": "food_3", "picks": []}}), "picks"),
        (json!({"colonies": [{"plan": {"answer": true}}]}), "answer"),
        (json!({"colonies": [{"pheromones": [pheromone]}]}), "fod"),
        (json!({"colonies": [{"specials": [special]}]}), "owner"),
        (json!({"orphans": [special]}), "owner"),
    ] {
        assert!(unread(typed.clone()).contains(&format!("unknown field `{field}`")), "{}", unread(typed));
    }
}

#[test]
fn numbers_beyond_a_byte_and_words_beyond_the_lists_are_not_read() {
    for typed in [
        json!({"year": 256}),
        json!({"year": -1}),
        json!({"year": 1.5}),
        json!({"season": "winter"}),
        json!({"phase": "lunch"}),
        json!({"first": -1}),
        json!({"dice": [1, 1]}),
        json!({"objectives": ["food_99"]}),
        json!({"prey": {"(0,200)": "spider"}}),
        json!({"asked": [8]}),
        json!({"colonies": [{"score": 40000}]}),
        json!({"colonies": [{"larvae": 1_000_000_000_000_u64}]}),
        json!({"colonies": {}}),
        json!("the start"),
        Value::Null,
    ] {
        assert!(serde_json::from_value::<Position>(typed.clone()).is_err(), "{typed}");
    }
}

#[test]
fn time_is_refused_where_it_cannot_be() {
    refuses(json!({"year": 0}), "year", "the year must be 1, 2 or 3");
    refuses(json!({"year": 4}), "year", "the year must be 1, 2 or 3");
    let settled = "the event is decided in the births phase, by each seat at its own pace";
    refuses(json!({"phase": "event"}), "phase", settled);
    let after = "winter follows autumn, and the game ends in the third year";
    refuses(json!({"phase": "winter"}), "phase", after);
    refuses(json!({"phase": "over", "season": "autumn", "year": 2}), "phase", after);
    refuses(json!({"first": 2}), "first", "there is no seat 2 at this table");
    refuses(json!({"first": 255}), "first", "there is no seat 255 at this table");
    refuses(json!({"turn": 3}), "turn", "there is no seat 3 at this table");
    refuses(json!({"dice": [7, 1, 1]}), "dice", "7 is impossible for the die of spring now");
    refuses(json!({"dice": [1, 0, 1]}), "dice", "0 is impossible for the die of summer now");
    refuses(json!({"season": "summer", "dice": [2, 1, 1]}), "dice", "2 is impossible for the die of spring now");
    refuses(
        json!({"phase": "over", "season": "autumn", "year": 3, "dice": [0, 0, 1]}),
        "dice",
        "1 is impossible for the die of autumn now",
    );
    let by_season = rules_with(json!({"players": 2, "variant": "manual"}));
    refuses_at(&by_season, json!({"dice": [1, 1, 0]}), "dice", "1 is impossible for the die of summer now");
}

#[test]
fn the_table_is_refused_where_it_cannot_be() {
    refuses(json!({"colonies": [{}, {}, {}]}), "colonies", "3 are more than 2");
    refuses(json!({"objectives": ["food_3"]}), "objectives", "there must be 6, not 1");
    refuses(
        json!({"objectives": ["food_3", "food_3", "food_5", "stone_3", "stone_5", "prey_4"]}),
        "objectives",
        "food_3 cannot be at index 1: there must be two different objectives of each level",
    );
    refuses(
        json!({"objectives": ["food_5", "food_3", "food_5", "stone_3", "stone_5", "prey_4"]}),
        "objectives",
        "food_5 cannot be at index 0: there must be two different objectives of each level",
    );
    refuses(json!({"prey": {"(0,1)": "spider"}}), "prey", "(0,1) is not a prey spot");
    // A prey spot, but only with four players.
    refuses(json!({"prey": {"(0,-3)": "spider"}}), "prey", "(0,-3) is not a prey spot");
    let spiders = json!({"prey": {"(-2,1)": "spider"}, "colonies": [{"prey": {"spider": 6}}]});
    refuses(spiders, "prey spider", "7 are more than 6");
    let tile = |tile: &str, at: &str| json!({"orphans": [{"tile": tile, "turn": 0, "at": at}]});
    refuses(tile("pair2", "(0,1)"), "orphans at (0,1)", "pair2 is not a special tile");
    refuses(tile("aphid_farm", "(0,-1)"), "orphans at (0,-1)", "aphid_farm does not lie in the garden");
    refuses(tile("aphid_farm", "(127,127)"), "orphans at (127,127)", "aphid_farm does not lie in the garden");
    refuses(tile("aphid_farm", "(-3,1)"), "orphans at (-3,1)", "aphid_farm does not fit like that");
    refuses(
        json!({"orphans": [{"tile": "aphid_farm", "turn": 2, "at": "(0,1)"}]}),
        "orphans at (0,1)",
        "aphid_farm does not fit like that",
    );
    refuses(
        json!({"orphans": [{"tile": "aphid_farm", "turn": 255, "at": "(0,1)"}]}),
        "orphans at (0,1)",
        "aphid_farm does not fit like that",
    );
    let twice = json!({"tile": "scavenging", "turn": 0, "at": "(-1,0)"});
    refuses(json!({"orphans": [twice, twice]}), "orphans at (-1,0)", "scavenging lies over something else");
}

#[test]
fn counts_of_a_colony_are_refused_where_they_cannot_be() {
    let beyond = |field: &str, found: u8, most: u8| {
        let why = format!("{found} are more than {most}");
        refuses(colony(json!({field: found})), &format!("colonies[0].{field}"), &why);
    };
    for field in ["larvae", "food", "earth", "stone"] {
        beyond(field, 121, 120);
        beyond(field, 255, 120);
    }
    beyond("level", 4, 3);
    for field in ["soldiers", "workers", "nurses", "atelier"] {
        beyond(field, 9, 8);
    }
    let twice = "an entry appears twice";
    refuses(colony(json!({"rooms": ["larder", "larder"]})), "colonies[0].rooms", twice);
    refuses(colony(json!({"crafted": ["nurse", "nurse"]})), "colonies[0].crafted", twice);
    refuses(colony(json!({"prey": {"spider": 7}})), "colonies[0].prey", "7 are more than 6");
    let pushed = json!({"colonies": [{"event": "level_plus_1"}]});
    refuses(pushed, "colonies[0].event", "the die says vp_plus_1; larvae are spent in the plan");
    let boxed = rules_with(json!({"players": 2, "supply": "box"}));
    refuses_at(&boxed, colony(json!({"stone": 16})), "colonies[0].stone", "the box does not have that many");
    refuses_at(&boxed, colony(json!({"larvae": 31})), "colonies[0].larvae", "the box does not have that many");
    let last = json!({"phase": "workers", "colonies": [{"larvae": 30}, {}]});
    refuses_at(&boxed, last, "colonies[1].larvae", "the box does not have that many");
    let told = json!({"phase": "workers", "supply": [1, 2, 3, 4]});
    refuses_at(&boxed, told.clone(), "supply", "the rest of the position leaves [28, 30, 15, 15] in the box");
    refuses(told, "supply", "the supply is not counted in this game");
}

#[test]
fn scores_are_refused_where_they_cannot_be() {
    let parts = "each part of it is at most 2500";
    refuses(colony(json!({"score": 2501})), "colonies[0].score", parts);
    refuses(colony(json!({"score": -32768})), "colonies[0].score", parts);
    refuses(colony(json!({"scored": {"prey": 32767}})), "colonies[0].score", parts);
    refuses(colony(json!({"score": -10, "scored": {"winter": 2500}})), "colonies[0].score", parts);
    // Ten sources of this size overflow two bytes only together with an equally large starting
    // score.
    let sources: Value = Source::ALL.iter().map(|source| (source.name().to_owned(), json!(2500))).collect();
    refuses(colony(json!({"score": 32767, "scored": sources})), "colonies[0].score", parts);
    assert!(try_place(&rules(2), colony(json!({"score": 27500, "scored": sources}))).is_ok());
    let seasons = |season: u8| colony(json!({"completed": {"food_3": season}}));
    refuses(seasons(0), "colonies[0].completed", "season 0 is impossible; it is season 1");
    refuses(seasons(2), "colonies[0].completed", "season 2 is impossible; it is season 1");
    refuses(colony(json!({"completed": {"prey_2": 1}})), "colonies[0].completed", "prey_2 is not in play");
}

#[test]
fn pieces_in_the_garden_are_refused_where_they_cannot_be() {
    let number = "a colony has 1 to 4 tunnels";
    refuses(colony(json!({"tunnels": []})), "colonies[0].tunnels", number);
    refuses(colony(json!({"tunnels": ["(0,0)", "(1,0)", "(2,0)", "(-1,0)", "(-2,0)"]})), "colonies[0].tunnels", number);
    let no_land = |hex: &str| format!("{hex} is not a free hex of dry land in play");
    for hex in ["(2,1)", "(0,-1)", "(-128,127)"] {
        refuses(colony(json!({"tunnels": [hex]})), "colonies[0].tunnels", &no_land(hex));
    }
    refuses(colony(json!({"tunnels": ["(0,0)", "(0,0)"]})), "colonies[0].tunnels", &no_land("(0,0)"));
    refuses(colony(json!({"tunnels": ["(1,4)"]})), "colonies[1].tunnels", &no_land("(1,4)"));
    let pheromone = |tile: &str, at: &str, cubes: Value| {
        colony(json!({"pheromones": [{"tile": tile, "turn": 0, "at": at, "cubes": cubes}]}))
    };
    let at = "colonies[0].pheromones at (-1,1)";
    refuses(pheromone("sub_colony", "(-1,1)", Value::Null), at, "sub_colony is a special tile");
    refuses(pheromone("pair2", "(-1,1)", json!({"food": 3})), &format!("{at}: food"), "3 are more than 2");
    refuses(pheromone("pair2", "(-1,1)", json!({"stone": 1})), &format!("{at}: stone"), "1 are more than 0");
    refuses(
        pheromone("pair2", "(1,1)", Value::Null),
        "colonies[0].pheromones at (1,1)",
        "pair2 does not fit like that",
    );
    refuses(
        pheromone("pair2", "(-5,4)", Value::Null),
        "colonies[0].pheromones at (-5,4)",
        "pair2 lies over something else",
    );
    let sixes =
        json!([{"tile": "triangle6", "turn": 0, "at": "(-7,2)"}, {"tile": "triangle6", "turn": 0, "at": "(-2,0)"}]);
    refuses(
        colony(json!({"pheromones": sixes})),
        "colonies[0].pheromones at (-7,2)",
        "triangle6 does not fit like that",
    );
    let lines = ["(-2,0)", "(1,0)", "(-7,4)"].map(|at| json!({"tile": "line3", "turn": 0, "at": at}));
    refuses(colony(json!({"pheromones": lines})), "colonies[0].pheromones at (-7,4)", "line3 lies over something else");
    let lines = ["(-2,0)", "(1,0)", "(-4,5)"].map(|at| json!({"tile": "line3", "turn": 0, "at": at}));
    refuses(colony(json!({"pheromones": lines})), "colonies[0].pheromones at (-4,5)", "there are not that many line3");
    let hand = |tile: &str, count: u8| colony(json!({"hand": {tile: count}}));
    refuses(hand("line3", 3), "colonies[0].hand.line3", "3 are more than 2");
    refuses(hand("sub_colony", 1), "colonies[0].hand.sub_colony", "1 are more than 0");
    let farms =
        ["(-2,0)", "(0,0)", "(3,0)", "(-5,1)", "(-5,5)"].map(|at| json!({"tile": "aphid_farm", "turn": 0, "at": at}));
    refuses(colony(json!({"specials": farms})), "colonies[0].specials", "5 are more than 4");
}

#[test]
fn a_sortie_is_refused_where_it_cannot_be() {
    let sortie = |phase: &str, at: &str, points: u8| {
        json!({"phase": phase, "prey": {"(-2,1)": "spider"}, "sortie": {"at": at, "points": points},
            "colonies": [{"pheromones": [{"tile": "pair2", "turn": 0, "at": "(-1,1)"}]}]})
    };
    refuses(sortie("births", "(0,0)", 3), "sortie", "a worker can be outside only in the workers phase");
    refuses(sortie("workers", "(2,1)", 3), "sortie", "the worker is not on land in play");
    refuses(sortie("workers", "(9,9)", 3), "sortie", "the worker is not on land in play");
    let beside = "a worker cannot share a hex with prey, and on a tile it stands on the first hex";
    refuses(sortie("workers", "(-2,1)", 3), "sortie", beside);
    refuses(sortie("workers", "(0,1)", 3), "sortie", beside);
    refuses(sortie("workers", "(-1,1)", 7), "sortie.points", "7 are more than 6");
}

#[test]
fn a_pending_objective_is_refused_where_it_cannot_be() {
    let pending = |phase: &str, objective: &str, picked: Value, colony: Value| {
        json!({"phase": phase, "pending": {"objective": objective, "picked": picked}, "colonies": [colony],
            "objectives": ["pheromones_4", "special_tiles_2", "food_5", "stone_3", "stone_5", "earth_or_stone_6"]})
    };
    let farms =
        json!([{"tile": "aphid_farm", "turn": 0, "at": "(-2,0)"}, {"tile": "aphid_farm", "turn": 0, "at": "(0,0)"}]);
    let owner = json!({"atelier": 1, "specials": farms});
    let at_work = |objective: &str, picked: Value| pending("atelier", objective, picked, owner.clone());
    let choices = "the seat cannot complete this objective, or there is nothing to choose";
    refuses(
        pending("workers", "special_tiles_2", json!([]), owner.clone()),
        "pending",
        "objectives are completed in the atelier",
    );
    refuses(at_work("prey_2", json!([])), "pending", "prey_2 is not in play");
    refuses(at_work("special_tiles_2", json!(["(0,-9)"])), "pending.picked", "(0,-9) is not in the garden");
    refuses(at_work("special_tiles_2", json!(["(0,0)"])), "pending", choices);
    refuses(at_work("special_tiles_2", json!(["(3,0)"])), "pending", choices);
    refuses(at_work("earth_or_stone_6", json!([])), "pending", choices);
    refuses(at_work("pheromones_4", json!([])), "pending", choices);
    let idle = json!({"specials": owner["specials"]});
    refuses(pending("atelier", "special_tiles_2", json!([]), idle), "pending", choices);
    let table = Table::of_two(at_work("special_tiles_2", json!([])));
    assert_eq!(table.legal(GENTIAN), ["unmark (-2,0)", "unmark (0,0)"]);
}

#[test]
fn what_breaks_an_invariant_is_refused_as_a_whole() {
    refuses(colony(json!({"workers": 5, "soldiers": 4})), "position", "Gentian has 9 ants");
    refuses(colony(json!({"nurses": 8, "completed": {"food_3": 1}})), "position", "Gentian has 9 nurses");
    let idle = "Gentian has more nurses in the atelier than nurses";
    refuses(colony(json!({"atelier": 4})), "position", idle);
    refuses(colony(json!({"atelier": 5, "nurses": 8})), "position", "Gentian has 5 nurses in the atelier");
    refuses(colony(json!({"crafted": ["level"]})), "position", "Gentian used the atelier too early");
    refuses(json!({"colonies": [{"rooms": ["larder"]}]}), "position", "Gentian works out of season");
    refuses(colony(json!({"completed": {"food_5": 1}})), "position", "Gentian completed level 2 before level 1");
    let outside = json!({"phase": "workers", "turn": 1, "sortie": {"at": "(0,0)", "points": 1}, "colonies": [{}, {"workers": 8}]});
    refuses(outside, "position", "Vermilion has 9 ants");
    let spiders = json!({"colonies": [{"prey": {"spider": 4}}, {"prey": {"spider": 3}}]});
    refuses(spiders, "position", "there are too many spider");
}

#[test]
fn somebody_must_have_a_decision() {
    let nobody = "nobody has a decision to make here";
    refuses(json!({"phase": "atelier"}), "position", nobody);
    refuses(json!({"phase": "harvest"}), "position", nobody);
    refuses(json!({"phase": "end_of_season"}), "position", nobody);
    refuses(json!({"phase": "workers", "colonies": [{"workers": 0}, {"workers": 0}]}), "position", nobody);
    refuses(json!({"phase": "winter", "season": "autumn"}), "position", nobody);
    let over = Table::of_two(json!({"phase": "over", "season": "autumn", "year": 3}));
    assert!(over.rules.to_act(&over.state).is_empty());
    assert!(over.rules.standing(&over.state).is_some());
}

#[test]
fn the_turn_goes_on_to_whoever_has_a_decision() {
    let table = Table::of_two(json!({"phase": "workers", "colonies": [{"workers": 0}]}));
    assert_eq!(table.rules.to_act(&table.state).first(), Some(VERMILION));
    assert_eq!(position(json!({"colonies": [{}]})).colonies, [ColonyPosition::default()]);
}
