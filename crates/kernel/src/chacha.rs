//! One block of `ChaCha8` at a time, for [`crate::Dealer`]: it jumps to another block with every draw and
//! needs one word of it, while the library's generator makes eight blocks for each jump.
//!
//! The key comes from the library, and the tests compare the two word by word.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A row of the four by four words. The four columns of a round do not wait for each other.
type Row = [u32; 4];

/// "expand 32-byte k", as the algorithm has it.
const CONSTANTS: Row = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
/// `ChaCha8` has four rounds down the columns and four along the diagonals.
const DOUBLE_ROUNDS: usize = 4;

/// The secret part of a block.
#[derive(Clone, Debug)]
pub(crate) struct Key([Row; 2]);

impl Key {
    /// The key of this seed, as `ChaCha8Rng::seed_from_u64` derives it.
    pub(crate) fn new(seed: u64) -> Self {
        let mut bytes = ChaCha8Rng::seed_from_u64(seed).get_seed().into_iter();
        Key([(); 2].map(|()| {
            [(); 4].map(|()| u32::from_le_bytes([(); 4].map(|()| bytes.next().expect("a key has 32 bytes"))))
        }))
    }

    /// The sixteen words of a block of a stream.
    #[inline]
    pub(crate) fn block(&self, stream: u64, number: u64) -> [u32; 16] {
        let place = [number as u32, (number >> 32) as u32, stream as u32, (stream >> 32) as u32];
        let start = [CONSTANTS, self.0[0], self.0[1], place];
        let mut rows = start;
        for _ in 0..DOUBLE_ROUNDS {
            rows = round(rows);
            rows = round(skew(rows, [1, 2, 3]));
            rows = skew(rows, [3, 2, 1]);
        }
        let mut words = [0; 16];
        for (at, word) in words.iter_mut().enumerate() {
            *word = rows[at / 4][at % 4].wrapping_add(start[at / 4][at % 4]);
        }
        words
    }
}

/// Four quarter rounds, side by side.
#[inline]
fn round([mut a, mut b, mut c, mut d]: [Row; 4]) -> [Row; 4] {
    a = add(a, b);
    d = mix(d, a, 16);
    c = add(c, d);
    b = mix(b, c, 12);
    a = add(a, b);
    d = mix(d, a, 8);
    c = add(c, d);
    b = mix(b, c, 7);
    [a, b, c, d]
}

/// Rotates the lower three rows left by these amounts, so that diagonals become columns, or back.
#[inline]
fn skew([a, b, c, d]: [Row; 4], [by_b, by_c, by_d]: [usize; 3]) -> [Row; 4] {
    let turn = |row: Row, by: usize| std::array::from_fn(|at| row[(at + by) % 4]);
    [a, turn(b, by_b), turn(c, by_c), turn(d, by_d)]
}

#[inline]
fn add(a: Row, b: Row) -> Row {
    std::array::from_fn(|at| a[at].wrapping_add(b[at]))
}

#[inline]
fn mix(a: Row, b: Row, by: u32) -> Row {
    std::array::from_fn(|at| (a[at] ^ b[at]).rotate_left(by))
}

#[cfg(test)]
mod tests {
    use rand_chacha::rand_core::Rng;

    use super::*;

    #[test]
    fn every_word_is_the_librarys() {
        for seed in [0, 7, 1 << 40, u64::MAX] {
            let (key, mut library) = (Key::new(seed), ChaCha8Rng::seed_from_u64(seed));
            for stream in [0, 1, 63, u64::from(u32::MAX), u64::MAX] {
                for number in [0, 1, 2, 250, u64::from(u32::MAX), 1 << 32] {
                    library.set_stream(stream);
                    library.set_word_pos(u128::from(number) * 16);
                    let expected = [(); 16].map(|()| library.next_u32());
                    assert_eq!(key.block(stream, number), expected, "{seed} {stream} {number}");
                }
            }
        }
    }
}
