//! How far the verdicts of an analysis can be trusted, measured against a search that is four times as long.

use game_core::{Chance, Fresh, Seed};
use serde::Serialize;

use super::judge::{DOUBTFUL, Judge};
use crate::{
    bench::BLUNDER,
    duel::whims_seed,
    learn::Learn,
    model::{Head, Model, Taste},
    search::{Learned, Mind},
    think::Thinker,
    walk::{self, Taken},
};

/// The factors by which the reference search is longer and considers more turns.
const LONGER: u64 = 4;
const WIDER: usize = 2;
/// How many decisions are taken from each game.
const PER_GAME: usize = 20;
/// The minimum cost of a decision that counts as costly, in points.
const COSTLY: f32 = 1.0;

/// How often two verdicts on the same decisions agree.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Agreement {
    pub positions: usize,
    /// Both say the same: fine, costly (from one point on), or a blunder (more than three).
    pub same: usize,
    /// How many decisions the analysis calls costly, and how many of those the long search confirms.
    pub costly: usize,
    pub confirmed: usize,
    /// How many decisions the long search calls costly.
    pub really_costly: usize,
    /// The sum over all decisions of the absolute difference between the two costs, in points.
    pub difference: f64,
}

impl Agreement {
    /// Judges decisions from games between bots of several levels. `look` is called after each of them.
    pub fn measure<G: Learn>(
        game: &G,
        model: &Model,
        nodes: u64,
        positions: usize,
        seed: Seed,
        mut look: impl FnMut(&Agreement),
    ) -> Agreement {
        let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
        let judge = |nodes: u64| {
            let thinker = Thinker::new(game, &model.net, &head, Fresh::new(0));
            Judge::new(game, Learned::new(model, Mind { nodes, ..Mind::EXPERT }), thinker, 1)
        };
        let (mut short, mut long) = (judge(nodes), judge(LONGER * nodes));
        long.patience = LONGER as usize;
        long.candidates *= WIDER;
        let mut agreement = Agreement::default();
        for number in 0.. {
            let session = walk::played(game, seed.derive(number));
            let mut turns = walk::turns(&session, |_| true, |_| ());
            let mut whims = Fresh::new(whims_seed(seed.derive(number)));
            for _ in 0..PER_GAME.min(turns.len()) {
                if agreement.positions == positions {
                    return agreement;
                }
                let turn = turns.swap_remove(whims.below(turns.len() as u32) as usize);
                let said = cost(&mut short, &turn, DOUBTFUL);
                agreement.add(said, cost(&mut long, &turn, f32::NEG_INFINITY));
                look(&agreement);
            }
        }
        agreement
    }

    fn add(&mut self, said: f32, really: f32) {
        let class = |lost: f32| u8::from(lost >= COSTLY) + u8::from(f64::from(lost) > BLUNDER);
        self.positions += 1;
        self.same += usize::from(class(said) == class(really));
        self.costly += usize::from(said >= COSTLY);
        self.confirmed += usize::from(said >= COSTLY && really >= COSTLY);
        self.really_costly += usize::from(really >= COSTLY);
        self.difference += f64::from((said - really).abs());
    }
}

/// The cost of a turn. Roll-outs examine it only if the model estimates at least `doubtful` points.
fn cost<G: Learn>(judge: &mut Judge<'_, G>, turn: &Taken<G>, doubtful: f32) -> f32 {
    let glance = judge.glance(turn).filter(|glance| glance.gap >= doubtful);
    glance.and_then(|glance| judge.look(turn, glance)).map_or(0.0, |verdict| verdict.lost)
}
