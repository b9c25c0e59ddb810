//! Battles: totals, who wins, and how many ants it costs.

use game_core::{Chance, Fresh, Game, Seat, SeatSet, Viewer};
use march::{
    Action, Battle, BattleOutlook, BattleScope, BattleStage, CardId, CardSet, Cause, CommitPlan, Edge, Event,
    EventKind, HexId, Phase, State,
};

use crate::{
    common::{BLUE, Layout, RED, Table, cards, ring::horde, table},
    outlook::Decision,
};

/// Fights the battle until it is decided, with nobody committing anything more.
fn decide(decision: &Decision<'_>, action: Action) -> (State, Vec<Event>) {
    let (mut state, mut events) = decision.sent(action);
    let decided = |event: &Event| matches!(event.what, EventKind::BattleDecided { .. });
    while !events.iter().any(decided) {
        let seat = decision.game.to_act(&state).first().expect("the battle is not over");
        let applied = decision.game.apply(&mut state, seat, Action::Pass, &mut Fresh::new(3), &mut events);
        applied.expect("cards need not be committed");
    }
    (state, events)
}

/// Ants a seat has lost in the first battle of these events, including those it still has to lose.
fn lost(decision: &Decision<'_>, state: &State, events: &[Event], seat: Seat, hex: march::HexId) -> u8 {
    let mut lost = 0;
    for event in events {
        match event.what {
            EventKind::AntLost { at, cause: Cause::Battle, .. } if event.seat == Some(seat) && at.hex == hex => {
                lost += 1
            }
            // A second battle is counted separately, with its own losses.
            EventKind::BattleBegan { .. } => return lost,
            _ => {}
        }
    }
    let still = |battle: BattleOutlook| {
        let sides = battle.sides.into_iter().filter(|_| battle.hex == hex && battle.stage == BattleStage::Losses);
        sides.filter(|side| side.seat == Some(seat)).map(|side| side.losses_due).sum::<u8>()
    };
    lost + decision.look(state).battle.map_or(0, still)
}

pub(crate) fn check_commit(decision: &mut Decision<'_>) {
    let Some(battle) = decision.outlook.battle.clone() else { return };
    let Some(commit) = battle.commit.clone() else { return };
    let own = *battle.sides.iter().find(|side| side.seat == Some(decision.seat)).expect("the seat fights");
    let cards = commit.cards.iter().map(|choice| (Some(choice.card), choice.total));
    for (card, told) in [(None, commit.total)].into_iter().chain(cards) {
        decision.tried("commit");
        let action = card.map_or(Action::Pass, |card| Action::Commit { card });
        let (state, events) = decide(decision, action);
        let (winner, totals) = events
            .iter()
            .find_map(|event| match event.what {
                EventKind::BattleDecided { winner, totals, .. } => Some((winner, totals)),
                _ => None,
            })
            .expect("it was played until then");
        let total = totals[usize::from(decision.seat == battle.defender)];
        if own.deck_adds == 0 {
            assert_eq!(total, told);
        } else {
            assert!(total >= told);
        }
        let wins = winner == Some(decision.seat);
        let lost = lost(decision, &state, &events, decision.seat, battle.hex);
        if battle.against_centipede {
            against_centipede(decision, &battle, card, totals, (wins, lost));
        } else {
            let told = if wins { own.lost_if_won } else { own.lost_if_lost };
            assert_eq!(Some(lost), told);
            decision.tried("ant battle");
        }
    }
}

fn against_centipede(
    decision: &mut Decision<'_>,
    battle: &BattleOutlook,
    card: Option<CardId>,
    totals: [u8; 2],
    (wins, lost): (bool, u8),
) {
    let centipede = battle.centipede.as_ref().expect("the seat may commit cards against it");
    let strength = battle.sides[0].strength;
    assert_eq!(centipede.more_strength + centipede.first_ferocity, strength);
    let plan = centipede.plans.iter().find(|plan| plan.card == card).expect("every choice has a plan");
    let answer = plan.against.iter().find(|answer| answer.total == totals[0]).expect("this card can come");
    assert!(if wins { answer.won > 0 } else { answer.won < answer.draws }, "{answer:?}");
    assert_eq!(lost, if wins { answer.lost_if_won } else { answer.lost_if_lost });
    if battle.sides[1].deck_adds == 0 {
        assert!(answer.won == 0 || answer.won == answer.draws, "{answer:?}");
    }
    decision.tried("centipede battle");
}

/// Chance that goes through all its possible answers, one game after another.
#[derive(Default)]
struct Odometer {
    /// Each answer, and how many were possible.
    digits: Vec<(u32, u32)>,
    at: usize,
}

impl Odometer {
    /// Sets the next answers; `false` when all have been given.
    fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((digit, of)) = self.digits.pop() {
            if digit + 1 < of {
                self.digits.push((digit + 1, of));
                return true;
            }
        }
        false
    }

    /// How likely the last answers were.
    fn share(&self) -> f64 {
        self.digits.iter().map(|&(_, of)| 1.0 / f64::from(of)).product()
    }
}

impl Chance for Odometer {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.digits.len() {
            self.digits.push((0, n));
        }
        self.at += 1;
        self.digits[self.at - 1].0
    }
}

/// How often RED wins when it commits this card or none, over everything chance can do.
fn share_won(table: &Table, action: Action) -> f64 {
    let (mut odometer, mut won) = (Odometer::default(), 0.0);
    loop {
        let (mut state, mut events) = (table.state, Vec::new());
        table.rules.apply(&mut state, RED, action, &mut odometer, &mut events).expect("it is listed");
        if events.iter().any(|event| matches!(event.what, EventKind::BattleDecided { winner: Some(RED), .. })) {
            won += odometer.share();
        }
        if !odometer.next() {
            return won;
        }
    }
}

fn plans(table: &Table) -> Vec<CommitPlan> {
    let outlook = table.rules.outlook(&table.state, Viewer::Seat(RED));
    outlook.battle.and_then(|battle| battle.centipede).expect("RED may commit a card against a centipede").plans
}

fn share(plan: &CommitPlan) -> f64 {
    f64::from(plan.won) / f64::from(plan.draws)
}

/// RED with one ant, a head and a hand of ferocity 3 against a centipede that has turned up its first card.
fn facing(layout: Layout, head: CardId) -> Layout {
    let layout = layout.hex(HexId::DrySeep, (0, 1), 0, "r_").centipede(HexId::DrySeep).hand(RED, &[CardId::Swarm]);
    let layout = layout.nest(RED, |nest| nest.heads = vec![head]).with(|position| {
        let (fought_centipede, met) = (SeatSet::only(RED), [SeatSet::EMPTY; Seat::MAX]);
        let (hex, scope) = (HexId::DrySeep, BattleScope::Whole);
        let strength = [3, 2];
        position.battle = Some(Battle { hex, invader: None, defender: RED, strength, scope, fought_centipede, met });
        position.phase = Phase::Soldier;
    });
    layout.agenda_json(r#"[{"outcome":null},{"commit":{"seat":0,"left":1}}]"#)
}

fn check_odds(table: &Table) {
    for plan in plans(table) {
        let action = plan.card.map_or(Action::Pass, |card| Action::Commit { card });
        let (told, found) = (share(&plan), share_won(table, action));
        assert!((told - found).abs() < 1e-9, "{:?}: predicted {told}, found {found}", plan.card);
    }
}

const ONE_TO_FOUR: [CardId; 4] =
    [CardId::MysteriousHole, CardId::EggStealer, CardId::QueensJourney, CardId::EpicStores];

#[test]
fn the_odds_against_a_centipede_are_those_of_all_draws() {
    for head in [CardId::TrapjawHead, CardId::BulletHead, CardId::TawnyCrazyHead] {
        // With few cards in the deck, the discard pile is shuffled before one draw or the other.
        for n_cards in [4, 2, 1, 0] {
            check_odds(&facing(table(3), head).deck(&ONE_TO_FOUR[..n_cards]).lay());
        }
        // BLUE holds every card that is nowhere else, so only what RED commits can be drawn.
        let others = CardSet::ALL.minus(cards(&[head, CardId::Swarm]));
        check_odds(&facing(table(3), head).nest(BLUE, |nest| nest.hand = others).lay());
    }
}

#[test]
fn tawny_crazy_head_turns_a_lost_battle_into_an_open_one() {
    // Strength 2 against 3 and a second card: two of the cards 1, 2, 3, 4 come, one for each side.
    let bare = |head| plans(&facing(table(3), head).deck(&ONE_TO_FOUR).lay()).remove(0);
    let plan = bare(CardId::TrapjawHead);
    assert_eq!((plan.total, plan.won, plan.draws), (2, 0, 4));
    // 2 + own against 3 + second: RED wins if its own card is fiercer, which happens half the time.
    let plan = bare(CardId::TawnyCrazyHead);
    assert_eq!((plan.total, plan.won, plan.draws), (2, 6, 12));
    let told: Vec<_> = plan.against.iter().map(|each| (each.ferocity, each.total, each.won, each.draws)).collect();
    assert_eq!(told, [(1, 4, 3, 3), (2, 5, 2, 3), (3, 6, 1, 3), (4, 7, 0, 3)]);
    // The winner keeps the last ant.
    assert!(plan.against.iter().all(|each| (each.lost_if_won, each.lost_if_lost) == (0, 1)));
}

#[test]
fn the_odds_know_nothing_of_hands() {
    // Whichever two of four cards blue holds, the odds are the same: the mean of the true odds.
    let (mut told, mut found, mut deals) = (Vec::new(), 0.0, 0.0);
    for (nth, &one) in ONE_TO_FOUR.iter().enumerate() {
        for &two in &ONE_TO_FOUR[..nth] {
            let held = [one, two];
            let deck: Vec<CardId> = ONE_TO_FOUR.into_iter().filter(|card| !held.contains(card)).collect();
            let table = facing(table(3), CardId::TawnyCrazyHead).hand(BLUE, &held).deck(&deck).lay();
            told.push(plans(&table).remove(0));
            found += share_won(&table, Action::Pass);
            deals += 1.0;
        }
    }
    assert!(told.iter().all(|plan| *plan == told[0]));
    assert!((share(&told[0]) - found / deals).abs() < 1e-9);
}

#[test]
fn with_a_horde_the_centipede_draws_from_its_own_deck() {
    let facing =
        |marked: &[CardId], deck: &[CardId]| facing(horde(3).horde_deck(marked), CardId::TawnyCrazyHead).deck(deck);
    let (marked, deck) = ([CardId::EggStealer, CardId::EpicStores], [CardId::MysteriousHole, CardId::QueensJourney]);
    check_odds(&facing(&marked, &deck).lay());
    let plan = plans(&facing(&marked, &deck).lay()).remove(0);
    assert_eq!(plan.draws, 4, "two cards in each of two decks");
    check_odds(&facing(&[], &deck[..1]).lay());
}

#[test]
fn a_side_that_has_declined_shows_that_it_lays_no_card() {
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 1);
    let mut table = layout.hand(RED, &[CardId::Swarm]).hand(BLUE, &[CardId::EggStealer]).rest();
    let sides = |table: &Table, viewer| {
        let battle = table.rules.outlook(&table.state, viewer).battle.expect("they fight");
        battle
            .sides
            .into_iter()
            .map(|side| (side.seat, side.may_commit, side.face_down, side.total))
            .collect::<Vec<_>>()
    };
    let watched = |table: &Table| sides(table, Viewer::Spectator);
    assert_eq!(watched(&table), [(Some(BLUE), 1, 0, 2), (Some(RED), 1, 0, 1)]);
    let mut declines = table.clone();
    declines.play(BLUE, "pass");
    assert_eq!(watched(&declines), [(Some(BLUE), 0, 0, 2), (Some(RED), 1, 0, 1)]);
    // Once a card is committed, the others see that, and its owner knows what it adds.
    table.play(BLUE, "commit egg_stealer");
    assert_eq!(watched(&table), [(Some(BLUE), 0, 1, 2), (Some(RED), 1, 0, 1)]);
    assert_eq!(sides(&table, Viewer::Seat(BLUE))[0], (Some(BLUE), 0, 1, 4));
}

#[test]
fn a_side_without_cards_lays_none() {
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 1);
    let table = layout.hand(RED, &[CardId::Swarm]).rest();
    let battle = table.rules.outlook(&table.state, Viewer::Seat(RED)).battle.expect("they fight");
    assert_eq!(battle.sides.iter().map(|side| side.may_commit).collect::<Vec<_>>(), [0, 1]);
}
