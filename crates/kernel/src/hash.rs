//! A hash of positions that is the same on every machine and in every build.

/// Folds words into 64 bits by 128-bit multiplication. Not cryptographic: it finds slips, not forgers.
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

const A: u64 = 0xa076_1d64_78bd_642f;
const B: u64 = 0xe703_7ed1_a0b4_28db;

impl StableHasher {
    /// An empty hash.
    pub const fn new() -> Self {
        StableHasher(A)
    }

    /// Adds a word.
    #[inline]
    pub fn u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ B) * u128::from(A ^ word.rotate_left(32));
        self.0 = (product as u64) ^ ((product >> 64) as u64) ^ self.0.rotate_left(17);
    }

    /// Adds a wide word.
    #[inline]
    pub fn u128(&mut self, word: u128) {
        self.u64(word as u64);
        self.u64((word >> 64) as u64);
    }

    /// Adds bytes and their number.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.u64(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.u64(u64::from_le_bytes(word));
        }
    }

    /// The hash of all that was added.
    pub fn finish(&self) -> u64 {
        let mut end = self.clone();
        end.u64(B);
        end.0
    }
}

impl Default for StableHasher {
    fn default() -> Self {
        Self::new()
    }
}
