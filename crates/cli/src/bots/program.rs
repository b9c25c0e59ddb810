//! A bot that is another program.
//!
//! The program is started once for each seat of each game and speaks JSON lines: for every decision it gets one line
//! with its view and the legal actions, and answers with one of them. Its standard error is ours.

use std::{
    fmt,
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Arc, Mutex,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use ai::{Bot, Seen};
use game_core::{Fresh, Game};
use serde_json::{Value, json};

/// How long a program may think about one decision. One that hangs would hold up a whole match.
const PATIENCE: Duration = Duration::from_secs(120);

/// The running program.
pub(super) struct Program {
    command: String,
    failure: Arc<Mutex<Option<String>>>,
    running: Mutex<Option<Running>>,
    patience: Duration,
}

struct Running {
    child: Child,
    input: ChildStdin,
    /// Its lines, read by a thread of their own: only so can one stop waiting for them.
    output: Receiver<io::Result<String>>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("command", &self.command).finish_non_exhaustive()
    }
}

impl Program {
    pub(super) fn new(command: &str, failure: &Arc<Mutex<Option<String>>>) -> Program {
        Program {
            command: command.to_owned(),
            failure: Arc::clone(failure),
            running: Mutex::new(None),
            patience: PATIENCE,
        }
    }

    fn ask(&self, question: &Value) -> Result<String, String> {
        let mut running = self.running.lock().expect("nobody panics while asking");
        let running = match &mut *running {
            Some(running) => running,
            none => none.insert(Running::start(&self.command)?),
        };
        writeln!(running.input, "{question}").and_then(|()| running.input.flush()).map_err(|e| e.to_string())?;
        match running.output.recv_timeout(self.patience) {
            Ok(line) => line.map_err(|error| error.to_string()),
            Err(RecvTimeoutError::Disconnected) => Err("it ended without an answer".to_owned()),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer in {} s", self.patience.as_secs_f32())),
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
        let lines = BufReader::new(child.stdout.take().ok_or("it has no standard output")?).lines();
        let (send, output) = mpsc::channel();
        // Ends with the program, whose output then ends.
        thread::spawn(move || {
            for line in lines {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(command: &str) -> Result<String, String> {
        let program = Program { patience: Duration::from_millis(300), ..Program::new(command, &Arc::default()) };
        program.ask(&json!({"do": "act"}))
    }

    #[test]
    fn a_program_that_hangs_or_ends_is_not_waited_for() {
        assert_eq!(asked("cat"), Ok(r#"{"do":"act"}"#.to_owned()));
        assert_eq!(asked("sleep 60"), Err("no answer in 0.3 s".to_owned()));
        assert!(asked("true").is_err());
        assert!(asked("").is_err_and(|why| why.contains("no program")));
    }
}
