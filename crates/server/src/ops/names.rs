//! Every metric of the server, with what it means. Dashboards and alerts name them (`docs/deploy`), so a name is never changed
//! without need.

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};

enum Kind {
    Counter,
    Gauge,
    Seconds,
}

use Kind::{Counter, Gauge, Seconds};

const METRICS: [(&str, Kind, &str); 30] = [
    ("formicarium_http_requests", Counter, "HTTP requests by method, route and status"),
    ("formicarium_http_seconds", Seconds, "how long HTTP requests took, by route"),
    ("formicarium_refusals", Counter, "requests that were refused, by kind, over http or socket"),
    ("formicarium_sockets", Gauge, "open WebSockets of tables"),
    ("formicarium_sockets_refused", Counter, "WebSockets refused because an address or a person had too many"),
    ("formicarium_chat_reports", Counter, "lines of chat that were reported"),
    ("formicarium_messages", Counter, "messages over WebSockets, in and out"),
    ("formicarium_connections", Gauge, "open connections"),
    ("formicarium_connections_shed", Counter, "connections closed or refused for want of places, by limit and outcome"),
    ("formicarium_accept_errors", Counter, "connections that the system could not open"),
    ("formicarium_over_budget", Counter, "requests over a budget, by budget and whose"),
    ("formicarium_live_tables", Gauge, "tables in memory"),
    ("formicarium_games_started", Counter, "games that began, by game"),
    ("formicarium_log_entries", Counter, "entries added to the logs of tables, by kind"),
    ("formicarium_unreadable_tables", Gauge, "tables that cannot be read or replayed to their end"),
    ("formicarium_store_seconds", Seconds, "how long the store took, by operation"),
    ("formicarium_store_errors", Counter, "calls to the store that failed, by reason"),
    ("formicarium_bot_seconds", Seconds, "how long bots thought, by level"),
    ("formicarium_bots_waiting", Gauge, "what waits for a thread of the bots, by kind"),
    ("formicarium_other_nodes", Gauge, "other servers that live, on the same database"),
    ("formicarium_forwarded", Counter, "requests passed on to the server that has the table"),
    ("formicarium_forwarded_sockets", Gauge, "open WebSockets passed on to another server"),
    ("formicarium_version", Gauge, "1, with the version of the program"),
    ("process_cpu_seconds_total", Gauge, "CPU time of the process"),
    ("process_resident_memory_bytes", Gauge, "memory of the process in RAM"),
    ("process_virtual_memory_bytes", Gauge, "address space of the process"),
    ("process_open_fds", Gauge, "open files, connections among them"),
    ("process_max_fds", Gauge, "how many files may be open"),
    ("process_threads", Gauge, "threads of the process"),
    ("process_start_time_seconds", Gauge, "when the process started, in seconds since 1970"),
];

pub(super) fn describe() {
    for (name, kind, help) in METRICS {
        match kind {
            Counter => describe_counter!(name, help),
            Gauge => describe_gauge!(name, help),
            Seconds => describe_histogram!(name, Unit::Seconds, help),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// All words of a text that look like names of metrics.
    fn named(text: &str) -> BTreeSet<&str> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with("formicarium_") || word.starts_with("process_")).collect()
    }

    fn is_known(word: &str) -> bool {
        METRICS.iter().any(|(name, kind, _)| {
            let parts = ["_bucket", "_sum", "_count"];
            *name == word || matches!(kind, Seconds) && parts.iter().any(|part| word.strip_suffix(part) == Some(name))
        })
    }

    fn files(folder: &Path, all: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, all);
            } else {
                all.push(fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_metric_is_described_and_every_description_is_of_a_metric() {
        let mut sources = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
        let mut used = BTreeSet::new();
        for source in &sources {
            for kind in ["counter!(", "gauge!(", "histogram!("] {
                // Everything after the macro, up to the end of the name.
                let names = source
                    .split(kind)
                    .skip(1)
                    .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
                used.extend(names.filter(|name| !named(name).is_empty()));
            }
        }
        let described: BTreeSet<&str> = METRICS.iter().map(|(name, ..)| *name).collect();
        assert_eq!(used, described);
    }

    #[test]
    fn dashboard_and_alerts_name_metrics_that_exist() {
        let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/deploy");
        for (file, least) in [("grafana.json", 15), ("alerts.yml", 8)] {
            let text = fs::read_to_string(deploy.join(file)).unwrap();
            let names = named(&text);
            let unknown: Vec<_> = names.iter().filter(|name| !is_known(name)).collect();
            assert!(unknown.is_empty(), "{file} names {unknown:?}");
            assert!(names.len() >= least, "{file} names only {names:?}");
        }
    }
}
