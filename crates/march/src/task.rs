//! What remains to be done: a stack of small steps, the topmost first.
//!
//! The rulebook nests: an action is followed by Reactions, a card played in it places a hex, whose
//! effect plays another card, which starts a battle. So the state keeps an [`Agenda`]. A [`Task`]
//! is either an *ask*, a decision of a seat that lists, diagnoses and carries out its own actions,
//! or a *work*, which runs by itself when it comes up. Each task pushes the tasks that follow from
//! it. It lives in the file of its chapter, together with everything about it, including what the
//! page is told and what a typed position needs; this file only names the tasks.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use game_core::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    cards::{
        ChooseGains, ChooseHex, Collect, DiscardCards, DropEvolution, Exchange, NewHand, PayOrLose, PlaceToken,
        PlayOffered, Theft,
    },
    event::Event,
    illegal::Illegal,
    outlook::{About, Because, Whence},
    phase::{
        battle::{BattleEnd, ChooseInvader, Commit, FightHex, NextBattle, Outcome, Spoils},
        horde::HordeCard,
        queen::{
            Decree, Decrees, FeedAnts, Slumber, Sting,
            harvest::{AntLions, FeedAntLion, FoodInstead, Harvest, HarvestSites},
        },
        setup::{ChooseSpecies, Deal, Settle, StartHexes},
        sites::{Fill, FillSite, Lose},
        soldier::{Army, Blast, BlastVictim, EndSoldierPhase, FightAll, StartOfPhase},
        species::Raid,
        worker::{
            Drain, Draw, TakeTurn,
            explore::{AfterExplore, Enter, HexEffect, Origin, PickHex, PlaceHex, PutBack},
            march::{Gather, Larvae, MarchToBattle, MoveAnt, Steps},
            play_card::{DropGoal, Finish, LarvaeFor, Lay, Pay, PlayEvolution, Resolve},
            reactions::{GainLarvae, Reactions, SwapCard},
        },
    },
    play::Play,
    position::Needs,
    table::Table,
};

/// What happens to a decision when it comes up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comes {
    /// Somebody has to decide.
    Asking,
    /// There is nothing to decide; it lapses.
    ToNothing,
    /// There is only one thing to do, and it is done.
    Forced(Action),
}

/// Names the decision of a type.
pub(crate) trait Decides {
    const DECISION: Decision;
}

/// A decision of one seat, the one in its field `seat`.
pub(crate) trait Ask: Copy + Decides {
    /// What must be done before anything else.
    const ASKS: &str;

    /// Determines whether there is a choice, using only what everybody can see.
    fn comes(&self, table: Table<'_>) -> Comes;

    /// Lists everything that may be done.
    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>);

    /// The rule that forbids an action that is not listed.
    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal;

    /// The refusal of an action that does not answer the question.
    fn not_now(&self) -> Illegal {
        Illegal::NotNow { asked: Self::DECISION }
    }

    /// Carries out a listed action. The task has left the agenda; it pushes itself again to
    /// continue.
    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action);

    /// What the seat is told about it.
    fn about(&self, table: Table<'_>) -> About;

    /// Where to look for the cause of the decision.
    fn whence(&self) -> Whence {
        Whence::Below
    }

    /// What a typed position needs for this task to be carried out.
    fn needs(&self) -> Needs;
}

/// A decision that several seats take at the same time. The methods promise the same as those of
/// [`Ask`].
pub(crate) trait AskSeveral: Copy + Decides {
    const ASKS: &str;

    /// The seats that have to decide.
    fn seats(&self, table: Table<'_>) -> SeatSet;
    fn comes(&self, table: Table<'_>) -> Comes;
    fn legal(&self, table: Table<'_>, seat: Seat, out: &mut Vec<Action>);
    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal;
    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, action: Action);
    fn about(&self, table: Table<'_>, seat: Seat) -> About;
    fn needs(&self) -> Needs;
}

/// Something the rules do by themselves.
pub(crate) trait Work: Copy {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>);

    /// The cause of decisions above it on the agenda, if it knows.
    fn causes(&self, _: Table<'_>, _: Task) -> Option<Because> {
        None
    }

    /// What a typed position needs for this task to be carried out.
    fn needs(&self) -> Needs;
}

macro_rules! tasks {
    (asks: $($Ask:ident)+; ask_several: $($Several:ident)+; works: $($Work:ident)+;) => {
        /// One step of the agenda.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Task { $($Ask($Ask),)+ $($Several($Several),)+ $($Work($Work),)+ }

        /// A kind of decision, by name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Decision { $($Ask,)+ $($Several,)+ }

        impl Decision {
            pub const ALL: &[Decision] = &[$(Decision::$Ask,)+ $(Decision::$Several,)+];

            /// The name of its type.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Decision::$Ask => stringify!($Ask),)+
                    $(Decision::$Several => stringify!($Several),)+
                }
            }
        }

        /// What has to be done.
        impl fmt::Display for Decision {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Decision::$Ask => $Ask::ASKS,)+
                    $(Decision::$Several => $Several::ASKS,)+
                })
            }
        }

        $(impl Decides for $Ask {
            const DECISION: Decision = Decision::$Ask;
        })+
        $(impl Decides for $Several {
            const DECISION: Decision = Decision::$Several;
        })+

        $(impl From<$Ask> for Task {
            fn from(ask: $Ask) -> Task {
                Task::$Ask(ask)
            }
        })+
        $(impl From<$Several> for Task {
            fn from(ask: $Several) -> Task {
                Task::$Several(ask)
            }
        })+
        $(impl From<$Work> for Task {
            fn from(work: $Work) -> Task {
                Task::$Work(work)
            }
        })+

        impl Task {
            /// Which decision it is; `None` for a work.
            pub(crate) fn decision(self) -> Option<Decision> {
                match self {
                    $(Task::$Ask(_) => Some($Ask::DECISION),)+
                    $(Task::$Several(_) => Some($Several::DECISION),)+
                    $(Task::$Work(_) => None,)+
                }
            }

            /// The seats that have to decide; none if it is not a decision.
            #[inline]
            pub(crate) fn seats(self, table: Table<'_>) -> SeatSet {
                match self {
                    $(Task::$Ask(ask) => SeatSet::only(ask.seat),)+
                    $(Task::$Several(ask) => ask.seats(table),)+
                    $(Task::$Work(_) => SeatSet::EMPTY,)+
                }
            }

            /// What happens to it now; `None` for a work, which runs.
            #[inline]
            pub(crate) fn comes(self, table: Table<'_>) -> Option<Comes> {
                match self {
                    $(Task::$Ask(ask) => Some(ask.comes(table)),)+
                    $(Task::$Several(ask) => Some(ask.comes(table)),)+
                    $(Task::$Work(_) => None,)+
                }
            }

            #[inline]
            pub(crate) fn legal(self, table: Table<'_>, seat: Seat, out: &mut Vec<Action>) {
                match self {
                    $(Task::$Ask(ask) => ask.legal(table, out),)+
                    $(Task::$Several(ask) => ask.legal(table, seat, out),)+
                    $(Task::$Work(_) => {})+
                }
            }

            pub(crate) fn refuse(self, table: Table<'_>, action: Action) -> Illegal {
                match self {
                    $(Task::$Ask(ask) => ask.refuse(table, action),)+
                    $(Task::$Several(ask) => ask.refuse(table, action),)+
                    $(Task::$Work(_) => Illegal::GameOver,)+
                }
            }

            #[inline]
            pub(crate) fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, action: Action) {
                match self {
                    $(Task::$Ask(ask) => ask.apply(play, action),)+
                    $(Task::$Several(ask) => ask.apply(play, seat, action),)+
                    $(Task::$Work(_) => {})+
                }
            }

            #[inline]
            pub(crate) fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
                match self {
                    $(Task::$Ask(_) => {})+
                    $(Task::$Several(_) => {})+
                    $(Task::$Work(work) => work.run(play),)+
                }
            }

            /// What a seat that has to decide is told about it.
            pub(crate) fn about(self, table: Table<'_>, seat: Seat) -> About {
                match self {
                    $(Task::$Ask(ask) => ask.about(table),)+
                    $(Task::$Several(ask) => ask.about(table, seat),)+
                    $(Task::$Work(_) => About::NOTHING,)+
                }
            }

            /// Where to look for the cause of the decision.
            pub(crate) fn whence(self) -> Whence {
                match self {
                    $(Task::$Ask(ask) => ask.whence(),)+
                    $(Task::$Several(_) => Whence::Below,)+
                    $(Task::$Work(_) => Whence::Below,)+
                }
            }

            /// The cause of a decision above it, if it knows.
            pub(crate) fn causes(self, table: Table<'_>, asked: Task) -> Option<Because> {
                match self {
                    $(Task::$Ask(_) => None,)+
                    $(Task::$Several(_) => None,)+
                    $(Task::$Work(work) => work.causes(table, asked),)+
                }
            }

            /// What a typed position needs for this task to be carried out.
            pub(crate) fn needs(self) -> Needs {
                match self {
                    $(Task::$Ask(ask) => ask.needs(),)+
                    $(Task::$Several(ask) => ask.needs(),)+
                    $(Task::$Work(work) => work.needs(),)+
                }
            }
        }
    };
}

tasks! {
    asks:
        ChooseSpecies Settle
        TakeTurn PickHex PutBack Origin PlaceHex Enter Steps Larvae MoveAnt Gather MarchToBattle Drain
        Pay DropGoal PlayEvolution Lay GainLarvae SwapCard
        ChooseGains ChooseHex Collect DiscardCards DropEvolution Exchange PayOrLose PlaceToken PlayOffered
        FillSite Lose
        Army Blast BlastVictim ChooseInvader Commit Spoils Raid
        Sting FeedAntLion FoodInstead Decree;
    ask_several:
        Theft;
    works:
        Deal StartHexes
        Fill Reactions Draw Resolve Finish LarvaeFor HexEffect AfterExplore NewHand HordeCard
        StartOfPhase FightAll FightHex NextBattle Outcome BattleEnd EndSoldierPhase
        AntLions Harvest HarvestSites FeedAnts Decrees Slumber;
}

/// Far more than the deepest nesting of the rules needs.
const MOST_TASKS: usize = 56;
/// Positions with more tasks are refused. What the rules push on top of these fits.
pub(crate) const MOST_TYPED: usize = 24;

/// Everything that remains to be done. The last task pushed is the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Agenda {
    len: u8,
    tasks: [Task; MOST_TASKS],
}

/// Fills unused places, so that equal agendas are equal bytes.
const NOTHING: Task = Task::Slumber(Slumber);

/// Skips unused places, which are the same in every agenda.
impl Hash for Agenda {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.tasks().hash(hasher);
    }
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { len: 0, tasks: [NOTHING; MOST_TASKS] };

    /// From the last task to be done to the next.
    pub(crate) fn tasks(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks().last().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(top) = self.len.checked_sub(1) {
            self.len = top;
            self.tasks[usize::from(top)] = NOTHING;
        }
    }
}
