//! Whether the way of a character shows: for each of them something that can be counted, and how it compares with the others.

use crate::engine::{Action, Card, Match, PublicMove, Seat, Slot, Source, View};

/// Something that can be counted of how somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Leo: of the racks that are called with the bonus, how many have a run of three. Fewer than others.
    IgnoresRuns,
    /// Otto: how many slots above the lowest one out of place a card goes in. Fewer than others.
    FillsFromBelow,
    /// Felix: of the turns, how many draw from the stock.
    DrawsFromStock,
    /// Rosa: of the exchanges, how many are in a slot that was already changed in the round.
    ChangesAgain,
    /// Bruno: how high the cards are that go in, as a share of the highest.
    TakesHighCards,
    /// Clara: how many slots a card that goes in is away from its place in an even spread. Fewer than others.
    KeepsEvenSteps,
    /// Hugo: of the first three turns, how many change nothing.
    Dawdles,
    /// Irma: of the racks at the end of a round, how many have a run of three.
    CollectsRuns,
    /// Ada: of the cards that go in, how many stand one or two numbers away from a neighbour. Fewer than others.
    LeavesRoom,
    /// Emil: of the numbers that would fill the gaps a card leaves beside it, how many may still be in the stock.
    LeavesLiveGaps,
    /// Vera: of the discards, how many belong in a slot where the next player has nothing that belongs there. Fewer than others.
    HelpsTheNext,
    /// Mina: of the rounds, how many are won, less what an even share would be.
    Wins,
}

/// A sum over what was counted, and how many there were.
#[derive(Clone, Copy, Default, Debug)]
struct Count {
    sum: f64,
    of: f64,
}

impl Count {
    fn add(&mut self, amount: f64) {
        self.sum += amount;
        self.of += 1.0;
    }

    fn add_if(&mut self, is_so: bool) {
        self.add(f64::from(u8::from(is_so)));
    }
}

/// What a seat did in a round, by each way.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct SeatCounts([Count; Way::ALL.len()]);

impl SeatCounts {
    fn of(&mut self, way: Way) -> &mut Count {
        &mut self.0[way as usize]
    }
}

/// What somebody did, by each way, over rounds.
#[derive(Clone, Copy, Default, Debug)]
pub struct WayCounts([Sums; Way::ALL.len()]);

/// The sums that a mean and its standard error follow from.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    sum: f64,
    of: f64,
    sum_squared: f64,
    of_squared: f64,
    product: f64,
}

/// How somebody compares with the others in one way.
#[derive(Clone, Copy, Debug)]
pub struct Compared {
    /// Their mean.
    pub own: f64,
    /// The mean of the means of the others.
    pub others: f64,
    /// By how many standard errors they differ in the sense of the way.
    pub errors: f64,
}

impl Way {
    /// All ways, in the order of the characters in whom they show.
    pub const ALL: [Way; 12] = [
        Way::IgnoresRuns,
        Way::FillsFromBelow,
        Way::DrawsFromStock,
        Way::ChangesAgain,
        Way::TakesHighCards,
        Way::KeepsEvenSteps,
        Way::Dawdles,
        Way::CollectsRuns,
        Way::LeavesRoom,
        Way::LeavesLiveGaps,
        Way::HelpsTheNext,
        Way::Wins,
    ];

    /// The id of the character in whom it shows.
    pub const fn character(self) -> &'static str {
        match self {
            Way::IgnoresRuns => "leo",
            Way::FillsFromBelow => "otto",
            Way::DrawsFromStock => "felix",
            Way::ChangesAgain => "rosa",
            Way::TakesHighCards => "bruno",
            Way::KeepsEvenSteps => "clara",
            Way::Dawdles => "hugo",
            Way::CollectsRuns => "irma",
            Way::LeavesRoom => "ada",
            Way::LeavesLiveGaps => "emil",
            Way::HelpsTheNext => "vera",
            Way::Wins => "mina",
        }
    }

    /// What is counted, in a few words.
    pub const fn what(self) -> &'static str {
        match self {
            Way::IgnoresRuns => "bonus: racks called with a run",
            Way::FillsFromBelow => "slots above the lowest out of place",
            Way::DrawsFromStock => "turns that draw from the stock",
            Way::ChangesAgain => "exchanges in a slot changed before",
            Way::TakesHighCards => "height of the cards that go in",
            Way::KeepsEvenSteps => "slots away from an even spread",
            Way::Dawdles => "first three turns without a change",
            Way::CollectsRuns => "racks with a run at the end",
            Way::LeavesRoom => "cards within two of a neighbour",
            Way::LeavesLiveGaps => "numbers for gaps still to be drawn",
            Way::HelpsTheNext => "discards that the next could use",
            Way::Wins => "rounds won above an even share",
        }
    }

    /// Whether it shows in less of what is counted, rather than more.
    const fn is_less(self) -> bool {
        matches!(
            self,
            Way::IgnoresRuns | Way::FillsFromBelow | Way::KeepsEvenSteps | Way::LeavesRoom | Way::HelpsTheNext
        )
    }
}

/// Counts what a decision of a seat shows. Cards that are placed in an Éclair deal show nothing.
pub(super) fn count_decision(game: &Match, view: &View<'_>, action: Action, counts: &mut SeatCounts) {
    if let (Some(out), Some(round)) = (discarded(view, action), game.round()) {
        let next = round.rack(view.playing.left_of(view.seat));
        let row = row_of(out, view.highest());
        counts.of(Way::HelpsTheNext).add_if(row_of(next.numbers()[row], view.highest()) != row);
    }
    let (Action::Take(slot) | Action::Exchange(slot)) = action else { return };
    let Some(card) = view.drawn.or(view.top_discard) else { return };
    let rack = view.rack.numbers();
    let highest = f64::from(view.highest());
    let place = (f64::from(card.number()) - 0.5) / highest * Slot::COUNT as f64 - 0.5;
    let is_in_place = |row: usize| row_of(rack[row], view.highest()) == row;
    let lowest = (0..Slot::COUNT).find(|&row| !is_in_place(row)).unwrap_or(Slot::COUNT - 1);
    counts.of(Way::FillsFromBelow).add(slot.row().saturating_sub(lowest) as f64);
    counts.of(Way::TakesHighCards).add(f64::from(card.number()) / highest);
    counts.of(Way::KeepsEvenSteps).add((place - slot.row() as f64).abs());
    let neighbours = [slot.row().checked_sub(1), Some(slot.row() + 1)].into_iter().flatten();
    let is_near = |row: usize| rack.get(row).is_some_and(|other| other.abs_diff(card.number()) <= 2);
    counts.of(Way::LeavesRoom).add_if(neighbours.into_iter().any(is_near));
    if let Some(live) = live_share(view, slot.row(), card) {
        counts.of(Way::LeavesLiveGaps).add(live);
    }
}

/// The number that an action puts onto the discard pile.
fn discarded(view: &View<'_>, action: Action) -> Option<u8> {
    match action {
        Action::Take(slot) | Action::Exchange(slot) => view.rack.get(slot).map(|card| card.number()),
        Action::Discard => view.drawn.map(|card| card.number()),
        _ => None,
    }
}

/// The row that a number belongs in, in an even spread of all of them.
fn row_of(number: u8, highest: u8) -> usize {
    usize::from(number.saturating_sub(1)) * Slot::COUNT / usize::from(highest)
}

/// Of the numbers that would fill the gaps of one slot beside a card that goes into a row, the share that may still be drawn;
/// none where it leaves no such gap.
fn live_share(view: &View<'_>, row: usize, card: Card) -> Option<f64> {
    let rack = view.rack.numbers();
    let mut gone: u64 = rack.iter().fold(1 << card.number(), |gone, number| gone | 1 << number);
    let open = view
        .opening_discard
        .into_iter()
        .chain(view.log.iter().flat_map(|turn| turn.card_in.into_iter().chain([turn.out])));
    open.for_each(|card| gone |= 1 << card.number());
    let below = row.checked_sub(2).map(|other| (rack[other], rack[other + 1], card.number()));
    let above = rack.get(row + 2).map(|&other| (card.number(), rack[row + 1], other));
    let (mut live, mut all) = (0, 0);
    for (low, between, high) in below.into_iter().chain(above) {
        if low < high && !(low < between && between < high) {
            let numbers = low + 1..high;
            all += numbers.len().max(1);
            live += numbers.filter(|number| gone >> number & 1 == 0).count();
        }
    }
    (all > 0).then(|| live as f64 / all as f64)
}

/// Counts what a seat did over a whole round.
pub(super) fn count_round(game: &Match, seat: Seat, counts: &mut SeatCounts) {
    let log = game.log();
    let mut changed = [false; Slot::COUNT];
    let own = |turn: &&PublicMove| turn.seat == seat;
    for (nth, turn) in log.iter().filter(own).enumerate() {
        counts.of(Way::DrawsFromStock).add_if(turn.source == Source::Stock);
        if nth < 3 {
            counts.of(Way::Dawdles).add_if(turn.slot.is_none());
        }
        if let Some(slot) = turn.slot {
            counts.of(Way::ChangesAgain).add_if(std::mem::replace(&mut changed[slot.row()], true));
        }
    }
    if let Some(round) = game.round() {
        let has_run = round.rack(seat).has_run_of_three();
        counts.of(Way::CollectsRuns).add_if(has_run);
        let has_called = game.last_result().is_some_and(|result| result.announcer == seat);
        if game.rules().bonus && has_called {
            counts.of(Way::IgnoresRuns).add_if(has_run);
        }
    }
    if let Some(result) = game.last_result() {
        let even = 1.0 / result.seats.len() as f64;
        counts.of(Way::Wins).add(f64::from(u8::from(result.announcer == seat)) - even);
    }
}

impl WayCounts {
    /// Adds what somebody did in one round.
    pub(super) fn add(&mut self, round: &SeatCounts) {
        for (sums, count) in self.0.iter_mut().zip(&round.0) {
            sums.sum += count.sum;
            sums.of += count.of;
            sums.sum_squared += count.sum * count.sum;
            sums.of_squared += count.of * count.of;
            sums.product += count.sum * count.of;
        }
    }

    /// Compares somebody with the others in one way.
    pub fn compared(&self, way: Way, others: &[&WayCounts]) -> Compared {
        let own = self.0[way as usize];
        let means: Vec<f64> = others.iter().map(|counts| counts.0[way as usize].mean()).collect();
        let count = means.len().max(1) as f64;
        let mean = means.iter().sum::<f64>() / count;
        let variance = others.iter().map(|counts| counts.0[way as usize].variance()).sum::<f64>() / (count * count);
        let differs = if way.is_less() { mean - own.mean() } else { own.mean() - mean };
        Compared {
            own: own.mean(),
            others: mean,
            errors: differs / (own.variance() + variance).sqrt().max(f64::MIN_POSITIVE),
        }
    }
}

impl Sums {
    fn mean(self) -> f64 {
        self.sum / self.of.max(1.0)
    }

    /// The square of the standard error of the mean: what is counted in one round hangs together, so rounds are what is drawn.
    fn variance(self) -> f64 {
        let mean = self.mean();
        let spread = self.sum_squared - 2.0 * mean * self.product + mean * mean * self.of_squared;
        spread.max(0.0) / (self.of * self.of).max(1.0)
    }
}
