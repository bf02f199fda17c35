//! The rules of a match to watch.

use super::fault::LinkFault;
use super::form::Form;
use crate::engine::{ChipGame, Deal, Edition, Goal, GoalKind, Price, Replenish, RulesDraft};
use crate::packing::Coder;

/// How many codes there is room for of rules that came later, and how many of them one match may have.
const MOST_LATER: usize = 256;

/// A rule that came after the first form: its code, which none has had before, how it is set in rules (0 where it is not in force),
/// and what sets it.
type LaterRule = (u8, fn(&RulesDraft) -> u16, fn(&mut RulesDraft, u16));

/// All of them.
const LATER_RULES: &[LaterRule] = &[
    #[cfg(test)]
    (200, |rules| rules.later.into(), |rules, value| rules.later = value != 0),
];

/// Whether the first form has room for these rules.
pub(super) fn fit_first(rules: &RulesDraft) -> bool {
    let chips = match rules.goal {
        Goal::Chips(chips) => usize::from(chips.price.code()) < Form::First.ways(),
        _ => true,
    };
    chips
        && usize::from(rules.edition.code()) < Form::First.editions()
        && usize::from(rules.goal.kind().code()) < Form::First.goals()
        && usize::from(rules.deal.code()) < Form::First.ways()
        && usize::from(rules.replenish.code()) < Form::First.ways()
        && LATER_RULES.iter().all(|(_, is_set, _)| is_set(rules) == 0)
}

/// Writes the rules of a match, or reads them.
pub(super) fn rules<C: Coder>(coder: &mut C, form: Form, of: Option<RulesDraft>) -> Result<RulesDraft, LinkFault> {
    let of = of.unwrap_or(Edition::Custom.preset());
    let edition = known(Edition::of_code(code(coder, form.editions(), of.edition.code())?))?;
    let deal = known(Deal::of_code(code(coder, form.ways(), of.deal.code())?))?;
    let run_of_three = coder.flag(of.run_of_three)?;
    let bonus = coder.flag(of.bonus)?;
    let partners = coder.flag(of.partners)?;
    let replenish = known(Replenish::of_code(code(coder, form.ways(), of.replenish.code())?))?;
    let kind = known(GoalKind::of_code(code(coder, form.goals(), of.goal.kind().code())?))?;
    let (wanted, chips) = match of.goal {
        Goal::Points(points) => (points, None),
        Goal::Rounds(rounds) => (rounds, None),
        Goal::Chips(chips) => (chips.rounds, Some(chips)),
    };
    let much = number(coder, wanted)?;
    let goal = match kind {
        GoalKind::Points => Goal::Points(much),
        GoalKind::Rounds => Goal::Rounds(much),
        GoalKind::Chips => {
            let of = chips.unwrap_or(ChipGame::usual(Price::AnnouncerRun, false));
            let start = number(coder, of.start)?;
            let price = known(Price::of_code(code(coder, form.ways(), of.price.code())?))?;
            Goal::Chips(ChipGame { rounds: much, start, price, elimination: coder.flag(of.elimination)? })
        }
        #[cfg(test)]
        GoalKind::Later => return Err(LinkFault::Version),
    };
    let mut rules = RulesDraft {
        edition,
        deal,
        run_of_three,
        bonus,
        partners,
        replenish,
        goal,
        // Each that came later is one of `LATER_RULES`.
        #[cfg(test)]
        later: false,
    };
    if form != Form::First {
        later_rules(coder, &of, &mut rules)?;
    }
    Ok(rules)
}

/// Writes the rules in force that came after the first form, or reads them and sets them.
fn later_rules<C: Coder>(coder: &mut C, of: &RulesDraft, rules: &mut RulesDraft) -> Result<(), LinkFault> {
    let wanted: Vec<(u8, u16)> = LATER_RULES.iter().map(|(code, is_set, _)| (*code, is_set(of))).collect();
    let wanted: Vec<(u8, u16)> = wanted.into_iter().filter(|&(_, value)| value != 0).collect();
    for nth in 0..coder.uniform(MOST_LATER, wanted.len())? {
        let (code, value) = wanted.get(nth).copied().unwrap_or_default();
        let code = self::code(coder, MOST_LATER, code)?;
        let value = number(coder, value)?;
        let (.., set) = known(LATER_RULES.iter().find(|rule| rule.0 == code))?;
        set(rules, value);
    }
    Ok(())
}

/// What is not known here is from a later version.
fn known<T>(what: Option<T>) -> Result<T, LinkFault> {
    what.ok_or(LinkFault::Version)
}

fn code<C: Coder>(coder: &mut C, choices: usize, wanted: u8) -> Result<u8, LinkFault> {
    u8::try_from(coder.uniform(choices, wanted.into())?).map_err(|_| LinkFault::Damaged)
}

fn number<C: Coder>(coder: &mut C, wanted: u16) -> Result<u16, LinkFault> {
    u16::try_from(coder.uniform(1 << 16, wanted.into())?).map_err(|_| LinkFault::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::{Reader, Writer};

    /// The rules that are read where these choices of a second form were written.
    fn read(choices: &[(usize, usize)]) -> Result<RulesDraft, LinkFault> {
        let mut writer = Writer::new();
        for &(choices, wanted) in choices {
            writer.uniform(choices, wanted)?;
        }
        rules(&mut Reader::new(&writer.finish()), Form::Second, None)
    }

    /// Edition, deal, three variants, replenishing, kind of goal and how much of it, and how many later rules.
    fn usual() -> Vec<(usize, usize)> {
        let mut choices = vec![(256, 1), (256, 0), (2, 1), (2, 0), (2, 0), (256, 1), (256, 0), (1 << 16, 500)];
        choices.push((MOST_LATER, 0));
        choices
    }

    #[test]
    fn a_code_that_only_a_later_version_knows_is_nothing_else_here() {
        assert_eq!(read(&usual()), Ok(Edition::Jumbo.preset()));
        // The edition, the deal, the replenishing and the kind of goal.
        for place in [0, 1, 5, 6] {
            let mut choices = usual();
            choices[place].1 = 199;
            assert_eq!(read(&choices), Err(LinkFault::Version), "{place}");
        }
        let with_later = |code: usize| {
            let mut choices = usual();
            choices.pop();
            choices.extend([(MOST_LATER, 1), (256, code), (1 << 16, 1)]);
            read(&choices)
        };
        assert_eq!(with_later(199), Err(LinkFault::Version));
        assert_eq!(with_later(200), Ok(RulesDraft { later: true, ..Edition::Jumbo.preset() }));
    }

    #[test]
    fn the_kind_of_goal_that_the_tests_add_is_no_other() {
        let mut choices = usual();
        choices[6].1 = GoalKind::Later.code().into();
        assert_eq!(read(&choices), Err(LinkFault::Version));
    }

    #[test]
    fn what_the_first_form_has_no_room_for_is_not_written_in_it() {
        let usual = Edition::Custom.preset();
        assert!(fit_first(&usual));
        for rules in [RulesDraft { later: true, ..usual }, Edition::Later.preset()] {
            assert!(!fit_first(&rules));
        }
        assert_eq!((Form::First.editions(), Form::First.goals(), Form::First.ways()), (6, 3, 2));
    }
}
