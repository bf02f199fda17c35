//! The sections of the rule book, and what stands in them.

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

    /// The section with this id, or the one with this rule (`R15`).
    pub fn find(name: &str) -> Option<Section> {
        let rule = name.strip_prefix('R').and_then(|number| number.parse::<u8>().ok());
        Some(match rule {
            None => return Section::ALL.into_iter().find(|section| section.id() == name),
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

    /// The id of its heading.
    pub const fn id(self) -> &'static str {
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

    /// Its heading.
    pub fn title(self, texts: &BookPhrases) -> &'static str {
        match self {
            Section::Cards => texts.cards_title(),
            Section::Deal => texts.deal_title(),
            Section::Turn => texts.turn_title(),
            Section::Call => texts.call_title(),
            Section::Points => texts.points_title(),
            Section::Run => texts.run_title(),
            Section::Partners => texts.partners_title(),
            Section::Bonus => texts.bonus_title(),
            Section::Chips => texts.chips_title(),
            Section::Eclair => texts.eclair_title(),
            Section::Editions => texts.editions_title(),
        }
    }

    /// Which of its paragraphs has this rule (`R15`).
    pub fn index_of_rule(self, rule: &str, texts: &BookPhrases) -> Option<usize> {
        let has_rule = |(_, rules): &(&str, &str)| rules.split(", ").any(|one| one == rule);
        self.paragraphs(texts).iter().position(has_rule)
    }

    /// Its paragraphs, each with the numbers of its rules.
    pub fn paragraphs(self, texts: &BookPhrases) -> Vec<(&'static str, &'static str)> {
        match self {
            Section::Cards => vec![
                (texts.cards_deck(), "R1"),
                (texts.cards_rack(), "R2"),
                (texts.cards_order(), "R13"),
                (texts.cards_marks(), "R18"),
                (texts.cards_band(), "R2"),
            ],
            Section::Deal => vec![(texts.deal_cut(), "R3"), (texts.deal_ten(), "R4, R10"), (texts.deal_stock(), "R5")],
            Section::Turn => vec![
                (texts.turn_left(), "R6"),
                (texts.turn_take(), "R7"),
                (texts.turn_discard(), "R8, R10"),
                (texts.turn_draw(), "R9"),
                (texts.turn_end(), "R10, R11"),
                (texts.turn_renew(), "R12"),
            ],
            Section::Call => vec![(texts.call_when(), "R13, R14"), (texts.call_wait(), "R14")],
            Section::Points => {
                vec![(texts.points_caller(), "R17"), (texts.points_others(), "R18, R19"), (texts.points_goal(), "R20")]
            }
            Section::Run => vec![(texts.run_rule(), "R15"), (texts.run_what(), "R16")],
            Section::Partners => vec![(texts.partners_seats(), "R21"), (texts.partners_score(), "R22")],
            Section::Bonus => vec![(texts.bonus_pay(), "R23"), (texts.bonus_others(), "R24")],
            Section::Chips => vec![
                (texts.chips_goal(), "R25"),
                (texts.chips_pay(), "R26, R27"),
                (texts.chips_out(), "R28"),
                (texts.chips_alone(), "R29"),
            ],
            Section::Eclair => {
                vec![(texts.eclair_place(), "R30"), (texts.eclair_call(), "R31"), (texts.eclair_on(), "R32")]
            }
            Section::Editions => vec![(texts.editions_what(), "R12, R15, R21–R32")],
        }
    }
}
