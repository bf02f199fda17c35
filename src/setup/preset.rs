//! Kinds of game that a newcomer understands, each with its seats and rules.

use super::draft::SetupDraft;
use super::names::usual_name;
use crate::engine::{Edition, Goal, RulesDraft, Variant};
use crate::i18n::{Phrases, SetupPhrases};
use crate::players::{ComputerPlayer, Level};

/// How many rounds a short match has.
const SHORT: u16 = 3;

/// A kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// The regular game, each for themselves.
    Classic,
    /// The regular game of two, with the run of three (R15).
    Duel,
    /// Two against two (R21).
    Teams,
    /// Runs pay a bonus (R23).
    Bonus,
    /// Chips instead of points (R25).
    Chips,
    /// A single round.
    Lightning,
}

impl Preset {
    /// All of them, in the order they are offered.
    pub const ALL: [Preset; 6] =
        [Preset::Classic, Preset::Duel, Preset::Teams, Preset::Bonus, Preset::Chips, Preset::Lightning];

    /// What it is called.
    pub fn name(self, phrases: &Phrases) -> &'static str {
        match self {
            Preset::Classic => phrases.preset_classic(),
            Preset::Duel => phrases.preset_duel(),
            Preset::Teams => phrases.preset_teams(),
            Preset::Bonus => phrases.variant_bonus(),
            Preset::Chips => phrases.variant_chips(),
            Preset::Lightning => phrases.preset_lightning(),
        }
    }

    /// What it is.
    pub fn what(self, texts: &SetupPhrases) -> &'static str {
        match self {
            Preset::Classic => texts.preset_classic_what(),
            Preset::Duel => texts.preset_duel_what(),
            Preset::Teams => texts.preset_teams_what(),
            Preset::Bonus => texts.what_bonus(),
            Preset::Chips => texts.what_chips(),
            Preset::Lightning => texts.preset_lightning_what(),
        }
    }

    /// The kind of game with these rules, for so many players; `None` where the rules are those of no kind.
    pub fn of(rules: &RulesDraft, players: usize) -> Option<Preset> {
        let is_it = |preset: &Preset| {
            let its_rules = preset.rules();
            // How long it takes does not matter, except where it is a single round.
            let goal = match (rules.goal, its_rules.goal) {
                (Goal::Points(_) | Goal::Rounds(2..), Goal::Points(_)) => its_rules.goal,
                (Goal::Rounds(_), Goal::Points(_)) if its_rules.bonus || its_rules.partners => its_rules.goal,
                (Goal::Chips(mine), Goal::Chips(its))
                    if (mine.price, mine.elimination) == (its.price, its.elimination) =>
                {
                    its_rules.goal
                }
                (goal, _) => goal,
            };
            preset.is_for(players) && RulesDraft { goal, ..*rules } == its_rules
        };
        Preset::ALL.into_iter().find(is_it)
    }

    fn rules(self) -> RulesDraft {
        let regular = Edition::MiltonBradley.preset();
        match self {
            Preset::Classic | Preset::Duel => regular,
            Preset::Teams => Variant::Partners.set(&regular, true),
            Preset::Bonus => Variant::Bonus.set(&regular, true),
            Preset::Chips => Variant::Chips.set(&regular, true),
            Preset::Lightning => RulesDraft { goal: Goal::Rounds(1), ..regular },
        }
    }

    /// Whether it is played by so many.
    const fn is_for(self, players: usize) -> bool {
        match self {
            Preset::Classic => players != 2,
            Preset::Duel => players == 2,
            Preset::Teams => players == 4,
            _ => true,
        }
    }
}

impl SetupDraft {
    /// A first round: the person against a beginner, without the run of three.
    pub fn first_round(phrases: &Phrases) -> SetupDraft {
        let mut draft = SetupDraft::usual(phrases);
        draft.set_players(2);
        draft.change_seat(1, |seat| (seat.name, seat.computer) = (usual_name(1).to_owned(), Level::Beginner.into()));
        draft.rules = Variant::RunOfThree.set(&Preset::Lightning.rules(), false);
        draft
    }

    /// What follows the first rounds: a short match with the two weakest characters.
    pub fn short_match(phrases: &Phrases) -> SetupDraft {
        let mut draft = SetupDraft::usual(phrases);
        let weakest: Vec<ComputerPlayer> = ComputerPlayer::characters().take(2).collect();
        draft.seat_opponents(&weakest);
        draft.set_goal(Goal::Rounds(SHORT));
        draft
    }

    /// Chooses a kind of game. Who sits there stays as far as it can be, and so does a goal in points.
    pub fn set_preset(&mut self, preset: Preset) {
        if !preset.is_for(self.players()) {
            self.set_players(if preset == Preset::Duel { 2 } else { 4 });
        }
        let goal = self.rules.goal;
        self.rules = preset.rules();
        if matches!((goal, self.rules.goal), (Goal::Points(_), Goal::Points(_))) {
            self.rules.goal = goal;
        }
    }

    /// The kind of game that is filled in; `None` where the rules are those of no kind.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.rules, self.players())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::setup::SeatKind;

    fn usual() -> SetupDraft {
        SetupDraft::usual(Phrases::EMPTY)
    }

    #[test]
    fn whatever_kind_is_chosen_is_the_one_that_is_filled_in_and_can_be_played() {
        for before in Preset::ALL {
            for preset in Preset::ALL {
                let mut draft = usual();
                draft.set_preset(before);
                draft.set_preset(preset);
                assert_eq!(draft.preset(), Some(preset), "{before:?}");
                assert!(draft.new_match(Phrases::EMPTY).is_some(), "{before:?} {preset:?}");
            }
        }
    }

    #[test]
    fn the_number_of_players_makes_a_duel_of_the_classic_game() {
        let mut draft = usual();
        assert_eq!(draft.preset(), Some(Preset::Classic));
        draft.set_players(2);
        assert_eq!(draft.preset(), Some(Preset::Duel));
        draft.set_preset(Preset::Lightning);
        assert_eq!(draft.players(), 2);
        draft.set_preset(Preset::Classic);
        assert_eq!(draft.players(), 4);
    }

    #[test]
    fn another_goal_is_the_same_kind_and_other_rules_are_none() {
        let mut draft = usual();
        draft.set_goal(Goal::Points(250));
        assert_eq!(draft.preset(), Some(Preset::Classic));
        draft.set_preset(Preset::Bonus);
        assert_eq!(draft.rules.goal, Goal::Points(250));
        draft.set_goal(Goal::Rounds(1));
        assert_eq!(draft.preset(), Some(Preset::Bonus));
        draft.set_edition(Edition::Jumbo);
        assert_eq!(draft.preset(), None);
    }

    #[test]
    fn a_first_round_is_one_round_against_one_beginner() {
        let draft = SetupDraft::first_round(Phrases::EMPTY);
        let (rules, seats, colours) = draft.new_match(Phrases::EMPTY).unwrap();
        assert_eq!((rules.goal, rules.run_of_three, rules.edition), (Goal::Rounds(1), false, Edition::MiltonBradley));
        assert_eq!((seats.len(), colours), (2, vec![0, 1]));
        assert_eq!(seats[1].level.as_deref(), Some("beginner"));
        assert_eq!(draft.seats[0].kind, SeatKind::Human);
    }

    #[test]
    fn a_short_match_is_a_few_rounds_against_the_two_weakest_characters() {
        let draft = SetupDraft::short_match(Phrases::EMPTY);
        let (rules, seats, colours) = draft.new_match(Phrases::EMPTY).unwrap();
        assert_eq!((rules.goal, colours), (Goal::Rounds(3), vec![0, 1, 2]));
        let levels: Vec<_> = seats.iter().map(|seat| seat.level.as_deref()).collect();
        assert_eq!(levels, [None, Some("leo"), Some("otto")]);
        assert_eq!(draft.preset(), Some(Preset::Classic));
    }
}
