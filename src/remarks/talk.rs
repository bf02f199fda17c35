//! Who says something, and what about.

use super::company::Company;
use super::moment::Moment;
use super::watched::Watched;
use crate::engine::{Chance, Event, Seat, SeatSet};
use crate::players::ComputerPlayer;

/// How many of the bits of a lot are a seat's.
const BITS: usize = 12;

/// What a character says: one of the lines it has for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Remark {
    /// The seat of the character.
    pub seat: Seat,
    /// The index of the event it is about, among those of the round.
    pub event: usize,
    /// The moment.
    pub moment: Moment,
    /// Which of the lines for it, from 0.
    pub variant: usize,
}

/// The talk at a table, round by round: at most one remark a round of each character, and never twice in a row the same of one.
/// The same match says the same.
#[derive(Clone, Debug)]
pub struct Talk {
    company: Company,
    chance: Chance,
    last: [Option<(Moment, usize)>; Seat::MOST],
}

impl Talk {
    /// The talk of these, with the chance of their match.
    pub const fn new(company: Company, chance: Chance) -> Talk {
        Talk { company, chance, last: [None; Seat::MOST] }
    }

    /// Who sits at the table.
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// The chance of the match.
    pub const fn chance(&self) -> Chance {
        self.chance
    }

    /// What is said in a round (from 0) of so many players: in the whole of it, or up to the last of these events. `lines` tells how
    /// many lines a character has for a moment.
    pub fn hear(
        &mut self,
        round: usize,
        players: usize,
        events: &[Event],
        lines: impl Fn(ComputerPlayer, Moment) -> usize,
    ) -> Vec<Remark> {
        let mut watched = Watched::new(players);
        let mut silent = SeatSet::EMPTY;
        let mut remarks = Vec::new();
        let ends_match = events.iter().any(|event| matches!(event, Event::MatchEnded { .. }));
        let mut seen = 0;
        for (nth, event) in events.iter().enumerate() {
            // What nobody else knows of must not change what is said. With the end of the match its last call is old news.
            if matches!(event, Event::Passed { .. }) || ends_match && matches!(event, Event::Announced { .. }) {
                continue;
            }
            let lots = Lots(self.chance.remark_lots(round, seen));
            seen += 1;
            let mut chosen: Option<(u64, Seat, Moment)> = None;
            let mut consider = |seat: Seat, moment: Moment| {
                let lot = lots.of(seat);
                let speaks = lot * 100 < moment.chance() << BITS && !silent.has(seat);
                if self.company.character(seat).is_some() && speaks && chosen.is_none_or(|(lowest, ..)| lot < lowest) {
                    chosen = Some((lot, seat, moment));
                }
            };
            if round == 0 && matches!(event, Event::Dealt { .. }) {
                for seat in self.company.seats() {
                    if let Some(greeting) = self.company.greeting(seat, lots.of(seat)) {
                        consider(seat, greeting);
                    }
                }
            }
            watched.see(event, &self.company, consider);
            if let Some((_, seat, moment)) = chosen
                && let Some(variant) = self.variant(seat, moment, lots, &lines)
            {
                silent = silent.with(seat);
                self.last[seat.number()] = Some((moment, variant));
                remarks.push(Remark { seat, event: nth, moment, variant });
            }
        }
        remarks
    }

    /// One of the lines for a moment that is not what was said last; none where there is no other.
    fn variant(
        &self,
        seat: Seat,
        moment: Moment,
        lots: Lots,
        lines: impl Fn(ComputerPlayer, Moment) -> usize,
    ) -> Option<usize> {
        let count = lines(self.company.character(seat)?, moment);
        let first = lots.rest().checked_rem(count as u64)? as usize;
        let is_new = |variant: &usize| self.last[seat.number()] != Some((moment, *variant));
        (0..count).map(|step| (first + step) % count).find(is_new)
    }
}

/// Lots of each seat, and one more, in one number.
#[derive(Clone, Copy)]
struct Lots(u64);

impl Lots {
    /// That of a seat.
    const fn of(self, seat: Seat) -> u64 {
        self.0 >> (BITS * seat.number()) & ((1 << BITS) - 1)
    }

    /// What is left for all of them.
    const fn rest(self) -> u64 {
        self.0 >> (BITS * Seat::MOST)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::{MatchEnd, Score};
    use crate::engine::{Action, Card, CardIn, Deck, Edition, OwnedView, Stage};
    use crate::players::{Turn, TurnRequest};
    use crate::record::{PlayerKind, RecordedMatch, SeatEntry};
    use std::collections::BTreeMap;

    /// A match of a person, who is first and plays like `ada`, and these characters.
    fn table(characters: &[&str], seed: u64) -> RecordedMatch {
        let person = SeatEntry { name: "Ann".to_owned(), player: PlayerKind::Human, level: None };
        let character = |id: &&str| SeatEntry {
            name: (*id).to_owned(),
            player: PlayerKind::Computer,
            level: Some((*id).to_owned()),
        };
        let seats: Vec<SeatEntry> = std::iter::once(person).chain(characters.iter().map(character)).collect();
        let rules = Edition::MiltonBradley.preset().check(seats.len()).unwrap();
        RecordedMatch::start(rules, seats, Chance::new(seed)).unwrap()
    }

    fn action(game: &RecordedMatch, chance: Chance) -> Action {
        let seat = game.state().to_act().unwrap();
        let id = game.seat(seat).and_then(|entry| entry.level.clone()).unwrap_or_else(|| "ada".to_owned());
        let player = id.parse::<ComputerPlayer>().unwrap().or_quick();
        let view = OwnedView::from(&game.state().view(seat).unwrap());
        let seed = chance.decision_seed(game.state().rounds_over(), seat, game.decisions());
        TurnRequest { player, turn: Turn { view, seed } }.quick_answer().unwrap()
    }

    /// Deals and plays a round; the actions.
    fn play_round(game: &mut RecordedMatch, chance: Chance) -> Vec<Action> {
        game.deal_from(chance).unwrap();
        let mut actions = Vec::new();
        while game.state().stage() == Stage::Playing {
            let action = action(game, chance);
            game.play(action).unwrap();
            actions.push(action);
        }
        actions
    }

    const TABLES: [&[&str]; 5] = [
        &["leo", "otto", "felix"],
        &["rosa", "bruno", "clara"],
        &["hugo", "irma"],
        &["emil", "vera", "mina"],
        &["ada"],
    ];

    /// Two lines for everything.
    const fn two(_: ComputerPlayer, _: Moment) -> usize {
        2
    }

    #[test]
    fn each_says_one_thing_a_round_at_most_and_never_the_same_twice_in_a_row() {
        let mut heard: BTreeMap<usize, usize> = BTreeMap::new();
        let (mut rounds, mut said, mut chances) = (0, 0, 0);
        for seed in 0..12 {
            let characters = TABLES[seed as usize % TABLES.len()];
            let chance = Chance::new(seed);
            let mut game = table(characters, seed);
            let company = Company::of(&game, |_| Score::default());
            let mut talk = Talk::new(company, chance);
            let mut last: BTreeMap<Seat, (Moment, usize)> = BTreeMap::new();
            for round in 0.. {
                play_round(&mut game, chance);
                let before = talk.clone();
                let players = company.seats().count() + 1;
                let remarks = talk.hear(round, players, game.state().events(), two);
                let again = before.clone().hear(round, players, game.state().events(), two);
                assert_eq!(remarks, again);
                let mut spoke = SeatSet::EMPTY;
                for remark in &remarks {
                    assert!(company.character(remark.seat).is_some() && !spoke.has(remark.seat), "{remark:?}");
                    assert_ne!(
                        last.insert(remark.seat, (remark.moment, remark.variant)),
                        Some((remark.moment, remark.variant))
                    );
                    spoke = spoke.with(remark.seat);
                    *heard.entry(remark.moment.index()).or_default() += 1;
                }
                // What was said so far does not change with what follows.
                for so_far in 0..game.state().events().len() - 3 {
                    let part = before.clone().hear(round, players, &game.state().events()[..so_far], two);
                    assert_eq!(part, remarks[..part.len()]);
                    assert!(remarks[part.len()..].iter().all(|remark| remark.event >= so_far));
                }
                rounds += 1;
                said += remarks.len();
                chances += characters.len();
                if game.state().stage() != Stage::BetweenRounds {
                    break;
                }
            }
        }
        // Now and then, and about all kinds of things.
        assert!(said * 5 > chances && said * 5 < chances * 4, "{said} of {chances} in {rounds} rounds: {heard:?}");
        let usual = [Moment::FirstTime, Moment::Thanks, Moment::GaveAway, Moment::Called, Moment::PersonCalled];
        assert!(usual.iter().all(|moment| heard.contains_key(&moment.index())), "{heard:?}");
    }

    #[test]
    fn one_line_alone_is_not_said_twice_in_a_row() {
        let chance = Chance::new(4);
        let mut game = table(&["leo"], 4);
        let company = Company::of(&game, |_| Score::default());
        let mut talk = Talk::new(company, chance);
        let mut said = Vec::new();
        for round in 0..4 {
            play_round(&mut game, chance);
            if game.state().stage() != Stage::BetweenRounds {
                break;
            }
            said.extend(talk.hear(round, 2, game.state().events(), |_, _| 1).into_iter().map(|remark| remark.moment));
            // Where there are no lines nothing is said.
            assert_eq!(talk.clone().hear(round, 2, game.state().events(), |_, _| 0), []);
        }
        assert!(said.len() > 1 && said.windows(2).all(|two| two[0] != two[1]), "{said:?}");
    }

    #[test]
    fn a_greeting_remembers_the_person() {
        let greeting = |met, last, seed| {
            let mut game = table(&["vera"], seed);
            let company = Company::of(&game, |_| Score { met, last, ..Score::default() });
            let dealt = game.deal_from(Chance::new(seed)).unwrap();
            Talk::new(company, Chance::new(seed)).hear(0, 2, &dealt, two).first().map(|remark| remark.moment)
        };
        assert_eq!(greeting(0, None, 1), Some(Moment::FirstTime));
        assert_eq!(greeting(1, Some(MatchEnd::Won), 1), Some(Moment::LostLast));
        assert_eq!(greeting(1, Some(MatchEnd::Lost), 1), Some(Moment::WonLast));
        assert_eq!(greeting(1, Some(MatchEnd::Even), 1), Some(Moment::Often));
        let often: Vec<_> = (0..20).map(|seed| greeting(9, Some(MatchEnd::Won), seed)).collect();
        assert!(often.contains(&Some(Moment::Often)) && often.contains(&Some(Moment::LostLast)), "{often:?}");
    }

    /// The cards that nobody or only one seat has seen when these events are over.
    fn hidden(events: &[Event], players: usize) -> Vec<u8> {
        let seen = |event: &Event| match *event {
            Event::TurnedUp { card } | Event::Took { card, .. } | Event::Discarded { card, .. } => vec![card],
            Event::Exchanged { card: CardIn::Taken(card), out, .. } => vec![card, out],
            Event::Exchanged { out, .. } => vec![out],
            _ => Vec::new(),
        };
        let seen: Vec<u8> = events.iter().flat_map(seen).map(Card::number).collect();
        (1..=crate::engine::highest_card(players)).filter(|number| !seen.contains(number)).collect()
    }

    #[test]
    fn what_is_said_does_not_change_with_cards_that_are_hidden() {
        let (mut remarks, mut moved) = (0, 0);
        for seed in 100..140 {
            let characters = TABLES[seed as usize % TABLES.len()];
            let (chance, players) = (Chance::new(seed), characters.len() + 1);
            let mut game = table(characters, seed);
            let company = Company::of(&game, |_| Score::default());
            let actions = play_round(&mut game, chance);
            let is_call = |event: &Event| matches!(event, Event::Announced { .. });
            let events = game.state().events();
            let events = &events[..events.iter().position(is_call).unwrap()];

            let hidden = hidden(events, players);
            let deck = chance.deck(0, players);
            let elsewhere = |card: Card| match hidden.iter().position(|&number| number == card.number()) {
                Some(at) => Card::new(hidden[(at + hidden.len() / 2) % hidden.len()]).unwrap(),
                None => card,
            };
            let other: Vec<Card> = deck.cards().map(elsewhere).collect();
            moved += deck.cards().zip(&other).filter(|(one, other)| one != *other).count();
            let mut other_game = table(characters, seed);
            other_game.deal(&Deck::new(players, &other).unwrap(), chance.renewals(0)).unwrap();
            // Whether a rack may be announced is hidden, too.
            for action in actions.into_iter().filter(|action| !matches!(action, Action::Announce | Action::Pass)) {
                if other_game.state().legal().has(Action::Pass) {
                    other_game.play(Action::Pass).unwrap();
                }
                if other_game.play(action).is_err() {
                    panic!("seed {seed}: {action:?} is refused");
                }
            }
            let said = |events: &[Event]| {
                let remarks = Talk::new(company, chance).hear(0, players, events, two);
                remarks.into_iter().map(|remark| (remark.seat, remark.moment, remark.variant)).collect::<Vec<_>>()
            };
            assert_eq!(said(events), said(other_game.state().events()), "seed {seed}");
            remarks += said(events).len();
        }
        assert!(remarks > 40 && moved > 400, "{remarks} remarks, {moved} cards");
    }
}
