//! What a list of saved matches says of one: it is saved beside the record, so that the list needs no records.

use super::saves::MatchExtras;
use crate::engine::{RulesDraft, Seat};
use crate::record::{PlayerKind, Record, SeatEntry, told_apart};
use crate::share::Day;

// Where the numbers stand in [`MatchExtras::standing`]. These indices are never changed: what comes later stands behind the totals.
const TIME: usize = 0;
const ROUND: usize = 1;
const PROGRESS: usize = 2;
const FOR_CHIPS: usize = 3;
/// The totals, by the numbers of the seats. Behind them stands the number of the seat whose turn it is, or [`NOBODY`]; earlier
/// versions leave it out.
const TOTALS: usize = 4;

/// It is nobody's turn.
const NOBODY: i32 = -1;

// What the progress is.
const PLAYING: i32 = 0;
const BETWEEN_ROUNDS: i32 = 1;
const OVER: i32 = 2;

/// A match in the list of those that are saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedMatch {
    /// Its id.
    pub id: String,
    /// What is beside its record.
    pub extras: MatchExtras,
}

impl MatchExtras {
    /// Notes who plays a match and how it stands, and when it was last played, in seconds since the beginning of 2020.
    pub fn note(&mut self, record: &Record, time: i32) {
        let is_between = record.rounds.last().is_some_and(|round| round.result.is_some());
        let progress = match record.winners.is_empty() {
            false => OVER,
            true if is_between => BETWEEN_ROUNDS,
            true => PLAYING,
        };
        let is_for_chips = record.rules.goal.is_for_chips();
        self.names = told_apart(&record.seats.iter().map(|seat| &*seat.name).collect::<Vec<&str>>());
        self.standing = vec![time, record.rounds.len() as i32, progress, is_for_chips.into()];
        self.standing.extend(&record.totals);
        self.note_players(record);
    }

    /// Notes by which rules a match is played, and which computer players there are: what earlier versions did not note.
    pub(super) fn note_players(&mut self, record: &Record) {
        self.rules = Some(record.rules);
        self.computers = record.seats.iter().map(computer_at).collect();
    }

    /// Whether it was noted by which rules it is played, and which computer players there are.
    pub(super) const fn has_players(&self) -> bool {
        self.rules.is_some() && !self.computers.is_empty()
    }

    /// Notes whose turn it is; after [`MatchExtras::note`].
    pub fn note_turn(&mut self, seat: Option<Seat>) {
        self.standing.push(seat.map_or(NOBODY, |seat| seat.number() as i32));
    }

    /// When it was last played, in seconds since the beginning of 2020.
    pub(super) fn time(&self) -> i32 {
        self.standing.get(TIME).copied().unwrap_or_default()
    }

    /// Whether it was noted who plays and how the match stands. More numbers, of a later version, do not matter.
    pub(super) fn is_noted(&self) -> bool {
        (2..=4).contains(&self.names.len()) && self.standing.len() >= TOTALS + self.names.len()
    }
}

/// The id of the computer player at a seat; empty for a person.
fn computer_at(seat: &SeatEntry) -> String {
    let is_computer = seat.player == PlayerKind::Computer;
    seat.level.clone().filter(|_| is_computer).unwrap_or_default()
}

impl SavedMatch {
    /// When it was last played, in seconds since the beginning of 2020.
    pub fn time(&self) -> i32 {
        self.number(TIME)
    }

    /// How long ago that is, in the largest unit that fits; just now it is 0 seconds.
    pub fn age(&self, now: i32) -> (i32, &'static str) {
        let minutes = now.saturating_sub(self.time()) / 60;
        match minutes {
            ..1 => (0, "second"),
            1..60 => (minutes, "minute"),
            60..1440 => (minutes / 60, "hour"),
            _ => (minutes / 1440, "day"),
        }
    }

    /// The day whose deal it is; nothing for any other match.
    pub fn day(&self) -> Option<Day> {
        Day::of_seed(self.extras.seed?)
    }

    /// The number of the round being played or just over, from 1.
    pub fn round(&self) -> usize {
        self.number(ROUND).max(1) as usize
    }

    /// Whether it is between two rounds.
    pub fn is_between_rounds(&self) -> bool {
        self.number(PROGRESS) == BETWEEN_ROUNDS
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.number(PROGRESS) == OVER
    }

    /// Whether it is over, after so many rounds and with these totals.
    pub(super) fn has_ended_as(&self, rounds: usize, totals: &[i32]) -> bool {
        self.is_over()
            && self.round() == rounds
            && self.extras.standing.get(TOTALS..TOTALS + totals.len()) == Some(totals)
    }

    /// By which rules it is played, where that is known.
    pub const fn rules(&self) -> Option<&RulesDraft> {
        self.extras.rules.as_ref()
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.extras.names.len()
    }

    /// Whether the totals are chips.
    pub fn is_for_chips(&self) -> bool {
        self.number(FOR_CHIPS) == 1
    }

    /// Of each seat the number of its colour and sign, 1 to 4, its name and its total.
    pub fn seats(&self) -> impl Iterator<Item = (usize, &str, i32)> {
        let colour = |seat| self.extras.colours.get(seat).map_or(seat, |&colour| usize::from(colour)) % 4 + 1;
        let names = self.extras.names.iter().enumerate();
        names.map(move |(seat, name)| (colour(seat), &**name, self.number(TOTALS + seat)))
    }

    /// The number of the seat whose turn it is, where that is known.
    pub fn turn(&self) -> Option<usize> {
        let seat = *self.extras.standing.get(TOTALS + self.players())?;
        usize::try_from(seat).ok().filter(|seat| *seat < self.players())
    }

    /// Whether a list says the same of both; when they were played may differ by less than a minute, and so whose turn it is.
    pub fn looks_like(&self, other: &SavedMatch) -> bool {
        let (one, other_one) = (&self.extras, &other.extras);
        let to = TOTALS + self.players();
        self.id == other.id
            && one.names == other_one.names
            && one.colours == other_one.colours
            && one.standing.get(1..to) == other_one.standing.get(1..to)
            && self.time().abs_diff(other.time()) < 60
    }

    fn number(&self, index: usize) -> i32 {
        self.extras.standing.get(index).copied().unwrap_or_default()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{ChipGame, Edition, Goal, Price};
    use crate::record::RecordedMatch;
    use crate::storage::played::tests::{announced, computer, human};

    fn noted(recorded: &RecordedMatch, colours: Vec<u8>) -> SavedMatch {
        let mut extras = MatchExtras { colours, ..MatchExtras::default() };
        assert!(!extras.is_noted());
        extras.note(recorded.record(), 190_000_000);
        assert!(extras.is_noted());
        SavedMatch { id: "7".into(), extras }
    }

    #[test]
    fn it_says_who_plays_and_how_it_stands() {
        let rules = RulesDraft { goal: Goal::Points(500), ..Edition::Jumbo.preset() };
        let recorded = announced(rules, vec![human(), computer("hard"), computer("easy")], 0);
        let saved = noted(&recorded, vec![2, 0, 3]);
        assert_eq!((saved.time(), saved.round()), (190_000_000, 1));
        assert!(saved.is_between_rounds() && !saved.is_over() && !saved.is_for_chips());
        assert_eq!(saved.seats().collect::<Vec<_>>(), [(3, "Ann", 75), (1, "hard", 5), (4, "easy", 5)]);
        let text = r#"{"seed":"","colours":[2,0,3],"at_table":false,"names":["Ann","hard","easy"],"standing":[190000000,1,1,0,75,5,5],"rules":{RULES},"computers":["","hard","easy"]}"#;
        let text = text.replace("{RULES}", &serde_json::to_string(&rules).unwrap());
        assert_eq!(serde_json::to_string(&saved.extras).unwrap(), text);
        assert_eq!(serde_json::from_str::<MatchExtras>(&text).unwrap(), saved.extras);
    }

    #[test]
    fn it_says_whose_turn_it_is_where_that_is_known() {
        let rules = RulesDraft { goal: Goal::Points(500), ..Edition::Jumbo.preset() };
        let mut saved = noted(&announced(rules, vec![human(), computer("hard"), computer("easy")], 0), vec![]);
        assert_eq!(saved.turn(), None, "as an earlier version has left it");
        saved.extras.note_turn(Seat::new(2));
        assert_eq!((saved.turn(), saved.seats().last()), (Some(2), Some((3, "easy", 5))));
        for odd in [-1, 3, i32::MAX] {
            saved.extras.standing[7] = odd;
            assert_eq!(saved.turn(), None, "{odd}");
        }
    }

    #[test]
    fn a_match_that_is_over_and_one_for_chips_say_so() {
        let chips = ChipGame { rounds: 1, start: 9, price: Price::AnnouncerRun, elimination: false };
        let rules = RulesDraft { goal: Goal::Chips(chips), ..Edition::MiltonBradley.preset() };
        let saved = noted(&announced(rules, vec![human(), computer("easy"), computer("easy")], 1), vec![]);
        assert!(saved.is_over() && saved.is_for_chips() && !saved.is_between_rounds());
        assert_eq!(saved.seats().map(|(colour, ..)| colour).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn a_list_says_the_same_until_another_round_total_or_minute() {
        let rules = RulesDraft { goal: Goal::Points(500), ..Edition::Jumbo.preset() };
        let saved = noted(&announced(rules, vec![human(), computer("hard"), computer("easy")], 0), vec![0, 1]);
        let changed = |change: fn(&mut SavedMatch)| {
            let mut other = saved.clone();
            change(&mut other);
            !saved.looks_like(&other)
        };
        assert!(!changed(|_| {}) && !changed(|other| other.extras.standing[0] += 59));
        assert!(!changed(|other| other.extras.note_turn(Seat::new(1))));
        assert!(
            changed(|other| other.extras.standing[0] += 60) && changed(|other| other.extras.standing[0] = i32::MIN)
        );
        assert!(changed(|other| other.extras.standing[1] = 2) && changed(|other| other.extras.standing[5] = 0));
        assert!(changed(|other| other.extras.names[1].clear()) && changed(|other| other.extras.colours[1] = 3));
        assert!(changed(|other| other.id.clear()));
    }

    #[test]
    fn within_a_minute_it_was_played_just_now() {
        let extras = MatchExtras { standing: vec![1000], ..MatchExtras::default() };
        let saved = SavedMatch { id: String::new(), extras };
        for (seconds, age) in [
            (-90, (0, "second")),
            (59, (0, "second")),
            (60, (1, "minute")),
            (3599, (59, "minute")),
            (3600, (1, "hour")),
            (86_400, (1, "day")),
            (3 * 86_400, (3, "day")),
        ] {
            assert_eq!(saved.age(1000 + seconds), age, "{seconds}");
        }
    }

    #[test]
    fn the_deal_of_a_day_is_known_and_no_other_match_is_one() {
        let day = Day::new(2026, 11, 21);
        let of_seed = |seed: Option<u64>| {
            SavedMatch { id: String::new(), extras: MatchExtras { seed, ..MatchExtras::default() } }.day()
        };
        assert_eq!(of_seed(Some(day.unwrap().seed())), day);
        assert_eq!([of_seed(Some(7)), of_seed(None)], [None, None]);
    }

    #[test]
    fn what_is_too_short_is_not_trusted_and_odd_numbers_do_no_harm() {
        let names = |count: usize| vec!["A".to_owned(); count];
        for (seats, numbers) in [(1, 9), (5, 9), (2, 5), (4, 7), (0, 0)] {
            let extras = MatchExtras { names: names(seats), standing: vec![1; numbers], ..MatchExtras::default() };
            assert!(!extras.is_noted(), "{seats} {numbers}");
        }
        let extras =
            MatchExtras { names: names(2), standing: vec![i32::MIN; 9], colours: vec![255], ..MatchExtras::default() };
        assert!(extras.is_noted());
        let saved = SavedMatch { id: String::new(), extras };
        assert_eq!((saved.round(), saved.seats().count(), saved.is_over()), (1, 2, false));
        assert_eq!(saved.seats().next(), Some((4, "A", i32::MIN)));
    }
}
