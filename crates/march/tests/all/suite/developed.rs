//! Random positions with grown Meadows and developed colonies.

use game_core::{Chance, Fresh, Game, Seat, SeatSet};
use march::{
    CardId, CardSet, CardType, HexId, HexKind, HexPosition, HordePosition, Known, March, Meadow, NestPosition, Phase,
    Position, Section, Source, Species,
};

/// A turn in the middle of a game: many hexes full of ants, full hands, stacked evolutions, goals,
/// centipedes and wormholes, and hexes in the pile that somebody has looked at.
pub(crate) fn position(game: &March, seed: u64) -> Position {
    let mut dice = Fresh::new(seed);
    let dice = &mut dice;
    let players = game.seats();
    let mut deck = shuffled(ours(game), dice);
    let marker = Seat(below(players, dice));
    let mut position = Position {
        round: 2 + below(3, dice),
        phase: Phase::Worker,
        marker,
        rested: rested(players, marker, dice),
        actions_left: below(8, dice) / 6,
        centipedes_moved: false,
        great_tunnel: (0..players).map(|_| below(4, dice)).collect(),
        hexes: hexes(game, dice),
        nests: (0..players).map(|_| NestPosition::default()).collect(),
        discard: CardSet::EMPTY,
        played: CardSet::EMPTY,
        offered: CardSet::EMPTY,
        horde: HordePosition::default(),
        pile: None,
        battle: None,
        harvested: Vec::new(),
        agenda: None,
    };
    settle(game, &mut position, dice);
    for seat in Seat::all(players) {
        let ants = n_ants(&position, seat);
        position.nests[seat.idx()] = nest(game, ants, &mut deck, dice);
    }
    for seat in position.rested.iter() {
        let nest = &mut position.nests[seat.idx()];
        (nest.resting_larvae, nest.resting_food) = (1, below(3, dice));
    }
    if game.options().primitive_species {
        give_mats(&mut position, dice);
    }
    // Sometimes nearly everything has been drawn, so that the next few cards empty the deck.
    let left = if dice.below(4) == 0 { 1 + below(4, dice) } else { below(20, dice) };
    position.discard = deck.drain(..deck.len().saturating_sub(left.into())).collect();
    if game.options().has_horde() {
        let horde = shuffled(CardSet::ALL.minus(ours(game)), dice);
        let drawn = dice.below(horde.len() as u32 + 1) as usize;
        position.horde = HordePosition {
            score: dice.below(40) as u16,
            in_great_tunnel: below(4, dice),
            discard: horde.into_iter().take(drawn).collect(),
        };
    }
    know_the_top(game, &mut position, dice);
    position
}

fn below(n: u8, dice: &mut Fresh) -> u8 {
    dice.below(n.into()) as u8
}

fn pick<T: Copy>(items: &[T], dice: &mut Fresh) -> T {
    items[dice.below(items.len() as u32) as usize]
}

fn shuffled(cards: CardSet, dice: &mut Fresh) -> Vec<CardId> {
    let mut left = cards;
    std::iter::from_fn(|| left.draw(dice)).collect()
}

/// The cards the players draw from.
fn ours(game: &March) -> CardSet {
    let cards = game.data().cards().filter(|card| !(game.options().has_horde() && card.centipede_symbol));
    cards.map(|card| card.id).collect()
}

/// As many players as can have rested before the phase ends, without the one who is to act.
fn rested(players: u8, marker: Seat, dice: &mut Fresh) -> SeatSet {
    let most = match players {
        1 => 0,
        2 => 1,
        5 => 2,
        _ => 1,
    };
    let others = Seat::all(players).filter(|&seat| seat != marker);
    others.filter(|_| dice.below(3) == 0).take(most).collect()
}

/// A Meadow that grew at random, with all its sites empty.
fn hexes(game: &March, dice: &mut Fresh) -> Vec<HexPosition> {
    let mut meadow = Meadow::new(game.data().hexes.great_tunnel.tunnels(game.seats()));
    let wanted = 5 + usize::from(below(16, dice));
    let mut left: Vec<HexId> = HexId::ALL[1..].to_vec();
    let mut hexes = Vec::new();
    while hexes.len() < wanted {
        let hex = left.swap_remove(dice.below(left.len() as u32) as usize);
        let Some(facts) = game.data().hexes.get(hex) else { continue };
        // Mostly explored; events put hexes where no tunnel leads.
        let from = pick(&meadow.placed().hexes().collect::<Vec<_>>(), dice);
        let mut places: Vec<_> = meadow.explorations(from, facts.tunnels).collect();
        if places.is_empty() || dice.below(6) == 0 {
            places = meadow.placements(facts.tunnels).collect();
        }
        let at = pick(&places, dice);
        meadow.place(hex, facts.tunnels, at).expect("it was listed");
        hexes.push(HexPosition {
            hex,
            cell: at.cell,
            turn: at.turn,
            sites: vec![None; facts.sites().len()],
            outskirts: vec![0; game.seats().into()],
            wormhole: facts.wormhole || dice.below(5) == 0,
            centipede: dice.below(4) == 0,
        });
    }
    hexes
}

/// Ants on many sites, and in the outskirts of some hexes whose sites are all taken.
fn settle(game: &March, position: &mut Position, dice: &mut Fresh) {
    let players = game.seats();
    for hex in 0..position.hexes.len() {
        let favoured = Seat(below(players, dice));
        let density = below(5, dice);
        for site in 0..position.hexes[hex].sites.len() {
            let seat = if dice.below(2) == 0 { favoured } else { Seat(below(players, dice)) };
            if below(4, dice) < density && n_ants(position, seat) < 20 {
                position.hexes[hex].sites[site] = Some(seat);
            }
        }
        if position.hexes[hex].sites.iter().any(Option::is_none) {
            continue;
        }
        for _ in 0..below(6, dice) {
            let seat = Seat(below(players, dice));
            if n_ants(position, seat) < 20 {
                position.hexes[hex].outskirts[seat.idx()] += 1;
            }
        }
    }
}

/// All ants of a seat.
fn n_ants(position: &Position, seat: Seat) -> u8 {
    let of_hex = |hex: &HexPosition| {
        hex.sites.iter().filter(|&&site| site == Some(seat)).count() as u8 + hex.outskirts[seat.idx()]
    };
    position.great_tunnel[seat.idx()] + position.hexes.iter().map(of_hex).sum::<u8>()
}

/// What a player has after a few rounds.
fn nest(game: &March, n_ants: u8, deck: &mut Vec<CardId>, dice: &mut Fresh) -> NestPosition {
    let cubes = game.data().colonies.nest_mat.cubes;
    let mut nest = NestPosition {
        larvae: below(9, dice).min(cubes.saturating_sub(n_ants + 1)),
        food: below(8, dice),
        acted: dice.below(4) > 0,
        won_a_battle: dice.below(3) == 0,
        destroyed_a_centipede: dice.below(3) == 0,
        ..NestPosition::default()
    };
    for (section, stack) in [
        (Section::Head, &mut nest.heads),
        (Section::Thorax, &mut nest.thoraxes),
        (Section::Abdomen, &mut nest.abdomens),
    ] {
        *stack = take(deck, below(4, dice), |card| game.data().card(card).section == Some(section));
    }
    nest.goals = take(deck, below(3, dice), |card| game.data().card(card).card_type == CardType::ColonyGoal)
        .into_iter()
        .collect();
    nest.hand = take(deck, 3 + below(6, dice), |_| true).into_iter().collect();
    let in_play = nest.heads.iter().chain(&nest.thoraxes).chain(&nest.abdomens).copied();
    nest.cards_played = in_play.collect::<CardSet>().or(nest.goals);
    nest.brought = nest.goals.cards().map(|card| (card, 1 + below(4, dice))).collect();
    for source in [Source::Battles, Source::Sites, Source::Bodies, Source::Goals] {
        nest.scored.insert(source, dice.below(12) as i16);
    }
    nest.scored.retain(|_, points| *points != 0);
    nest
}

/// Up to this many cards of a kind, from the top of the deck.
fn take(deck: &mut Vec<CardId>, wanted: u8, of_kind: impl Fn(CardId) -> bool) -> Vec<CardId> {
    let mut taken = Vec::new();
    deck.retain(|&card| {
        let takes = taken.len() < usize::from(wanted) && of_kind(card);
        if takes {
            taken.push(card);
        }
        !takes
    });
    taken
}

/// Every player has a different mat; most play its primitive species.
fn give_mats(position: &mut Position, dice: &mut Fresh) {
    let mut mats = Species::ALL.to_vec();
    // The fifth mat has none.
    if position.nests.len() < 5 {
        mats.remove(0);
    }
    for nest in &mut position.nests {
        let mat = mats.swap_remove(dice.below(mats.len() as u32) as usize);
        nest.mat = Some(mat);
        nest.species = Some(if dice.below(4) == 0 { Species::CommonMeadowAnt } else { mat });
    }
}

/// Sometimes a player has looked at the top of the pile, and sometimes another did so before.
fn know_the_top(game: &March, position: &mut Position, dice: &mut Fresh) {
    let n_slots = below(4, dice);
    let state = game.place(position).expect("a random position is sound");
    let Some(mut pile) = game.position(&state).pile.filter(|_| n_slots > 0) else { return };
    let lies = |hex: HexId| position.hexes.iter().any(|placed| placed.hex == hex);
    let unseen = game.data().hexes.of_kind(HexKind::Standard).map(|facts| facts.id).filter(|&hex| !lies(hex));
    let mut unseen: Vec<HexId> = unseen.collect();
    // What is on top of a starting hex was put there; the rest of the pile is below.
    for slot in 0..n_slots.min(unseen.len() as u8) {
        let hex = unseen.swap_remove(dice.below(unseen.len() as u32) as usize);
        pile.slots.insert(slot, hex);
        *pile.unknown.entry(HexKind::Standard).or_default() -= 1;
    }
    let by = Seat(below(game.seats(), dice));
    let slots: Vec<u8> = pile.slots.keys().copied().collect();
    let knows = |seat: Seat, hex: HexId, slots: Vec<u8>| Known { seat, hex, slots, drawn: false, out: false };
    for (&slot, &hex) in &pile.slots {
        pile.knows.push(knows(by, hex, vec![slot]));
    }
    let other = Seat((by.0 + 1) % game.seats());
    if other != by && !slots.is_empty() && dice.below(2) == 0 {
        // The other player knew one of them, and has seen it drawn and put back among the rest.
        let hex = pile.slots[&pick(&slots, dice)];
        pile.knows.push(knows(other, hex, slots));
    }
    position.pile = Some(pile);
}
