//! The description of the API, made from the handlers and types themselves.

use axum::Json;
use utoipa::{
    Modify, OpenApi, ToSchema,
    openapi::{Content, Ref, ResponseBuilder},
};

use crate::{
    admin, archive, chat, daily, deals, devices, examples, health, lessons, lobby, notes, ops, people, play_on,
    protocol, puzzles, replay, reviews, seat_requests, sets, study, whatif,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Formicarium",
        description = "Tables, seats and games. Programs play by the same API as the page: get a token from /api/bots, send it as \
                       `Authorization: Bearer TOKEN`, sit down, look at /api/tables/{id}/seats/{seat}, act. Everything that \
                       happens is told over the WebSocket /api/tables/{id}/ws."
    ),
    paths(
        people::me,
        people::rename,
        devices::transfer,
        devices::look_at_transfer,
        devices::take_transfer,
        devices::list,
        devices::revoke,
        devices::revoke_others,
        devices::make_recovery,
        devices::delete_recovery,
        devices::go_back,
        people::new_bot,
        lobby::list_games,
        lobby::game_components,
        sets::list,
        sets::contents,
        sets::check,
        sets::save,
        sets::delete,
        sets::export,
        sets::import,
        lobby::lobby,
        archive::list,
        lessons::lesson,
        lessons::begin,
        daily::today,
        daily::begin,
        daily::result,
        deals::create,
        deals::deal,
        examples::example,
        puzzles::list,
        puzzles::puzzle,
        puzzles::solve,
        lobby::create,
        lobby::info,
        lobby::components,
        lobby::sit,
        lobby::stand,
        lobby::move_seat,
        lobby::set_seat,
        lobby::commit,
        lobby::reveal,
        lobby::start,
        lobby::abandon,
        lobby::go_on,
        lobby::hand_over,
        lobby::take_back,
        lobby::rematch,
        chat::guest_chat,
        seat_requests::approval,
        seat_requests::ask,
        seat_requests::withdraw,
        seat_requests::answer,
        chat::report,
        chat::blocks,
        chat::block,
        chat::unblock,
        lobby::see,
        lobby::act,
        study::hint,
        replay::of_table,
        replay::frames_of_table,
        replay::record,
        replay::of_record,
        replay::frames_of_record,
        whatif::ask,
        play_on::play_on,
        notes::list,
        notes::write,
        notes::change,
        notes::delete,
        reviews::of_table,
        reviews::begin_of_table,
        reviews::of_record,
        reviews::begin_of_record,
        health::ready,
        health::live,
        ops::metrics,
        admin::act
    ),
    components(schemas(protocol::ApiError)),
    modifiers(&Refusals)
)]
struct Api;

/// Whatever is refused says why, at every address in the same form.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let why = Content::new(Some(Ref::from_schema_name(protocol::ApiError::name())));
        let refusal = |description: &str| {
            ResponseBuilder::new().description(description).content("application/json", why.clone()).build()
        };
        let items = api.paths.paths.iter_mut().filter(|(path, _)| path.starts_with("/api/")).map(|(_, item)| item);
        for item in items {
            for operation in [&mut item.get, &mut item.put, &mut item.post, &mut item.delete].into_iter().flatten() {
                let responses = &mut operation.responses.responses;
                responses.insert("4XX".to_owned(), refusal("It is refused, and nothing has changed").into());
                responses.insert("503".to_owned(), refusal("The store or the server cannot do it now").into());
            }
        }
    }
}

pub async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
