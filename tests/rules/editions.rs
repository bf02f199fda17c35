//! The five sheets, and which variants can be combined.

use rack_o::engine::{ChipGame, Choice, Deal, Edition, Goal, Price, Replenish, RulesDraft, RulesFault};

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

/// A change to the rules, and the choice that it makes.
type Change = (Choice, fn(&mut RulesDraft));

const CHANGES: [Change; 8] = [
    (Choice::NoRunOfThree, |rules| rules.run_of_three = false),
    (Choice::Partners, |rules| rules.partners = true),
    (Choice::Bonus, |rules| rules.bonus = true),
    (Choice::Chips, |rules| rules.goal = Goal::Chips(ChipGame::usual(Price::AnnouncerRun, false))),
    (Choice::Chips, |rules| rules.goal = Goal::Chips(ChipGame::usual(Price::OwnRun, false))),
    (Choice::Chips, |rules| rules.goal = Goal::Chips(ChipGame::usual(Price::OwnRun, true))),
    (Choice::Eclair, |rules| rules.deal = Deal::Eclair),
    (Choice::Replenish, |rules| rules.replenish = Replenish::Shuffle),
];

#[test]
fn each_edition_has_what_its_sheet_has() {
    use Choice::{Bonus, ChipTerms, Chips, Eclair, NoRunOfThree, Partners};
    let (no, yes) = (Some, None);
    // In the order of CHANGES: the choice that the sheet lacks, if any.
    let replenish = no(Choice::Replenish);
    let expected = [
        (Edition::MiltonBradley, [yes, yes, yes, yes, no(ChipTerms), no(ChipTerms), no(Eclair), replenish]),
        (Edition::Jumbo, [no(NoRunOfThree), no(Partners), no(Bonus), no(Chips), no(Chips), no(Chips), no(Eclair), yes]),
        (Edition::WinningMoves, [no(NoRunOfThree), yes, yes, no(Chips), no(Chips), no(Chips), no(Eclair), replenish]),
        (Edition::RavensburgerFr, [yes, yes, yes, no(ChipTerms), no(ChipTerms), yes, yes, replenish]),
        (Edition::RavensburgerDe, [yes, yes, yes, no(ChipTerms), yes, no(ChipTerms), no(Eclair), replenish]),
        (Edition::Custom, [yes; 8]),
    ];
    for (edition, lacking) in expected {
        for ((choice, change), lacks) in CHANGES.into_iter().zip(lacking) {
            let mut rules = edition.preset();
            change(&mut rules);
            assert_eq!(edition.lacks(&rules), lacks, "{choice:?} in {edition:?}");
        }
    }
}

#[test]
fn rules_that_the_sheet_lacks_are_rules_of_ones_own() {
    for edition in Edition::SHEETS {
        assert_eq!(edition.preset().rightly_named().edition, edition);
        for (_, change) in CHANGES {
            let mut rules = edition.preset();
            change(&mut rules);
            let named = rules.rightly_named();
            let expected = if edition.lacks(&rules).is_some() { Edition::Custom } else { edition };
            assert_eq!(named, RulesDraft { edition: expected, ..rules });
            assert_eq!(named.rightly_named(), named);
        }
        for goal in [Goal::Points(750), Goal::Rounds(1)] {
            let longer = RulesDraft { goal, ..edition.preset() };
            assert_eq!(longer.rightly_named().edition, edition, "how long they play is up to the players");
        }
    }
}
