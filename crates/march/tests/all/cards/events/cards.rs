//! Events about other cards: Adaptive Radiation and Cultural Theft.

use game_core::{Game, Viewer};
use march::{CardId, CardSet, Decision, EventKind, HexId, Illegal, Source};

use crate::cards::{
    common::{BLACK, BLUE, Layout, PURPLE, RED, YELLOW, cards, table},
    told, with_card,
};

// --------------------------------------------------------------------------------------------------- adaptive radiation

/// RED has an ant body that was scored long ago, a second thorax, and two evolutions and Swarm
/// besides this card.
fn radiating() -> Layout {
    with_card(CardId::AdaptiveRadiation).nest(RED, |nest| {
        nest.heads = vec![CardId::BulletHead];
        nest.thoraxes = vec![CardId::SilverThorax, CardId::WeaverThorax];
        nest.abdomens = vec![CardId::GhostAbdomen];
        nest.hand = nest.hand.or(cards(&[CardId::AmazonHead, CardId::ThiefAbdomen, CardId::Swarm]));
    })
}

const PAID: &str = "play adaptive_radiation; pay_larva; pay_larva; pay_larva";

#[test]
fn adaptive_radiation_discards_an_evolution_and_plays_two_for_free() {
    let mut table = radiating().lay();
    table.play(RED, PAID);
    table.play(RED, "discard weaver_thorax; play amazon_head; play thief_abdomen");
    let red = table.nest(RED);
    assert_eq!(red.heads, [CardId::BulletHead, CardId::AmazonHead]);
    assert_eq!(red.thoraxes, [CardId::SilverThorax]);
    assert_eq!(red.abdomens, [CardId::GhostAbdomen, CardId::ThiefAbdomen]);
    assert_eq!((red.larvae, table.in_great_tunnel(RED)), (2, 1), "only the event was paid for");
    assert!(table.position().discard.contains(CardId::WeaverThorax));
    assert_eq!(table.to_act(), [BLUE], "two, not three");
}

#[test]
fn adaptive_radiation_plays_one_for_free_if_none_was_discarded() {
    let mut table = radiating().lay();
    table.play(RED, PAID);
    table.play(RED, "pass; play amazon_head");
    assert_eq!(table.to_act(), [BLUE]);
    assert_eq!(table.nest(RED).heads, [CardId::BulletHead, CardId::AmazonHead]);
}

#[test]
fn adaptive_radiation_may_be_declined_altogether() {
    let mut table = radiating().lay();
    table.play(RED, PAID);
    table.play(RED, "pass; pass");
    assert_eq!(table.to_act(), [BLUE]);
    assert_eq!(table.n_cards(RED), 3);
}

#[test]
fn adaptive_radiation_discards_any_card_of_any_stack() {
    let mut table = radiating().lay();
    table.play(RED, PAID);
    let legal = ["bullet_head", "ghost_abdomen", "silver_thorax", "weaver_thorax"];
    let legal: Vec<String> = legal.iter().map(|card| format!("discard {card}")).chain(["pass".into()]).collect();
    assert_eq!(table.legal(RED), legal);
    table.refuse(RED, "discard amazon_head", Illegal::NotOnTheBody { card: CardId::AmazonHead });
    table.play(RED, "discard silver_thorax; pass");
    assert_eq!(table.nest(RED).thoraxes, [CardId::WeaverThorax]);
}

#[test]
fn adaptive_radiation_plays_nothing_but_evolutions_of_the_hand() {
    let mut table = radiating().lay();
    table.play(RED, PAID);
    table.play(RED, "pass");
    table.refuse(RED, "play swarm", Illegal::NotAnEvolution { card: CardId::Swarm });
    table.refuse(RED, "play acrobat_head", Illegal::NotInHand { card: CardId::AcrobatHead });
}

#[test]
fn adaptive_radiation_a_body_broken_and_completed_again_neither_loses_nor_scores() {
    let mut table = radiating().nest(RED, |nest| nest.scored = [(Source::Bodies, 3)].into()).lay();
    table.play(RED, PAID);
    table.play(RED, "discard bullet_head");
    assert_eq!(table.score(RED), 3, "nothing is lost");
    table.play(RED, "play amazon_head; pass");
    assert_eq!(table.score(RED), 3, "nothing is scored");
}

#[test]
fn adaptive_radiation_a_second_body_completed_by_it_scores() {
    let mut table = radiating().nest(RED, |nest| nest.scored = [(Source::Bodies, 3)].into()).lay();
    table.play(RED, PAID);
    table.play(RED, "discard ghost_abdomen; play thief_abdomen; play amazon_head");
    assert_eq!(table.score(RED), 3, "one abdomen for two heads and two thoraxes");

    let layout = radiating().nest(RED, |nest| {
        nest.abdomens = vec![CardId::GhostAbdomen, CardId::HerdingAbdomen];
        nest.scored = [(Source::Bodies, 3)].into();
    });
    let mut table = layout.lay();
    table.play(RED, PAID);
    table.play(RED, "pass; play amazon_head");
    assert_eq!(table.scored(RED, Source::Bodies), 6);
}

#[test]
fn adaptive_radiation_without_an_evolution_in_play_goes_on_to_the_free_one() {
    let mut table = with_card(CardId::AdaptiveRadiation).nest(RED, |nest| nest.hand.insert(CardId::BlastHead)).lay();
    table.play(RED, PAID);
    assert_eq!(table.legal(RED), ["pass", "play blast_head"]);
    table.play(RED, "play blast_head");
    assert_eq!(table.nest(RED).heads, [CardId::BlastHead]);
}

// ------------------------------------------------------------------------------------------------------- cultural theft

const STOLEN: &str = "play cultural_theft; pay_larva; pay_larva; pay_larva";

/// BLUE and BLACK hold two cards each.
fn robbed() -> Layout {
    let layout = with_card(CardId::CulturalTheft).hand(BLUE, &[CardId::EpicStores, CardId::EggStealer]);
    layout.hand(BLACK, &[CardId::AmazonHead, CardId::Swarm])
}

#[test]
fn cultural_theft_plays_one_of_the_discarded_cards_for_free() {
    let mut table = robbed().lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard epic_stores");
    table.play(BLACK, "discard amazon_head");
    assert_eq!(table.legal(RED), ["pass", "play amazon_head", "play epic_stores"]);
    table.play(RED, "play amazon_head");
    let red = table.nest(RED);
    assert_eq!((red.heads, red.larvae), (vec![CardId::AmazonHead], 2));
    assert!(told(&table, RED, &EventKind::CardPlayed { card: CardId::AmazonHead, cost: 0 }));
    assert!(table.position().discard.contains(CardId::EpicStores));
    assert!(table.position().discard.contains(CardId::CulturalTheft));
}

#[test]
fn cultural_theft_the_others_choose_at_the_same_time_and_hidden_until_all_have_chosen() {
    let mut table = robbed().lay();
    table.play(RED, STOLEN);
    assert_eq!(table.to_act(), [BLUE, BLACK]);
    table.play(BLACK, "discard swarm");
    assert_eq!(table.to_act(), [BLUE]);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator] {
        let view = table.rules.view(&table.state, viewer);
        let black = &view.nests[BLACK.idx()];
        assert_eq!((black.nest.face_down, black.nest.hand), (CardSet::EMPTY, CardSet::EMPTY), "{viewer:?}");
        assert_eq!((black.n_face_down, black.n_cards), (1, 1), "{viewer:?}");
        assert_eq!(view.table.offered, CardSet::EMPTY, "{viewer:?}");
    }
    let public = |event: &&march::Event| event.only.is_none();
    assert!(!table.events.iter().filter(public).any(|event| event.to_string().contains("swarm")));
    table.play(BLUE, "discard egg_stealer");
    assert!(told(&table, BLUE, &EventKind::CardShown { card: CardId::EggStealer }));
    assert!(told(&table, BLACK, &EventKind::CardShown { card: CardId::Swarm }));
    assert_eq!(table.position().offered, cards(&[CardId::EggStealer, CardId::Swarm]));
}

#[test]
fn cultural_theft_everybody_with_cards_must_give_one() {
    let mut table = robbed().lay();
    table.play(RED, STOLEN);
    assert_eq!(table.legal(BLUE), ["discard egg_stealer", "discard epic_stores"]);
    table.refuse(BLUE, "pass", Illegal::NotNow { asked: Decision::Theft });
    table.refuse(BLUE, "discard swarm", Illegal::NotInHand { card: CardId::Swarm });
}

#[test]
fn cultural_theft_all_stay_discarded_if_the_player_declines() {
    let mut table = robbed().lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard epic_stores");
    table.play(BLACK, "discard amazon_head");
    table.play(RED, "pass");
    let discard = table.position().discard;
    assert_eq!(discard, cards(&[CardId::EpicStores, CardId::AmazonHead, CardId::CulturalTheft]));
    assert_eq!(table.position().offered, CardSet::EMPTY);
}

#[test]
fn cultural_theft_passes_over_players_without_cards() {
    let mut table = robbed().hand(BLUE, &[]).lay();
    table.play(RED, STOLEN);
    assert_eq!(table.to_act(), [BLACK]);

    let mut table = with_card(CardId::CulturalTheft).lay();
    table.play(RED, STOLEN);
    assert_eq!(table.to_act(), [BLUE], "nobody has a card: the turn is over");
    assert!(table.can(BLUE, "forage"));
}

#[test]
fn cultural_theft_causes_no_reaction_but_its_own() {
    let mut table = robbed().lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard egg_stealer");
    table.play(BLACK, "discard amazon_head");
    table.play(RED, "play egg_stealer");
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.nest(seat).larvae), [4, 4, 4], "the stolen event takes effect");
    assert_eq!(table.legal(BLUE), ["discard epic_stores", "pass"]);
    table.play(BLUE, "pass");
    assert_eq!(table.legal(BLACK), ["discard swarm", "pass"]);
    table.play(BLACK, "pass");
    assert!(table.can(BLUE, "forage"), "each has reacted once, and BLUE has a turn");
}

#[test]
fn cultural_theft_a_third_colony_goal_takes_the_place_of_another() {
    let goals = cards(&[CardId::Outlander, CardId::NurturingHive]);
    let mut table = robbed().nest(RED, |nest| nest.goals = goals).lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard epic_stores");
    table.play(BLACK, "discard swarm");
    table.play(RED, "play epic_stores");
    assert_eq!(table.legal(RED), ["discard nurturing_hive", "discard outlander"]);
    table.refuse(RED, "pass", Illegal::TooManyGoals { most: 2 });
    table.play(RED, "discard outlander");
    let red = table.nest(RED);
    assert_eq!((red.goals, red.food), (cards(&[CardId::NurturingHive, CardId::EpicStores]), 10));
    assert!(table.position().discard.contains(CardId::Outlander));
}

#[test]
fn cultural_theft_cannot_play_sparrow_attack_without_a_site() {
    let layout = with_card(CardId::CulturalTheft).hand(BLUE, &[CardId::SparrowAttack]);
    let mut table = layout.hex(HexId::Soil, (0, -1), 0, "b___").lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard sparrow_attack");
    assert_eq!(table.legal(RED), ["pass"]);
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card: CardId::SparrowAttack });
    table.refuse(RED, "play swarm", Illegal::NotOffered { card: CardId::Swarm });
}

#[test]
fn cultural_theft_of_frenzied_activity_gives_the_thief_two_more_actions() {
    let mut table = with_card(CardId::CulturalTheft).hand(BLUE, &[CardId::FrenziedActivity]).lay();
    table.play(RED, STOLEN);
    table.play(BLUE, "discard frenzied_activity");
    table.play(RED, "play frenzied_activity");
    assert_eq!((table.to_act(), table.position().actions_left), (vec![RED], 1));
}

#[test]
fn cultural_theft_reaches_everybody_at_a_table_of_five_though_only_neighbours_react() {
    let layout = table(5).hand(RED, &[CardId::CulturalTheft]).hand(BLUE, &[CardId::ColdSnap, CardId::Swarm]);
    let layout = layout.hand(BLACK, &[CardId::EpicStores, CardId::Outlander]).hand(YELLOW, &[CardId::FlashFlood]);
    let mut table = layout.hand(PURPLE, &[CardId::BulletHead, CardId::BlastHead]).lay();
    table.play(RED, "play cultural_theft");
    assert_eq!(table.to_act(), [BLUE, BLACK, YELLOW, PURPLE]);
    table.play(YELLOW, "discard flash_flood");
    table.play(BLUE, "discard swarm");
    table.play(PURPLE, "discard blast_head");
    table.play(BLACK, "discard outlander");
    table.play(RED, "play blast_head");
    table.play(BLUE, "pass");
    assert_eq!(table.to_act(), [PURPLE], "BLACK is not a neighbour");
}
