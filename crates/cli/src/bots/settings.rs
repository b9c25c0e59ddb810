//! Settings of a bot for experiments: `master@20000`, `master@nodes=20000,candidates=16`.

use std::str::FromStr;

use ai::Mind;

/// What follows the `@` in the name of a bot: `NAME=NUMBER` separated by commas, or a number alone, which is the budget.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Settings(Vec<(Setting, f32)>);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Setting {
    /// Actions tried: in roll-outs for a bot that looks ahead, for its own turns otherwise.
    Budget,
    Nodes,
    Candidates,
    Spans,
    Clear,
    Trust,
    /// Points that a certain win is worth.
    Win,
    /// Actions tried for its own turns.
    Tries,
    Draws,
    Others,
    /// Actions tried for a turn in a roll-out.
    RollTries,
    RollIdeas,
}

const NAMES: [(&str, Setting); 11] = [
    ("nodes", Setting::Nodes),
    ("candidates", Setting::Candidates),
    ("spans", Setting::Spans),
    ("clear", Setting::Clear),
    ("trust", Setting::Trust),
    ("win", Setting::Win),
    ("tries", Setting::Tries),
    ("draws", Setting::Draws),
    ("others", Setting::Others),
    ("roll-tries", Setting::RollTries),
    ("roll-ideas", Setting::RollIdeas),
];

/// A text that is no list of settings; it may be part of a file name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoSettings;

impl FromStr for Settings {
    type Err = NoSettings;

    fn from_str(text: &str) -> Result<Settings, NoSettings> {
        let number = |text: &str| text.parse().ok().filter(|number: &f32| *number >= 0.0).ok_or(NoSettings);
        let setting = |part: &str| match part.split_once('=') {
            None => Ok((Setting::Budget, number(part)?)),
            Some((name, value)) => {
                let (_, setting) = NAMES.iter().find(|(known, _)| *known == name).ok_or(NoSettings)?;
                Ok((*setting, number(value)?))
            }
        };
        text.split(',').map(setting).collect::<Result<_, _>>().map(Settings)
    }
}

impl Settings {
    /// Changes a mind.
    ///
    /// # Errors
    /// Says why a bot that judges turns by its model alone cannot have a setting of roll-outs.
    pub(super) fn change(&self, mind: &mut Mind) -> Result<(), String> {
        for &(setting, value) in &self.0 {
            match setting {
                Setting::Budget if mind.nodes == 0 => mind.limits.tries = value as u32,
                Setting::Tries => mind.limits.tries = value as u32,
                Setting::Win => mind.taste.win = value,
                Setting::Draws => mind.limits.draws = value as u8,
                Setting::Others => mind.limits.others = value as u32,
                _ if mind.nodes == 0 => return Err("only bots that look ahead have roll-outs".to_owned()),
                Setting::Budget | Setting::Nodes => mind.nodes = value as u64,
                Setting::Candidates => mind.candidates = value as usize,
                Setting::Spans => mind.spans = value as u8,
                Setting::Clear => mind.clear = value,
                Setting::Trust => mind.trust = value,
                Setting::RollTries => mind.rolls.tries = value as u32,
                Setting::RollIdeas => mind.rolls.ideas = value,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ai::think::Limits;

    use super::*;

    fn changed(mut mind: Mind, settings: &str) -> Mind {
        settings.parse::<Settings>().unwrap().change(&mut mind).unwrap();
        mind
    }

    #[test]
    fn a_number_alone_is_the_budget_of_roll_outs_or_of_turns() {
        assert_eq!(changed(Mind::EXPERT, "20000"), Mind { nodes: 20_000, ..Mind::EXPERT });
        let limits = Limits { tries: 500, ..Limits::FULL };
        assert_eq!(changed(Mind::PLAIN, "500"), Mind { limits, ..Mind::PLAIN });
    }

    #[test]
    fn settings_have_names() {
        let rolls = Limits { tries: 1000, ideas: 0.5, ..Limits::CHEAP };
        let expected = Mind { spans: 2, candidates: 16, rolls, ..Mind::MASTER };
        assert_eq!(changed(Mind::MASTER, "spans=2,candidates=16,roll-tries=1000,roll-ideas=0.5"), expected);
        for (name, _) in NAMES {
            assert_ne!(changed(Mind::MASTER, &format!("{name}=3")), Mind::MASTER, "{name}");
        }
    }

    #[test]
    fn what_is_no_setting_is_refused() {
        for wrong in ["", "x", "nodes", "nodes=", "nodes=-1", "nodes=5,", "depth=3", "nodes=NaN"] {
            assert_eq!(wrong.parse::<Settings>(), Err(NoSettings), "{wrong}");
        }
        let why = "spans=2".parse::<Settings>().unwrap().change(&mut Mind::PLAIN.clone());
        assert!(why.is_err_and(|why| why.contains("look ahead")));
    }
}
