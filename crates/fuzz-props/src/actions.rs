//! Attempts to break the rules with actions.

use game_core::{Dice, Fresh, Game, Seat, Session, Unheard, Viewer};

use crate::bytes::Bytes;

/// How many earlier actions are remembered, to be tried again later in the game.
const MEMORY: usize = 64;

/// Plays a game in which the bytes decide who tries what.
pub(crate) fn check<G: Game>(session: &Session<G>, bytes: &mut Bytes<'_>) {
    let game = session.game();
    let mut table = Table { game, state: session.state().clone(), chance: session.chance().clone(), seen: Vec::new() };
    table.check_state();
    while !bytes.is_empty() {
        table.turn(bytes);
    }
}

struct Table<'a, G: Game> {
    game: &'a G,
    state: G::State,
    chance: Dice,
    seen: Vec<G::Action>,
}

impl<G: Game> Table<'_, G> {
    fn turn(&mut self, bytes: &mut Bytes<'_>) {
        // Half of the byte values advance the game, so that its later phases are tested as well.
        match bytes.byte() {
            0..128 => self.play_listed(bytes),
            128..160 => {
                let seat = seat(bytes);
                if let Some(action) = self.remembered(bytes) {
                    self.attempt(seat, action);
                }
            }
            160..192 => self.attempt_changed_text(bytes),
            192..208 => {
                let (seat, n) = (seat(bytes), usize::from(bytes.byte()));
                if let Ok(action) = String::from_utf8_lossy(bytes.take(n)).parse() {
                    self.attempt(seat, action);
                }
            }
            208..224 => {
                let (seat, n) = (seat(bytes), usize::from(bytes.byte()));
                if let Ok(action) = serde_json::from_slice(bytes.take(n)) {
                    self.attempt(seat, action);
                }
            }
            224..240 => self.check_redeal(bytes),
            240.. => self.check_position(),
        }
    }

    /// A seat that is to act takes a listed action.
    fn play_listed(&mut self, bytes: &mut Bytes<'_>) {
        let seats: Vec<Seat> = self.game.to_act(&self.state).iter().collect();
        if seats.is_empty() {
            return;
        }
        let seat = seats[bytes.index(seats.len())];
        let listed = self.game.legal(&self.state, seat);
        assert!(!listed.is_empty(), "{seat} is to act and has no action");
        let action = listed[bytes.index(listed.len())];
        if self.seen.len() < MEMORY {
            self.seen.push(action);
        }
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        self.attempt(seat, action);
        self.game.apply_listed(&mut state, seat, action, &mut chance, &mut Unheard);
        assert_eq!(state, self.state, "unchecked, {action} leads to another state");
        assert_eq!(chance, self.chance, "unchecked, {action} draws differently from chance");
    }

    /// Listed actions are accepted; all others are refused and change nothing.
    fn attempt(&mut self, seat: Seat, action: G::Action) {
        let is_listed = self.game.legal(&self.state, seat).contains(&action);
        assert!(!is_listed || self.game.to_act(&self.state).contains(seat), "{seat} is not to act");
        let (before, chance) = (self.state.clone(), self.chance.clone());
        let mut events = Vec::new();
        match self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut events) {
            Ok(()) => {
                assert!(is_listed, "{seat} was allowed {action}, which is not listed");
                self.check_state();
            }
            Err(illegal) => {
                assert!(!is_listed, "{seat} was refused {action}, which is listed: {illegal}");
                assert_eq!(self.state, before, "refused, {action} still changed the state");
                assert_eq!(self.chance, chance, "refused, {action} still drew from chance");
                assert!(events.is_empty(), "refused, {action} still caused {events:?}");
            }
        }
    }

    /// Checks what must hold in every state.
    fn check_state(&self) {
        if let Err(broken) = self.game.check_invariants(&self.state) {
            panic!("{broken}");
        }
        let is_over = self.game.to_act(&self.state).is_empty();
        assert_eq!(
            self.game.standing(&self.state).is_some(),
            is_over,
            "there is a result if and only if the game is over"
        );
    }

    fn remembered(&self, bytes: &mut Bytes<'_>) -> Option<G::Action> {
        if self.seen.is_empty() { None } else { Some(self.seen[bytes.index(self.seen.len())]) }
    }

    /// An action's text with one byte changed is either invalid or another action.
    fn attempt_changed_text(&mut self, bytes: &mut Bytes<'_>) {
        let seat = seat(bytes);
        let Some(action) = self.remembered(bytes) else { return };
        let mut text = action.to_string().into_bytes();
        let at = bytes.index(text.len());
        text[at] = bytes.byte();
        let text = String::from_utf8_lossy(&text);
        if let Ok(changed) = text.parse::<G::Action>() {
            assert_eq!(changed.to_string(), text, "an action must have one spelling");
            self.attempt(seat, changed);
        }
    }

    /// A seat does not notice when everything it cannot know is resampled.
    fn check_redeal(&self, bytes: &mut Bytes<'_>) {
        let seat = Seat(bytes.byte() % self.game.seats());
        let redealt = self.game.resample(&self.state, seat, &mut Fresh::new(bytes.number()));
        let viewer = Viewer::Seat(seat);
        assert_eq!(
            self.game.view(&redealt, viewer),
            self.game.view(&self.state, viewer),
            "the redeal changes the view of {seat}"
        );
        assert_eq!(
            self.game.legal(&redealt, seat),
            self.game.legal(&self.state, seat),
            "the redeal changes the legal actions of {seat}"
        );
    }

    /// A state can be written as a position and restored from it.
    fn check_position(&self) {
        let position = self.game.position(&self.state);
        let text = serde_json::to_string(&position).expect("a position can be written");
        let read = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let placed = self.game.place(&read).unwrap_or_else(|refused| panic!("{text}: {refused}"));
        assert_eq!(placed, self.state, "restored from {text}");
    }
}

/// Mostly seats at the table, sometimes far beyond it.
fn seat(bytes: &mut Bytes<'_>) -> Seat {
    match bytes.byte() {
        far @ 224.. => Seat(far),
        near => Seat(near % 6),
    }
}
