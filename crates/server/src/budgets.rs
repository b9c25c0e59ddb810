//! How much one address and one person may ask for.
//!
//! There are no accounts, so anybody can create persons and tables; but whoever takes too much is stopped without anybody else
//! noticing. A budget is a token bucket: a stock that refills at a steady rate. The stock is large enough for a club evening
//! behind one address; the rate is what one address may do day and night.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use crate::{
    client::Client,
    error::{Error, Result},
};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Everything over HTTP, files of the page included; for a person, requests to the API.
    Requests,
    /// Messages over sockets.
    Messages,
    Chat,
    Persons,
    Tables,
    /// Tables at which only bots play; they count as tables as well.
    BotTables,
    /// Notes, data sets and transfer links.
    Saved,
}

/// A stock and how fast it refills.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Allowance {
    stock: u32,
    per_minute: u32,
}

const fn allow(stock: u32, per_minute: u32) -> Allowance {
    Allowance { stock, per_minute }
}

impl Budget {
    pub fn name(self) -> &'static str {
        match self {
            Budget::Requests => "requests",
            Budget::Messages => "messages",
            Budget::Chat => "chat",
            Budget::Persons => "persons",
            Budget::Tables => "tables",
            Budget::BotTables => "bot_tables",
            Budget::Saved => "saved",
        }
    }

    /// For an address, which thirty people may share.
    const fn of_address(self) -> Allowance {
        match self {
            Budget::Requests => allow(4_000, 6_000),
            Budget::Messages => allow(4_000, 24_000),
            Budget::Chat => allow(120, 300),
            Budget::Persons => allow(300, 30),
            Budget::Tables => allow(300, 60),
            Budget::BotTables => allow(60, 6),
            Budget::Saved => allow(300, 60),
        }
    }

    const fn of_person(self) -> Allowance {
        match self {
            Budget::Requests => allow(600, 2_400),
            Budget::Messages => allow(600, 2_400),
            Budget::Chat => allow(6, 60),
            Budget::Persons => allow(60, 10),
            Budget::Tables => allow(60, 20),
            Budget::BotTables => allow(20, 2),
            Budget::Saved => allow(60, 20),
        }
    }
}

/// The number of buckets that may be in memory. Full ones are dropped long before, so it takes a flood from very many addresses
/// to get here; the budgets then begin anew.
const MOST_BUCKETS: usize = 200_000;

/// How often the log mentions that a budget is used up.
const MENTION: Duration = Duration::from_secs(60);

/// All budgets of a server.
#[derive(Clone, Debug)]
pub struct Budgets {
    /// By how much all allowances are multiplied; 0 switches them off.
    factor: f64,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug, Default)]
struct Inside {
    /// When each bucket will be full. What is not here is full.
    full_at: HashMap<(Budget, Whose), Instant>,
    /// The size at which to look for full buckets.
    prune_at: usize,
    mentioned: HashMap<(Budget, &'static str), Instant>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Address(Client),
    Person(String),
}

impl Whose {
    fn kind(&self) -> &'static str {
        match self {
            Whose::Address(_) => "address",
            Whose::Person(_) => "person",
        }
    }
}

impl Budgets {
    pub fn new(factor: f64) -> Budgets {
        Budgets { factor, inside: Arc::default() }
    }

    /// Takes this much from the budgets of the address and of the person, or nothing if one of them has too little left.
    pub fn spend(&self, budget: Budget, client: Client, person: Option<&str>, amount: u32) -> Result<()> {
        let person = person.map(|person| (Whose::Person(person.to_owned()), budget.of_person()));
        self.take(Instant::now(), budget, client, person, amount)
    }

    fn take(
        &self,
        now: Instant,
        budget: Budget,
        client: Client,
        person: Option<(Whose, Allowance)>,
        amount: u32,
    ) -> Result<()> {
        if self.factor <= 0.0 {
            return Ok(());
        }
        let mut inside = self.inside.lock().expect("no thread panics while counting");
        let address = (Whose::Address(client), budget.of_address());
        let mut taken = Vec::with_capacity(2);
        for (whose, allowance) in [Some(address), person].into_iter().flatten() {
            // A token comes every so often, and the bucket is full when all that were taken have come back.
            let each = Duration::from_secs_f64(60.0 / (f64::from(allowance.per_minute) * self.factor));
            let stock = each.mul_f64((f64::from(allowance.stock) * self.factor).max(1.0));
            let key = (budget, whose);
            let full_at = inside.full_at.get(&key).copied().unwrap_or(now).max(now) + each * amount;
            if let Some(wait) = full_at.duration_since(now).checked_sub(stock).filter(|wait| !wait.is_zero()) {
                inside.refused(now, &key, client);
                return Err(Error::OverBudget { seconds: wait.as_secs() + 1 });
            }
            taken.push((key, full_at));
        }
        inside.full_at.extend(taken);
        inside.prune(now);
        Ok(())
    }
}

impl Inside {
    fn refused(&mut self, now: Instant, (budget, whose): &(Budget, Whose), client: Client) {
        let (budget, of) = (*budget, whose.kind());
        metrics::counter!("formicarium_over_budget", "budget" => budget.name(), "of" => of).increment(1);
        let last = self.mentioned.get(&(budget, of));
        if last.is_none_or(|&last| now.duration_since(last) >= MENTION) {
            self.mentioned.insert((budget, of), now);
            tracing::warn!(budget = budget.name(), of, address = %client.address(), "a budget is used up");
        }
    }

    /// Drops full buckets, seldom enough to cost nothing.
    fn prune(&mut self, now: Instant) {
        if self.full_at.len() < self.prune_at.max(1_000) {
            return;
        }
        self.full_at.retain(|_, full_at| *full_at > now);
        if self.full_at.len() > MOST_BUCKETS {
            tracing::warn!("too many addresses to count: all budgets begin anew");
            self.full_at.clear();
        }
        self.prune_at = 2 * self.full_at.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(n: u8) -> Client {
        Client::new([192, 0, 2, n].into())
    }

    fn person(budget: Budget, name: &str) -> Option<(Whose, Allowance)> {
        Some((Whose::Person(name.to_owned()), budget.of_person()))
    }

    fn left(budgets: &Budgets, now: Instant, budget: Budget, client: Client, name: Option<&str>) -> u32 {
        let takes = || budgets.take(now, budget, client, name.and_then(|name| person(budget, name)), 1);
        (0..).take_while(|_| takes().is_ok()).count() as u32
    }

    #[test]
    fn one_address_uses_up_its_own_budget_only() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        assert_eq!(left(&budgets, now, Budget::Persons, client(1), None), 300);
        assert!(matches!(budgets.take(now, Budget::Persons, client(1), None, 1), Err(Error::OverBudget { .. })));
        assert_eq!(left(&budgets, now, Budget::Persons, client(2), None), 300);
        assert_eq!(left(&budgets, now, Budget::Tables, client(1), None), 300, "other budgets are not touched");
    }

    #[test]
    fn one_person_leaves_something_for_others_at_the_same_address() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        assert_eq!(left(&budgets, now, Budget::Tables, client(1), Some("iris")), 60);
        // Another address does not help the same person, and what is refused costs nobody anything.
        assert_eq!(left(&budgets, now, Budget::Tables, client(2), Some("iris")), 0);
        assert_eq!(left(&budgets, now, Budget::Tables, client(1), Some("bruno")), 60);
        assert_eq!(left(&budgets, now, Budget::Tables, client(1), None), 300 - 120);
    }

    #[test]
    fn a_budget_refills_at_its_rate_and_says_when() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        left(&budgets, now, Budget::Tables, client(1), None);
        let refused = budgets.take(now, Budget::Tables, client(1), None, 3);
        assert!(matches!(refused, Err(Error::OverBudget { seconds: 3..=4 })), "{refused:?}");
        let later = now + Duration::from_secs(60);
        assert_eq!(left(&budgets, later, Budget::Tables, client(1), None), 60);
        let much_later = now + Duration::from_secs(86_400);
        assert_eq!(left(&budgets, much_later, Budget::Tables, client(1), None), 300, "never more than the stock");
    }

    #[test]
    fn several_are_taken_together_or_not_at_all() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        assert!(budgets.take(now, Budget::Tables, client(1), None, 301).is_err());
        assert!(budgets.take(now, Budget::Tables, client(1), None, 300).is_ok());
    }

    #[test]
    fn a_factor_raises_all_budgets_and_zero_switches_them_off() {
        let now = Instant::now();
        assert_eq!(left(&Budgets::new(2.5), now, Budget::BotTables, client(1), Some("iris")), 50);
        let off = Budgets::new(0.0);
        assert!((0..10_000).all(|_| off.spend(Budget::BotTables, client(1), Some("iris"), 1).is_ok()));
    }

    #[test]
    fn a_club_evening_behind_one_address_is_within_the_budgets() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        let address = client(1);
        for member in 0..30 {
            let spend = |budget, amount| {
                let name = format!("member {member}");
                assert!(budgets.take(now, budget, address, person(budget, &name), amount).is_ok(), "{budget:?}");
            };
            assert!(budgets.take(now, Budget::Persons, address, None, 1).is_ok());
            // Everybody comes at the same moment, loads the page, opens a table and plays quickly.
            assert!(budgets.take(now, Budget::Requests, address, None, 90).is_ok());
            spend(Budget::Requests, 30);
            spend(Budget::Messages, 40);
            spend(Budget::Tables, 5);
            spend(Budget::Chat, 4);
        }
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let (budgets, now) = (Budgets::new(1.0), Instant::now());
        for n in 0..5_000_u32 {
            let address = Client::new(std::net::Ipv4Addr::from(n).into());
            budgets.take(now + Duration::from_secs(n.into()), Budget::Chat, address, None, 1).unwrap();
        }
        assert!(budgets.inside.lock().unwrap().full_at.len() < 2_100);
    }
}
