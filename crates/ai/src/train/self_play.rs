//! One game for a net to learn from, against itself or others.

use game_core::{Fresh, Seat, SeatSet, inputs::Sparse};

use crate::{
    bot::{Bot, Seen},
    learn::{Learn, Until},
    model::{
        Head, Sample, Taste,
        net::{Net, OUTPUTS, PLACES_AT, POINTS, RISKS, RISKS_AT, RIVALS_AT, SOURCES, exp, softmax, unit},
        places,
    },
    think::{Limits, Thinker, Turn},
};

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    pub taste: Taste,
    pub limits: Limits,
    /// Of curious turns: how many points a turn may be worse and still be taken about one time in three.
    pub warmth: f32,
    /// The share of curious turns.
    pub curious: f32,
    /// How much the rest of the game counts against what the net said on the way.
    pub lambda: f32,
    /// The share of the moments that become samples, drawn at random.
    pub samples: f32,
}

/// Who sits at a seat of a training game.
#[derive(Debug)]
pub(super) enum Side<'a, G: Learn> {
    /// The net that learns. Its turns are curious at times, and its moments become samples.
    Learner(Head),
    /// Another net, which learns nothing.
    Net(&'a Net, Head),
    /// A bot of another kind.
    Bot(Box<dyn Bot<G>>),
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    pub scores: Vec<i32>,
    pub places: Vec<u8>,
    pub samples: Vec<Sample>,
    pub tried: u64,
}

/// Turns among which a curious player chooses.
const CANDIDATES: usize = 6;

/// The end of a turn as one seat knows it.
struct Moment {
    seat: Seat,
    inputs: Box<[(u16, f32)]>,
    /// Points so far by source, own and the rivals'.
    now: [f32; 2 * SOURCES],
    /// What the net expects at the end of the game, and its probabilities of the places.
    said: [f32; OUTPUTS],
    tolls: [f32; RISKS],
    span: (u32, u32),
}

/// Plays a game with a side at each seat.
pub(super) fn play<'a, G: Learn>(
    game: &'a G,
    net: &'a Net,
    sides: &'a [Side<'a, G>],
    course: &Course,
    number: u64,
) -> Played {
    let mut chance = Fresh::new(number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let mut whims = Fresh::new(number ^ 0xaaaa_0000_aaaa);
    let mut events = Vec::new();
    let mut state = game.setup(&mut chance, &mut events);
    let thinker = |(seat, side): (Seat, &'a Side<'a, G>)| {
        let own = Fresh::new(number ^ 0x5555_0000_5555 ^ u64::from(seat.0) << 56);
        match side {
            Side::Learner(head) => Some(Thinker::new(game, net, head, own)),
            Side::Net(net, head) => Some(Thinker::new(game, net, head, own)),
            Side::Bot(_) => None,
        }
    };
    let mut thinkers: Vec<Option<Thinker<'_, G>>> = Seat::all(game.seats()).zip(sides).map(thinker).collect();
    let learns = |seat: &Seat| matches!(sides[seat.idx()], Side::Learner(_));
    let learners: SeatSet = Seat::all(game.seats()).filter(learns).collect();
    let mut notes = Notes { game, net, learners, moments: Vec::new(), tolls: vec![[0.0; RISKS]; game.seats().into()] };
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        game.legal_actions(&state, seat, &mut legal);
        let mut turn = Vec::new();
        match (&sides[seat.idx()], &mut thinkers[seat.idx()]) {
            _ if legal.len() == 1 => turn.push(legal[0]),
            (Side::Bot(bot), _) => bot.plan(&Seen::new(game, &state, seat, &legal), &mut whims, &mut turn),
            (_, Some(thinker)) => {
                let guess = game.resample(&state, seat, &mut thinker.chance);
                let mut turns = thinker.turns(&guess, seat, course.limits, CANDIDATES);
                let pick = if learners.contains(seat) { choose(&turns, course, &mut thinker.chance) } else { 0 };
                turn = turns.swap_remove(pick).actions;
            }
            (_, None) => unreachable!("every side but a bot has a thinker"),
        }
        let before = state.clone();
        let mut n_done = 0;
        for action in turn {
            game.legal_actions(&state, seat, &mut legal);
            if !legal.contains(&action) {
                break;
            }
            let asked = chance.clone();
            events.clear();
            game.apply_listed(&mut state, seat, action, &mut chance, &mut events);
            notes.count(&events);
            n_done += 1;
            if chance != asked {
                break;
            }
        }
        if n_done == 0 {
            // A guess at what is hidden allowed what the truth does not.
            game.legal_actions(&state, seat, &mut legal);
            events.clear();
            game.apply_listed(&mut state, seat, legal[0], &mut chance, &mut events);
            notes.count(&events);
        }
        // Forced steps in the middle of something are no ends of turns, nor are the single actions of a bot.
        let to_act = game.to_act(&state);
        let in_the_middle = legal.len() == 1 || matches!(sides[seat.idx()], Side::Bot(_));
        if !to_act.is_empty() && (!in_the_middle || !game.goes_on(&before, &state, seat)) {
            notes.take(&state);
        }
    }
    let standing = game.standing(&state).expect("nobody is to act only when the game is over");
    let samples = notes.samples(&state, course, &mut whims);
    let tried = thinkers.iter().flatten().map(|thinker| thinker.tried).sum();
    Played { scores: standing.scores, places: standing.places, samples, tried }
}

/// The index of the best turn, or in a curious moment of one that is nearly as good.
fn choose<A>(turns: &[Turn<A>], course: &Course, chance: &mut Fresh) -> usize {
    if unit(chance) >= course.curious {
        return 0;
    }
    let weights: Vec<f32> = turns.iter().map(|turn| exp((turn.value - turns[0].value) / course.warmth)).collect();
    let mut left = unit(chance) * weights.iter().sum::<f32>();
    let pick = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    pick.unwrap_or(0)
}

/// What is noted in the course of a game.
struct Notes<'a, G> {
    game: &'a G,
    net: &'a Net,
    learners: SeatSet,
    moments: Vec<Moment>,
    tolls: Vec<[f32; RISKS]>,
}

impl<G: Learn> Notes<'_, G> {
    fn count(&mut self, events: &[G::Event]) {
        for (seat, risk, count) in events.iter().filter_map(|event| self.game.toll(event)) {
            self.tolls[seat.idx()][risk] += count;
        }
    }

    fn now(&self, state: &G::State, seat: Seat) -> [f32; 2 * SOURCES] {
        let (own, rivals) = (self.game.points(state, seat), self.game.rivals(state, seat));
        std::array::from_fn(|k| if k < RIVALS_AT { own[k] } else { rivals[k - RIVALS_AT] })
    }

    fn take(&mut self, state: &G::State) {
        let mut sparse = Sparse::default();
        let mut hidden = Vec::new();
        for seat in self.learners.iter() {
            sparse.clear();
            self.game.inputs(state, seat, &mut sparse);
            self.net.sums(sparse.values(), &mut hidden);
            self.net.bend(&mut hidden);
            let mut said = self.net.outputs(&hidden);
            let now = self.now(state, seat);
            for (said, now) in said.iter_mut().zip(now) {
                *said = now + POINTS * *said;
            }
            softmax(&mut said[PLACES_AT..PLACES_AT + places(self.game.seats().into())]);
            let tolls = self.tolls[seat.idx()];
            let span = self.game.span(state);
            self.moments.push(Moment { seat, inputs: sparse.values().into(), now, said, tolls, span });
        }
    }

    /// Targets from the end of the game backwards.
    fn samples(&self, state: &G::State, course: &Course, whims: &mut Fresh) -> Vec<Sample> {
        let lambda = course.lambda;
        let standing = self.game.standing(state).expect("the game is over");
        let n_places = places(self.game.seats().into());
        let mut samples = Vec::with_capacity(self.moments.len());
        for seat in self.learners.iter() {
            let mut end = [0.0; OUTPUTS];
            end[..2 * SOURCES].copy_from_slice(&self.now(state, seat));
            // Who shares a place has an equal part of those that are shared.
            let place = usize::from(standing.places[seat.idx()]) - 1;
            let sharers = if self.game.is_together() {
                1
            } else {
                standing.places.iter().filter(|&&other| usize::from(other) == place + 1).count()
            };
            for part in &mut end[PLACES_AT + place..(PLACES_AT + place + sharers).min(PLACES_AT + n_places)] {
                *part = 1.0 / sharers as f32;
            }
            // What each risk has come to by the end of the span, of the part and of the game.
            let mut tolls = [self.tolls[seat.idx()]; 3];
            let mut later: Option<&Moment> = None;
            for moment in self.moments.iter().rev().filter(|moment| moment.seat == seat) {
                if let Some(later) = later {
                    if later.span.0 != moment.span.0 {
                        tolls[0] = later.tolls;
                    }
                    if later.span.1 != moment.span.1 {
                        tolls[1] = later.tolls;
                    }
                }
                later = Some(moment);
                let mut target = end;
                for (target, now) in target.iter_mut().zip(moment.now) {
                    *target = (*target - now) / POINTS;
                }
                for (k, risk) in G::RISKS.iter().enumerate() {
                    let horizon = match risk.until {
                        Until::Span => 0,
                        Until::Part => 1,
                        Until::End => 2,
                    };
                    target[RISKS_AT + k] = tolls[horizon][k] - moment.tolls[k];
                }
                if course.samples >= 1.0 || unit(whims) < course.samples {
                    samples.push(Sample { inputs: moment.inputs.clone(), target });
                }
                for k in (0..2 * SOURCES).chain(PLACES_AT..PLACES_AT + n_places) {
                    end[k] = lambda * end[k] + (1.0 - lambda) * moment.said[k];
                }
            }
        }
        samples
    }
}
