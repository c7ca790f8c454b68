//! Plots as SVG: rows of marks along a common axis, stacked bars and lines. Colours come from the page's style.

use kernel::Lang;

use super::document::put;
use super::{escape, number};

const WIDTH: f64 = 860.0;
const LEFT: f64 = 250.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 8.0;
const FOOT: f64 = 46.0;

/// The horizontal axis of a plot.
pub(super) struct Axis<'a> {
    pub low: f64,
    pub high: f64,
    pub title: &'a str,
    pub unit: &'a str,
    pub lang: Lang,
}

impl Axis<'_> {
    fn x(&self, value: f64) -> f64 {
        let span = (self.high - self.low).max(1e-9);
        LEFT + (value.clamp(self.low, self.high) - self.low) / span * (WIDTH - LEFT - RIGHT)
    }

    fn draw(&self, bottom: f64, out: &mut String) {
        let ticks = ticks(self.low, self.high);
        let digits = usize::from(ticks.windows(2).any(|pair| pair[1] - pair[0] < 0.99));
        for tick in ticks {
            let x = self.x(tick);
            put(
                out,
                format_args!("<line class='grid' x1='{x:.1}' x2='{x:.1}' y1='{TOP}' y2='{bottom:.1}'/>"),
            );
            let label = number(tick, digits, self.lang);
            put(
                out,
                format_args!(
                    "<text class='tick' x='{x:.1}' y='{:.1}' text-anchor='middle'>{label}{}</text>",
                    bottom + 16.0,
                    self.unit
                ),
            );
        }
        let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
        put(
            out,
            format_args!(
                "<text class='axis' x='{middle:.1}' y='{:.1}' text-anchor='middle'>{}</text>",
                bottom + 36.0,
                escape(self.title)
            ),
        );
    }
}

/// The content of a row of a plot.
pub(super) enum Mark {
    /// Five quantiles: a whisker, a box and the median.
    Box { quantiles: [f64; 5], class: String },
    /// A value with its interval; the shape identifies the seat where colours do not.
    Dot { at: f64, low: f64, high: f64, seat: Option<usize> },
    /// The outline of a histogram: values and shares of the largest.
    Ridge { outline: Vec<(f64, f64)>, class: String },
    /// Parts of a bar one after the other, negative ones to the left: value, class and label.
    Stack(Vec<(f64, String, String)>),
    /// A place to compare with.
    Reference(f64),
}

/// A row of a plot.
pub(super) struct Row {
    pub label: String,
    /// It begins a group, set off from the one before.
    pub first: bool,
    pub marks: Vec<Mark>,
}

/// Rows of marks along a common axis.
pub(super) fn rows(rows: &[Row], axis: &Axis<'_>, height: f64, alt: &str) -> String {
    let mut body = String::new();
    let mut y = TOP;
    for row in rows {
        if row.first && y > TOP {
            y += 8.0;
        }
        let middle = y + height / 2.0;
        put(
            &mut body,
            format_args!(
                "<text class='label{}' x='{:.1}' y='{:.1}' text-anchor='end'>{}</text>",
                if row.first { " first" } else { "" },
                LEFT - 10.0,
                middle + 4.0,
                escape(&row.label)
            ),
        );
        for mark in &row.marks {
            draw(mark, axis, y, height, &mut body);
        }
        y += height;
    }
    let mut grid = String::new();
    axis.draw(y, &mut grid);
    if axis.low < 0.0 && axis.high > 0.0 {
        let x = axis.x(0.0);
        put(&mut grid, format_args!("<line class='zero' x1='{x:.1}' x2='{x:.1}' y1='{TOP}' y2='{y:.1}'/>"));
    }
    svg(WIDTH, y + FOOT, alt, &(grid + &body))
}

fn draw(mark: &Mark, axis: &Axis<'_>, y: f64, height: f64, out: &mut String) {
    let middle = y + height / 2.0;
    match mark {
        Mark::Box { quantiles, class } => {
            let [q5, q25, q50, q75, q95] = quantiles.map(|value| axis.x(value));
            let half = (height * 0.3).min(9.0);
            put(
                out,
                format_args!(
                    "<g class='box {class}'><line x1='{q5:.1}' x2='{q95:.1}' y1='{middle:.1}' y2='{middle:.1}'/>\
                     <rect x='{q25:.1}' y='{:.1}' width='{:.1}' height='{:.1}' rx='2'/>\
                     <line class='median' x1='{q50:.1}' x2='{q50:.1}' y1='{:.1}' y2='{:.1}'/></g>",
                    middle - half,
                    (q75 - q25).max(1.0),
                    2.0 * half,
                    middle - half,
                    middle + half
                ),
            );
        }
        Mark::Dot { at, low, high, seat } => {
            let (at, low, high) = (axis.x(*at), axis.x(*low), axis.x(*high));
            let class = seat.map_or("plain".to_string(), |seat| format!("seat{seat}"));
            put(
                out,
                format_args!(
                    "<g class='dot {class}'><line x1='{low:.1}' x2='{high:.1}' y1='{middle:.1}' y2='{middle:.1}'/>{}</g>",
                    shape(seat.unwrap_or(0), at, middle, 5.0)
                ),
            );
        }
        Mark::Ridge { outline, class } => {
            let base = y + height - 2.0;
            let mut path = String::new();
            for (at, (value, share)) in outline.iter().enumerate() {
                let letter = if at == 0 { 'M' } else { 'L' };
                let up = base - share * (height - 4.0);
                put(&mut path, format_args!("{letter}{:.1} {up:.1}", axis.x(*value)));
            }
            put(out, format_args!("<path class='ridge {class}' d='{path}'/>"));
        }
        Mark::Stack(parts) => {
            let (mut right, mut left) = (0.0, 0.0);
            for (value, class, label) in parts {
                let from = if *value < 0.0 { &mut left } else { &mut right };
                let (a, b) = (axis.x(*from), axis.x(*from + value));
                *from += value;
                let (x, width) = (a.min(b), (a - b).abs());
                put(
                    out,
                    format_args!(
                        "<g class='part {class}'><rect x='{x:.1}' y='{:.1}' width='{width:.1}' height='{:.1}'><title>{}</title></rect>",
                        y + 3.0,
                        height - 6.0,
                        escape(label)
                    ),
                );
                if width > 26.0 {
                    put(
                        out,
                        format_args!(
                            "<text x='{:.1}' y='{:.1}' text-anchor='middle'>{}</text>",
                            x + width / 2.0,
                            middle + 4.0,
                            number(*value, 1, axis.lang)
                        ),
                    );
                }
                out.push_str("</g>");
            }
        }
        Mark::Reference(value) => {
            let x = axis.x(*value);
            put(
                out,
                format_args!(
                    "<line class='reference' x1='{x:.1}' x2='{x:.1}' y1='{y:.1}' y2='{:.1}'/>",
                    y + height
                ),
            );
        }
    }
}

/// Circle, square, triangle or diamond.
pub(super) fn shape(seat: usize, x: f64, y: f64, r: f64) -> String {
    match seat {
        0 => format!("<circle cx='{x:.1}' cy='{y:.1}' r='{r}'/>"),
        1 => format!(
            "<rect x='{:.1}' y='{:.1}' width='{:.1}' height='{:.1}'/>",
            x - r * 0.88,
            y - r * 0.88,
            r * 1.76,
            r * 1.76
        ),
        2 => format!(
            "<path d='M{x:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z'/>",
            y - r * 1.15,
            x + r * 1.1,
            y + r * 0.85,
            x - r * 1.1,
            y + r * 0.85
        ),
        _ => format!(
            "<path d='M{x:.1} {:.1}L{:.1} {y:.1}L{x:.1} {:.1}L{:.1} {y:.1}Z'/>",
            y - r * 1.25,
            x + r * 1.25,
            y + r * 1.25,
            x - r * 1.25
        ),
    }
}

/// Lines over whole numbers, each named at its end.
pub(super) fn lines(
    series: &[(String, Vec<(f64, f64)>)],
    x_title: &str,
    y_title: &str,
    lang: Lang,
    alt: &str,
) -> String {
    const HEIGHT: f64 = 300.0;
    const ROOM: f64 = 190.0;
    let (left, right, bottom) = (56.0, WIDTH - ROOM, HEIGHT - FOOT);
    let points = || series.iter().flat_map(|(_, points)| points);
    let low_x = points().map(|point| point.0).fold(f64::INFINITY, f64::min);
    let high_x = points().map(|point| point.0).fold(low_x + 1.0, f64::max);
    let high_y = points().map(|point| point.1).fold(1.0, f64::max) * 1.08;
    let x = |value: f64| left + (value - low_x) / (high_x - low_x) * (right - left);
    let y = |value: f64| bottom - value / high_y * (bottom - TOP - 10.0);
    let mut out = String::new();
    for tick in ticks(0.0, high_y) {
        let at = y(tick);
        put(
            &mut out,
            format_args!("<line class='grid' x1='{left}' x2='{right}' y1='{at:.1}' y2='{at:.1}'/>"),
        );
        put(
            &mut out,
            format_args!(
                "<text class='tick' x='{:.1}' y='{:.1}' text-anchor='end'>{}</text>",
                left - 8.0,
                at + 4.0,
                number(tick, 0, lang)
            ),
        );
    }
    let mut step = low_x;
    while step <= high_x + 0.1 {
        put(
            &mut out,
            format_args!(
                "<text class='tick' x='{:.1}' y='{:.1}' text-anchor='middle'>{}</text>",
                x(step),
                bottom + 18.0,
                number(step, 0, lang)
            ),
        );
        step += 1.0;
    }
    put(
        &mut out,
        format_args!(
            "<text class='axis' x='{:.1}' y='{:.1}' text-anchor='middle'>{}</text><text class='axis' x='{left}' y='{:.1}'>{}</text>",
            f64::midpoint(left, right),
            bottom + 38.0,
            escape(x_title),
            TOP + 4.0,
            escape(y_title)
        ),
    );
    // Labels at the ends of lines are moved apart where they would overlap.
    let mut ends: Vec<(usize, f64)> =
        series.iter().enumerate().filter_map(|(at, (_, points))| Some((at, y(points.last()?.1)))).collect();
    ends.sort_by(|one, two| one.1.total_cmp(&two.1));
    let mut lowest = TOP;
    for (_, at) in &mut ends {
        *at = at.max(lowest);
        lowest = *at + 16.0;
    }
    for (at, (name, points)) in series.iter().enumerate() {
        let path: Vec<String> =
            points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1))).collect();
        put(&mut out, format_args!("<g class='line c{at}'><polyline points='{}'/>", path.join(" ")));
        for point in points {
            out.push_str(&shape(at % 4, x(point.0), y(point.1), 4.0));
        }
        if let (Some(last), Some((_, label))) = (points.last(), ends.iter().find(|end| end.0 == at)) {
            put(
                &mut out,
                format_args!(
                    "<line class='lead' x1='{:.1}' y1='{:.1}' x2='{:.1}' y2='{label:.1}'/><text x='{:.1}' y='{:.1}'>{}</text>",
                    x(last.0) + 6.0,
                    y(last.1),
                    right + 16.0,
                    right + 20.0,
                    label + 4.0,
                    escape(name)
                ),
            );
        }
        out.push_str("</g>");
    }
    svg(WIDTH, HEIGHT, alt, &out)
}

fn svg(width: f64, height: f64, alt: &str, body: &str) -> String {
    format!(
        "<svg viewBox='0 0 {width:.0} {height:.0}' role='img' aria-label=\"{}\">{body}</svg>",
        escape(alt)
    )
}

/// Round numbers between two ends, about six of them.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(1e-9);
    let rough = span / 6.0;
    let unit = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|n| n * unit)
        .find(|step| *step >= rough)
        .unwrap_or(unit * 10.0);
    let (first, last) = ((low / step).ceil() as i64, ((high + span * 1e-9) / step).floor() as i64);
    (first..=last).map(|n| n as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_inside() {
        assert_eq!(ticks(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(-3.0, 7.0), [-2.0, 0.0, 2.0, 4.0, 6.0]);
        assert_eq!(ticks(5.0, 5.0).len(), 1);
    }

    #[test]
    fn a_row_draws_every_mark_inside_the_plot() {
        let axis = Axis {
            low: 0.0,
            high: 10.0,
            title: "points & more",
            unit: "",
            lang: Lang::find("fr").expect("French"),
        };
        let marks = vec![
            Mark::Box { quantiles: [1.0, 2.0, 3.0, 4.0, 99.0], class: "x".into() },
            Mark::Dot { at: 5.0, low: 4.5, high: 5.5, seat: Some(3) },
            Mark::Stack(vec![(6.5, "c0".into(), "a".into())]),
            Mark::Reference(5.0),
        ];
        let text = rows(&[Row { label: "<row>".into(), first: true, marks }], &axis, 20.0, "alt");
        assert!(text.contains("&lt;row&gt;") && text.contains("points &amp; more"), "{text}");
        // The whisker ends where the plot does.
        assert!(text.contains("x2='836.0'") && !text.contains("x2='9"), "{text}");
        assert!(text.contains(">6,5</text>"), "{text}");
    }
}
