//! Text on a preview, in the fonts of the browser client. A letter that the fonts do not have is left out.

use ab_glyph::{Font, FontRef, GlyphId, ScaleFont};
use std::sync::LazyLock;

use super::paint::Paper;

/// For titles.
pub(super) static TITLE: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../../fonts/marcellus.ttf")).expect("it is a font")
});
/// For the rest.
pub(super) static PLAIN: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../../fonts/alegreya-sans-bold.ttf")).expect("it is a font")
});

/// The letters of a text with how far each is from its beginning, and how wide the text is.
fn set(font: &FontRef<'_>, size: f32, text: &str) -> (Vec<(GlyphId, f32)>, f32) {
    let scaled = font.as_scaled(size);
    let (mut letters, mut width, mut last) = (Vec::new(), 0.0, None);
    for letter in text.chars() {
        let glyph = font.glyph_id(letter);
        if glyph.0 == 0 {
            continue;
        }
        width += last.map_or(0.0, |last| scaled.kern(last, glyph));
        letters.push((glyph, width));
        width += scaled.h_advance(glyph);
        last = Some(glyph);
    }
    (letters, width)
}

/// How wide a text is.
pub(super) fn width(font: &FontRef<'_>, size: f32, text: &str) -> f32 {
    set(font, size, text).1
}

/// The text, truncated to this width.
pub(super) fn cut(font: &FontRef<'_>, size: f32, text: &str, most: f32) -> String {
    if width(font, size, text) <= most {
        return text.into();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if width(font, size, &format!("{kept}{letter}…")) > most {
            break;
        }
        kept.push(letter);
    }
    format!("{}…", kept.trim_end())
}

/// Writes a text from a point on its base line.
pub(super) fn write(
    paper: &mut Paper,
    font: &FontRef<'_>,
    size: f32,
    (x, y): (f32, f32),
    colour: [u8; 3],
    text: &str,
) {
    for (glyph, far) in set(font, size, text).0 {
        let Some(outline) =
            font.outline_glyph(glyph.with_scale_and_position(size, ab_glyph::point(x + far, y)))
        else {
            continue;
        };
        let corner = outline.px_bounds().min;
        outline.draw(|across, down, cover| {
            let (column, row) = (corner.x + across as f32, corner.y + down as f32);
            if column >= 0.0 && row >= 0.0 {
                paper.mix(column as usize, row as usize, colour.map(f32::from), cover.clamp(0.0, 1.0));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{PLAIN, cut, width};

    #[test]
    fn a_text_is_cut_where_it_grows_too_wide() {
        assert_eq!(cut(&PLAIN, 30.0, "Ada", 500.0), "Ada");
        let short = cut(&PLAIN, 30.0, "The long name of a person who likes names", 200.0);
        assert!(short.ends_with('…') && short.starts_with("The long"), "{short}");
        assert!(width(&PLAIN, 30.0, &short) <= 200.0);
        // Letters of French are there; others are left out.
        assert!(width(&PLAIN, 30.0, "é") > 0.0 && width(&PLAIN, 30.0, "œ") > 0.0);
        assert!(width(&PLAIN, 30.0, "木") == 0.0);
    }
}
