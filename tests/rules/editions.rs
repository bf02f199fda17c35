//! The five sheets, and which variants go together.

use rack_o::engine::{ChipGame, Deal, Edition, Goal, Price, Replenish, RulesFault};

#[test]
fn every_sheet_starts_with_a_regular_game_to_500() {
    for sheet in Edition::SHEETS {
        let rules = sheet.preset();
        assert_eq!(rules.edition, sheet);
        assert_eq!(rules.goal, Goal::Points(500));
        assert_eq!(rules.deal, Deal::Standard);
        assert!(rules.run_of_three, "on by default in {sheet:?}");
        assert!(!rules.bonus && !rules.partners);
        for players in 2..=4 {
            assert_eq!(rules.check(players).map(|checked| (checked.players(), checked.draft())), Ok((players, rules)));
        }
    }
}

#[test]
fn only_the_dutch_sheet_shuffles_the_discards() {
    for sheet in Edition::SHEETS {
        let shuffled = sheet.preset().replenish == Replenish::Shuffle;
        assert_eq!(shuffled, sheet == Edition::Jumbo, "{sheet:?}");
    }
}

#[test]
fn variants_go_together_unless_the_sheets_exclude_them() {
    let chips = Goal::Chips(ChipGame { rounds: 10, start: 20, price: Price::OwnRun, elimination: true });
    let mut accepted = 0;
    for sheet in Edition::SHEETS {
        for goal in [Goal::Points(500), Goal::Rounds(10), chips] {
            for bits in 0..32 {
                let [eclair, run_of_three, bonus, partners, shuffle] = [0, 1, 2, 3, 4].map(|bit| bits >> bit & 1 == 1);
                let mut rules = sheet.preset();
                rules.deal = if eclair { Deal::Eclair } else { Deal::Standard };
                (rules.run_of_three, rules.bonus, rules.partners) = (run_of_three, bonus, partners);
                rules.replenish = if shuffle { Replenish::Shuffle } else { Replenish::TurnOver };
                rules.goal = goal;
                for players in 2..=4 {
                    let expected = match (partners, bonus, goal) {
                        (true, _, _) if players != 4 => Some(RulesFault::PartnersNeedFour),
                        (true, _, Goal::Chips(_)) => Some(RulesFault::PartnersWithChips),
                        (_, true, Goal::Chips(_)) => Some(RulesFault::BonusWithChips),
                        _ => None,
                    };
                    assert_eq!(rules.check(players).err(), expected, "{rules:?} for {players}");
                    accepted += usize::from(expected.is_none());
                }
            }
        }
    }
    assert_eq!(accepted, 5 * (2 * (8 * 4 + 16 * 2) + (8 + 8 + 8)), "the count of what can be played");
}
