//! The page's types are those of the protocol.
//!
//! `UPDATE_EXPECT=1 cargo test -p server --test typescript` regenerates them.

use game_core::typescript::Module;
use server::protocol::{
    Act, AnswerSeat, Approval, AskHint, AskSeat, Becoming, Blocked, BotToken, ChoiceSchema, Commit, CorrectionSchema,
    Created, DailyResult, DataContents, DataDraft, DataSets, Deal, Devices, Example, FromClient, GameInfo, GuestChat,
    HandOver, Hint, Imagined, Lesson, Lobby, Me, MoveSeat, Named, NewBlock, NewDeal, NewNote, NewReport, NewTable,
    Note, NoteText, OneSeat, PlayOn, Puzzle, PuzzleList, RecoveryCode, Replay, Reveal, Review, ReviewState, SetSeat,
    Sit, Solve, Solved, StandingSchema, TablePage, ToClient, Today, Transfer, Vote, WhatIf,
};

const HEADER: &str = "\
The messages between the server and the page, generated from crates/server/src/protocol.rs: do not edit.
UPDATE_EXPECT=1 cargo test -p server --test typescript regenerates it.";

#[test]
fn the_types_of_the_page_are_fresh() {
    Module::new(HEADER)
        .with::<FromClient>()
        .with::<ToClient>()
        .with::<ChoiceSchema>()
        .with::<StandingSchema>()
        .with::<Me>()
        .with::<Named>()
        .with::<Transfer>()
        .with::<Becoming>()
        .with::<Devices>()
        .with::<RecoveryCode>()
        .with::<BotToken>()
        .with::<Blocked>()
        .with::<NewBlock>()
        .with::<NewReport>()
        .with::<GuestChat>()
        .with::<Approval>()
        .with::<AskSeat>()
        .with::<AnswerSeat>()
        .with::<GameInfo>()
        .with::<DataSets>()
        .with::<DataContents>()
        .with::<DataDraft>()
        .with::<CorrectionSchema>()
        .with::<NewTable>()
        .with::<Created>()
        .with::<Commit>()
        .with::<Reveal>()
        .with::<Sit>()
        .with::<MoveSeat>()
        .with::<AskHint>()
        .with::<Hint>()
        .with::<Lesson>()
        .with::<Example>()
        .with::<PuzzleList>()
        .with::<Puzzle>()
        .with::<Solve>()
        .with::<Solved>()
        .with::<OneSeat>()
        .with::<SetSeat>()
        .with::<HandOver>()
        .with::<Vote>()
        .with::<Act>()
        .with::<Lobby>()
        .with::<TablePage>()
        .with::<Replay>()
        .with::<Today>()
        .with::<DailyResult>()
        .with::<NewDeal>()
        .with::<Deal>()
        .with::<WhatIf>()
        .with::<Imagined>()
        .with::<PlayOn>()
        .with::<Note>()
        .with::<NewNote>()
        .with::<NoteText>()
        .with::<Review>()
        .with::<ReviewState>()
        .assert_fresh(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/generated/protocol.ts"));
}
