//! What cards do when they are played. The data say what; this module says how.
//!
//! [`Effect`] is matched once, in [`Play::begin_effect`]; effects that need decisions push them.
//! Abilities of evolutions work later: the rules look them up by their timing when that moment
//! comes.

mod gains;
mod hand;
mod targets;

use game_core::{Seat, Sink};

pub(crate) use gains::*;
pub(crate) use hand::*;
pub(crate) use targets::*;

use crate::{
    components::{CardId, HexId, Source},
    data::{Effect, Gain, LarvaTarget},
    event::{Event, EventKind},
    phase::{
        sites::Fill,
        worker::{
            explore::{PickHex, Why},
            march::{Gather, Larvae, LarvaeOn, MoveAnt, Steps},
            play_card::PlayEvolution,
        },
    },
    play::Play,
};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_effect(&mut self, seat: Seat, card: CardId) {
        let facts = self.rules.data.card(card);
        let may = facts.may;
        match facts.effect {
            Effect::Gain(gain) => self.gain(seat, gain, Source::Cards, Some(card)),
            Effect::Choose { choices, .. } => self.push(ChooseGains { seat, card, left: choices, chosen: 0 }),
            Effect::Steps(left) => self.push(Steps { seat, left, larvae: false }),
            Effect::StepsWithLarvae(left) => self.push(Steps { seat, left, larvae: true }),
            Effect::PlaceLarvae { larvae, on } => {
                let on = match on {
                    LarvaTarget::GreatTunnel | LarvaTarget::ExploredHex => LarvaeOn::Hex(HexId::GreatTunnel),
                    LarvaTarget::InhabitedHex => LarvaeOn::OneInhabitedOrGreatTunnel,
                    LarvaTarget::SiteBesideOthers => LarvaeOn::SiteBesideOthersOrGreatTunnel,
                };
                self.push(Larvae { seat, left: larvae, on });
            }
            Effect::MoveAnt { to } => self.push(MoveAnt { seat, to, may }),
            Effect::PlaceHex { look, larvae } => {
                self.draw_hexes(seat, look, look > 1);
                self.push(PickHex { seat, next: Why::Card(larvae) });
            }
            Effect::PlaceToken { larvae } => self.push(PlaceToken { seat, larvae, centipede: true }),
            Effect::PlaceWormhole => self.push(PlaceToken { seat, larvae: 0, centipede: false }),
            Effect::CollectSite { times } => self.push(Collect { seat, times, card }),
            Effect::PlayEvolutions(left) => self.push(PlayEvolution::paid(seat, left)),
            Effect::ReplaceEvolutions { discards, plays, plays_after_discard } => {
                self.push(DropEvolution { seat, left: discards, plays, after: plays_after_discard });
            }
            Effect::PlayFromDiscards { cards_each } => self.push(Theft { by: seat, each: cards_each }),
            Effect::DrawThenDiscard { draw, discard } => {
                self.draw_cards(seat, draw);
                self.push(DiscardCards { seat, left: discard });
            }
            Effect::ExtraActions(actions) => {
                self.state.actions_left = self.state.actions_left.saturating_add(actions);
                self.tell(seat, || EventKind::ActionsGranted { actions });
            }
            Effect::LarvaeByHexes { least, most } => {
                let hexes = self.state.ants.inhabited(seat).len() as u8;
                let larvae = hexes.clamp(least, most);
                self.gain(seat, Gain { larvae, ..Gain::default() }, Source::Cards, Some(card));
            }
            Effect::StealLarvae { each, most } => self.steal_larvae(seat, card, each, most),
            Effect::OthersPayOrLose { food, ants } => {
                // The last task pushed is asked first.
                let players = self.players();
                for other in (1..players).rev().map(|steps| seat.clockwise(steps, players)) {
                    self.push(PayOrLose { seat: other, food, ants });
                }
            }
            Effect::DestroyAntsInHex { .. } | Effect::DestroyAllAntsInHex | Effect::EmptyOutskirts => {
                self.push(ChooseHex { seat, card });
            }
            // Rulings march/contested-when and march/fill-before-battle: sites left by paying are filled first.
            Effect::FightNow => {
                self.push(ChooseHex { seat, card });
                self.push(Fill { from: self.state.marker });
            }
            Effect::ExchangeAnts(left) => self.push(Exchange { seat, left, first: None }),
            Effect::GatherAnts(left) => self.push(Gather { seat, left, into: None }),
            // The others are abilities of evolutions. The data are checked for it.
            _ => {}
        }
    }

    fn steal_larvae(&mut self, seat: Seat, card: CardId, each: u8, most: u8) {
        let mut stolen = 0u8;
        for other in self.table().others(seat) {
            let lost = self.lose_larvae(other, each);
            if lost > 0 {
                self.tell(other, || EventKind::LarvaeLost { larvae: lost });
            }
            stolen = stolen.saturating_add(lost);
        }
        self.gain(seat, Gain { larvae: stolen.min(most), ..Gain::default() }, Source::Cards, Some(card));
    }
}
