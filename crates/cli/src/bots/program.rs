//! A bot that is another program.
//!
//! The program is started once for each seat of each game and speaks JSON lines: for every decision it gets one line
//! with its view and the legal actions, and answers with one of them. Its standard error is ours.

use std::{
    fmt,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Arc, Mutex},
};

use ai::{Bot, Seen};
use game_core::{Fresh, Game};
use serde_json::{Value, json};

/// The running program.
pub(super) struct Program {
    command: String,
    failure: Arc<Mutex<Option<String>>>,
    running: Mutex<Option<Running>>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("command", &self.command).finish_non_exhaustive()
    }
}

impl Program {
    pub(super) fn new(command: &str, failure: &Arc<Mutex<Option<String>>>) -> Program {
        Program { command: command.to_owned(), failure: Arc::clone(failure), running: Mutex::new(None) }
    }

    fn ask(&self, question: &Value) -> Result<String, String> {
        let mut running = self.running.lock().expect("nobody panics while asking");
        let running = match &mut *running {
            Some(running) => running,
            none => none.insert(Running::start(&self.command)?),
        };
        writeln!(running.input, "{question}").and_then(|()| running.input.flush()).map_err(|e| e.to_string())?;
        let mut line = String::new();
        match running.output.read_line(&mut line) {
            Ok(0) => Err("it ended without an answer".to_owned()),
            Ok(_) => Ok(line),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let input = child.stdin.take().ok_or("it has no standard input")?;
        let output = BufReader::new(child.stdout.take().ok_or("it has no standard output")?);
        Ok(Running { child, input, output })
    }
}

/// The program ends with its game.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: Game> Bot<G> for Program {
    /// If the program does not start or its answer is not a legal action, the failure is noted for the caller.
    fn plan(&self, seen: &Seen<'_, G>, _: &mut Fresh, out: &mut Vec<G::Action>) {
        if let &[only] = seen.legal() {
            return out.push(only);
        }
        let legal: Vec<Value> =
            seen.legal().iter().map(|action| json!({"text": action.to_string(), "action": action})).collect();
        let question = json!({
            "do": "act",
            "game": G::ID,
            "options": seen.game().options(),
            "seat": seen.seat(),
            "view": seen.view(),
            "legal": legal,
        });
        let answer = self.ask(&question).and_then(|line| {
            let answer: Value = serde_json::from_str(&line).map_err(|error| format!("{error} in {}", line.trim()))?;
            let text =
                answer.get("text").and_then(Value::as_str).ok_or_else(|| format!("no text in {}", line.trim()))?;
            let action = seen.legal().iter().find(|action| action.to_string() == text);
            action.copied().ok_or_else(|| format!("{text:?} is not legal"))
        });
        match answer {
            Ok(action) => out.push(action),
            Err(why) => {
                self.failure.lock().expect("nobody panics while holding it").get_or_insert(why);
                out.push(seen.legal()[0]);
            }
        }
    }
}
