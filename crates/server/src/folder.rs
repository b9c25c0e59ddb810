//! Component data from a folder of TOML files.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use game_core::DataFiles;

/// Reads the `*.toml` files directly inside a folder. Other files and subfolders are ignored.
pub fn read(dir: &Path) -> Result<DataFiles> {
    let mut files = DataFiles::new();
    for entry in fs::read_dir(dir).with_context(|| format!("cannot read the folder {}", dir.display()))? {
        let path = entry.with_context(|| format!("cannot read the folder {}", dir.display()))?.path();
        if path.extension().is_none_or(|extension| extension != "toml") || !path.is_file() {
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.with_context(|| format!("the name of {} is not UTF-8", path.display()))?.to_owned();
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        files.insert(name, text);
    }
    ensure!(!files.is_empty(), "there is no .toml file in {}", dir.display());
    Ok(files)
}
