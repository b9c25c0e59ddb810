//! How long to wait for a database on the other end of a line.

use std::{
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

use super::StoreError;

/// How long a call may take, including the wait for a connection.
const ANSWER: Duration = Duration::from_millis(2_500);
/// How long after a call without an answer the next one may try.
const PAUSE: Duration = Duration::from_secs(1);

/// Limits the time of calls. After one that got no answer, only one call a second tries again until one succeeds; the
/// others fail at once. Otherwise the last in a queue of requests, at a table for example, would wait once for each of
/// them.
#[derive(Clone, Debug)]
pub(super) struct Patience {
    answer: Duration,
    /// When a call last tried, while calls get no answer.
    silence: Arc<Mutex<Option<Instant>>>,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience::of(ANSWER)
    }
}

impl Patience {
    pub(super) fn of(answer: Duration) -> Patience {
        Patience { answer, silence: Arc::default() }
    }

    pub(super) async fn limit<T>(&self, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        if !self.may_try() {
            return Err(StoreError::Silent);
        }
        let done = tokio::time::timeout(self.answer, call).await.unwrap_or(Err(StoreError::Silent));
        *self.silence() = matches!(done, Err(StoreError::Silent)).then(Instant::now);
        done
    }

    fn may_try(&self) -> bool {
        match &mut *self.silence() {
            Some(tried) if tried.elapsed() < PAUSE => false,
            Some(tried) => {
                *tried = Instant::now();
                true
            }
            None => true,
        }
    }

    fn silence(&self) -> MutexGuard<'_, Option<Instant>> {
        self.silence.lock().expect("no thread panics while it holds this")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn answered(patience: &Patience) -> bool {
        match patience.limit(async { Ok(()) }).await {
            Ok(()) => true,
            Err(StoreError::Silent) => false,
            Err(error) => panic!("{error}"),
        }
    }

    #[tokio::test]
    async fn behind_a_call_without_an_answer_calls_fail_at_once_until_one_is_answered() {
        let patience = Patience::of(Duration::from_millis(10));
        assert!(answered(&patience).await);
        let call = std::future::pending::<Result<(), StoreError>>();
        assert!(matches!(patience.limit(call).await, Err(StoreError::Silent)));
        assert!(!answered(&patience).await);
        *patience.silence() = Some(Instant::now().checked_sub(PAUSE).expect("the machine runs for a second"));
        assert!(answered(&patience).await);
        assert!(answered(&patience).await);
    }
}
