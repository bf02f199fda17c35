//! An adaptive range coder: the likelier a choice was so far, the less room it takes.

use super::fault::PackingFault;

/// Below this a range is widened by a byte.
const LOW: u32 = 1 << 24;
/// So many bytes that are not there are read as 0: a writer leaves that many zeros at its end out.
const MISSING: usize = 5;
/// How much one choice adds to its count, and how large the counts may get together.
const STEP: u16 = 24;
const MOST: u16 = 4096;

/// How often each of a few choices was made so far.
#[derive(Clone, Debug)]
pub struct Frequencies(Vec<u16>);

impl Frequencies {
    /// So many choices, equally likely at first.
    pub fn new(choices: usize) -> Frequencies {
        Frequencies(vec![8; choices])
    }

    /// As many choices as there are numbers here, each as likely at first as its number says: 1 at least.
    pub fn of(likely: &[u16]) -> Frequencies {
        Frequencies(likely.iter().map(|&count| count.max(1)).collect())
    }

    fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    fn before(&self, choice: usize) -> u32 {
        self.0[..choice].iter().map(|&count| u32::from(count)).sum()
    }

    fn learn(&mut self, choice: usize) {
        self.0[choice] += STEP;
        if self.total() > u32::from(MOST) {
            self.0.iter_mut().for_each(|count| *count = count.div_ceil(2));
        }
    }
}

/// Writes choices or reads them: the same code does both, so that they cannot differ.
pub trait Coder {
    /// One of the choices of a model, which learns from it. A writer writes `wanted`; a reader ignores it.
    fn adaptive(&mut self, counts: &mut Frequencies, wanted: usize) -> Result<usize, PackingFault>;

    /// One of so many equally likely choices: at least 1, at most 65,536.
    fn uniform(&mut self, choices: usize, wanted: usize) -> Result<usize, PackingFault>;

    /// A number of 64 bits.
    fn whole(&mut self, wanted: u64) -> Result<u64, PackingFault> {
        (0..4).try_fold(0, |value, part| {
            Ok(value << 16 | self.uniform(1 << 16, (wanted >> (48 - 16 * part) & 0xFFFF) as usize)? as u64)
        })
    }

    /// Yes or no.
    fn flag(&mut self, wanted: bool) -> Result<bool, PackingFault> {
        Ok(self.uniform(2, wanted.into())? == 1)
    }

    /// These things in some order.
    fn order<T: Copy + PartialEq>(&mut self, mut things: Vec<T>, wanted: &[T]) -> Result<Vec<T>, PackingFault> {
        let mut order = Vec::with_capacity(things.len());
        while !things.is_empty() {
            let index = wanted.get(order.len()).and_then(|one| things.iter().position(|thing| thing == one));
            order.push(things.remove(self.uniform(things.len(), index.unwrap_or(0))?));
        }
        Ok(order)
    }
}

/// Writes choices down.
#[derive(Debug)]
pub struct Writer {
    low: u64,
    range: u32,
    /// The byte that a carry may still change, and how many bytes of 255 follow it.
    held: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl Writer {
    /// Nothing written yet.
    pub fn new() -> Writer {
        Writer { low: 0, range: u32::MAX, held: None, full: 0, bytes: Vec::new() }
    }

    fn narrow(&mut self, from: u32, width: u32, total: u32) {
        self.range /= total;
        self.low += u64::from(from) * u64::from(self.range);
        self.range *= width;
        while self.range < LOW {
            self.range <<= 8;
            self.shift();
        }
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let top = (self.low >> 24) as u8;
        if carry == 0 && top == 0xFF {
            self.full += 1;
        } else {
            self.bytes.extend(self.held.map(|held| held.wrapping_add(carry)));
            let filled = if carry == 0 { 0xFF } else { 0 };
            self.bytes.extend(core::iter::repeat_n(filled, core::mem::take(&mut self.full)));
            self.held = Some(top);
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// All that has been written.
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..MISSING {
            self.shift();
        }
        let zeros = self.bytes.iter().rev().take(MISSING).take_while(|&&byte| byte == 0).count();
        self.bytes.truncate(self.bytes.len() - zeros);
        self.bytes
    }
}

impl Coder for Writer {
    fn adaptive(&mut self, counts: &mut Frequencies, wanted: usize) -> Result<usize, PackingFault> {
        let width = counts.0.get(wanted).copied().ok_or(PackingFault::TooLong)?;
        self.narrow(counts.before(wanted), width.into(), counts.total());
        counts.learn(wanted);
        Ok(wanted)
    }

    fn uniform(&mut self, choices: usize, wanted: usize) -> Result<usize, PackingFault> {
        if wanted >= choices || choices > 1 << 16 {
            return Err(PackingFault::TooLong);
        }
        self.narrow(wanted as u32, 1, choices as u32);
        Ok(wanted)
    }
}

/// Reads choices.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    range: u32,
    code: u32,
}

impl<'a> Reader<'a> {
    /// Reads these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        let first = |index: usize| bytes.get(index).copied().unwrap_or(0);
        let code = u32::from_be_bytes([first(0), first(1), first(2), first(3)]);
        Reader { bytes, at: 4, range: u32::MAX, code }
    }

    /// Which of `total` parts is meant.
    fn part(&mut self, total: u32) -> u32 {
        self.range /= total;
        (self.code / self.range).min(total - 1)
    }

    fn narrow(&mut self, from: u32, width: u32) -> Result<(), PackingFault> {
        self.code = self.code.wrapping_sub(from * self.range);
        self.range *= width;
        while self.range < LOW {
            let byte = self.bytes.get(self.at).copied().unwrap_or(0);
            self.at += 1;
            if self.at > self.bytes.len() + MISSING + 4 {
                return Err(PackingFault::Damaged);
            }
            self.range <<= 8;
            self.code = self.code << 8 | u32::from(byte);
        }
        Ok(())
    }
}

impl Coder for Reader<'_> {
    fn adaptive(&mut self, counts: &mut Frequencies, _: usize) -> Result<usize, PackingFault> {
        let part = self.part(counts.total());
        let (mut choice, mut before) = (0, 0);
        for &count in &counts.0 {
            if before + u32::from(count) > part {
                break;
            }
            before += u32::from(count);
            choice += 1;
        }
        let width = counts.0.get(choice).copied().ok_or(PackingFault::Damaged)?;
        self.narrow(before, width.into())?;
        counts.learn(choice);
        Ok(choice)
    }

    fn uniform(&mut self, choices: usize, _: usize) -> Result<usize, PackingFault> {
        if choices == 0 || choices > 1 << 16 {
            return Err(PackingFault::Damaged);
        }
        let part = self.part(choices as u32);
        self.narrow(part, 1)?;
        Ok(part as usize)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    /// The same choices again and again, some of them rare, some of them of many.
    fn choices(length: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..length as u64).map(|n| {
            let mixed = n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
            let kinds = [2, 5, 60, 1, 65_536, 7][(n % 6) as usize];
            (kinds, (mixed as usize) % kinds)
        })
    }

    fn code(coder: &mut impl Coder, length: usize) -> Vec<usize> {
        let mut counts = Frequencies::new(7);
        let one = |(kinds, wanted)| match kinds {
            7 => coder.adaptive(&mut counts, if wanted < 5 { 0 } else { wanted }).unwrap(),
            kinds => coder.uniform(kinds, wanted).unwrap(),
        };
        choices(length).map(one).collect()
    }

    #[test]
    fn choices_come_back_in_their_order() {
        for length in [0, 1, 2, 5, 6, 7, 100, 5000] {
            let mut writer = Writer::new();
            let wrote = code(&mut writer, length);
            let bytes = writer.finish();
            assert_eq!(code(&mut Reader::new(&bytes), length), wrote);
        }
    }

    #[test]
    fn carries_go_through_bytes_that_are_full() {
        for width in [3, 255, 256, 65_535, 65_536] {
            let mut writer = Writer::new();
            (0..500).for_each(|_| assert_eq!(writer.uniform(width, width - 1), Ok(width - 1)));
            let bytes = writer.finish();
            let mut reader = Reader::new(&bytes);
            (0..500).for_each(|_| assert_eq!(reader.uniform(width, 0), Ok(width - 1)));
        }
    }

    #[test]
    fn an_order_comes_back() {
        let mut writer = Writer::new();
        writer.order((0..60).collect(), &[5, 9, 0]).unwrap();
        let bytes = writer.finish();
        let order = Reader::new(&bytes).order((0..60).collect(), &[]).unwrap();
        assert_eq!((order.len(), &order[..3]), (60, &[5, 9, 0][..]));
        assert!(bytes.len() <= 36);
    }

    #[test]
    fn reading_past_the_end_comes_to_an_end() {
        let mut reader = Reader::new(&[1, 2, 3]);
        assert!((0..100).any(|_| reader.uniform(256, 0).is_err()));
    }
}
