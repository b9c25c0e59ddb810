//! The store keeps its promises, in SQLite and in PostgreSQL alike.
//!
//! For SQLite, every case is a separate test. For PostgreSQL, all cases are one test: they run one
//! after the other against one server, each with its own database. A server per test would take
//! longer than all the tests.

// Each test crate uses its own part of it.
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;

mod admin;
mod archive;
mod backups;
mod chat;
mod data;
mod example;
mod log;
mod meta;
mod nodes;
mod notes;
mod opening;
mod persons;
mod postgres_only;
mod reports;
mod reviews;
mod sqlite_only;
mod tables;

use common::{place::Place, postgres::Postgres};

type Case = (&'static str, fn(Place) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>>);

macro_rules! cases {
    ($($module:ident: $($case:ident),+;)+) => {
        mod sqlite {
            use crate::common::place::Place;

            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    crate::$module::$case(Place::in_new_folder()).await;
                }
            )+)+
        }

        const CASES: &[Case] = &[$($((stringify!($case), |place| Box::pin($module::$case(place)))),+),+];
    };
}

cases! {
    meta: the_first_value_of_a_key_stays, of_many_first_values_one_stays, a_gap_between_beats_is_a_downtime;
    data: data_are_found_by_their_hash, data_once_kept_stay_as_they_are, a_set_is_saved_changed_and_deleted,
        a_set_belongs_to_whoever_saved_it, the_sets_of_a_person_are_counted;
    persons: a_person_is_found_by_id_and_by_token, a_person_needs_an_id_of_its_own, only_a_person_can_be_renamed,
        a_token_belongs_to_a_person, a_transfer_is_taken_once, a_transfer_expires, of_many_takers_one_gets_the_transfer,
        looking_at_a_transfer_does_not_use_it_up, a_session_names_a_person_until_it_is_revoked,
        tokens_belong_to_whoever_created_them, a_recovery_code_replaces_the_earlier_one;
    tables: a_table_is_found_as_it_was_made, a_table_that_cannot_be_made_leaves_nothing, saving_replaces_what_may_change,
        saving_an_old_version_is_a_conflict, of_many_savers_one_wins, lists_are_public_and_newest_first,
        a_person_finds_all_its_tables;
    log: entries_come_back_in_order, another_number_is_a_conflict_and_writes_nothing, the_table_changes_with_its_log,
        an_append_that_fails_halfway_writes_nothing, of_many_appends_one_wins, the_log_refuses_update_and_delete,
        a_hole_in_the_log_is_noticed, large_bodies_and_all_of_unicode_are_kept, a_nul_character_is_refused,
        tables_that_have_something_to_do_are_due;
    archive: finished_games_are_found_by_what_is_known_of_them, what_is_not_archived_is_found_in_order,
        public_tables_are_listed_page_by_page, tables_without_life_are_found;
    reports: a_block_lasts_until_it_is_taken_back, reports_wait_until_they_are_resolved;
    reviews: a_review_is_kept_once;
    chat: lines_are_numbered_per_table, many_speakers_at_once_get_a_number_each, chat_needs_a_table_and_a_person;
    notes: notes_belong_to_their_writer_and_their_table, notes_are_bounded_and_need_a_table_and_a_person;
    admin: a_table_is_deleted_with_everything_and_no_other, only_an_act_lets_a_log_go, acts_are_numbered_and_stay,
        a_deleted_person_leaves_only_places_in_games, a_ban_ends_or_is_lifted, persons_who_left_nothing_are_pruned,
        tables_and_persons_are_listed, everything_of_a_person_is_found;
    backups: a_backup_has_everything_of_one_moment, a_backup_replaces_nothing, a_store_of_an_old_schema_is_backed_up;
    opening: reopening_keeps_everything, a_newer_schema_is_refused, tables_of_another_program_are_refused,
        programs_may_open_a_new_store_at_once, a_closed_store_answers_no_more,
        a_store_of_schema_1_is_brought_up_to_date, what_is_opened_to_read_cannot_be_written;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_passes_the_same_cases_and_its_own() {
    let server = Postgres::start().await;
    let mut failed = Vec::new();
    for (name, case) in CASES {
        let place = server.place().await;
        // A separate task, so that a case that panics does not keep the others from running.
        if tokio::spawn(case(place)).await.is_err() {
            failed.push(*name);
        }
    }
    assert!(failed.is_empty(), "with PostgreSQL these failed, each with a panic above: {failed:?}");
    postgres_only::all(&server).await;
}
