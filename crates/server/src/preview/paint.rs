//! Composes pictures, discs and plates. Colours are sRGB as stored; foreground pictures have straight alpha.

use image_webp::WebPDecoder;
use std::io::Cursor;

/// A decoded picture: four bytes a pixel.
pub(super) struct Bitmap {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// Maximum number of pixels of our pictures; a file that claims more is not read.
const MOST: u64 = 4_000_000;

impl Bitmap {
    /// Reads a WebP file.
    pub(super) fn webp(bytes: &[u8]) -> Option<Bitmap> {
        let mut decoder = WebPDecoder::new(Cursor::new(bytes)).ok()?;
        let (width, height) = decoder.dimensions();
        if u64::from(width) * u64::from(height) > MOST {
            return None;
        }
        let mut read = vec![0; decoder.output_buffer_size()?];
        decoder.read_image(&mut read).ok()?;
        let pixels = if decoder.has_alpha() {
            read
        } else {
            read.as_chunks::<3>().0.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect()
        };
        Some(Bitmap { width: width as usize, height: height as usize, pixels })
    }

    /// The colour between the four pixels around a point, with premultiplied alpha.
    fn at(&self, x: f32, y: f32) -> [f32; 4] {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (across, down) = (x - left, y - top);
        let mut sum = [0.0; 4];
        for (dx, dy, part) in [
            (0, 0, (1.0 - across) * (1.0 - down)),
            (1, 0, across * (1.0 - down)),
            (0, 1, (1.0 - across) * down),
            (1, 1, across * down),
        ] {
            let column = (left as i32 + dx).clamp(0, self.width as i32 - 1) as usize;
            let row = (top as i32 + dy).clamp(0, self.height as i32 - 1) as usize;
            let at = (row * self.width + column) * 4;
            let alpha = f32::from(self.pixels[at + 3]) / 255.0 * part;
            for (sum, &channel) in sum.iter_mut().zip(&self.pixels[at..at + 3]) {
                *sum += f32::from(channel) * alpha;
            }
            sum[3] += alpha;
        }
        sum
    }
}

/// Placement of a picture: its centre, its size, and its clockwise rotation in degrees.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) turn: f32,
}

/// The canvas: three bytes per pixel.
pub(super) struct Paper {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
}

impl Paper {
    /// A sheet in one colour.
    pub(super) fn new(width: usize, height: usize, colour: [u8; 3]) -> Paper {
        Paper { width, height, pixels: colour.repeat(width * height) }
    }

    /// Lays a colour over a pixel.
    pub(super) fn mix(&mut self, x: usize, y: usize, colour: [f32; 3], alpha: f32) {
        if x >= self.width || y >= self.height {
            return;
        }
        let at = (y * self.width + x) * 3;
        for (pixel, colour) in self.pixels[at..at + 3].iter_mut().zip(colour) {
            *pixel = (f32::from(*pixel) * (1.0 - alpha) + colour * alpha).round().clamp(0.0, 255.0) as u8;
        }
    }

    /// The columns and rows that a circle around a point can touch, above row `end`.
    fn around(
        &self,
        x: f32,
        y: f32,
        reach: f32,
        end: usize,
    ) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let range = |middle: f32, most: usize| {
            let from = (middle - reach).floor().clamp(0.0, most as f32) as usize;
            from..(middle + reach).ceil().clamp(from as f32, most as f32) as usize
        };
        (range(x, self.width), range(y, self.height.min(end)))
    }

    /// Draws a picture, above row `end`. A picture that shrinks is sampled several times per pixel.
    pub(super) fn lay(&mut self, picture: &Bitmap, spot: Spot, end: usize) {
        let (sin, cos) = spot.turn.to_radians().sin_cos();
        let scale = (picture.width as f32 / spot.width, picture.height as f32 / spot.height);
        let looks = (scale.0.max(scale.1).ceil() as usize).clamp(1, 4);
        let share = 1.0 / (looks * looks) as f32;
        let reach = spot.width.hypot(spot.height) / 2.0 + 1.0;
        let (columns, rows) = self.around(spot.x, spot.y, reach, end);
        for row in rows {
            for column in columns.clone() {
                let mut sum = [0.0; 4];
                for look in 0..looks * looks {
                    let part = |at: usize| (at as f32 + 0.5) / looks as f32;
                    let (dx, dy) = (
                        column as f32 + part(look % looks) - spot.x,
                        row as f32 + part(look / looks) - spot.y,
                    );
                    // Turned back to how the picture is stored.
                    let x = (dx * cos + dy * sin) * scale.0 + picture.width as f32 / 2.0;
                    let y = (dy * cos - dx * sin) * scale.1 + picture.height as f32 / 2.0;
                    if (0.0..picture.width as f32).contains(&x) && (0.0..picture.height as f32).contains(&y) {
                        let seen = picture.at(x, y);
                        for channel in 0..4 {
                            sum[channel] += seen[channel] * share;
                        }
                    }
                }
                if sum[3] > 0.0 {
                    let [r, g, b, alpha] = sum;
                    self.mix(column, row, [r / alpha, g / alpha, b / alpha], alpha);
                }
            }
        }
    }

    /// Lays a disc with a light edge, above row `end`.
    pub(super) fn disc(&mut self, (left, top): (f32, f32), radius: f32, colour: [u8; 3], end: usize) {
        let (columns, rows) = self.around(left, top, radius + 1.0, end);
        for row in rows {
            for column in columns.clone() {
                let far = (column as f32 + 0.5 - left).hypot(row as f32 + 0.5 - top);
                let inside = (radius - far + 0.5).clamp(0.0, 1.0);
                if inside > 0.0 {
                    let edge = (far - radius * 0.8 + 0.5).clamp(0.0, 1.0);
                    let tint = |own: u8, light: f32| f32::from(own) * (1.0 - edge) + light * edge;
                    let [r, g, b] = colour;
                    self.mix(column, row, [tint(r, 251.0), tint(g, 244.0), tint(b, 226.0)], inside);
                }
            }
        }
    }

    /// The sheet as a JPEG file.
    pub(super) fn jpeg(&self, quality: u8) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let encoder = jpeg_encoder::Encoder::new(&mut bytes, quality);
        let (width, height) = (u16::try_from(self.width).ok()?, u16::try_from(self.height).ok()?);
        encoder.encode(&self.pixels, width, height, jpeg_encoder::ColorType::Rgb).ok()?;
        Some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::{Bitmap, Paper, Spot};

    /// Two pixels: red on the left, clear on the right.
    fn half() -> Bitmap {
        Bitmap { width: 2, height: 1, pixels: vec![255, 0, 0, 255, 0, 0, 0, 0] }
    }

    fn at(paper: &Paper, x: usize, y: usize) -> [u8; 3] {
        let at = (y * paper.width + x) * 3;
        [paper.pixels[at], paper.pixels[at + 1], paper.pixels[at + 2]]
    }

    #[test]
    fn a_picture_is_turned_clockwise_and_keeps_to_its_end() {
        let white = [255, 255, 255];
        let mut paper = Paper::new(40, 40, white);
        let spot = Spot { x: 20.0, y: 20.0, width: 20.0, height: 10.0, turn: 0.0 };
        paper.lay(&half(), spot, 40);
        assert_eq!((at(&paper, 12, 20), at(&paper, 28, 20)), ([255, 0, 0], white));
        // After a quarter turn clockwise, the left side is on top; nothing is painted below the end.
        let mut paper = Paper::new(40, 40, white);
        paper.lay(&half(), Spot { turn: 90.0, ..spot }, 13);
        assert_eq!((at(&paper, 20, 12), at(&paper, 20, 14), at(&paper, 20, 28)), ([255, 0, 0], white, white));
    }

    #[test]
    fn what_lies_beside_the_sheet_is_left_out() {
        let mut paper = Paper::new(4, 4, [0; 3]);
        for x in [-500.0, 500.0, f32::NAN] {
            paper.lay(&half(), Spot { x, y: 2.0, width: 2.0, height: 2.0, turn: 30.0 }, 4);
            paper.disc((2.0, x), 3.0, [9; 3], 4);
        }
        assert!(paper.pixels.iter().all(|&byte| byte == 0));
        assert!(Bitmap::webp(b"no picture").is_none());
    }
}
