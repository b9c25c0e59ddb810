//! Colours, text and shapes shared by all plots.

use plotters::{
    backend::SVGBackend,
    coord::{
        Shift,
        ranged1d::{BoldPoints, Ranged},
        types::RangedCoordf64,
    },
    drawing::{DrawingArea, IntoDrawingArea},
    element::{PathElement, Polygon, Rectangle},
    style::{
        FontStyle, IntoFont, RGBColor, ShapeStyle, TextStyle,
        text_anchor::{HPos, Pos, VPos},
    },
};

pub(super) const WIDTH: i32 = 960;
/// The edges of the plotting area, below the title and subtitle and beside the labels.
pub(super) const TOP: i32 = 96;
pub(super) const LEFT: i32 = 150;
pub(super) const RIGHT: i32 = WIDTH - 40;

// The colours of the page's light theme.
pub(super) const PAPER: RGBColor = RGBColor(0xf8, 0xf1, 0xe0);
pub(super) const INK: RGBColor = RGBColor(0x2a, 0x20, 0x18);
pub(super) const INK_2: RGBColor = RGBColor(0x5a, 0x48, 0x36);
pub(super) const LINE: RGBColor = RGBColor(0xd6, 0xc4, 0x9f);
pub(super) const MOSS: RGBColor = RGBColor(0xb6, 0xc4, 0x7e);
pub(super) const MOSS_INK: RGBColor = RGBColor(0x63, 0x78, 0x3a);
pub(super) const STONE: RGBColor = RGBColor(0xd6, 0xd4, 0xcb);
pub(super) const STONE_INK: RGBColor = RGBColor(0x6f, 0x6c, 0x63);

/// Fill and edge colours of each seat.
pub(super) const SEATS: [(RGBColor, RGBColor); game_core::Seat::MAX] = [
    (RGBColor(0x24, 0x56, 0xa8), RGBColor(0x12, 0x30, 0x5f)),
    (RGBColor(0xc9, 0x43, 0x24), RGBColor(0x6e, 0x1d, 0x0c)),
    (RGBColor(0xfb, 0xf3, 0xdc), RGBColor(0x4f, 0x40, 0x29)),
    (RGBColor(0xd5, 0x8a, 0xc6), RGBColor(0x6a, 0x2a, 0x5e)),
    (RGBColor(0x2f, 0x2a, 0x2b), RGBColor(0x0d, 0x0a, 0x0a)),
];

/// Fill colours for the sources of points; ink is legible on all of them.
pub(super) const SOURCES: [RGBColor; 12] = [
    RGBColor(0xc9, 0xcf, 0x8f),
    RGBColor(0xe7, 0xc4, 0x6b),
    RGBColor(0xd9, 0x9a, 0x7c),
    RGBColor(0xa9, 0xc3, 0xc9),
    RGBColor(0xc8, 0xb6, 0xd8),
    RGBColor(0xf2, 0xe7, 0xcb),
    RGBColor(0xb7, 0xb5, 0xac),
    RGBColor(0x9d, 0xb8, 0x5c),
    RGBColor(0xc6, 0x9c, 0x6d),
    RGBColor(0x86, 0xb2, 0xbd),
    RGBColor(0xe3, 0xee, 0xf2),
    RGBColor(0x8f, 0x7a, 0x9c),
];

const FAMILY: &str = "Iowan Old Style, Palatino Linotype, URW Palladio L, Palatino, Liberation Serif, Georgia, serif";

/// The style and alignment of a text.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    size: f64,
    colour: RGBColor,
    align: HPos,
    bold: bool,
}

impl Pen {
    pub(super) const fn new(size: f64, colour: RGBColor) -> Pen {
        Pen { size, colour, align: HPos::Left, bold: false }
    }

    pub(super) const fn right(self) -> Pen {
        Pen { align: HPos::Right, ..self }
    }

    pub(super) const fn centre(self) -> Pen {
        Pen { align: HPos::Center, ..self }
    }

    pub(super) const fn bold(self) -> Pen {
        Pen { bold: true, ..self }
    }
}

/// A drawing under construction. Texts are centred vertically on their position.
pub(super) struct Sheet<'a>(DrawingArea<SVGBackend<'a>, Shift>);

/// A complete drawing: background, title, and what `fill` draws on it.
pub(super) fn sheet(
    height: i32,
    title: &str,
    subtitle: &str,
    fill: impl FnOnce(&Sheet<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32)).into_drawing_area();
        area.fill(&PAPER)?;
        let sheet = Sheet(area);
        sheet.text(title, 32, 36, Pen::new(25.0, INK).bold())?;
        sheet.text(subtitle, 32, 64, Pen::new(14.0, INK_2))?;
        fill(&sheet)?;
        sheet.0.present()?;
    }
    Ok(svg)
}

impl Sheet<'_> {
    pub(super) fn text(&self, text: &str, x: i32, y: i32, pen: Pen) -> anyhow::Result<()> {
        let style = if pen.bold { FontStyle::Bold } else { FontStyle::Normal };
        // The SVG backend divides font sizes by 1.24.
        let font = (FAMILY, pen.size * 1.24, style).into_font();
        let style = TextStyle::from(font).color(&pen.colour).pos(Pos::new(pen.align, VPos::Center));
        Ok(self.0.draw_text(text, &style, (x, y))?)
    }

    /// A filled box with an edge.
    pub(super) fn bar(
        &self,
        (x0, y0): (i32, i32),
        (x1, y1): (i32, i32),
        fill: RGBColor,
        edge: RGBColor,
    ) -> anyhow::Result<()> {
        let corners = [(x0.min(x1), y0.min(y1)), (x0.max(x1), y0.max(y1))];
        self.0.draw(&Rectangle::new(corners, ShapeStyle::from(&fill).filled()))?;
        Ok(self.0.draw(&Rectangle::new(corners, ShapeStyle::from(&edge)))?)
    }

    /// A filled outline.
    pub(super) fn shape(&self, points: Vec<(i32, i32)>, fill: RGBColor, edge: RGBColor) -> anyhow::Result<()> {
        self.0.draw(&Polygon::new(points.clone(), fill))?;
        Ok(self.0.draw(&PathElement::new(points, ShapeStyle::from(&edge).stroke_width(2)))?)
    }

    pub(super) fn line(&self, from: (i32, i32), to: (i32, i32), colour: RGBColor, width: u32) -> anyhow::Result<()> {
        Ok(self.0.draw(&PathElement::new(vec![from, to], ShapeStyle::from(&colour).stroke_width(width)))?)
    }

    /// Vertical lines at round numbers, with the numbers below.
    pub(super) fn x_axis(&self, scale: &Scale, top: i32, bottom: i32, name: &str) -> anyhow::Result<()> {
        for tick in scale.ticks(10) {
            let x = scale.at(tick);
            self.line((x, top), (x, bottom), LINE, 1)?;
            self.text(&round(tick), x, bottom + 16, Pen::new(13.0, INK_2).centre())?;
        }
        self.text(name, (scale.start + scale.end) / 2, bottom + 40, Pen::new(14.0, INK_2).centre())
    }
}

/// Maps numbers to pixels.
pub(super) struct Scale {
    low: f64,
    high: f64,
    start: i32,
    end: i32,
}

impl Scale {
    /// Maps `low..high` to `start..end`. An empty range is widened to avoid dividing by zero.
    pub(super) fn new((low, high): (f64, f64), (start, end): (i32, i32)) -> Scale {
        let high = if high > low { high } else { low + 1.0 };
        Scale { low, high, start, end }
    }

    pub(super) fn at(&self, value: f64) -> i32 {
        let part = (value - self.low) / (self.high - self.low);
        self.start + (part * f64::from(self.end - self.start)).round() as i32
    }

    /// Round numbers within the scale, about `n` of them.
    pub(super) fn ticks(&self, n: usize) -> Vec<f64> {
        RangedCoordf64::from(self.low..self.high).key_points(BoldPoints(n))
    }
}

/// A number without trailing zeros.
pub(super) fn round(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
