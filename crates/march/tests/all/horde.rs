//! Rise of the Centipedes: the Horde's deck, what its cards do, its points, and who wins.

use crate::common;
use crate::common::ring;

use common::{BLACK, BLUE, RED, cards, table, table_with};
use march::{
    CardId, CardSet, Difficulty, Edge, EventKind, HexId, HordeWins, Illegal, NestPosition, Options, Phase, Source,
};
use ring::{horde, set_up};

const EVOLUTION: CardId = CardId::BlastHead;
/// Ferocities one to three.
const EVOLUTIONS: [CardId; 3] = [CardId::AmazonHead, CardId::BlastHead, CardId::TraitorousHead];
/// Events of ferocity two and four.
const TWO: CardId = CardId::EggStealer;
const FOUR: CardId = CardId::SparrowAttack;
const GOAL: CardId = CardId::XenophobicTribe;

fn marked() -> CardSet {
    let rules = march::March::with(Options::players(1)).expect("a solo game");
    CardId::ALL.into_iter().filter(|&card| rules.data().card(card).centipede_symbol).collect()
}

// ---------------------------------------------------------------------------------------------------------- two decks

#[test]
fn players_never_hold_a_card_with_the_symbol() {
    for players in 1..=4 {
        let table = set_up(Options { centipedes: true, ..Options::players(players) });
        let position = table.position();
        assert!(position.nests.iter().all(|nest| nest.hand.and(marked()).is_empty()), "{players} players");
        assert!(position.horde.discard.is_empty());
    }
    assert_eq!(marked().len(), 23);
}

#[test]
fn a_position_cannot_mix_the_decks() {
    assert!(horde(3).hand(RED, &[TWO]).try_lay().is_err());
    assert!(horde(3).with(|position| position.horde.discard = cards(&[CardId::Swarm])).try_lay().is_err());
    assert!(table(3).with(|position| position.horde.discard = cards(&[TWO])).try_lay().is_err());
}

#[test]
fn without_the_horde_nothing_is_revealed() {
    let mut table = table(3).lay();
    table.play(RED, "march; pass");
    assert_eq!(table.count(|what| matches!(what, EventKind::HordeRevealed { .. })), 0);
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn one_card_follows_every_turn() {
    let mut table = horde(3).ring(Edge::Top, HexId::Soil, "").lay();
    for turn in 1..=3 {
        let seat = table.position().marker;
        table.play(seat, "forage");
        table.pass_all();
        // The player who took the turn places a sentry hex.
        while let Some(place) = table.legal(seat).into_iter().find(|legal| legal.starts_with("place")) {
            table.play(seat, &place);
            table.pass_all();
        }
        assert!(table.count(|what| matches!(what, EventKind::HordeRevealed { .. })) >= turn);
        assert_ne!(table.position().marker, seat);
    }
}

#[test]
fn the_centipede_deck_is_made_anew_from_its_own_discards() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").horde_deck(&[]);
    let mut table = layout.deck(&[CardId::Swarm]).lay();
    let before = table.position().discard;
    table.play(RED, "march; pass");
    assert!(table.told(&EventKind::Reshuffled { cards: marked().len() as u8, centipede_deck: true }));
    assert_eq!((table.position().horde.discard.len(), table.position().discard), (1, before));
}

#[test]
fn the_deck_of_the_players_is_made_anew_without_the_marked_cards() {
    let mut table = horde(3).ring(Edge::Top, HexId::Soil, "").horde_deck(&[EVOLUTION]).deck(&[]).lay();
    table.play(RED, "forage");
    assert!(
        table.told(&EventKind::Reshuffled { cards: CardSet::ALL.minus(marked()).len() as u8, centipede_deck: false })
    );
    assert!(table.nest(RED).hand.and(marked()).is_empty());
}

// ------------------------------------------------------------------------------------------------------------- invade

#[test]
fn an_evolution_invades_the_highest_hex_without_a_centipede() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").ring(Edge::LowerRight, HexId::Fern, "");
    let layout = layout.ring(Edge::LowerLeft, HexId::Bark, "");
    let mut table = layout.clone().horde_deck(&[EVOLUTION]).lay();
    table.play(RED, "march; pass");
    assert!(table.hex(HexId::Bark).centipede && !table.hex(HexId::Fern).centipede);
    let mut table = layout.centipede(HexId::Bark).horde_deck(&[EVOLUTION]).lay();
    table.play(RED, "march; pass");
    assert!(table.hex(HexId::Fern).centipede && !table.hex(HexId::Soil).centipede);
}

#[test]
fn with_every_hex_full_it_invades_the_great_tunnel() {
    for players in 1..=4 {
        let layout = horde(players).ring(Edge::Top, HexId::Soil, "").centipede(HexId::Soil);
        let mut table = layout.horde_deck(&[EVOLUTION]).lay();
        table.play(RED, "march; pass");
        let horde = table.position().horde;
        assert_eq!((horde.in_great_tunnel, horde.score), (1, players.into()));
    }
}

// ------------------------------------------------------------------------------------------------------------ advance

#[test]
fn an_event_moves_the_lowest_centipede_by_its_ferocity() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").ring(Edge::LowerRight, HexId::Fern, "");
    let layout = layout.ring(Edge::LowerLeft, HexId::Bark, "").ring(Edge::Bottom, HexId::DarkCrevice, "");
    let layout = layout.centipede(HexId::Bark).centipede(HexId::DarkCrevice);
    let mut table = layout.clone().horde_deck(&[TWO]).lay();
    table.play(RED, "march; pass");
    // Bark is 9, Fern 7, Soil 1: two jumps.
    assert!(table.told(&EventKind::CentipedeMoved { from: HexId::Bark, to: HexId::Soil }));
    assert!(table.hex(HexId::DarkCrevice).centipede && !table.hex(HexId::Bark).centipede);
    // Four jumps are more than there are hexes.
    let mut table = layout.horde_deck(&[FOUR]).lay();
    table.play(RED, "march; pass");
    assert!(table.told(&EventKind::CentipedeEntered { from: Some(HexId::Bark) }));
    assert_eq!((table.position().horde.in_great_tunnel, table.position().horde.score), (1, 3));
}

#[test]
fn a_centipede_in_the_great_tunnel_stays_there() {
    // No other is left to move, so the Horde explores.
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").with(|position| position.horde.in_great_tunnel = 2);
    let mut table = layout.horde_deck(&[TWO]).pile(&[HexId::Fern]).lay();
    table.play(RED, "march; pass; place (0,1)/0");
    assert_eq!(table.position().horde.in_great_tunnel, 2);
    assert!(table.hex(HexId::Fern).centipede);
}

// ------------------------------------------------------------------------------------------------------------- sentry

#[test]
fn a_sentry_lies_anywhere_and_has_a_centipede() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").horde_deck(&[TWO]).pile(&[HexId::Fern]);
    let mut table = layout.lay();
    table.play(RED, "march; pass");
    // Beside Soil only, and with no tunnel towards it: a hex placed by the sentry need not be
    // joined.
    assert!(table.can(RED, "place (0,-2)/1"));
    table.play(RED, "place (0,-2)/1");
    assert!(table.hex(HexId::Fern).centipede);
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn a_sentry_hex_with_a_centipede_of_its_own_reveals_another_card() {
    // Egg Stealer sends the sentry; the second card makes the new centipede advance into The Great Tunnel.
    let layout = horde(3).horde_deck(&[TWO, FOUR]).pile(&[HexId::RottingLog]);
    let mut table = layout.lay();
    table.play(RED, "march; pass; place (0,1)/0");
    assert_eq!(table.count(|what| matches!(what, EventKind::HordeRevealed { .. })), 2);
    assert!(table.told(&EventKind::CentipedeEntered { from: Some(HexId::RottingLog) }));
    assert!(!table.hex(HexId::RottingLog).centipede);
}

#[test]
fn without_hexes_the_horde_cannot_explore() {
    let mut table = horde(3).horde_deck(&[TWO]).pile(&[]).lay();
    table.play(RED, "march; pass");
    assert_eq!((table.to_act(), table.position().horde.score), (vec![BLUE], 0));
}

// ------------------------------------------------------------------------------------------------------------ rampage

#[test]
fn a_goal_lets_centipedes_rampage_where_ants_are() {
    // Soil has ants and a centipede, Fern only a centipede, Dry Seep only ants, and two players contest it.
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil);
    let layout = layout.ring(Edge::LowerRight, HexId::Fern, "").centipede(HexId::Fern);
    let layout = layout.ring(Edge::LowerLeft, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 1);
    // After the goal the deck is empty. Whatever the fight turns up, two cards plus one beat a
    // single ant.
    let mut table = layout.horde_deck(&[GOAL]).lay();
    table.play(RED, "march; pass");
    table.pass_all();
    let [(hex, invader, strength)] = table.battles()[..] else { panic!("{:?}", table.battles()) };
    assert_eq!((hex, invader, strength), (HexId::Soil, None, [1, 1]), "one more for the rampage");
    assert_eq!(table.ants(RED, HexId::Soil), 0);
    assert_eq!(table.position().horde.score, 1, "a battle won");
    assert_eq!(table.ants(BLUE, HexId::DrySeep), 2);
}

#[test]
fn every_player_in_the_hex_meets_the_rampage_once() {
    let layout = horde(4).ring(Edge::Top, HexId::Soil, "rbk_").centipede(HexId::Soil).horde_deck(&[GOAL]);
    let mut table = layout.lay();
    table.play(RED, "march; pass");
    table.pass_all();
    assert_eq!(table.battles().len(), 3);
    assert_eq!(table.position().horde.score, 3);
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn ants_that_win_a_rampage_destroy_the_centipede() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "rrrr").outskirts(HexId::Soil, RED, 20).centipede(HexId::Soil);
    let mut table = layout.horde_deck(&[GOAL]).lay();
    table.play(RED, "march; pass; pass");
    while let Some(lose) = table.legal(RED).into_iter().find(|legal| legal.starts_with("lose")) {
        table.play(RED, &lose);
    }
    assert!(!table.hex(HexId::Soil).centipede);
    assert_eq!((table.scored(RED, Source::Centipedes), table.position().horde.score), (1, 0));
}

// ---------------------------------------------------------------------------------------------------- march to battle

#[test]
fn after_a_march_one_centipede_may_be_fought() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil);
    let layout = layout.ring(Edge::LowerRight, HexId::Fern, "r").centipede(HexId::Fern).horde_deck(&EVOLUTIONS);
    let mut table = layout.lay();
    table.play(RED, "march; pass");
    assert_eq!(table.legal(RED), ["choose fern", "choose soil", "pass"]);
    let mut declined = table.clone();
    declined.play(RED, "pass");
    assert!(declined.battles().is_empty());
    table.play(RED, "choose fern");
    assert_eq!(table.battles().len(), 1);
    assert!(table.hex(HexId::Soil).centipede, "the other one is left alone");
}

#[test]
fn only_a_march_leads_to_battle() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil).horde_deck(&[EVOLUTION]);
    let mut table = layout.lay();
    table.play(RED, "forage");
    table.pass_all();
    assert!(table.battles().is_empty());
    // Nor does a March in a game without the Horde.
    let mut table = crate::horde::table(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil).lay();
    table.play(RED, "march; pass");
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn a_centipede_in_the_great_tunnel_cannot_be_fought() {
    let layout = horde(3).great_tunnel(RED, 3).with(|position| position.horde.in_great_tunnel = 1);
    let layout = layout.ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil).horde_deck(&[EVOLUTION]);
    let mut table = layout.lay();
    table.play(RED, "march; pass");
    table.refuse(RED, "choose great_tunnel", Illegal::NoCentipedeToFight { hex: HexId::GreatTunnel });
}

#[test]
fn centipedes_fight_with_cards_of_their_own_deck() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil).horde_deck(&EVOLUTIONS);
    let mut table = layout.lay();
    let before = table.position();
    table.play(RED, "march; pass; choose soil");
    table.pass_all();
    assert_eq!(table.battles().len(), 1);
    let after = table.position();
    assert_eq!(after.discard, before.discard, "no card of the players");
    // Two for the battle, and the one after the turn.
    assert_eq!(after.horde.discard.minus(before.horde.discard), cards(&EVOLUTIONS));
}

// ----------------------------------------------------------------------------------------------------------- scoring

#[test]
fn slumber_scores_every_centipede_in_hexes_and_in_the_great_tunnel() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "").centipede(HexId::Soil);
    let layout = layout.ring(Edge::LowerRight, HexId::Fern, "").centipede(HexId::Fern);
    let table = layout.with(|position| position.horde.in_great_tunnel = 2).slumber();
    assert_eq!(table.position().horde.score, 4);
    assert!(table.told(&EventKind::HordeScored { points: 4 }));
}

#[test]
fn a_battle_in_the_soldier_phase_scores_for_the_horde_too() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil);
    let table = layout.horde_deck(&EVOLUTIONS).rest();
    // Whichever card is revealed first, a lone ant loses against the other two.
    assert_eq!(table.ants(RED, HexId::Soil), 0);
    assert!(table.told(&EventKind::HordeScored { points: 1 }));
}

#[test]
fn in_the_game_without_the_horde_centipedes_score_nothing() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil);
    let table = layout.rest();
    assert_eq!(table.rules.horde_score(&table.state), None);
    assert_eq!(table.count(|what| matches!(what, EventKind::HordeScored { .. })), 0);
}

// ------------------------------------------------------------------------------------------------- the end of the game

#[test]
fn there_are_no_awards() {
    let rich = |nest: &mut NestPosition| (nest.food, nest.larvae, nest.hand) = (20, 20, cards(&[CardId::Swarm]));
    let table = horde(3).round(4).nest(RED, rich).slumber();
    assert_eq!((table.phase(), table.score(RED)), (Phase::Over, 0));
    assert_eq!(table.rules.horde_score(&table.state), Some(0));
}

fn winners(players: u8, wins: HordeWins, horde_score: u16, points: &[i16]) -> Vec<u8> {
    let options = Options { centipedes: true, horde_wins: wins, ..Options::players(players) };
    let mut layout = table_with(options).round(4).with(|position| position.horde.score = horde_score);
    for (seat, &points) in (0..).map(game_core::Seat).zip(points) {
        layout = layout.nest(seat, |nest| nest.scored = [(Source::Battles, points)].into());
    }
    let standing = layout.slumber().standing().expect("the game is over");
    standing.winners().map(|seat| seat.0).collect()
}

#[test]
fn players_win_and_lose_together() {
    use HordeWins::{BeatsAll, BeatsOne};
    assert_eq!(winners(1, BeatsOne, 5, &[5]), [0]);
    assert!(winners(1, BeatsOne, 6, &[5]).is_empty());
    assert!(winners(1, BeatsAll, 6, &[5]).is_empty(), "no difference in a solo game");
    assert_eq!(winners(4, BeatsOne, 3, &[3, 9, 8, 7]), [0, 1, 2, 3]);
    assert!(winners(4, BeatsOne, 4, &[3, 9, 8, 7]).is_empty());
    assert_eq!(winners(4, BeatsAll, 8, &[3, 9, 8, 7]), [0, 1, 2, 3]);
    assert!(winners(4, BeatsAll, 10, &[3, 9, 8, 7]).is_empty());
}

#[test]
fn levels_and_victories_are_for_games_with_the_horde_only() {
    let refused = |options: Options| march::March::with(options).is_err();
    assert!(refused(Options { difficulty: Difficulty::Easy, ..Options::players(3) }));
    assert!(refused(Options { horde_wins: HordeWins::BeatsAll, ..Options::players(3) }));
    for players in 1..=4 {
        let options = Options { centipedes: true, difficulty: Difficulty::Hard, ..Options::players(players) };
        assert!(!refused(Options { horde_wins: HordeWins::BeatsAll, ..options }));
    }
}

// ------------------------------------------------------------------------------------------------------- solo and setup

#[test]
fn alone_one_starts_with_three_ants_on_one_hex() {
    for (difficulty, larvae, hand) in [(Difficulty::Easy, 6, 4), (Difficulty::Normal, 3, 4), (Difficulty::Hard, 3, 2)] {
        let mut table = set_up(Options { difficulty, ..Options::players(1) });
        while table.phase() == Phase::Setup {
            let first = table.legal(RED)[0].clone();
            table.play(RED, &first);
        }
        let [only] = &table.position().hexes[..] else { panic!("there is one hex") };
        assert_eq!(table.ants(RED, only.hex), 3);
        let nest = table.nest(RED);
        assert_eq!((nest.larvae, nest.food, nest.hand.len()), (larvae, 2, hand));
        assert_eq!(table.in_great_tunnel(RED), 0);
    }
}

#[test]
fn alone_one_plays_on_the_reverse_side_of_the_great_tunnel() {
    let mut table = table(1).great_tunnel(RED, 1).pile(&[HexId::Soil]).lay();
    table.play(RED, "explore");
    // Of its six edges the reverse side has tunnels at the top, the upper right, the bottom and the lower left.
    for (edge, open) in [(0, true), (1, true), (2, false), (3, true), (4, true), (5, false)] {
        let cell = Edge::ALL[edge].step();
        let beside = format!("place ({},{})/", cell.q, cell.r);
        assert_eq!(table.legal(RED).iter().any(|legal| legal.starts_with(&beside)), open, "{beside}");
    }
}

#[test]
fn the_solo_worker_phase_ends_with_a_rest_and_one_card() {
    let mut table = table(1).ring(Edge::Top, HexId::Soil, "").horde_deck(&[EVOLUTION]).lay();
    table.play(RED, "rest");
    assert_eq!((table.phase(), table.count(|what| matches!(what, EventKind::HordeRevealed { .. }))), (Phase::Queen, 1));
    assert_eq!(table.nest(RED).larvae, 6);
    table.play(RED, "gain food");
    assert_eq!((table.phase(), table.position().round, table.position().marker), (Phase::Worker, 2, RED));
}

#[test]
fn a_forced_rest_is_followed_by_a_card_as_well() {
    let rested = game_core::SeatSet::only(BLUE);
    let layout = horde(4).ring(Edge::Top, HexId::Soil, "").with(|position| position.rested = rested);
    let mut table = layout.horde_deck(&[EVOLUTION]).lay();
    table.play(RED, "march; pass");
    // Red's turn, blue's Rest: two cards, and black is next.
    assert_eq!(table.count(|what| matches!(what, EventKind::HordeRevealed { .. })), 2);
    while table.to_act() != [BLACK] {
        let seat = table.to_act()[0];
        let first = table.legal(seat)[0].clone();
        table.play(seat, &first);
    }
    assert_eq!(table.nest(BLUE).resting_food, 1);
}
