//! What the form says when it changes something by itself, and what a match is called in a few words.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use rack_o::engine::{ChipGame, Deal, Edition, Goal, Price, RulesDraft, Variant};
use rack_o::i18n::{Language, Phrases, SetupPhrases, source};
use rack_o::setup::{Changed, Preset, SeatKind, SetupDraft, kind_and_goal, side_effects};

fn english() -> &'static Phrases {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    Phrases::read(&text).unwrap()
}

fn english_setup() -> &'static SetupPhrases {
    let text = include_str!("../src/i18n/languages/en/setup.txt");
    let text = source::compact(Language::English, text, SetupPhrases::PHRASES).unwrap();
    SetupPhrases::read(&text).unwrap()
}

/// What is said after this change to what was filled in first.
fn said(first: impl Fn(&mut SetupDraft), by: Changed, change: impl Fn(&mut SetupDraft)) -> String {
    let phrases = english();
    let mut before = SetupDraft::usual(phrases);
    first(&mut before);
    let mut after = before.clone();
    change(&mut after);
    side_effects(&before, &after, by, phrases, english_setup()).unwrap_or_default()
}

fn usual(_: &mut SetupDraft) {}

#[test]
fn two_players_make_a_duel_and_more_make_it_classic_again() {
    let duel = "Two players: that makes it a Duel, with the recommended run of three.";
    assert_eq!(said(usual, Changed::Players, |draft| draft.set_players(2)), duel);
    let three = |draft: &mut SetupDraft| draft.set_players(3);
    assert_eq!(said(three, Changed::Players, |draft| draft.set_kind(2, SeatKind::Empty)), duel);
    let classic = "More than two players: that makes it Classic again, with no run of three.";
    assert_eq!(said(|draft| draft.set_players(2), Changed::Players, |draft| draft.set_players(4)), classic);
    // Other kinds stay what they are, and need the run of three, too.
    let run = "With two players you need a run of three to call.";
    for kind in [Preset::Lightning, Preset::Bonus, Preset::Chips] {
        assert_eq!(
            said(|draft| draft.set_preset(kind), Changed::Players, |draft| draft.set_players(2)),
            run,
            "{kind:?}"
        );
    }
    let without = |draft: &mut SetupDraft| draft.set_variant(Variant::RunOfThree, false);
    assert_eq!(said(without, Changed::Players, |draft| draft.set_players(2)), "");
    // Whoever chooses the duel has been told by its own words.
    assert_eq!(said(usual, Changed::Kind, |draft| draft.set_preset(Preset::Duel)), "Now there are 2 players.");
}

#[test]
fn nothing_is_said_where_nothing_else_changes() {
    assert_eq!(said(usual, Changed::Players, |draft| draft.set_players(3)), "");
    assert_eq!(said(usual, Changed::Players, |draft| draft.set_kind(1, SeatKind::Human)), "");
    assert_eq!(said(usual, Changed::Goal, |draft| draft.set_goal(Goal::Points(250))), "");
    for kind in [Preset::Teams, Preset::Bonus, Preset::Chips, Preset::Lightning] {
        assert_eq!(said(usual, Changed::Kind, |draft| draft.set_preset(kind)), "", "{kind:?}");
    }
    // Too few players are told beside Play.
    let two = |draft: &mut SetupDraft| draft.set_players(2);
    assert_eq!(said(two, Changed::Players, |draft| draft.set_kind(1, SeatKind::Empty)), "");
}

#[test]
fn fewer_than_four_play_without_partners() {
    let teams = |draft: &mut SetupDraft| draft.set_preset(Preset::Teams);
    let alone = "Partners need four players, so now it’s everyone for themselves.";
    assert_eq!(said(teams, Changed::Players, |draft| draft.set_players(3)), alone);
    let both = format!("{alone} Two players: that makes it a Duel, with the recommended run of three.");
    assert_eq!(said(teams, Changed::Players, |draft| draft.set_players(2)), both);
}

#[test]
fn a_kind_of_game_says_which_seats_goal_and_rules_it_has_changed() {
    let two = |draft: &mut SetupDraft| draft.set_players(2);
    assert_eq!(said(two, Changed::Kind, |draft| draft.set_preset(Preset::Teams)), "Now there are 4 players.");
    let lightning = |draft: &mut SetupDraft| draft.set_preset(Preset::Lightning);
    assert_eq!(
        said(lightning, Changed::Kind, |draft| draft.set_preset(Preset::Classic)),
        "The goal is now: first to 500."
    );
    let own = |draft: &mut SetupDraft| {
        draft.set_variant(Variant::Eclair, true);
        draft.set_variant(Variant::Shuffle, true);
    };
    let said = said(own, Changed::Kind, |draft| draft.set_preset(Preset::Classic));
    assert_eq!(said, "No longer in play: Racko Éclair. The edition is now Milton Bradley.");
}

#[test]
fn chips_and_the_bonus_do_not_go_without_a_word() {
    let bonus = |draft: &mut SetupDraft| draft.set_variant(Variant::Bonus, true);
    assert_eq!(said(bonus, Changed::Edition, |draft| draft.set_edition(Edition::Jumbo)), "No longer in play: Bonus.");
    let chips = |draft: &mut SetupDraft| draft.set_preset(Preset::Chips);
    let off = said(chips, Changed::Variant, |draft| draft.set_variant(Variant::Chips, false));
    assert_eq!(off, "The kind of game is now Classic. The goal is now: first to 500.");
    let other = Goal::Chips(ChipGame { rounds: 3, ..ChipGame::usual(Price::OwnRun, true) });
    let own = said(chips, Changed::Goal, |draft| draft.set_goal(other));
    assert_eq!(own, "The edition is now House rules.");
}

#[test]
fn a_single_round_is_another_kind_of_game() {
    let once = said(usual, Changed::Goal, |draft| draft.set_goal(Goal::Rounds(1)));
    assert_eq!(once, "The kind of game is now Lightning.");
}

#[test]
fn a_match_is_told_by_its_kind_and_its_goal() {
    let regular = Edition::MiltonBradley.preset();
    let with = |goal| RulesDraft { goal, ..regular };
    let chips = Goal::Chips(ChipGame { rounds: 5, ..ChipGame::usual(Price::AnnouncerRun, false) });
    for (rules, players, told) in [
        (with(Goal::Points(300)), 2, "Duel to 300"),
        (with(Goal::Rounds(5)), 4, "Classic, 5 rounds"),
        (with(Goal::Points(500)), 3, "Classic to 500"),
        (with(Goal::Rounds(1)), 4, "Lightning"),
        (RulesDraft { run_of_three: false, ..with(Goal::Rounds(1)) }, 2, "Lightning"),
        (RulesDraft { run_of_three: false, ..with(Goal::Points(500)) }, 2, "Duel to 500"),
        (RulesDraft { partners: true, ..with(Goal::Points(250)) }, 4, "Teams to 250"),
        (RulesDraft { bonus: true, ..with(Goal::Points(500)) }, 4, "Bonus to 500"),
        (with(chips), 3, "Chips, 5 rounds"),
        (Edition::Jumbo.preset(), 4, "Jumbo to 500"),
        (RulesDraft { goal: chips, ..Edition::Jumbo.preset() }, 4, "Jumbo, 5 rounds for chips"),
        (
            RulesDraft { edition: Edition::Custom, bonus: true, deal: Deal::Eclair, ..with(Goal::Rounds(3)) },
            4,
            "House rules with bonus and Éclair, 3 rounds",
        ),
    ] {
        assert_eq!(kind_and_goal(&rules, players, english()), told);
    }
}
