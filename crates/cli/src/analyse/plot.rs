//! The curve of expected scores as an SVG drawing. Every player has a colour and a shape, so that it is readable
//! without colours; colours are variables of the page around it.

use std::fmt::Write;

use bots::analyse::{Analysis, Point};

use super::page::escape;
use super::words::Words;

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 130.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 40.0;
/// Minimum distance between labels at the ends of the lines.
const LABEL: f64 = 16.0;

/// Places on the drawing.
struct Scale {
    steps: f64,
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, step: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / self.steps
    }

    fn y(&self, score: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - self.low) / (self.high - self.low)
    }
}

/// Draws one line per player, and a dashed one for an automatic rival.
pub(super) fn plot(analysis: &Analysis, words: &Words) -> String {
    let scores = || analysis.curve.iter().flat_map(|point| point.scores.iter().chain(&point.rival).copied());
    let low = (scores().fold(0.0, f64::min) / 10.0).floor() * 10.0;
    let high = (scores().fold(10.0, f64::max) / 10.0).ceil() * 10.0;
    let steps = analysis.curve.last().map_or(1, |point| point.step.max(1));
    let scale = Scale { steps: steps as f64, low, high };
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        escape(words.curve)
    );
    grid(&mut svg, &scale);
    rounds(&mut svg, &scale, &analysis.curve, words);
    let mut ends = Vec::new();
    for (seat, player) in analysis.players.iter().enumerate() {
        let points: Vec<(f64, f64)> = analysis
            .curve
            .iter()
            .filter_map(|point| Some((scale.x(point.step), scale.y(*point.scores.get(seat)?))))
            .collect();
        line(&mut svg, &points, &format!("seat-{seat}"), "");
        for &(x, y) in &points {
            mark(&mut svg, seat, x, y, 3.0);
        }
        ends.extend(points.last().map(|&(_, y)| (y, Some(seat), words.name(player))));
    }
    let rival: Vec<(f64, f64)> = analysis
        .curve
        .iter()
        .filter_map(|point| Some((scale.x(point.step), scale.y(point.rival?))))
        .collect();
    if !rival.is_empty() {
        line(&mut svg, &rival, "ink-soft", " stroke-dasharray=\"6 5\"");
        ends.extend(rival.last().map(|&(_, y)| (y, None, words.rival.to_string())));
    }
    labels(&mut svg, ends);
    svg.push_str("</svg>\n");
    svg
}

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a String takes all");
}

fn grid(svg: &mut String, scale: &Scale) {
    let step = if scale.high - scale.low > 100.0 { 20.0 } else { 10.0 };
    let mut score = scale.low;
    while score <= scale.high {
        let y = scale.y(score);
        put(svg, format_args!("<path d=\"M{LEFT} {y:.1}H{}\" class=\"grid\"/>", WIDTH - RIGHT));
        put(
            svg,
            format_args!(
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{score:.0}</text>\n",
                LEFT - 8.0,
                y + 4.0
            ),
        );
        score += step;
    }
}

fn rounds(svg: &mut String, scale: &Scale, curve: &[Point], words: &Words) {
    let mut last = 0;
    for point in curve {
        if point.round != last {
            last = point.round;
            let x = scale.x(point.step);
            let bottom = HEIGHT - BOTTOM;
            put(svg, format_args!("<path d=\"M{x:.1} {TOP}V{bottom}\" class=\"round\"/>"));
            put(
                svg,
                format_args!(
                    "<text x=\"{:.1}\" y=\"{}\">{} {last}</text>\n",
                    x + 4.0,
                    HEIGHT - BOTTOM + 18.0,
                    escape(words.round)
                ),
            );
        }
    }
}

fn line(svg: &mut String, points: &[(f64, f64)], colour: &str, more: &str) {
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    put(
        svg,
        format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"var(--{colour})\" stroke-width=\"2.5\" \
             stroke-linejoin=\"round\"{more}/>\n",
            path.join(" ")
        ),
    );
}

/// The shape of a seat: circle, square, triangle, diamond.
pub(super) fn mark(svg: &mut String, seat: usize, x: f64, y: f64, r: f64) {
    let fill = format!("fill=\"var(--seat-{seat})\"");
    match seat {
        0 => put(svg, format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\" {fill}/>")),
        1 => put(
            svg,
            format_args!(
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{w}\" height=\"{w}\" {fill}/>",
                x - r,
                y - r,
                w = 2.0 * r
            ),
        ),
        2 => put(svg, format_args!("<path d=\"M{x:.1} {:.1}l{r} {h}h-{h}z\" {fill}/>", y - r, h = 2.0 * r)),
        _ => put(svg, format_args!("<path d=\"M{x:.1} {:.1}l{r} {r}l-{r} {r}l-{r} -{r}z\" {fill}/>", y - r)),
    }
}

/// The names at the ends of the lines, moved apart where they would meet.
fn labels(svg: &mut String, mut ends: Vec<(f64, Option<usize>, String)>) {
    ends.sort_by(|one, two| one.0.total_cmp(&two.0));
    let mut free = TOP;
    for (y, seat, name) in ends {
        let y = y.max(free);
        free = y + LABEL;
        let x = WIDTH - RIGHT + 14.0;
        if let Some(seat) = seat {
            mark(svg, seat, x, y, 5.0);
        }
        let short: String = name.chars().take(14).collect();
        put(
            svg,
            format_args!("<text x=\"{:.1}\" y=\"{:.1}\">{}</text>\n", x + 10.0, y + 4.0, escape(&short)),
        );
    }
}
