//! The rules of a match.

use super::coder::Coder;
use super::fault::PackingFault;
use crate::engine::{ChipGame, Deal, Edition, Goal, GoalKind, Price, Replenish, RulesDraft};

/// How many codes there is room for of rules that came later, and how many of them one match may have.
const MOST_LATER: usize = 256;

/// How many codes a format has room for. What a text of a format means never changes, so these numbers do not either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Of editions.
    pub editions: usize,
    /// Of kinds of goals.
    pub goals: usize,
    /// Of ways of doing something that at first was done in one of two ways.
    pub ways: usize,
    /// Whether rules that came later are written one by one, those that are in force.
    pub has_later: bool,
}

impl Room {
    /// Room for whatever has a code.
    pub const ALL: Room = Room { editions: 256, goals: 256, ways: 256, has_later: true };

    /// Whether these rules can be written in it.
    pub fn fits(&self, rules: &RulesDraft) -> bool {
        let price = match rules.goal {
            Goal::Chips(chips) => usize::from(chips.price.code()),
            _ => 0,
        };
        price < self.ways
            && usize::from(rules.edition.code()) < self.editions
            && usize::from(rules.goal.kind().code()) < self.goals
            && usize::from(rules.deal.code()) < self.ways
            && usize::from(rules.replenish.code()) < self.ways
            && (self.has_later || rules.later_rules().next().is_none())
    }
}

/// Writes the rules of a match, or reads them.
///
/// # Errors
/// [`PackingFault`]: `Newer` where they have what only a later version knows.
pub fn rules<C: Coder>(coder: &mut C, room: Room, of: Option<RulesDraft>) -> Result<RulesDraft, PackingFault> {
    let of = of.unwrap_or(Edition::Custom.preset());
    let edition = known(Edition::of_code(code(coder, room.editions, of.edition.code())?))?;
    let deal = known(Deal::of_code(code(coder, room.ways, of.deal.code())?))?;
    let run_of_three = coder.flag(of.run_of_three)?;
    let bonus = coder.flag(of.bonus)?;
    let partners = coder.flag(of.partners)?;
    let replenish = known(Replenish::of_code(code(coder, room.ways, of.replenish.code())?))?;
    let kind = known(GoalKind::of_code(code(coder, room.goals, of.goal.kind().code())?))?;
    let much = number(coder, of.goal.number())?;
    let goal = match kind {
        GoalKind::Points => Goal::Points(much),
        GoalKind::Rounds => Goal::Rounds(much),
        GoalKind::Chips => {
            let of = of.goal.chips().unwrap_or(ChipGame::usual(Price::AnnouncerRun, false));
            let start = number(coder, of.start)?;
            let price = known(Price::of_code(code(coder, room.ways, of.price.code())?))?;
            Goal::Chips(ChipGame { rounds: much, start, price, elimination: coder.flag(of.elimination)? })
        }
        #[cfg(test)]
        GoalKind::Later => Goal::Later(much),
    };
    let mut rules = RulesDraft {
        edition,
        deal,
        run_of_three,
        bonus,
        partners,
        replenish,
        goal,
        // Those that came later are set one by one.
        #[cfg(test)]
        later: false,
    };
    if room.has_later {
        later_rules(coder, &of, &mut rules)?;
    }
    Ok(rules)
}

/// Writes the rules in force that came after the first form, or reads them and sets them.
fn later_rules<C: Coder>(coder: &mut C, of: &RulesDraft, rules: &mut RulesDraft) -> Result<(), PackingFault> {
    let wanted: Vec<(u8, u16)> = of.later_rules().collect();
    for nth in 0..coder.uniform(MOST_LATER, wanted.len())? {
        let (code, value) = wanted.get(nth).copied().unwrap_or_default();
        let code = self::code(coder, MOST_LATER, code)?;
        let value = number(coder, value)?;
        known(rules.set_later_rule(code, value))?;
    }
    Ok(())
}

/// What is not known here is from a later version.
fn known<T>(what: Option<T>) -> Result<T, PackingFault> {
    what.ok_or(PackingFault::Newer)
}

fn code<C: Coder>(coder: &mut C, choices: usize, wanted: u8) -> Result<u8, PackingFault> {
    u8::try_from(coder.uniform(choices, wanted.into())?).map_err(|_| PackingFault::Damaged)
}

fn number<C: Coder>(coder: &mut C, wanted: u16) -> Result<u16, PackingFault> {
    u16::try_from(coder.uniform(1 << 16, wanted.into())?).map_err(|_| PackingFault::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::{Reader, Writer};

    /// The rules that are read where these choices of a second form were written.
    fn read(choices: &[(usize, usize)]) -> Result<RulesDraft, PackingFault> {
        let mut writer = Writer::new();
        for &(choices, wanted) in choices {
            writer.uniform(choices, wanted)?;
        }
        rules(&mut Reader::new(&writer.finish()), Room::ALL, None)
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
            assert_eq!(read(&choices), Err(PackingFault::Newer), "{place}");
        }
        let with_later = |code: usize| {
            let mut choices = usual();
            choices.pop();
            choices.extend([(MOST_LATER, 1), (256, code), (1 << 16, 1)]);
            read(&choices)
        };
        assert_eq!(with_later(199), Err(PackingFault::Newer));
        assert_eq!(with_later(200), Ok(RulesDraft { later: true, ..Edition::Jumbo.preset() }));
    }

    #[test]
    fn the_kind_of_goal_that_the_tests_add_is_no_other() {
        let mut choices = usual();
        choices[6].1 = GoalKind::Later.code().into();
        assert_eq!(read(&choices), Ok(RulesDraft { goal: Goal::Later(500), ..Edition::Jumbo.preset() }));
    }

    #[test]
    fn what_there_is_no_room_for_does_not_fit() {
        let (usual, few) = (Edition::Custom.preset(), Room { editions: 6, goals: 3, ways: 2, has_later: false });
        assert!(few.fits(&usual));
        for rules in
            [RulesDraft { later: true, ..usual }, Edition::Later.preset(), RulesDraft { goal: Goal::Later(3), ..usual }]
        {
            assert!(!few.fits(&rules) && Room::ALL.fits(&rules));
        }
    }
}
