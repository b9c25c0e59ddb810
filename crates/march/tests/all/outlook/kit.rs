//! The fixed facts of a table.

use game_core::Game;
use march::{CardId, CardType, HexId, Length, March, Options, Species};

fn components(options: Options) -> march::Components {
    March::with(options).expect("the options are valid").components()
}

#[test]
fn cards_come_in_their_order_and_hexes_by_their_numbers() {
    let components = components(Options::players(4));
    assert!(components.cards.iter().map(|face| face.card).eq(CardId::ALL));
    assert!(components.hexes.iter().map(|face| face.number).eq(1..=HexId::ALL.len() as u8 - 1));
    for face in &components.cards {
        assert_eq!(face.section.is_some(), face.kind == CardType::Evolution);
        assert_eq!(face.goal.is_some(), face.kind == CardType::ColonyGoal);
    }
    for face in &components.hexes {
        assert!(face.hex != HexId::GreatTunnel && usize::from(face.control) < face.sites.len());
    }
    let json = serde_json::to_value(&components).expect("components are JSON");
    assert_eq!(json["great_tunnel"]["tunnels"], serde_json::json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(json["hexes"][0]["tunnels"], serde_json::json!([0, 1, 3, 4]));
}

#[test]
fn the_round_track_tells_what_this_game_has() {
    let decrees =
        |options| components(options).rounds.iter().map(|round| round.played && round.decree).collect::<Vec<_>>();
    assert_eq!(decrees(Options::players(3)), [false, true, true, true, false]);
    assert_eq!(decrees(Options { length: Length::Long, ..Options::players(3) }), [true, true, true, false, false]);
    assert_eq!(components(Options::players(3)).first_round, 1);
}

#[test]
fn mats_and_the_horde_are_told_where_they_are_used() {
    let plain = components(Options::players(2));
    assert!(plain.mats.is_empty() && plain.horde.is_none() && !plain.has_horde && !plain.has_species);
    let primitive = components(Options { primitive_species: true, ..Options::players(2) });
    assert_eq!(primitive.mats.len(), 4);
    assert!(!primitive.mats.contains(&Species::CommonMeadowAnt));
    assert!(components(Options { primitive_species: true, ..Options::players(5) }).mats.len() == 5);
    assert!(components(Options::players(1)).horde.is_some());
}
