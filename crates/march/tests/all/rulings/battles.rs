use game_core::Game;
use march::{CardId, CardSet, Edge, EventKind, HexId, NestPosition, Phase, Revealed, Source};

use crate::common::{BLACK, BLUE, Layout, RED, YELLOW, cards, hexes, table};

/// Dry Seep with one red ant on the control site, and two blue ones.
fn outnumbered() -> Layout {
    table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 1)
}

#[test]
fn defender() {
    // Nobody stays in the outskirts while a site is empty, so somebody is on the control site of
    // every contested hex.
    let waits = table(3).ring(Edge::Top, HexId::Soil, "_rbb").outskirts(HexId::Soil, BLUE, 1);
    assert!(waits.try_lay().is_err());
    let table = outnumbered().rest();
    assert_eq!(table.battles(), [(HexId::DrySeep, Some(BLUE), [2, 1])]);
}

#[test]
fn contested_when() {
    // If a larva pays, the hex is contested. If the ant on its site pays, the one in the outskirts
    // moves in first.
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, RED, 1);
    let mut table = layout.hand(RED, &[CardId::SneakAttack]).lay();
    let mut other = table.clone();
    table.play(RED, "play sneak_attack; pay_larva");
    assert_eq!(table.battles().len(), 1);
    other.play(RED, "play sneak_attack; pay_ant dry_seep.1");
    assert!(other.battles().is_empty());
    assert!(!other.told(&EventKind::HexChosen { hex: HexId::DrySeep }));
    assert_eq!(other.sites(HexId::DrySeep), "rb");
}

#[test]
fn fill_before_battle() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rbkb").outskirts(HexId::Soil, BLUE, 1);
    let layout = layout.outskirts(HexId::Soil, BLACK, 1).hand(RED, &[CardId::SneakAttack]);
    let mut table = layout.nest(RED, |nest| nest.larvae = 0).lay();
    table.play(RED, "play sneak_attack");
    // Blue comes before black, takes the control site and defends.
    assert_eq!(table.battles(), [(HexId::Soil, Some(BLACK), [2, 3])]);
}

#[test]
fn first_battle() {
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 2);
    let most = layout.clone().outskirts(HexId::DrySeep, BLACK, 2).rest();
    assert_eq!(most.battles()[0], (HexId::DrySeep, Some(BLUE), [3, 1]));
    let mut tied = layout.outskirts(HexId::DrySeep, BLACK, 3).rest();
    assert_eq!((tied.to_act(), tied.legal(RED)), (vec![RED], vec!["against 1".into(), "against 2".into()]));
    tied.play(RED, "against 2");
    assert_eq!(tied.battles(), [(HexId::DrySeep, Some(BLACK), [3, 1])]);
}

#[test]
fn next_battle() {
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = layout.outskirts(HexId::DrySeep, BLACK, 3).rest();
    table.play(RED, "against 1");
    // Blue takes the control site; black has not fought yet, so black is next, and then blue has met everyone.
    table.play(BLUE, "step dry_seep dry_seep.1");
    assert_eq!(table.battles(), [(HexId::DrySeep, Some(BLUE), [3, 1]), (HexId::DrySeep, Some(BLACK), [3, 3])]);
    table.play(BLUE, "lose dry_seep");
    assert_eq!((table.phase(), table.battles().len()), (Phase::Queen, 2));
    assert_eq!(table.scored(BLUE, Source::Battles), 2);
    // Two newcomers are equally strong: the holder of the control site chooses.
    let layout = crate::common::table(4).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = layout.outskirts(HexId::DrySeep, BLACK, 2).outskirts(HexId::DrySeep, YELLOW, 2).rest();
    table.play(BLUE, "step dry_seep dry_seep.1");
    assert_eq!(table.legal(BLUE), ["against 2", "against 3"]);
}

#[test]
fn ferocity() {
    let mut table = outnumbered().hand(RED, &[CardId::Swarm]).hand(BLUE, &[CardId::EggStealer]).rest();
    assert_eq!(table.to_act(), [BLUE], "the invader commits first");
    table.play(BLUE, "commit egg_stealer");
    assert!(table.told(&EventKind::CardCommitted));
    let put_down = table.events.iter().find(|event| event.what == EventKind::CardPutDown { card: CardId::EggStealer });
    assert_eq!(put_down.and_then(|event| event.only), Some(game_core::SeatSet::only(BLUE)));
    let hidden = table.rules.view(&table.state, game_core::Viewer::Seat(RED));
    assert!(!serde_json::to_string(&hidden).expect("a view is JSON").contains("egg_stealer"));
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "pass");
    let decided = EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(BLUE), totals: [4, 1] };
    assert!(table.told(&decided));
    assert!(table.position().discard.contains(CardId::EggStealer));
}

#[test]
fn reveal_together() {
    // Black holds every other card, so the invader's Tawny Crazy Head turns up what the defender
    // committed.
    let others = CardSet::ALL.minus(cards(&[CardId::TawnyCrazyHead, CardId::EggStealer]));
    let layout = outnumbered().nest(BLUE, |nest| nest.heads = vec![CardId::TawnyCrazyHead]);
    let mut table = layout.hand(RED, &[CardId::EggStealer]).nest(BLACK, |nest| nest.hand = others).rest();
    table.play(RED, "commit egg_stealer");
    let sides = vec![
        Revealed { seat: BLUE, cards: CardSet::EMPTY, added: 0 },
        Revealed { seat: RED, cards: cards(&[CardId::EggStealer]), added: 0 },
    ];
    let story = [
        (None, EventKind::FerocityRevealed { sides }),
        (None, EventKind::Reshuffled { cards: 1, centipede_deck: false }),
        (Some(BLUE), EventKind::FerocityDrawn { card: CardId::EggStealer, ferocity: 2 }),
        (Some(RED), EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(BLUE), totals: [5, 3] }),
    ];
    let told: Vec<_> = table.events.iter().map(|event| (event.seat, event.what.clone())).collect();
    assert!(told.windows(story.len()).any(|part| part == story), "{told:?}");
}

#[test]
fn casualties() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rrrr").outskirts(HexId::Soil, BLUE, 4);
    let mut table = layout.nest(RED, |nest| nest.heads = vec![CardId::ArmoredHead]).rest();
    assert_eq!(table.battles(), [(HexId::Soil, Some(BLUE), [4, 5])]);
    // Half of four, and one fewer.
    table.play(RED, "lose soil.4; pass");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.ants(BLUE, HexId::Soil)), ("rrr_", 0));
    // The winner keeps the last ant, and ferocity causes no casualties.
    let bullet = |nest: &mut NestPosition| nest.heads = vec![CardId::BulletHead];
    let table = outnumbered().nest(RED, bullet).rest();
    assert_eq!(table.ants(RED, HexId::DrySeep), 1);
}

#[test]
fn spoils() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rbbb").outskirts(HexId::Soil, BLUE, 1);
    let mut table = layout.rest();
    assert!(table.can(BLUE, "step soil soil.1") && table.can(BLUE, "step soil.2 soil.1"));
    table.play(BLUE, "step soil.2 soil.1");
    assert_eq!(table.sites(HexId::Soil), "bbbb", "then the outskirts fill what is vacant");
}

#[test]
fn spoils_centipede() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "_rrr").centipede(HexId::Soil);
    let mut table = layout.deck(&[CardId::MysteriousHole, CardId::ForagingTrail]).rest();
    table.play(RED, "lose soil.4; step soil.2 soil.1");
    assert_eq!(table.sites(HexId::Soil), "r_r_");
}

#[test]
fn centipede_battles() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rbbb").outskirts(HexId::Soil, BLUE, 2).centipede(HexId::Soil);
    let twos = [CardId::EggStealer, CardId::FungalOutbreak, CardId::ColdSnap, CardId::MatingFlight];
    let mut table = layout.deck(&twos).nest(BLUE, |nest| nest.heads = vec![CardId::AmazonHead]).rest();
    // Red holds the control site and loses. Then blue holds it. The centipede draws two new cards
    // for each.
    let decided = |winner, totals| EventKind::BattleDecided { hex: HexId::Soil, winner, totals };
    assert!(table.told(&decided(None, [4, 1])) && table.told(&decided(Some(BLUE), [4, 6])));
    assert_eq!(table.ants(RED, HexId::Soil), 0);
    table.play(BLUE, "lose soil; lose soil.2; pass");
    assert!(!table.hex(HexId::Soil).centipede);
    assert_eq!(table.scored(BLUE, Source::Centipedes), 1);
    assert!(table.told(&EventKind::Gained { food: 1, larvae: 0, card: None }));
    // Amazon Head works against ants only: blue has its five larvae and three from the sites.
    assert_eq!(table.nest(BLUE).larvae, 5 + 3);
    // Ants win ties.
    let layout = crate::common::table(3).ring(Edge::Top, HexId::Soil, "rrrr").centipede(HexId::Soil);
    let table = layout.deck(&twos).rest();
    assert!(table.told(&decided(Some(RED), [4, 4])));
    // Nobody holds the control site: most ants first, then clockwise from the marker; each once.
    let fighters = |sites: &str| {
        let table =
            crate::common::table(3).ring(Edge::Top, HexId::Fern, sites).centipede(HexId::Fern).deck(&twos).rest();
        let began = table.events.iter().filter(|event| matches!(event.what, EventKind::BattleBegan { .. }));
        began.filter_map(|event| event.seat).collect::<Vec<_>>()
    };
    assert_eq!(fighters("_br"), [RED, BLUE]);
    assert_eq!(fighters("_kb"), [BLUE, BLACK]);
}

#[test]
fn sneak_attack() {
    // Army Head does not ask: this is not the start of a Soldier Phase.
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "bk").outskirts(HexId::DrySeep, BLACK, 1);
    let layout = layout.hand(RED, &[CardId::SneakAttack]).nest(BLUE, |nest| nest.heads = vec![CardId::ArmyHead]);
    let mut table = layout.lay();
    table.play(RED, "play sneak_attack");
    assert_eq!(table.battles(), [(HexId::DrySeep, Some(BLACK), [2, 2])]);
    assert_eq!(table.ants(BLACK, HexId::DrySeep), 0);
    let layout = crate::common::table(3).ring(Edge::Top, HexId::DrySeep, "bk").outskirts(HexId::DrySeep, BLUE, 1);
    let layout = layout.outskirts(HexId::DrySeep, BLACK, 3).hand(RED, &[CardId::SneakAttack]);
    let mut table = layout.hand(BLUE, &[CardId::Swarm]).lay();
    table.play(RED, "play sneak_attack");
    table.play(BLUE, "commit swarm");
    table.play(BLACK, "lose dry_seep; lose dry_seep");
    table.play(BLUE, "lose dry_seep; rest");
    table.play(BLACK, "rest");
    // The same two meet again in the Soldier Phase.
    assert_eq!(table.battles(), [(HexId::DrySeep, Some(BLACK), [4, 2]), (HexId::DrySeep, Some(BLACK), [2, 1])]);
}

#[test]
fn trapjaw() {
    let trapjaw = |fought: &[HexId]| {
        let nest = |nest: &mut NestPosition| {
            (nest.heads, nest.fought_in) = (vec![CardId::TrapjawHead], hexes(fought));
        };
        outnumbered().nest(RED, nest).rest().scored(RED, Source::Cards)
    };
    assert_eq!((trapjaw(&[]), trapjaw(&[HexId::Soil]), trapjaw(&[HexId::DrySeep])), (1, 1, 0));
}
