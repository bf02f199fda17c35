//! What a change in the form has changed besides, in words: nothing of it changes without being said.

use super::draft::SetupDraft;
use super::preset::Preset;
use crate::engine::{Goal, Variant};
use crate::i18n::{Phrases, SetupPhrases};

/// What a person has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// Who plays, or how many.
    Players,
    /// The kind of game.
    Kind,
    /// What the match is played for.
    Goal,
    /// The edition.
    Edition,
    /// A variant.
    Variant,
}

/// The variants that are missed when they are gone. The others say themselves what they are in an edition.
const MISSED: [Variant; 4] = [Variant::Bonus, Variant::Partners, Variant::Chips, Variant::Eclair];

/// What has changed between these two by itself, as sentences; nothing where only that has changed which the person did.
pub fn side_effects(
    before: &SetupDraft,
    after: &SetupDraft,
    changed: Changed,
    phrases: &Phrases,
    texts: &SetupPhrases,
) -> Option<String> {
    // That they are too few is said elsewhere.
    if after.players() < 2 {
        return None;
    }
    let mut says = Vec::new();
    let (was, is) = (before.preset(), after.preset());
    let lost = |variant: &Variant| variant.is_in(&before.rules) && !variant.is_in(&after.rules);
    let becomes_two = before.players() != 2 && after.players() == 2;
    let gains_run = !(before.players() == 2 && before.rules.run_of_three);
    let needs_run = after.players() == 2 && after.rules.run_of_three && gains_run;
    let other_kind = is.filter(|_| is != was).map(|kind| texts.kind_now(kind.name(phrases)));
    match changed {
        Changed::Players => {
            let has_lost_partners = lost(&Variant::Partners);
            says.extend(has_lost_partners.then(|| texts.partners_need_four_now().to_owned()));
            if is == Some(Preset::Duel) && was != is {
                says.push(texts.duel_now().to_owned());
            } else if becomes_two && needs_run {
                says.push(texts.run_now().to_owned());
            } else if (was, is) == (Some(Preset::Duel), Some(Preset::Classic)) {
                says.push(texts.classic_now().to_owned());
            } else if !has_lost_partners {
                says.extend(other_kind);
            }
        }
        Changed::Kind => {
            let players = after.players();
            says.extend((before.players() != players).then(|| texts.players_now(players)));
        }
        Changed::Goal | Changed::Edition | Changed::Variant => {
            says.extend(other_kind);
            says.extend((changed == Changed::Edition && needs_run).then(|| texts.run_now().to_owned()));
        }
    }
    // A kind of game takes its own variants with it.
    if changed == Changed::Edition || changed == Changed::Kind && was.is_none() {
        let lost: Vec<&str> = MISSED.iter().filter(|variant| lost(variant)).map(|&one| phrases.variant(one)).collect();
        says.extend((!lost.is_empty()).then(|| texts.off_now(&phrases.list(&lost))));
    }
    let goal = after.rules.goal;
    let is_by_kind = matches!(is, Some(Preset::Lightning | Preset::Chips)) || matches!(goal, Goal::Chips(_));
    if changed != Changed::Goal && goal != before.rules.goal && !is_by_kind {
        says.push(texts.goal_now(&phrases.goal(goal)));
    }
    let edition = after.rules.edition;
    if changed != Changed::Edition && edition != before.rules.edition {
        says.push(texts.edition_now(phrases.edition(edition)));
    }
    (!says.is_empty()).then(|| says.join(" "))
}
