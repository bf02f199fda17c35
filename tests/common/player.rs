//! A simple, slightly erratic player that is good enough to finish rounds.

use rack_o::engine::{Action, Phase, Rack, Round, Slot};

/// A random number generator for tests (SplitMix64).
#[derive(Clone)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next 64 random bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }

    /// True with a probability of 1 in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// What the player aims for.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Likes runs, and waits for one of three before announcing.
    pub runs: bool,
    /// Announces an Éclair whenever it can.
    pub eclair: bool,
}

/// An action of the seat to act.
pub fn sensible(round: &Round, style: Style, rng: &mut SplitMix) -> Action {
    let seat = round.to_act().unwrap();
    let rack = round.rack(seat);
    let highest = 10 * round.seats().len() + 20;
    match round.phase() {
        Phase::Place => Action::Place(place(rack, round.dealt_card(seat).unwrap().number(), highest)),
        Phase::EclairCall if style.eclair => Action::Eclair,
        Phase::EclairCall => Action::Pass,
        Phase::Announce if !style.runs || rack.has_run_of_three() || rng.once_in(8) => Action::Announce,
        Phase::Announce => Action::Pass,
        Phase::Turn => {
            if round.legal().has(Action::Announce) && (!style.runs || rack.has_run_of_three()) {
                return Action::Announce;
            }
            if rng.once_in(16) {
                return round.legal().nth(rng.below(11)).unwrap();
            }
            let runs = style.runs || round.needs_run();
            let taken = round.discard().top().and_then(|top| better(rack, top.number(), highest, runs));
            taken.map_or(Action::Draw, Action::Take)
        }
        Phase::Drawn => {
            let runs = style.runs || round.needs_run();
            let card = round.drawn().unwrap().number();
            better(rack, card, highest, runs).map_or(Action::Discard, Action::Exchange)
        }
        Phase::Over { .. } => unreachable!("nobody acts when the round is over"),
    }
}

/// The best slot for a card, if it improves the rack.
fn better(rack: &Rack, card: u8, highest: usize, runs: bool) -> Option<Slot> {
    let now = worth(rack.numbers(), highest, runs);
    let exchanged = |slot: Slot| {
        let mut rack = *rack.numbers();
        rack[slot.row()] = card;
        worth(&rack, highest, runs)
    };
    let best = Slot::ALL.into_iter().max_by_key(|&slot| exchanged(slot))?;
    (exchanged(best) > now).then_some(best)
}

/// How promising a rack is: rising neighbours, cards near where they belong, and a run if one is wanted.
fn worth(rack: &[u8; 10], highest: usize, runs: bool) -> i64 {
    let rising = rack.windows(2).filter(|pair| pair[0] < pair[1]).count() as i64;
    let off: i64 = rack
        .iter()
        .enumerate()
        .map(|(row, &card)| {
            let middle = ((2 * row + 1) * highest / 20) as i64;
            ((i64::from(card) - middle).abs() - highest as i64 / 20).max(0)
        })
        .sum();
    let mut longest = 1;
    let mut length = 1;
    for pair in rack.windows(2) {
        length = if pair[1] == pair[0] + 1 { length + 1 } else { 1 };
        longest = longest.max(length);
    }
    20 * rising - 3 * off + if runs { 14 * longest.min(3) } else { 0 }
}

/// The empty slot nearest to where a card belongs, given the cards already placed.
pub fn place(rack: &Rack, card: u8, highest: usize) -> Slot {
    let ideal = (usize::from(card) * 10 - 1) / highest;
    let fits =
        |slot: Slot| rack.slots().all(|(other, held)| held.is_none_or(|held| (other < slot) == (held.number() < card)));
    let empty = rack.slots().filter(|(_, held)| held.is_none()).map(|(slot, _)| slot);
    empty.min_by_key(|&slot| (!fits(slot), slot.row().abs_diff(ideal))).unwrap()
}
