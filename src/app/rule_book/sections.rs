//! What stands in the rule book, in which order.

use super::editions::{bonus_table, chips_table, editions_table};
use super::figures::figure;
use crate::app::parts::{El, Part, el, nothing};
use crate::i18n::BookPhrases;

/// A section of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The cards and the racks (R1, R2, R13).
    Cards,
    /// The deal (R3 to R5).
    Deal,
    /// A turn (R6 to R12).
    Turn,
    /// Going Rack-O (R13, R14).
    Call,
    /// Points (R17 to R20).
    Points,
    /// The run of three with two players (R15, R16).
    Run,
    /// Partners (R21, R22).
    Partners,
    /// The bonus for runs (R23, R24).
    Bonus,
    /// Chips (R25 to R29).
    Chips,
    /// Racko Éclair (R30 to R32).
    Eclair,
    /// What the sheets have.
    Editions,
}

impl Section {
    /// All sections, in their order.
    pub const ALL: [Section; 11] = [
        Section::Cards,
        Section::Deal,
        Section::Turn,
        Section::Call,
        Section::Points,
        Section::Run,
        Section::Partners,
        Section::Bonus,
        Section::Chips,
        Section::Eclair,
        Section::Editions,
    ];

    /// The name of its place in the page, such as `rules-cards`.
    pub const fn name(self) -> &'static str {
        match self {
            Section::Cards => "rules-cards",
            Section::Deal => "rules-deal",
            Section::Turn => "rules-turn",
            Section::Call => "rules-call",
            Section::Points => "rules-points",
            Section::Run => "rules-run",
            Section::Partners => "rules-partners",
            Section::Bonus => "rules-bonus",
            Section::Chips => "rules-chips",
            Section::Eclair => "rules-eclair",
            Section::Editions => "rules-editions",
        }
    }

    /// The section of this name, or the one with this rule (“R15”).
    pub fn of(place: &str) -> Option<Section> {
        let rule = place.strip_prefix('R').and_then(|number| number.parse::<u8>().ok());
        Some(match rule {
            None => return Section::ALL.into_iter().find(|section| section.name() == place),
            Some(1..=2) => Section::Cards,
            Some(3..=5) => Section::Deal,
            Some(6..=12) => Section::Turn,
            Some(13..=14) => Section::Call,
            Some(15..=16) => Section::Run,
            Some(17..=20) => Section::Points,
            Some(21..=22) => Section::Partners,
            Some(23..=24) => Section::Bonus,
            Some(25..=29) => Section::Chips,
            Some(30..=32) => Section::Eclair,
            Some(_) => return None,
        })
    }

    /// Its heading.
    pub fn title(self, said: &BookPhrases) -> &'static str {
        match self {
            Section::Cards => said.cards_title(),
            Section::Deal => said.deal_title(),
            Section::Turn => said.turn_title(),
            Section::Call => said.call_title(),
            Section::Points => said.points_title(),
            Section::Run => said.run_title(),
            Section::Partners => said.partners_title(),
            Section::Bonus => said.bonus_title(),
            Section::Chips => said.chips_title(),
            Section::Eclair => said.eclair_title(),
            Section::Editions => said.editions_title(),
        }
    }

    /// Its paragraphs, each with the numbers of its rules.
    pub fn paragraphs(self, said: &BookPhrases) -> Vec<(&'static str, &'static str)> {
        match self {
            Section::Cards => vec![
                (said.cards_deck(), "R1"),
                (said.cards_rack(), "R2"),
                (said.cards_order(), "R13"),
                (said.cards_band(), "R2"),
            ],
            Section::Deal => vec![(said.deal_cut(), "R3"), (said.deal_ten(), "R4, R10"), (said.deal_stock(), "R5")],
            Section::Turn => vec![
                (said.turn_left(), "R6"),
                (said.turn_take(), "R7"),
                (said.turn_discard(), "R8, R10"),
                (said.turn_draw(), "R9"),
                (said.turn_end(), "R10, R11"),
                (said.turn_renew(), "R12"),
            ],
            Section::Call => vec![(said.call_when(), "R13, R14"), (said.call_wait(), "R14")],
            Section::Points => {
                vec![(said.points_caller(), "R17"), (said.points_others(), "R18, R19"), (said.points_goal(), "R20")]
            }
            Section::Run => vec![(said.run_rule(), "R15"), (said.run_what(), "R16")],
            Section::Partners => vec![(said.partners_seats(), "R21"), (said.partners_score(), "R22")],
            Section::Bonus => vec![(said.bonus_pay(), "R23"), (said.bonus_others(), "R24")],
            Section::Chips => vec![
                (said.chips_goal(), "R25"),
                (said.chips_pay(), "R26, R27"),
                (said.chips_out(), "R28"),
                (said.chips_alone(), "R29"),
            ],
            Section::Eclair => {
                vec![(said.eclair_place(), "R30"), (said.eclair_call(), "R31"), (said.eclair_on(), "R32")]
            }
            Section::Editions => vec![(said.editions_what(), "R12, R15, R21–R32")],
        }
    }

    /// Its table, if it has one.
    pub fn table(self, said: &BookPhrases) -> Option<El> {
        match self {
            Section::Bonus => Some(bonus_table(said)),
            Section::Chips => Some(chips_table(said)),
            Section::Editions => Some(editions_table(said)),
            _ => None,
        }
    }

    /// The figures of the sheets that stand beside it.
    pub fn figures(self, said: &BookPhrases) -> Part {
        const DEALT: [u8; 10] = [27, 6, 52, 11, 44, 19, 33, 8, 60, 23];
        const SORTED: [u8; 10] = [6, 8, 11, 19, 23, 27, 33, 44, 52, 60];
        const SCORE: [u8; 10] = [3, 9, 14, 21, 30, 37, 22, 40, 45, 58];
        const RUN: [u8; 10] = [2, 8, 15, 20, 28, 29, 30, 33, 38, 40];
        let (first, second) = match self {
            Section::Cards => (
                figure(1, DEALT, false, said.figure_before(), said),
                Some(figure(2, SORTED, false, said.figure_after(), said)),
            ),
            Section::Points => (figure(3, SCORE, true, said.figure_points(), said), None),
            Section::Run => (figure(4, RUN, false, said.figure_run(), said), None),
            _ => return nothing(),
        };
        let place = el("div").class("book__f").child(first);
        match second {
            Some(second) => place.child(second).view(),
            None => place.view(),
        }
    }
}
