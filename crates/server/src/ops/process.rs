//! What the process uses, as Linux tells it; nothing elsewhere.

use std::fs;

/// Ticks of the clock in which Linux counts CPU time: 100 per second on every machine it tells programs about.
const TICKS: f64 = 100.0;
const PAGE: f64 = 4096.0;

/// Reads everything and sets the gauges.
pub(super) fn measure() {
    let _ = measured();
}

fn measured() -> Option<()> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in parentheses and may contain anything.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    // Numbered as in proc_pid_stat(5), where the first of these is field 3.
    let field = |n: usize| fields.get(n - 3)?.parse::<f64>().ok();
    metrics::gauge!("process_cpu_seconds_total").set((field(14)? + field(15)?) / TICKS);
    metrics::gauge!("process_threads").set(field(20)?);
    metrics::gauge!("process_virtual_memory_bytes").set(field(23)?);
    metrics::gauge!("process_resident_memory_bytes").set(field(24)? * PAGE);
    let system = fs::read_to_string("/proc/stat").ok()?;
    let booted: f64 = system.lines().find_map(|line| line.strip_prefix("btime "))?.parse().ok()?;
    metrics::gauge!("process_start_time_seconds").set(booted + field(22)? / TICKS);
    metrics::gauge!("process_open_fds").set(fs::read_dir("/proc/self/fd").ok()?.count() as f64);
    #[cfg(unix)]
    if let Ok((soft, _)) = rlimit::Resource::NOFILE.get() {
        metrics::gauge!("process_max_fds").set(soft as f64);
    }
    Some(())
}
