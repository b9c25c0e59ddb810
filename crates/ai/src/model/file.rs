//! Models as files: one line of JSON, then the weights.
//!
//! Weights are stored as 16-bit integers. Each row has a scale of its own, so that a row of small weights loses nothing.

use game_core::inputs::expand;

use super::{
    Model, Origin,
    net::{LANES, LINEAR, Net, OUTPUTS},
};

/// The first word of the file; it changes when the format does.
const MAGIC: &str = "formicarium-model-1 ";

/// Why a file is not a model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadModel {
    #[error("this is not a model file of this version")]
    NotAModel,
    #[error("the first line of the model is broken: {0}")]
    Origin(String),
    #[error("the weights are {found} bytes long and should be {expected}")]
    Length { found: usize, expected: usize },
    #[error("the model is for {found}, not for {expected}")]
    Table { found: String, expected: String },
    #[error("the model has {found} inputs and names {named}")]
    Inputs { found: usize, named: usize },
}

impl Model {
    pub fn to_bytes(&self) -> Vec<u8> {
        let origin = serde_json::to_string(&self.origin).expect("an origin has only text keys");
        let mut out = format!("{MAGIC}{} {origin}\n", self.net.inputs).into_bytes();
        let net = &self.net;
        for row in rows(&net.first, net.units).chain([&net.first_bias[..]]) {
            write_row(row, &mut out);
        }
        for row in rows(&net.second, OUTPUTS).chain([&net.second_bias[..]]) {
            write_row(row, &mut out);
        }
        out
    }

    /// Where a model comes from, and the number of its inputs, without its weights; also the length of this part.
    ///
    /// # Errors
    /// When this is not a model file.
    pub fn origin(bytes: &[u8]) -> Result<(Origin, usize, usize), BadModel> {
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(BadModel::NotAModel)?;
        let line = std::str::from_utf8(&bytes[..end]).map_err(|_| BadModel::NotAModel)?;
        let (inputs, origin) =
            line.strip_prefix(MAGIC).and_then(|rest| rest.split_once(' ')).ok_or(BadModel::NotAModel)?;
        let inputs: u16 = inputs.parse().map_err(|_| BadModel::NotAModel)?;
        let origin: Origin = serde_json::from_str(origin).map_err(|error| BadModel::Origin(error.to_string()))?;
        let (inputs, named) = (usize::from(inputs), expand(&origin.inputs).len());
        if inputs == named { Ok((origin, inputs, end + 1)) } else { Err(BadModel::Inputs { found: inputs, named }) }
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Model, BadModel> {
        let (origin, inputs, start) = Model::origin(bytes)?;
        let units = origin.units;
        if !units.is_multiple_of(LANES) || units <= LINEAR || units > 4096 {
            return Err(BadModel::Origin(format!("{units} units")));
        }
        let row = |len: usize| 4 + 2 * len;
        let expected = (inputs + 1) * row(units) + (units + 1) * row(OUTPUTS);
        let mut rest = &bytes[start..];
        if rest.len() != expected {
            return Err(BadModel::Length { found: rest.len(), expected });
        }
        let mut read = |n: usize, len: usize| {
            let mut out = Vec::with_capacity(n * len);
            for _ in 0..n {
                let (this, others) = rest.split_at(row(len));
                read_row(this, &mut out);
                rest = others;
            }
            out
        };
        let net = Net {
            inputs,
            units,
            first: read(inputs, units),
            first_bias: read(1, units),
            second: read(units, OUTPUTS),
            second_bias: read(1, OUTPUTS),
        };
        Ok(Model { origin, net })
    }
}

fn rows(weights: &[f32], len: usize) -> impl Iterator<Item = &[f32]> {
    weights.chunks_exact(len)
}

fn write_row(row: &[f32], out: &mut Vec<u8>) {
    let most = row.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    let scale = most / f32::from(i16::MAX);
    out.extend(scale.to_le_bytes());
    for weight in row {
        let rounded = if scale > 0.0 { (weight / scale).round_ties_even() as i16 } else { 0 };
        out.extend(rounded.to_le_bytes());
    }
}

fn read_row(bytes: &[u8], out: &mut Vec<f32>) {
    let (scale, weights) = bytes.split_at(4);
    let scale = f32::from_le_bytes(scale.try_into().expect("four bytes"));
    out.extend(weights.as_chunks::<2>().0.iter().map(|weight| f32::from(i16::from_le_bytes(*weight)) * scale));
}

#[cfg(test)]
mod tests {
    use game_core::Fresh;

    use super::*;
    use crate::model::Run;

    fn model() -> Model {
        let origin = Origin {
            game: "crumbs".to_owned(),
            table: "2".to_owned(),
            players: 2,
            units: 32,
            inputs: vec!["table/heap#6".to_owned(), "own/won".to_owned()],
            data: "0".to_owned(),
            rules: 1,
            command: "train".to_owned(),
            seed: 1,
            games: 0,
            before: vec![Run { command: "train first".to_owned(), seed: 2, games: 5 }],
            curve: Vec::new(),
        };
        Model { origin, net: Net::new(7, 32, &mut Fresh::new(3)) }
    }

    #[test]
    fn a_file_gives_back_its_model() {
        let once = Model::from_bytes(&model().to_bytes()).unwrap();
        assert_eq!(once.origin, model().origin);
        for (a, b) in once.net.first.iter().zip(&model().net.first) {
            assert!((a - b).abs() < 1e-5);
        }
        assert_eq!(once.origin.runs().iter().map(|run| run.seed).collect::<Vec<_>>(), [2, 1]);
        // What was rounded once is not rounded again.
        assert_eq!(Model::from_bytes(&once.to_bytes()).unwrap(), once);
    }

    #[test]
    fn a_broken_file_is_refused() {
        let bytes = model().to_bytes();
        assert_eq!(Model::from_bytes(b"nothing"), Err(BadModel::NotAModel));
        let short = Model::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
        assert!(matches!(short, BadModel::Length { .. }), "{short}");
        let text = String::from_utf8_lossy(&bytes[..20]).into_owned();
        assert!(text.starts_with(MAGIC.trim_end()), "{text}");
    }
}
