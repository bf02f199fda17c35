//! A table to sit down at: rules, seats and the seed of its deals.

use super::fault::LinkFault;
use super::text::{checked, name, number, read_decimal, read_name, read_number};
use crate::engine::{Chance, ChipGame, Deal, Edition, Goal, Price, Replenish, Rules, RulesDraft};
use crate::players::{ComputerPlayer, Level};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry, clean_name};

/// The letters of an edition. They mean the same for ever.
const fn letters(edition: Edition) -> &'static str {
    match edition {
        Edition::MiltonBradley => "mb",
        Edition::Jumbo => "ju",
        Edition::WinningMoves => "wm",
        Edition::RavensburgerFr => "rf",
        Edition::RavensburgerDe => "rd",
        Edition::Custom => "cu",
        #[cfg(test)]
        Edition::Later => "la",
    }
}

/// The first computer players by their letters.
const LETTERS: [(char, Level); 5] =
    [('e', Level::Easy), ('m', Level::Medium), ('h', Level::Hard), ('x', Level::Expert), ('b', Level::Beginner)];
/// A person.
const PERSON: char = 'p';
/// Any other computer player: three digits follow, its code.
const NUMBERED: char = 'n';
const CODE_DIGITS: usize = 3;

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkSeat {
    /// The computer player; `None` for a person.
    pub computer: Option<ComputerPlayer>,
    /// The name, clean; `None` where it does not matter.
    pub name: Option<String>,
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
            computer: (seat.player == PlayerKind::Computer).then(|| ComputerPlayer::nearest(seat.level.as_deref())),
            name: names.then(|| clean_name(&seat.name)).filter(|name| !name.is_empty()),
        });
        TableLink { rules, seats: seats.collect(), seed }
    }

    /// The table that a match began at; `None` where its cards did not come from this seed, as in a match from a file, or where a
    /// computer player of a later version sits.
    pub fn of_match(recorded: &RecordedMatch, seed: u64, names: bool) -> Option<TableLink> {
        let (record, chance) = (recorded.record(), Chance::new(seed));
        let players = record.seats.len();
        let dealt =
            record.rounds.first().is_none_or(|round| chance.deck(0, players).cards().eq(round.deck.iter().copied()));
        let is_known = |seat: &SeatEntry| seat.level.as_deref().is_none_or(|id| id.parse::<ComputerPlayer>().is_ok());
        let began = dealt && chance.cut(players) == record.cut && record.seats.iter().all(is_known);
        began.then(|| TableLink::of(*recorded.state().rules(), &record.seats, seed, names))
    }

    /// The players for a match at this table; `usual` names those who have no name, by their seat from 0.
    pub fn entries(&self, usual: impl Fn(usize) -> String) -> Vec<SeatEntry> {
        let entry = |(index, seat): (usize, &LinkSeat)| SeatEntry {
            name: seat.name.clone().unwrap_or_else(|| usual(index)),
            player: if seat.computer.is_some() { PlayerKind::Computer } else { PlayerKind::Human },
            level: seat.computer.map(|computer| computer.id().to_owned()),
        };
        self.seats.iter().enumerate().map(entry).collect()
    }

    /// Everything but the version and the check.
    pub(super) fn plain_text(&self) -> String {
        let rules = self.rules.draft();
        let seats: Vec<String> = self.seats.iter().map(seat_text).collect();
        let edition = letters(rules.edition);
        format!("{edition}.{}.{}.{}.{}", variants(&rules), goal_text(rules.goal), seats.join("-"), number(self.seed))
    }

    pub(super) fn text(&self) -> String {
        checked(self.plain_text())
    }

    pub(super) fn read(body: &str) -> Result<TableLink, LinkFault> {
        let (plain, _) = body.rsplit_once('.').ok_or(LinkFault::Damaged)?;
        let table = TableLink::read_plain(plain).map_err(|fault| later_or(fault, body))?;
        // The check is of the table as it would be written, whatever the way it was shown on.
        if check_of(&table.text()) == check_of(body) { Ok(table) } else { Err(LinkFault::Damaged) }
    }

    pub(super) fn read_plain(plain: &str) -> Result<TableLink, LinkFault> {
        let parts: Vec<&str> = plain.splitn(6, '.').collect();
        let [edition, variants, goal, seats, seed] = parts[..] else { return Err(LinkFault::Damaged) };
        let known = Edition::ALL.into_iter().find(|one| letters(*one) == edition);
        let seats: Option<Vec<LinkSeat>> = seats.splitn(5, '-').map(read_seat).collect();
        let draft = known.zip(read_goal(goal)).and_then(|(edition, goal)| read_variants(variants, edition, goal));
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

/// What is wrong with a link: where it came whole and cannot be read, a later version wrote it.
pub(super) fn later_or(fault: LinkFault, body: &str) -> LinkFault {
    let is_whole = body.rsplit_once('.').is_some_and(|(plain, _)| checked(plain.to_owned()) == body);
    if fault == LinkFault::Damaged && is_whole { LinkFault::Version } else { fault }
}

fn seat_text(seat: &LinkSeat) -> String {
    let name = seat.name.as_deref().map(name).unwrap_or_default();
    let Some(computer) = seat.computer else { return format!("{PERSON}{name}") };
    match LETTERS.iter().find(|(_, level)| ComputerPlayer::from(*level) == computer) {
        Some((letter, _)) => format!("{letter}{name}"),
        None => format!("{NUMBERED}{:0width$}{name}", computer.code(), width = CODE_DIGITS),
    }
}

fn read_seat(text: &str) -> Option<LinkSeat> {
    let letter = text.chars().next()?;
    let rest = text.get(1..)?;
    let (computer, rest) = match letter {
        PERSON => (None, rest),
        NUMBERED => {
            let (code, rest) = rest.split_at_checked(CODE_DIGITS)?;
            let code: u32 = code.parse().ok()?;
            (Some(ComputerPlayer::all().find(|computer| computer.code() == code)?), rest)
        }
        letter => (Some(LETTERS.iter().find(|(known, _)| *known == letter)?.1.into()), rest),
    };
    let name = Some(clean_name(&read_name(rest)?)).filter(|name| !name.is_empty());
    Some(LinkSeat { computer, name })
}

/// The letter of a way to renew the stock; the usual one has none.
const fn replenish_letter(replenish: Replenish) -> Option<char> {
    match replenish {
        Replenish::TurnOver => None,
        Replenish::Shuffle => Some('s'),
    }
}

/// The letter of a way to deal; the usual one has none.
const fn deal_letter(deal: Deal) -> Option<char> {
    match deal {
        Deal::Standard => None,
        Deal::Eclair => Some('e'),
    }
}

/// The letter of whose run sets the price.
const fn price_letter(price: Price) -> char {
    match price {
        Price::AnnouncerRun => 'a',
        Price::OwnRun => 'o',
    }
}

/// The variants in force, each by its letter, `0` where there is none. A rule that comes later has a letter that none has had.
fn variants(rules: &RulesDraft) -> String {
    let letters = [
        rules.run_of_three.then_some('3'),
        rules.bonus.then_some('b'),
        rules.partners.then_some('p'),
        replenish_letter(rules.replenish),
        deal_letter(rules.deal),
        #[cfg(test)]
        rules.later.then_some('z'),
    ];
    let all: String = letters.into_iter().flatten().collect();
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
        #[cfg(test)]
        later: has('z'),
    };
    (variants(&draft) == text).then_some(draft)
}

/// `p500`, `r10`, or `c10-20-a`: rounds, chips, whose run sets the price, and `x` where one can drop out.
fn goal_text(goal: Goal) -> String {
    match goal {
        Goal::Points(points) => format!("p{points}"),
        Goal::Rounds(rounds) => format!("r{rounds}"),
        Goal::Chips(ChipGame { rounds, start, price, elimination }) => {
            format!("c{rounds}-{start}-{}{}", price_letter(price), if elimination { "x" } else { "" })
        }
        #[cfg(test)]
        Goal::Later(number) => format!("z{number}"),
    }
}

fn read_goal(text: &str) -> Option<Goal> {
    let (kind, rest) = text.split_at_checked(1)?;
    match kind {
        "p" => read_decimal(rest).map(Goal::Points),
        "r" => read_decimal(rest).map(Goal::Rounds),
        #[cfg(test)]
        "z" => read_decimal(rest).map(Goal::Later),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::Link;

    #[test]
    fn a_table_that_only_a_later_version_knows_says_so() {
        for (known, later) in [
            ("mb.3.p500.p-e-m-h.0", "zz.3.p500.p-e-m-h.0"),
            ("mb.3.p500.p-e-m-h.0", "mb.3q.p500.p-e-m-h.0"),
            ("mb.3.p500.p-e-m-h.0", "mb.3.t500.p-e-m-h.0"),
            ("mb.3.p500.p-e-m-h.0", "mb.3.p500.p-y-m-h.0"),
            ("mb.3.p500.p-n004Otto-m-h.0", "mb.3.p500.p-n250Otto-m-h.0"),
            ("rf.3.c10-20-o.p-e.0", "rf.3.c10-20-d.p-e.0"),
        ] {
            assert!(TableLink::read_plain(known).is_ok());
            let (link, result) = (checked(later.to_owned()), checked(format!("{later}.75-5-5-5")));
            assert_eq!(Link::read(&format!("#t=1.{link}")).err(), Some(LinkFault::Version), "{link}");
            assert_eq!(Link::read(&format!("#r=1.{result}")).err(), Some(LinkFault::Version), "{result}");
            // One that is not whole is damaged.
            assert_eq!(Link::read(&format!("#t=1.{later}.0000")).err(), Some(LinkFault::Damaged), "{later}");
        }
    }

    #[test]
    fn every_edition_and_computer_player_has_letters_of_its_own() {
        for edition in Edition::ALL {
            assert_eq!(Edition::ALL.into_iter().find(|one| letters(*one) == letters(edition)), Some(edition));
        }
        for computer in ComputerPlayer::all() {
            let seat = LinkSeat { computer: Some(computer), name: Some("Otto".to_owned()) };
            assert_eq!(read_seat(&seat_text(&seat)), Some(seat));
        }
    }
}
