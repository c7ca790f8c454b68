//! Time-based two-factor codes: RFC 6238 with SHA-1, 30 seconds and six digits, as all authenticator apps support.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;
use subtle::ConstantTimeEq;

use crate::secret;

/// How long a code is good, in milliseconds.
const STEP: u64 = 30_000;
/// Tolerated clock difference, in steps.
const TOLERANCE: u64 = 1;
/// The digits of Base32.
const DIGITS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A new secret of 160 bits, in Base32.
pub(crate) fn new_secret() -> String {
    encode(&secret::random::<20>())
}

/// The address that an app reads as a QR code.
pub(crate) fn uri(name: &str, secret: &str) -> String {
    let mut label = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() {
            label.push(char::from(byte));
        } else {
            let _ = write!(label, "%{byte:02X}");
        }
    }
    format!(
        "otpauth://totp/Lost%20Temples:{label}?secret={secret}&issuer=Lost%20Temples&algorithm=SHA1&digits=6&period=30"
    )
}

/// The time step whose code this is, among the present one and its neighbours.
pub(crate) fn step_of(secret: &str, code: &str, now: u64) -> Option<u64> {
    let key = decode(secret)?;
    let code: String = code.chars().take(20).filter(|c| !c.is_whitespace()).collect();
    let present = now / STEP;
    let steps = present.saturating_sub(TOLERANCE)..=present + TOLERANCE;
    // All are compared, so that the timing reveals nothing.
    steps.fold(None, |found, step| {
        let right: bool = digits(hotp(&key, step), 6).as_bytes().ct_eq(code.as_bytes()).into();
        if right { Some(step) } else { found }
    })
}

/// The code of a secret at this time, as an app shows it.
#[cfg(test)]
pub(crate) fn code(secret: &str, now: u64) -> String {
    digits(hotp(&decode(secret).expect("a good secret"), now / STEP), 6)
}

/// The number of RFC 4226, with all its 31 bits.
fn hotp(key: &[u8], counter: u64) -> u32 {
    let mut mac = Hmac::<Sha1>::new_from_slice(key).expect("a key of any length is fine");
    mac.update(&counter.to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let at = (hash[19] & 15) as usize;
    u32::from_be_bytes([hash[at], hash[at + 1], hash[at + 2], hash[at + 3]]) & 0x7fff_ffff
}

/// The last digits of a number.
fn digits(number: u32, count: u32) -> String {
    format!("{:0width$}", number % 10u32.pow(count), width = count as usize)
}

fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(5) {
        let number = group.iter().fold(0u64, |number, byte| (number << 8) | u64::from(*byte))
            << (8 * (5 - group.len()));
        let count = (group.len() * 8).div_ceil(5);
        text.extend((0..count).map(|at| char::from(DIGITS[((number >> (35 - 5 * at)) & 31) as usize])));
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut number, mut bits) = (Vec::new(), 0u64, 0);
    for byte in text.bytes() {
        let digit = DIGITS.iter().position(|digit| *digit == byte)?;
        number = ((number << 5) | digit as u64) & 0xffff;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((number >> bits) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{code, decode, digits, encode, hotp, new_secret, step_of, uri};

    /// Appendix B of RFC 6238, which has eight digits.
    #[test]
    fn the_vectors_of_the_rfc() {
        let key = b"12345678901234567890";
        for (seconds, right) in [
            (59, "94287082"),
            (1_111_111_109, "07081804"),
            (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ] {
            assert_eq!(digits(hotp(key, seconds / 30), 8), right);
            assert_eq!(code(&encode(key), seconds * 1000), right[2..]);
        }
    }

    #[test]
    fn a_code_is_good_one_step_early_and_late() {
        let (secret, now) = (new_secret(), 1_800_000_000_000);
        for (later, good) in [(-60_000, false), (-30_000, true), (0, true), (30_000, true), (60_000, false)] {
            let code = code(&secret, now);
            let at = now.strict_add_signed(later);
            assert_eq!(step_of(&secret, &code, at), good.then_some(now / 30_000), "{later}");
        }
        for wrong in ["", "1", "0000000", "٠٠٠٠٠٠"] {
            assert_eq!(step_of(&secret, wrong, now), None);
        }
    }

    #[test]
    fn secrets_are_base32_and_names_are_quoted() {
        assert_eq!(encode(b"foobar"), "MZXW6YTBOI");
        assert_eq!(decode("MZXW6YTBOI").as_deref(), Some(&b"foobar"[..]));
        assert_eq!(new_secret().len(), 32);
        assert_eq!(decode("a1"), None);
        assert!(uri("Zoé & co", "MZXW").contains("Zo%C3%A9%20%26%20co?secret=MZXW&"));
    }
}
