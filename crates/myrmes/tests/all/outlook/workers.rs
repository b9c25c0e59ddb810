//! Rooms, and tiles regardless of where they are placed.

use std::collections::BTreeSet;

use game_core::Notation;
use myrmes::{Action, EventKind, Illegal, Tile};

use super::Decision;

pub(crate) fn check_rooms(decision: &mut Decision<'_>) {
    let Some(rooms) = decision.outlook.rooms.clone() else { return };
    let mut open = BTreeSet::new();
    for room in rooms {
        for &action in &room.actions {
            decision.is_refused_as_told(action, room.illegal.as_ref());
            decision.tried(if room.illegal.is_some() { "room refused" } else { "room" });
            if room.illegal.is_none() {
                open.insert(action.0);
                let (_, events) = decision.sent(&[action]);
                assert!(matches!(events[0].what, EventKind::WorkedIn { room: other, .. } if other == room.room));
            }
        }
    }
    let leaves = |action: &Action| matches!(action, Action::Leave { .. });
    let legal: BTreeSet<Action> = decision.legal().into_iter().filter(|action| !leaves(action)).collect();
    assert_eq!(open, legal);
}

pub(crate) fn check_tiles(decision: &mut Decision<'_>) {
    let Some(tiles) = decision.outlook.tiles.clone() else { return };
    assert!(tiles.iter().map(|tile| tile.tile).eq(Tile::ALL));
    let Some(sortie) = decision.outlook.sortie.clone() else { return };
    if sortie.place_illegal.is_some() {
        return;
    }
    for tile in tiles {
        // It may not fit here, but that is a different reason.
        let action = Notation(Action::Place { tile: tile.tile, turn: 0, at: sortie.at });
        match &tile.illegal {
            Some(refusal) => {
                decision.tried("tile refused");
                decision.is_refused_as_told(action, Some(refusal));
            }
            None => {
                assert!(tile.left > 0, "{}", tile.tile);
                let about_the_place = |illegal: &Illegal| {
                    use Illegal::{DoesNotFitTheGarden, HexCovered, NotUnderTheWorker};
                    matches!(illegal, DoesNotFitTheGarden { .. } | HexCovered { .. } | NotUnderTheWorker { .. })
                };
                assert!(decision.after(&[action]).err().is_none_or(|illegal| about_the_place(&illegal)));
            }
        }
    }
}
