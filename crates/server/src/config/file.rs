//! Settings from a file. They are weaker than the environment, and flags are stronger than both.
//!
//! The file is TOML: each key is the name of a flag of `serve` without its dashes in front. Its values become flags that are
//! added to the command line where neither a flag nor a variable says anything, so that they are checked in the same way.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, CommandFactory, FromArgMatches, parser::ValueSource};
use toml::{Table, Value};

use super::Config;

/// The flag that names the file.
const FLAG: &str = "config";

/// Parses the command line of this process, with the settings of the file it names. Like [`clap::Parser::parse`], ends the
/// process if the command line is wrong or asks for help.
///
/// # Errors
/// What is wrong with the file.
pub fn parse<P: CommandFactory + FromArgMatches>() -> Result<P> {
    let args: Vec<OsString> = std::env::args_os().collect();
    let mut command = P::command();
    // Flags of a command that its subcommands have too.
    command.build();
    let mut matches = P::command().get_matches_from(&args);
    let (command, chosen) = chosen(command, &matches);
    if let Some(path) = named(chosen) {
        let flags = read(&path).and_then(|table| flags(&command, chosen, &table));
        let flags = flags.with_context(|| format!("in {}", path.display()))?;
        matches =
            P::command().try_get_matches_from(args.into_iter().chain(flags)).map_err(|error| refused(&path, &error))?;
    }
    P::from_arg_matches_mut(&mut matches).map_err(|error| anyhow!("{error}"))
}

/// The subcommand that was asked for, and its arguments.
fn chosen(mut command: Command, mut matches: &ArgMatches) -> (Command, &ArgMatches) {
    while let Some((name, inner)) = matches.subcommand() {
        command = command.find_subcommand(name).cloned().expect("clap has just found it");
        matches = inner;
    }
    (command, matches)
}

fn named(matches: &ArgMatches) -> Option<PathBuf> {
    matches.try_get_one(FLAG).ok().flatten().cloned()
}

fn read(path: &Path) -> Result<Table> {
    Ok(fs::read_to_string(path)?.parse()?)
}

/// What clap says about a value of the file, in one line.
fn refused(path: &Path, error: &clap::Error) -> anyhow::Error {
    let said = error.to_string();
    let line = said.lines().next().unwrap_or_default();
    anyhow!("in {}: {}", path.display(), line.strip_prefix("error: ").unwrap_or(line))
}

/// The flags for what the command line leaves open. All commands share the file, so settings that this one does not have are
/// checked but left out.
fn flags(command: &Command, matches: &ArgMatches, table: &Table) -> Result<Vec<OsString>> {
    let serve = Config::augment_args(Command::new("serve"));
    let mut flags = Vec::new();
    for (key, value) in table {
        let known = find(&serve, key).filter(|arg| !arg.is_hide_set() && key != FLAG);
        let known =
            known.with_context(|| format!("there is no setting {key:?}; `formicarium serve --help` lists all"))?;
        let written = written(known, key, value)?;
        if find(command, key).is_some() && is_open(matches, known) {
            flags.extend(written.into_iter().map(OsString::from));
        }
    }
    Ok(flags)
}

fn find<'c>(command: &'c Command, key: &str) -> Option<&'c Arg> {
    command.get_arguments().find(|arg| arg.get_long() == Some(key))
}

fn is_open(matches: &ArgMatches, arg: &Arg) -> bool {
    !matches!(matches.value_source(arg.get_id().as_str()), Some(ValueSource::CommandLine | ValueSource::EnvVariable))
}

fn written(arg: &Arg, key: &str, value: &Value) -> Result<Vec<String>> {
    match (arg.get_action(), value) {
        (ArgAction::SetTrue, Value::Boolean(yes)) => Ok(yes.then(|| format!("--{key}")).into_iter().collect()),
        (ArgAction::SetTrue, _) => bail!("{key} is either true or false"),
        (ArgAction::Append, Value::Array(values)) => values.iter().map(|value| flag(key, value)).collect(),
        (_, value) => Ok(vec![flag(key, value)?]),
    }
}

fn flag(key: &str, value: &Value) -> Result<String> {
    match value {
        Value::String(text) => Ok(format!("--{key}={text}")),
        Value::Integer(number) => Ok(format!("--{key}={number}")),
        Value::Float(number) => Ok(format!("--{key}={number}")),
        _ => bail!("{key} must be a text or a number"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(file: &str, args: &[&str]) -> Result<Vec<String>> {
        let command = Config::augment_args(Command::new("serve"));
        let matches = command.clone().get_matches_from([&["serve"], args].concat());
        let flags = flags(&command, &matches, &file.parse()?)?;
        Ok(flags.into_iter().map(|flag| flag.into_string().unwrap()).collect())
    }

    #[test]
    fn what_the_command_line_leaves_open_comes_from_the_file() {
        let file = "listen = 'localhost:1'\nidle = 5\nbudget-factor = 0.5\ndata = ['march=a', 'march=b']";
        let all = ["--budget-factor=0.5", "--data=march=a", "--data=march=b", "--idle=5", "--listen=localhost:1"];
        let mut found = of(file, &[]).unwrap();
        found.sort();
        assert_eq!(found, all);
        assert_eq!(
            of(file, &["--listen", "localhost:2", "--idle=6", "--data", "march=c"]).unwrap(),
            ["--budget-factor=0.5"]
        );
    }

    #[test]
    fn a_yes_is_a_flag() {
        assert_eq!(of("create-store = true", &[]).unwrap(), ["--create-store"]);
        assert!(of("create-store = false", &[]).unwrap().is_empty());
        assert!(of("create-store = 'yes'", &[]).is_err());
    }

    #[test]
    fn what_is_no_setting_is_refused_by_name() {
        for bad in ["lisen = 'x'", "test-seed = 1", "config = 'x'", "[listen]\nport = 1", "idle = [1]", "listen ="] {
            assert!(of(bad, &[]).is_err(), "{bad}");
        }
        assert!(of("lisen = 'x'", &[]).unwrap_err().to_string().contains("\"lisen\""));
    }
}
