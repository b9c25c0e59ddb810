//! Live examples of the rules books: each can be drawn, and what its section says about it is true.

use std::collections::BTreeSet;

use game_core::{AnySession, Failure, Seat, Viewer};
use serde_json::Value;
use server::examples::{self, Example, Try};

use crate::world::World;

/// What is wrong with a try, in one line.
fn fault(example: &Example, game: &str, tried: &Try) -> Option<String> {
    let mut session: Box<dyn AnySession> = example.open(game).unwrap();
    let (last, before) = tried.actions.split_last().expect("a try has actions");
    for action in before {
        if let Err(failure) = example.act(session.as_mut(), action) {
            return Some(format!("{action}: {failure}"));
        }
    }
    let outcome = example.act(session.as_mut(), last);
    match (outcome, &tried.refused) {
        (Ok(()), Some(rule)) => return Some(format!("{last} should be refused by {rule}")),
        (Err(failure), None) => return Some(format!("{last}: {failure}")),
        (Err(Failure::Illegal { rule: by, .. }), Some(rule)) if by == rule => {}
        (Err(failure), Some(_)) => return Some(format!("{last} is refused otherwise: {failure:?}")),
        (Ok(()), None) => {}
    }
    let view = session.view(Viewer::Seat(Seat(example.seat)));
    let wrong = tried.then.iter().find(|(path, wanted)| view.pointer(path).unwrap_or(&Value::Null) != *wanted);
    wrong.map(|(path, wanted)| format!("{path} is {:?}, not {wanted}", view.pointer(path)))
}

#[test]
fn every_example_is_as_its_section_says() {
    let mut faults = Vec::new();
    for game in ["myrmes", "march"] {
        let all = examples::of(game);
        assert!(all.len() >= 10, "{} examples of {game}", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|example| example.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "every example has a name of its own");
        for example in all {
            let name = format!("{game}, {}", example.id);
            match example.open(game) {
                Err(error) => faults.push(format!("{name}: {error}")),
                Ok(session) if !session.to_act().contains(Seat(example.seat)) => {
                    faults.push(format!("{name}: the seat that looks has nothing to decide"));
                }
                Ok(_) => {
                    assert!(!example.tries.is_empty(), "{name} shows nothing that can be tried");
                    let tried = example.tries.iter().filter_map(|tried| fault(example, game, tried));
                    faults.extend(tried.map(|fault| format!("{name}: {fault}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[tokio::test]
async fn an_example_is_told_as_a_seat_sees_it() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    for (game, id, choice) in [("myrmes", "hunting", "step (-4,3)"), ("march", "battle", "commit swarm")] {
        let told = world.get(&iris, &format!("/api/examples/{game}/{id}")).await.ok();
        let texts: Vec<&str> =
            told["choices"].as_array().unwrap().iter().filter_map(|each| each["text"].as_str()).collect();
        assert!(texts.contains(&choice), "{choice} is not among {texts:?}");
        assert_eq!((&told["game"], &told["id"]), (&game.into(), &id.into()));
        assert!(told["position"].is_object() && told["components"].is_object() && told["outlook"].is_object());
    }
    world.get(&iris, "/api/examples/myrmes/no-such").await.refused(404, "not_found");
    world.get(&iris, "/api/examples/chess/hunting").await.refused(404, "not_found");
}
