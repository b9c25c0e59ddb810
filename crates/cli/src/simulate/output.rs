//! The output files of a run.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::Path,
};

use anyhow::Context;

use super::{Report, SimulateArgs, plots, records};

/// Checks before the first game that all output files can be written.
pub(super) fn check_writable(args: &SimulateArgs) -> anyhow::Result<()> {
    if let Some(file) = args.json.as_deref().filter(|_| !args.json_to_stdout()) {
        try_file(file).with_context(|| format!("cannot write the figures to {}", file.display()))?;
    }
    if let Some(folder) = &args.plots {
        let try_all = || -> io::Result<()> {
            fs::create_dir_all(folder)?;
            plots::FILES.iter().try_for_each(|name| try_file(&folder.join(name)))
        };
        try_all().with_context(|| format!("cannot write plots into {}", folder.display()))?;
    }
    if let Some(folder) = &args.records {
        records::prepare(folder)?;
    }
    Ok(())
}

/// Opens the file for writing without changing its contents.
pub(super) fn try_file(file: &Path) -> io::Result<()> {
    // A link whose target does not exist yet must not be removed.
    let is_new = file.symlink_metadata().is_err();
    OpenOptions::new().append(true).create(true).open(file)?;
    if is_new { fs::remove_file(file) } else { Ok(()) }
}

pub(super) fn write(args: &SimulateArgs, report: &Report) -> anyhow::Result<()> {
    if let Some(file) = &args.json {
        let mut json = serde_json::to_string_pretty(report).context("cannot write the figures as JSON")?;
        json.push('\n');
        if args.json_to_stdout() {
            io::stdout().write_all(json.as_bytes()).context("cannot print the figures")?;
        } else {
            fs::write(file, json).with_context(|| format!("cannot write the figures to {}", file.display()))?;
            eprintln!("figures: {}", file.display());
        }
    }
    if let Some(folder) = &args.plots {
        for (name, svg) in plots::draw(report)? {
            let file = folder.join(name);
            fs::write(&file, svg).with_context(|| format!("cannot write the plot {}", file.display()))?;
            eprintln!("plot: {}", file.display());
        }
    }
    Ok(())
}
