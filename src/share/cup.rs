//! A cup that a friend can play, too: the same opponents with the same cards; and how far somebody came in it.

use super::fault::LinkFault;
use super::table::{check_of, later_or};
use super::text::{checked, number, read_decimal, read_number};
use super::watch::MOST_CHARS;
use crate::club::cup::{Bracket, Cup, Fixture, Outcome};
use crate::players::ComputerPlayer;
use core::cmp::Ordering;

/// What the fragment of a link to a cup begins with, of whatever version.
pub const CUP_FRAGMENT: &str = "#c=";

/// A cup, and what its sender has made of it. That says what its sender says: nobody can check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CupLink {
    /// The cup.
    pub cup: Cup,
    /// The sender's matches that are over, in order: none where nothing is told.
    pub matches: Vec<Outcome>,
}

impl CupLink {
    /// The cup with what the person has made of it.
    pub fn of(cup: &Cup, bracket: &Bracket) -> CupLink {
        CupLink { cup: cup.clone(), matches: bracket.own_matches() }
    }

    /// Whether it tells what a friend has made of the cup: not what the person has made of it, who may follow an earlier link of their own.
    pub fn is_of_friend(&self, own: &[Outcome]) -> bool {
        !own.starts_with(&self.matches)
    }

    /// The fragment, with its `#`. Read again it is the same link.
    pub fn fragment(&self) -> String {
        format!("{CUP_FRAGMENT}1.{}", self.text())
    }

    /// Reads the fragment of an address. [`Link`](super::Link) knows no cups: what only reads other links does without them.
    ///
    /// # Errors
    /// [`LinkFault`] when it leads to no cup; [`LinkFault::NoLink`] when it is something else altogether.
    pub fn read(fragment: &str) -> Result<CupLink, LinkFault> {
        let rest = fragment.strip_prefix(CUP_FRAGMENT).ok_or(LinkFault::NoLink)?;
        if rest.len() > MOST_CHARS {
            return Err(LinkFault::TooLong);
        }
        let (version, body) = rest.split_once('.').ok_or(LinkFault::Damaged)?;
        match version {
            "1" => CupLink::read_body(body),
            later if !later.is_empty() && later.bytes().all(|b| b.is_ascii_digit()) => Err(LinkFault::Version),
            _ => Err(LinkFault::Damaged),
        }
    }

    fn text(&self) -> String {
        let opponents: Vec<String> = self.cup.opponents().iter().map(|player| number(player.code().into())).collect();
        let plain = format!("{}.{}.{}", number(self.cup.seed()), self.cup.strength(), opponents.join("-"));
        let matches: Vec<String> = self.matches.iter().map(|outcome| outcome_text(*outcome)).collect();
        checked(if matches.is_empty() { plain } else { format!("{plain}.{}", matches.join("_")) })
    }

    fn read_body(body: &str) -> Result<CupLink, LinkFault> {
        let link = CupLink::read_known(body).filter(|link| check_of(&link.text()) == check_of(body));
        link.ok_or_else(|| later_or(LinkFault::Damaged, body))
    }

    fn read_known(body: &str) -> Option<CupLink> {
        let (plain, _) = body.rsplit_once('.')?;
        let parts: Vec<&str> = plain.splitn(5, '.').collect();
        let (seed, strength, opponents, matches) = match parts[..] {
            [seed, strength, opponents] => (seed, strength, opponents, None),
            [seed, strength, opponents, matches] => (seed, strength, opponents, Some(matches)),
            _ => return None,
        };
        let most = Cup::OPPONENTS + 1;
        let opponents: Vec<ComputerPlayer> = opponents.splitn(most, '-').map(read_opponent).collect::<Option<_>>()?;
        let cup = Cup::drawn(read_number(seed)?, read_decimal(strength)?, opponents.try_into().ok()?)?;
        let most = Fixture::OF_PERSON.len() + 1;
        let matches = matches.map(|matches| matches.splitn(most, '_').map(read_outcome).collect::<Option<Vec<_>>>());
        let matches = matches.unwrap_or_else(|| Some(Vec::new()))?;
        // Nobody plays on after they have lost.
        let goes_on = matches.iter().rev().skip(1).all(|outcome| outcome.is_won());
        (goes_on && matches.len() < most).then_some(CupLink { cup, matches })
    }
}

fn read_opponent(text: &str) -> Option<ComputerPlayer> {
    let code = read_number(text)?;
    ComputerPlayer::characters().find(|player| u64::from(player.code()) == code)
}

fn outcome_text(outcome: Outcome) -> String {
    let [own, other] = outcome.points();
    format!("{own}-{other}")
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let (own, other) = text.split_once('-')?;
    Outcome::new([read_decimal(own)?, read_decimal(other)?])
}

/// What two people have made of the same cup: the person, and a friend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CupComparison {
    /// By rounds, how the match of each has ended. Where nobody has played a round, it is left out.
    pub matches: Vec<[Option<Outcome>; 2]>,
}

impl CupComparison {
    /// Compares the person's matches with a friend's.
    pub fn of(own: &[Outcome], friend: &[Outcome]) -> CupComparison {
        let both = |nth: usize| [own, friend].map(|matches| matches.get(nth).copied());
        CupComparison { matches: (0..own.len().max(friend.len())).map(both).collect() }
    }

    /// How many matches each has won.
    pub fn won(&self) -> [usize; 2] {
        [0, 1].map(|who| self.of_one(who).filter(|outcome| outcome.is_won()).count())
    }

    /// By how many points each is ahead of their opponents, in all matches together.
    pub fn points_ahead(&self) -> [i32; 2] {
        let ahead = |outcome: Outcome| {
            let [own, other] = outcome.points().map(i32::from);
            own - other
        };
        [0, 1].map(|who| self.of_one(who).map(ahead).sum())
    }

    /// Whether the person has done better than the friend: whoever has won more matches or, after as many, is further ahead in points.
    pub fn standing(&self) -> Ordering {
        let ([own, friend], [own_points, friend_points]) = (self.won(), self.points_ahead());
        own.cmp(&friend).then(own_points.cmp(&friend_points))
    }

    fn of_one(&self, who: usize) -> impl Iterator<Item = Outcome> + '_ {
        self.matches.iter().filter_map(move |both| both[who])
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::cup::{Outcomes, Pairing};

    fn outcome(own: u16, other: u16) -> Outcome {
        Outcome::new([own, other]).unwrap()
    }

    fn fault(plain: &str) -> Option<LinkFault> {
        CupLink::read(&format!("#c=1.{}", checked(plain.to_owned()))).err()
    }

    #[test]
    fn two_who_win_as_far_meet_the_same_opponents_with_the_same_cards() {
        let sent = CupLink { cup: Cup::draw(1956, 1050.0), matches: Vec::new() };
        let got = CupLink::read(&sent.fragment()).unwrap();
        assert_eq!(got, sent);
        let [own, friends] = [&sent.cup, &got.cup].map(|cup| {
            let mut outcomes = Outcomes::default();
            let won = |_: &Pairing| Some(outcome(155, 90));
            let matches = Fixture::OF_PERSON.map(|fixture| {
                outcomes = cup.played_on(&outcomes, won);
                outcomes.add(fixture, outcome(150, 145));
                cup.bracket(&outcomes).pairing(fixture).unwrap()
            });
            assert_eq!(CupLink::of(cup, &cup.bracket(&outcomes)).matches, [outcome(150, 145); 3]);
            matches
        });
        assert_eq!(own, friends);
        assert!(own[0].seed != own[1].seed && own[1].seed != own[2].seed);
        assert!(own.iter().all(|pairing| pairing.opponent().is_some()), "the person has the first seat");
    }

    #[test]
    fn a_link_of_ones_own_is_not_that_of_a_friend() {
        let own = [outcome(155, 90), outcome(20, 160)];
        for (matches, is_of_friend) in [
            (&own[..], false),
            (&own[..1], false),
            (&[], false),
            (&own[1..], true),
            (&[outcome(155, 90), outcome(155, 90)], true),
            (&[outcome(155, 90), outcome(155, 90), outcome(20, 160)], true),
        ] {
            let link = CupLink { cup: Cup::draw(1956, 1050.0), matches: matches.to_vec() };
            assert_eq!(link.is_of_friend(&own), is_of_friend, "{matches:?}");
            assert_eq!(link.is_of_friend(&[]), !matches.is_empty(), "on the device of somebody who has not played it");
        }
    }

    #[test]
    fn what_only_a_later_version_knows_is_not_called_damaged() {
        assert_eq!(fault("1ic.1050.a-b-c-d-e-f-g"), None);
        assert_eq!(fault("1ic.1050.a-b-c-d-e-f-g.155-90_140-160"), None);
        for later in [
            // A character, a way to tell results, eight opponents, something more.
            "1ic.1050.a-b-c-d-e-f-zz",
            "1ic.1050.a-b-c-d-e-f-g.w155",
            "1ic.1050.a-b-c-d-e-f-g-h",
            "1ic.1050.a-b-c-d-e-f-g.155-90.Ann",
        ] {
            assert_eq!(fault(later), Some(LinkFault::Version), "{later}");
            assert_eq!(CupLink::read(&format!("#c=1.{later}.0000")).err(), Some(LinkFault::Damaged), "{later}");
        }
    }

    #[test]
    fn what_is_no_link_to_a_cup_is_none() {
        let long = "a".repeat(MOST_CHARS + 1);
        for (fragment, fault) in [
            ("", LinkFault::NoLink),
            ("#t=1.rf.3e", LinkFault::NoLink),
            ("#c=", LinkFault::Damaged),
            ("#c=1", LinkFault::Damaged),
            ("#c=.1", LinkFault::Damaged),
            ("#c=2.anything", LinkFault::Version),
            (&*format!("#c=1.{long}"), LinkFault::TooLong),
        ] {
            assert_eq!(CupLink::read(fragment).err(), Some(fault), "{fragment}");
        }
    }

    #[test]
    fn results_that_no_cup_has_are_refused() {
        for matches in
            ["", "150-150", "145-140", "140-160_155-90", "155-90_155-90_155-90_155-90", "155", "155-90_", "0155-90"]
        {
            assert!(fault(&format!("1ic.1050.a-b-c-d-e-f-g.{matches}")).is_some(), "{matches}");
        }
        for opponents in ["a-a-c-d-e-f-g", "a-b-c-d-e-f", "0-b-c-d-e-f-g", "a-b-c-d-e-f-0g"] {
            assert!(fault(&format!("1ic.1050.{opponents}")).is_some(), "{opponents}");
        }
    }

    #[test]
    fn whoever_comes_further_has_done_better_and_then_the_points_tell() {
        let (won, narrow, lost) = (outcome(160, 20), outcome(155, 150), outcome(60, 155));
        for (own, friend, standing) in [
            (vec![narrow, lost], vec![lost], Ordering::Greater),
            (vec![narrow, narrow, lost], vec![won, won, lost], Ordering::Less),
            (vec![won, lost], vec![won, lost], Ordering::Equal),
            (vec![], vec![lost], Ordering::Greater),
            (vec![narrow], vec![won, narrow, narrow], Ordering::Less),
        ] {
            assert_eq!(CupComparison::of(&own, &friend).standing(), standing, "{own:?} {friend:?}");
        }
        let comparison = CupComparison::of(&[won, lost], &[lost]);
        assert_eq!(comparison.matches, [[Some(won), Some(lost)], [Some(lost), None]]);
        assert_eq!((comparison.won(), comparison.points_ahead()), ([1, 0], [45, -95]));
    }
}
