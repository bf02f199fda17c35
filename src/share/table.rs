//! A table to sit down at: rules, seats and the seed of its deals.

use super::fault::LinkFault;
use super::text::{checked, name, number, read_decimal, read_name, read_number};
use crate::engine::{Chance, ChipGame, Deal, Edition, Goal, Price, Replenish, Rules, RulesDraft};
use crate::players::Level;
use crate::record::{PlayerKind, RecordedGame, SeatEntry, clean_name};

/// The editions by their letters.
const EDITIONS: [(&str, Edition); 6] = [
    ("mb", Edition::MiltonBradley),
    ("ju", Edition::Jumbo),
    ("wm", Edition::WinningMoves),
    ("rf", Edition::RavensburgerFr),
    ("rd", Edition::RavensburgerDe),
    ("cu", Edition::Custom),
];

/// The levels by their letters; a person is `p`.
const LEVELS: [(char, Level); 5] =
    [('e', Level::Easy), ('m', Level::Medium), ('h', Level::Hard), ('x', Level::Expert), ('b', Level::Beginner)];

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkSeat {
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
    /// The name, clean; empty where it does not matter.
    pub name: String,
}

/// A table: whoever sits down at it gets the same cut, the same deals and the same chance for the computer players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    /// The rules.
    pub rules: Rules,
    /// As many seats as the rules are for.
    pub seats: Vec<LinkSeat>,
    /// The seed, for [`Chance`](crate::engine::Chance).
    pub seed: u64,
}

impl TableLink {
    /// The table of a match. Names are told only if wanted.
    pub fn of(rules: Rules, seats: &[SeatEntry], seed: u64, names: bool) -> TableLink {
        let seats = seats.iter().map(|seat| LinkSeat {
            level: (seat.player == PlayerKind::Computer).then(|| Level::of(seat.level.as_deref())),
            name: if names { clean_name(&seat.name) } else { String::new() },
        });
        TableLink { rules, seats: seats.collect(), seed }
    }

    /// The table that a match began at; `None` where its cards did not come from this seed, as in a match from a file.
    pub fn of_match(recorded: &RecordedGame, seed: u64, names: bool) -> Option<TableLink> {
        let (record, chance) = (recorded.record(), Chance::new(seed));
        let players = record.seats.len();
        let dealt =
            record.rounds.first().is_none_or(|round| chance.deck(0, players).cards().eq(round.deck.iter().copied()));
        let began = dealt && chance.cut(players) == record.cut;
        began.then(|| TableLink::of(*recorded.game().rules(), &record.seats, seed, names))
    }

    /// The players for a match at this table; `usual` names those who have no name, by their seat from 0.
    pub fn entries(&self, usual: impl Fn(usize) -> String) -> Vec<SeatEntry> {
        let entry = |(place, seat): (usize, &LinkSeat)| SeatEntry {
            name: if seat.name.is_empty() { usual(place) } else { seat.name.clone() },
            player: if seat.level.is_some() { PlayerKind::Computer } else { PlayerKind::Human },
            level: seat.level.map(|level| level.name().to_owned()),
        };
        self.seats.iter().enumerate().map(entry).collect()
    }

    /// Everything but the version and the check.
    pub(super) fn plain_text(&self) -> String {
        let rules = self.rules.draft();
        let edition = EDITIONS.iter().find(|(_, one)| *one == rules.edition).map_or("cu", |(text, _)| text);
        let seats: Vec<String> = self.seats.iter().map(seat_text).collect();
        format!("{edition}.{}.{}.{}.{}", variants(&rules), goal_text(rules.goal), seats.join("-"), number(self.seed))
    }

    pub(super) fn text(&self) -> String {
        checked(self.plain_text())
    }

    pub(super) fn read(body: &str) -> Result<TableLink, LinkFault> {
        let (plain, _) = body.rsplit_once('.').ok_or(LinkFault::Damaged)?;
        let table = TableLink::read_plain(plain)?;
        // The check is of the table as it would be written, whatever the way it was shown on.
        if check_of(&table.text()) == check_of(body) { Ok(table) } else { Err(LinkFault::Damaged) }
    }

    pub(super) fn read_plain(plain: &str) -> Result<TableLink, LinkFault> {
        let parts: Vec<&str> = plain.splitn(6, '.').collect();
        let [edition, variants, goal, seats, seed] = parts[..] else { return Err(LinkFault::Damaged) };
        let known = EDITIONS.iter().find(|(text, _)| *text == edition);
        let seats: Option<Vec<LinkSeat>> = seats.splitn(5, '-').map(read_seat).collect();
        let draft = known.zip(read_goal(goal)).and_then(|((_, edition), goal)| read_variants(variants, *edition, goal));
        let (Some(draft), Some(seats), Some(seed)) = (draft, seats, read_number(seed)) else {
            return Err(LinkFault::Damaged);
        };
        let rules = draft.check(seats.len()).map_err(LinkFault::Rules)?;
        Ok(TableLink { rules, seats, seed })
    }
}

/// What stands at the end of a link.
pub(super) fn check_of(text: &str) -> &str {
    text.rsplit_once('.').map_or("", |(_, check)| check)
}

fn seat_text(seat: &LinkSeat) -> String {
    let letter = LEVELS.iter().find(|(_, level)| Some(*level) == seat.level).map_or('p', |(letter, _)| *letter);
    format!("{letter}{}", name(&seat.name))
}

fn read_seat(text: &str) -> Option<LinkSeat> {
    let letter = text.chars().next()?;
    let level = LEVELS.iter().find(|(known, _)| *known == letter).map(|(_, level)| *level);
    if level.is_none() && letter != 'p' {
        return None;
    }
    Some(LinkSeat { level, name: clean_name(&read_name(text.get(1..)?)?) })
}

/// The variants in force, each by its letter, `0` where there is none.
fn variants(rules: &RulesDraft) -> String {
    let letters = [
        (rules.run_of_three, '3'),
        (rules.bonus, 'b'),
        (rules.partners, 'p'),
        (rules.replenish == Replenish::Shuffle, 's'),
        (rules.deal == Deal::Eclair, 'e'),
    ];
    let all: String = letters.into_iter().filter(|(there, _)| *there).map(|(_, letter)| letter).collect();
    if all.is_empty() { "0".to_owned() } else { all }
}

fn read_variants(text: &str, edition: Edition, goal: Goal) -> Option<RulesDraft> {
    let has = |letter: char| text.contains(letter);
    let draft = RulesDraft {
        edition,
        deal: if has('e') { Deal::Eclair } else { Deal::Standard },
        run_of_three: has('3'),
        bonus: has('b'),
        partners: has('p'),
        replenish: if has('s') { Replenish::Shuffle } else { Replenish::TurnOver },
        goal,
    };
    (variants(&draft) == text).then_some(draft)
}

/// `p500`, `r10`, or `c10-20-a`: rounds, chips, whose run sets the price, and `x` where one can drop out.
fn goal_text(goal: Goal) -> String {
    match goal {
        Goal::Points(points) => format!("p{points}"),
        Goal::Rounds(rounds) => format!("r{rounds}"),
        Goal::Chips(ChipGame { rounds, start, price, elimination }) => {
            let price = if price == Price::OwnRun { 'o' } else { 'a' };
            format!("c{rounds}-{start}-{price}{}", if elimination { "x" } else { "" })
        }
    }
}

fn read_goal(text: &str) -> Option<Goal> {
    let (kind, rest) = text.split_at_checked(1)?;
    match kind {
        "p" => read_decimal(rest).map(Goal::Points),
        "r" => read_decimal(rest).map(Goal::Rounds),
        "c" => {
            let (rounds, rest) = rest.split_once('-')?;
            let (start, terms) = rest.split_once('-')?;
            let (price, elimination) = match terms {
                "a" => (Price::AnnouncerRun, false),
                "ax" => (Price::AnnouncerRun, true),
                "o" => (Price::OwnRun, false),
                "ox" => (Price::OwnRun, true),
                _ => return None,
            };
            let (rounds, start) = (read_decimal(rounds)?, read_decimal(start)?);
            Some(Goal::Chips(ChipGame { rounds, start, price, elimination }))
        }
        _ => None,
    }
}
