//! Bytes as a text: 15 bits in each letter. A browser counts what it stores in units of 16 bits, so that no other alphabet takes
//! so little room. All letters are single units and no surrogates; nothing shows them to anybody.

/// The letter of no bits at all; the others follow it.
const FIRST: u32 = 0x4000;
const BITS: u32 = 15;

/// These bytes in letters.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut text = String::new();
    let (mut held, mut bits) = (0u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        if bits >= BITS {
            bits -= BITS;
            text.extend(letter(held >> bits));
            held &= (1 << bits) - 1;
        }
    }
    if bits > 0 {
        text.extend(letter(held << (BITS - bits)));
    }
    text
}

fn letter(value: u32) -> Option<char> {
    char::from_u32(FIRST + value)
}

/// Reads such bytes, and at most one more behind them, which is 0; `None` where something else than letters stands there.
pub(super) fn read_letters(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.chars() {
        let value = u32::from(letter).checked_sub(FIRST).filter(|value| *value < 1 << BITS)?;
        held = held << BITS | value;
        bits += BITS;
        while bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    (held == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_no_letter_takes_more_than_one_unit() {
        for length in 0..70 {
            let bytes: Vec<u8> = (0..length).map(|n: u8| n.wrapping_mul(89).wrapping_add(200)).collect();
            let text = letters(&bytes);
            assert_eq!(text.encode_utf16().count(), (8 * bytes.len()).div_ceil(15));
            let read = read_letters(&text).unwrap_or_default();
            assert!(read.starts_with(&bytes) && read.len() <= bytes.len() + 1, "{length}");
            assert!(read[bytes.len()..].iter().all(|&byte| byte == 0));
        }
        assert!(letters(&[255; 30]).chars().all(|letter| letter < '\u{C000}'));
    }

    #[test]
    fn what_is_no_such_letter_is_refused() {
        for text in ["a", "\u{3FFF}", "\u{C000}", "\u{4000}a", "\u{1F0A1}"] {
            assert_eq!(read_letters(text), None, "{text}");
        }
        assert_eq!(read_letters("\u{4001}"), None, "bits beyond the last byte are nobody's");
    }
}
