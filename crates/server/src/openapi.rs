//! The description of the API, made from the handlers and types themselves.

use axum::Json;
use utoipa::OpenApi;

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
    components(schemas(protocol::ApiError))
)]
struct Api;

pub async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
