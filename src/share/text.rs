//! The letters of links: numbers, names, bytes, check sums.

use super::fault::LinkFault;
use crate::packing::fnv1a;

const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A number in digits and small letters.
pub(super) fn number(mut value: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from(DIGITS[(value % 36) as usize]));
        value /= 36;
        if value == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// Reads such a number; none is written with more digits than it needs.
pub(super) fn read_number(text: &str) -> Option<u64> {
    let first = text.bytes().next()?;
    if text.len() > 13 || first == b'0' && text.len() > 1 {
        return None;
    }
    text.bytes().try_fold(0u64, |value, digit| {
        let digit = DIGITS.iter().position(|&known| known == digit)?;
        value.checked_mul(36)?.checked_add(digit as u64)
    })
}

/// Reads a number in decimal digits, written without anything around it.
pub(super) fn read_decimal(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    plain.then(|| text.parse().ok())?
}

/// The text with the four letters that check it at its end.
pub(super) fn checked(text: String) -> String {
    let mut rest = u64::from(fnv1a(text.as_bytes())) % 36u64.pow(4);
    let mut check = [0; 4];
    for letter in check.iter_mut().rev() {
        *letter = DIGITS[(rest % 36) as usize];
        rest /= 36;
    }
    format!("{text}.{}", check.map(char::from).iter().collect::<String>())
}

/// A name, with everything but letters and digits of English as `%` and two hexadecimal digits a byte.
pub(super) fn name(name: &str) -> String {
    name.bytes().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() {
            text.push(byte.into());
        } else {
            text.push('%');
            text.extend(
                [byte >> 4, byte & 15].map(|digit| char::from(DIGITS[usize::from(digit)]).to_ascii_uppercase()),
            );
        }
        text
    })
}

/// Reads such a name. Letters of other languages may stand there as they are: some programs show addresses that way.
pub(super) fn read_name(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            bytes.push((digit()? * 16 + digit()?) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Bytes in letters that no address changes, six bits each.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0, |word, index| word << 8 | u32::from(chunk.get(index).copied().unwrap_or(0)));
        for index in 0..=chunk.len() {
            text.push(char::from(LETTERS[(word >> (18 - 6 * index) & 63) as usize]));
        }
    }
    text
}

/// Reads such bytes.
pub(super) fn read_letters(text: &str) -> Result<Vec<u8>, LinkFault> {
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0;
        for index in 0..4 {
            let letter = chunk.get(index).copied().unwrap_or(b'A');
            let value = LETTERS.iter().position(|&known| known == letter).ok_or(LinkFault::Damaged)?;
            word = word << 6 | value as u32;
        }
        let length = chunk.len().checked_sub(1).filter(|&length| length > 0).ok_or(LinkFault::Damaged)?;
        // Bits beyond the last byte are nobody's.
        if word & (0xFF_FFFF >> (8 * length)) != 0 {
            return Err(LinkFault::Damaged);
        }
        bytes.extend(&word.to_be_bytes()[1..=length]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_one_way_only() {
        for value in [0, 1, 35, 36, 1956, u64::MAX] {
            assert_eq!(read_number(&number(value)), Some(value));
        }
        for text in ["", "00", "01", "A", "-1", "3w5e11264sgsg", "zzzzzzzzzzzzz", "1 "] {
            assert_eq!(read_number(text), None, "{text}");
        }
        assert_eq!((read_decimal("0"), read_decimal("500"), read_decimal("65535")), (Some(0), Some(500), Some(65535)));
        for text in ["", "05", "+5", "65536", "5 ", "٥"] {
            assert_eq!(read_decimal(text), None, "{text}");
        }
    }

    #[test]
    fn bytes_come_back() {
        for length in 0..40 {
            let bytes: Vec<u8> = (0..length).map(|n: u8| n.wrapping_mul(89).wrapping_add(200)).collect();
            assert_eq!(read_letters(&letters(&bytes)), Ok(bytes));
        }
        for text in ["A", "AB", "AAB", "AAAAA", "A=", "é"] {
            assert_eq!(read_letters(text), Err(LinkFault::Damaged), "{text}");
        }
    }

    #[test]
    fn names_come_back_however_the_address_is_shown() {
        for one in ["Ann", "Zoë B.", "李", "100 %", "a-b.c"] {
            let text = name(one);
            assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'%'));
            assert_eq!(read_name(&text).as_deref(), Some(one));
        }
        assert_eq!(read_name("Zoë").as_deref(), Some("Zoë"));
        for text in ["%", "%4", "%4x", "%ff"] {
            assert_eq!(read_name(text), None);
        }
    }
}
