//! The table's texts for the game's own types: which phrase belongs to which value.

use super::language::Language;
use super::message::{Who, isolated};
use super::table::Phrases;
use crate::engine::{Deal, Edition, Goal, Price, Refusal, Rules, RulesFault, Variant};
use crate::record::{PlayerKind, SeatEntry, told_apart};

/// What another player is to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// An opponent.
    Opponent,
    /// The viewer's partner (R21).
    Partner,
    /// Out of the game (R28).
    Out,
}

/// The words whose condition is true.
pub(super) fn applying<const N: usize>(words: [(bool, &str); N]) -> Vec<&str> {
    words.into_iter().filter_map(|(applies, word)| applies.then_some(word)).collect()
}

impl Phrases {
    /// The default name for the one person at the device.
    pub const fn you(&self) -> &'static str {
        self.language().you()
    }

    /// A name in a match: another language's default name is shown in this language.
    pub fn called<'a>(&self, name: &'a str) -> &'a str {
        if Language::is_you(name) { self.you() } else { name }
    }

    /// “a, b and c”. The person at the device comes first.
    pub fn list(&self, items: &[&str]) -> String {
        let (mut items, others): (Vec<&str>, Vec<&str>) = items.iter().partition(|item| **item == self.you());
        items.extend(others);
        match &items[..] {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [most @ .., last] => {
                let most: Vec<String> = most.iter().map(|item| isolated(item)).collect();
                let most = most.join(", ");
                if self.language().has_other_and_before(last) {
                    self.list_last_before_i(&most, last)
                } else {
                    self.list_last(&most, last)
                }
            }
        }
    }

    /// A list of names as it is written within a sentence: “you and Otto”.
    pub fn within(&self, names: &str) -> String {
        match names.strip_prefix(self.you()) {
            Some(rest) if !rest.starts_with(char::is_alphanumeric) => format!("{}{rest}", self.language().you_within()),
            _ => names.to_owned(),
        }
    }

    /// A list of player names.
    pub fn names(&self, names: &[Who<'_>]) -> String {
        let name = |who: &Who<'_>| match *who {
            Who::You => self.you().to_owned(),
            Who::Named(name) => name.to_owned(),
        };
        let names: Vec<String> = names.iter().map(name).collect();
        self.list(&names.iter().map(String::as_str).collect::<Vec<&str>>())
    }

    /// The name of an edition.
    pub fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::MiltonBradley => self.edition_milton_bradley(),
            Edition::Jumbo => self.edition_jumbo(),
            Edition::WinningMoves => self.edition_winning_moves(),
            Edition::RavensburgerFr => self.edition_ravensburger_fr(),
            Edition::RavensburgerDe => self.edition_ravensburger_de(),
            Edition::Custom => self.edition_custom(),
            #[cfg(test)]
            Edition::Later => self.edition_custom(),
        }
    }

    /// The origin of an edition.
    pub fn edition_from(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::MiltonBradley => self.from_milton_bradley(),
            Edition::Jumbo => self.from_jumbo(),
            Edition::WinningMoves => self.from_winning_moves(),
            Edition::RavensburgerFr => self.from_ravensburger_fr(),
            Edition::RavensburgerDe => self.from_ravensburger_de(),
            Edition::Custom => self.from_custom(),
            #[cfg(test)]
            Edition::Later => self.from_custom(),
        }
    }

    /// The name of a variant.
    pub fn variant(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Bonus => self.variant_bonus(),
            Variant::Partners => self.variant_partners(),
            Variant::RunOfThree => self.variant_run_of_three(),
            Variant::Chips => self.variant_chips(),
            Variant::Eclair => self.variant_eclair(),
            Variant::Shuffle => self.variant_shuffle(),
        }
    }

    /// Two sides against each other. That of the person at the device comes first.
    pub fn pairs(&self, one: &[&str], other: &[&str]) -> String {
        let (one, other) = if other.contains(&self.you()) { (other, one) } else { (one, other) };
        self.against(&self.list(one), &self.list(other))
    }

    /// Why rules are not possible.
    pub fn rules_fault(&self, fault: RulesFault) -> &'static str {
        match fault {
            RulesFault::Players => self.fault_players(),
            RulesFault::PartnersNeedFour => self.fault_partners_need_four(),
            RulesFault::PartnersWithChips => self.fault_partners_with_chips(),
            RulesFault::BonusWithChips => self.fault_bonus_with_chips(),
            RulesFault::PointsOutOfRange => self.fault_points(),
            RulesFault::RoundsOutOfRange => self.fault_rounds(),
            RulesFault::ChipsOutOfRange => self.fault_chips(),
        }
    }

    /// Who plays whom, in turn order. Only partners, and somebody alone among computer players, are a side.
    pub fn sides(&self, seats: &[SeatEntry], partners: bool) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.called(&seat.name)).collect();
        let names = told_apart(&names);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let is_person = |seat: &SeatEntry| seat.player == PlayerKind::Human;
        let people: Vec<bool> = seats.iter().map(is_person).collect();
        let all = match names[..] {
            // The only person's side comes first, whatever they are called.
            [a, b, c, d] if partners && matches!(people[..], [false, true, false, _] | [false, _, false, true]) => {
                self.pairs(&[b, d], &[a, c])
            }
            [a, b, c, d] if partners => self.pairs(&[a, c], &[b, d]),
            _ => self.list(&names),
        };
        match seats.iter().filter(|seat| is_person(seat)).count() {
            0 => self.summary_computers(&all),
            people if people == seats.len() => self.summary_people(&all),
            1 if !partners => {
                let of = |person| {
                    let named = seats.iter().zip(&names).filter(move |(seat, _)| is_person(seat) == person);
                    named.map(|(_, name)| *name).collect::<Vec<&str>>()
                };
                self.pairs(&of(true), &of(false))
            }
            _ => all,
        }
    }

    /// A goal within a sentence.
    pub fn goal(&self, goal: Goal) -> String {
        match goal {
            Goal::Points(points) => self.summary_points(points),
            Goal::Rounds(rounds) => self.summary_rounds(rounds),
            Goal::Chips(chips) => self.summary_chips(chips.rounds),
            #[cfg(test)]
            Goal::Later(rounds) => self.summary_rounds(rounds),
        }
    }

    /// The match about to begin, in one line.
    pub fn summary(&self, seats: &[SeatEntry], rules: &Rules) -> String {
        let who = self.sides(seats, rules.partners);
        let goal = self.goal(rules.goal);
        let edition = match rules.edition {
            Edition::Custom => self.summary_own_rules().to_owned(),
            edition => self.summary_rules(self.edition(edition)),
        };
        let with = applying([
            (rules.bonus, self.with_bonus()),
            (rules.partners, self.with_partners()),
            (rules.deal == Deal::Eclair, self.with_eclair()),
            (rules.players() == 2 && rules.run_of_three, self.with_run()),
        ]);
        self.summary_line(&who, &edition, &self.list(&with), !with.is_empty(), &goal)
    }

    /// The caption of the score ruler.
    pub fn score_towards(&self, goal: Goal) -> String {
        match goal {
            Goal::Points(points) => self.score_to_points(points),
            Goal::Rounds(rounds) => self.score_in_rounds(rounds),
            Goal::Chips(chips) => self.score_in_chips(chips.rounds),
            #[cfg(test)]
            Goal::Later(rounds) => self.score_in_rounds(rounds),
        }
    }

    /// What a match is played for.
    pub fn towards(&self, goal: Goal) -> String {
        match goal {
            Goal::Points(points) => self.towards_points(points),
            Goal::Rounds(rounds) => self.towards_rounds(rounds),
            Goal::Chips(chips) => self.towards_chips(chips.rounds),
            #[cfg(test)]
            Goal::Later(rounds) => self.towards_rounds(rounds),
        }
    }

    /// A side's pin on the ruler.
    pub fn pin(&self, names: &str, total: i32, goal: Goal) -> String {
        let (of, unit) = match goal {
            Goal::Points(points) if total > points.into() => (points.into(), "past"),
            Goal::Points(points) => (points.into(), "points"),
            Goal::Rounds(_) => (0, "rounds"),
            Goal::Chips(_) => (0, ""),
            #[cfg(test)]
            Goal::Later(_) => (0, "rounds"),
        };
        self.pin_line(names, total, of, unit)
    }

    /// A side's row in the chart, with the change in the last round.
    pub fn chart_row(&self, names: &str, total: i32, goal: Goal, change: i32) -> String {
        self.chart_line(&self.pin(names, total, goal), change)
    }

    /// Another player's rack, with their last turn in brief.
    pub fn other_rack(&self, name: &str, standing: Standing, total: i32, goal: Goal, last: Option<String>) -> String {
        let as_word = match standing {
            Standing::Opponent => "",
            Standing::Partner => "partner",
            Standing::Out => "out",
        };
        let line = self.other_line(name, as_word, total, matches!(goal, Goal::Chips(_)));
        match last {
            Some(last) if standing != Standing::Out => format!("{line}, {last}"),
            _ => line,
        }
    }

    /// Why an action was refused.
    pub fn refusal(&self, refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::RoundOver => self.refused_round_over(),
            Refusal::CardInHand => self.refused_card_in_hand(),
            Refusal::NoCardInHand => self.refused_no_card_in_hand(),
            Refusal::TurnEnded => self.refused_turn_ended(),
            Refusal::NothingToPass => self.refused_nothing_to_pass(),
            Refusal::NotInOrder => self.refused_not_in_order(),
            Refusal::NoRunOfThree => self.refused_no_run_of_three(),
            Refusal::NoEclair => self.refused_no_eclair(),
            Refusal::StillDealing => self.refused_still_dealing(),
            Refusal::NothingToPlace => self.refused_nothing_to_place(),
            Refusal::SlotFilled => self.refused_slot_filled(),
            Refusal::EclairFirst => self.refused_eclair_first(),
            Refusal::StockNotUsedUp | Refusal::WrongNewStock => self.refused_stock(),
        }
    }

    /// Whose run everybody pays by.
    pub fn how_paid(&self, price: Price) -> &'static str {
        match price {
            Price::AnnouncerRun => self.paid_by_announcer(),
            Price::OwnRun => self.paid_by_own(),
        }
    }

    /// What was announced, as a word.
    pub fn announced(&self, eclair: bool) -> &'static str {
        if eclair { self.call_eclair() } else { self.call() }
    }

    /// What somebody scored in a round: points, or chips won or paid.
    pub fn scores(&self, who: Who<'_>, points: i32, chips: bool) -> String {
        match (chips, points) {
            (false, _) => self.scores_points(who, points),
            (true, 1..) => self.wins_chips(who, points),
            (true, _) => self.pays_chips(who, -points),
        }
    }

    /// What the leading side still needs to win.
    pub fn need_to_win(&self, side: &[Who<'_>], points: i32) -> String {
        match side {
            [who] => self.needs_to_win(*who, points),
            several => self.need_to_win_together(&self.names(several), several.contains(&Who::You), points),
        }
    }

    /// The reader's rank.
    pub fn your_rank(&self, rank: usize, of: usize, tied: bool, behind: i32) -> String {
        let word = match rank {
            1 => "first",
            _ if rank == of => "last",
            2 => "second",
            _ => "third",
        };
        self.your_rank_is(word, tied, behind)
    }

    /// How the reader's side stands to the only other one: so many points ahead, or behind if it is less than 0.
    pub fn your_lead(&self, points: i32, pair: bool) -> String {
        let state = match points {
            1.. => "ahead",
            0 => "level",
            _ => "behind",
        };
        self.your_lead_is(state, points.abs(), pair)
    }

    /// Who shares the win of a match, or of a single round.
    pub fn share_win(&self, names: &[Who<'_>], one_round: bool) -> String {
        let (all, you) = (self.names(names), names.contains(&Who::You));
        if one_round { self.win_round_together(&all, you) } else { self.win_match_together(&all, you) }
    }
}
