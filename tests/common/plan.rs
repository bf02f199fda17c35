//! Random plays for the property tests: any valid rules, any deal, and any mix of sensible and arbitrary actions.

use super::player::{SplitMix, Style, place, sensible};
use super::table::{card, numbers, people};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use rack_o::engine::{
    Action, Card, Chance, ChipGame, Deal, Deck, Edition, Event, Goal, Phase, Price, Replenish, Round, Rules,
    RulesDraft, Seat, Slot, Stage,
};
use rack_o::record::RecordedMatch;

/// This many cases, the same ones in every run.
pub fn cases(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(0x1956), failure_persistence: None, ..Config::default() }
}

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub rules: Rules,
    pub seed: u64,
    /// `None` for shuffled decks. Otherwise every rack is dealt in order, except for this many swapped pairs of cards.
    pub spoilt: Option<usize>,
    /// One action in this many is an arbitrary legal one; the others are sensible.
    pub nonsense: usize,
    pub style: Style,
    /// The random bits for each step.
    pub choices: Vec<u16>,
}

/// What happens next.
#[derive(Clone, Debug)]
pub enum Step {
    Deal(Deck, u64),
    Act(Action),
    /// A seat places its next card out of turn (R30).
    Place(Seat, Slot),
}

impl Plan {
    pub fn chance(&self) -> Chance {
        Chance::new(self.seed)
    }

    pub fn start(&self) -> RecordedMatch {
        RecordedMatch::start(self.rules, people(self.rules.players()), self.chance()).unwrap()
    }

    /// The next step; `None` if the match is over.
    pub fn next(&self, table: &RecordedMatch, choice: u16) -> Option<Step> {
        let game = table.state();
        match game.stage() {
            Stage::Over(_) => None,
            Stage::BetweenRounds => {
                let round = game.rounds_over();
                let mut deck = self.chance().deck(round, game.playing().len());
                if let Some(spoilt) = self.spoilt {
                    deck = nearly_in_order(&deck, game.playing().len(), spoilt, &mut SplitMix(u64::from(choice)));
                }
                Some(Step::Deal(deck, self.chance().renewals(round)))
            }
            Stage::Playing => {
                let mut rng = SplitMix(u64::from(choice));
                let round = game.round().unwrap();
                if round.phase() == Phase::Place && rng.once_in(4) {
                    return Some(out_of_turn(round, self.nonsense, &mut rng));
                }
                let action = if rng.once_in(self.nonsense) {
                    let legal = game.legal();
                    legal.nth(rng.below(legal.len())).unwrap()
                } else {
                    sensible(round, self.style, &mut rng)
                };
                Some(Step::Act(action))
            }
        }
    }

    /// Plays to the end of the plan or of the match. Calls `before` with the table before each step.
    pub fn play(&self, mut before: impl FnMut(&RecordedMatch, &Step)) -> RecordedMatch {
        let mut table = self.start();
        for &choice in &self.choices {
            let Some(step) = self.next(&table, choice) else { break };
            before(&table, &step);
            take(&mut table, &step);
        }
        table
    }
}

/// Takes a legal step and returns what happened.
pub fn take(table: &mut RecordedMatch, step: &Step) -> Vec<Event> {
    match step {
        Step::Deal(deck, renewals) => table.deal(deck, *renewals).unwrap(),
        Step::Act(action) => table.play(*action).unwrap(),
        Step::Place(seat, slot) => table.play_placing(*seat, *slot).unwrap(),
    }
}

fn out_of_turn(round: &Round, nonsense: usize, rng: &mut SplitMix) -> Step {
    let waiting: Vec<Seat> = round.seats().iter().filter(|&seat| round.dealt_card(seat).is_some()).collect();
    let seat = waiting[rng.below(waiting.len())];
    let empty: Vec<Slot> = round.rack(seat).slots().filter(|(_, held)| held.is_none()).map(|(slot, _)| slot).collect();
    let card = round.dealt_card(seat).unwrap().number();
    let sensible = place(round.rack(seat), card, 20 + 10 * round.seats().len());
    Step::Place(seat, if rng.once_in(nonsense) { empty[rng.below(empty.len())] } else { sensible })
}

/// The deck rearranged so that every seat is dealt its ten cards in order, then with this many pairs of cards swapped.
/// Half the time the seats get neighbouring cards, which makes long runs.
fn nearly_in_order(deck: &Deck, players: usize, spoilt: usize, rng: &mut SplitMix) -> Deck {
    let mut all = numbers(deck);
    let neighbours = rng.once_in(2);
    if neighbours {
        all[..10 * players].sort_unstable_by(|a, b| b.cmp(a));
    }
    let dealt = all[..10 * players].to_vec();
    for turn in 0..players {
        let place = |nth: usize| if neighbours { 10 * turn + nth } else { nth * players + turn };
        let mut own: Vec<u8> = (0..10).map(|nth| dealt[place(nth)]).collect();
        own.sort_unstable_by(|a, b| b.cmp(a));
        for (nth, number) in own.into_iter().enumerate() {
            all[nth * players + turn] = number;
        }
    }
    for _ in 0..spoilt {
        let (one, other) = (rng.below(10 * players), rng.below(all.len()));
        all.swap(one, other);
    }
    Deck::new(players, &all.into_iter().map(card).collect::<Vec<Card>>()).unwrap()
}

/// Any valid rules for any number of players, with goals that are reached soon.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    let price = prop_oneof![Just(Price::AnnouncerRun), Just(Price::OwnRun)];
    let chips = (1u16..12, 5u16..8, price, any::<bool>())
        .prop_map(|(rounds, start, price, elimination)| Goal::Chips(ChipGame { rounds, start, price, elimination }));
    let goal = prop_oneof![2 => (1u16..260).prop_map(Goal::Points), 3 => chips, 1 => (1u16..5).prop_map(Goal::Rounds)];
    let edition = prop_oneof![
        Just(Edition::MiltonBradley),
        Just(Edition::Jumbo),
        Just(Edition::WinningMoves),
        Just(Edition::RavensburgerFr),
        Just(Edition::RavensburgerDe),
        Just(Edition::Custom),
    ];
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (2usize..5, edition, goal, flags).prop_map(|(players, edition, goal, (eclair, run, bonus, partners, shuffle))| {
        let single = matches!(goal, Goal::Chips(_));
        let draft = RulesDraft {
            edition,
            deal: if eclair { Deal::Eclair } else { Deal::Standard },
            run_of_three: run,
            bonus: bonus && !single,
            partners: partners && !single && players == 4,
            replenish: if shuffle { Replenish::Shuffle } else { Replenish::TurnOver },
            goal,
        };
        draft.check(players).unwrap()
    })
}

/// Any plan of at most this many actions.
pub fn any_plan(most: usize) -> impl Strategy<Value = Plan> {
    let spoilt = prop_oneof![2 => Just(None), 3 => (0usize..4).prop_map(Some)];
    let nonsense = prop_oneof![Just(1), Just(3), Just(20), Just(1000)];
    let style = (any::<bool>(), any::<bool>()).prop_map(|(runs, eclair)| Style { runs, eclair });
    (any_rules(), any::<u64>(), spoilt, nonsense, style, vec(any::<u16>(), 0..=most)).prop_map(
        |(rules, seed, spoilt, nonsense, style, choices)| Plan { rules, seed, spoilt, nonsense, style, choices },
    )
}
