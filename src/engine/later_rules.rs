//! The rules that came after the formats of links and of the history were made. There they are written one by one, each with its
//! code, and only where they are in force.

use super::rules::RulesDraft;

/// A rule that came later: its code, which none has had before, how it is set in rules (0 where it is not in force), and what
/// sets it.
type LaterRule = (u8, fn(&RulesDraft) -> u16, fn(&mut RulesDraft, u16));

/// All of them.
const LATER_RULES: &[LaterRule] = &[
    #[cfg(test)]
    (200, |rules| rules.later.into(), |rules, value| rules.later = value != 0),
];

impl RulesDraft {
    /// The rules in force that came later: the code of each, and how it is set.
    pub fn later_rules(&self) -> impl Iterator<Item = (u8, u16)> {
        LATER_RULES.iter().map(|(code, is_set, _)| (*code, is_set(self))).filter(|&(_, value)| value != 0)
    }

    /// Sets the rule with this code; `None` where only a later version knows it.
    #[must_use]
    pub fn set_later_rule(&mut self, code: u8, value: u16) -> Option<()> {
        let (.., set) = LATER_RULES.iter().find(|rule| rule.0 == code)?;
        set(self, value);
        Some(())
    }
}
