//! What the study says: the coach, the review of a round, the statistics. Kept apart from what the table says, because it is
//! loaded only when somebody wants it.

use super::english_study::English;
use super::phrases::Language;
use crate::engine::Action;
use crate::players::Reason;
use crate::record::Fault;

impl Language {
    /// What the study says in this language.
    pub const fn study_phrases(self) -> &'static dyn StudyPhrases {
        match self {
            Language::English => &English,
        }
    }

    /// The language of this code, or the usual one.
    pub fn of_code(code: &str) -> Language {
        Language::ALL.into_iter().find(|language| language.phrases().code() == code).unwrap_or_default()
    }
}

/// All phrases of the study in a language. Cards are numbers 1 to 60, slots labels 5 to 50, points tenths of a point.
pub trait StudyPhrases: Sync {
    /// Why an action is good, in one sentence.
    fn reason(&self, reason: Reason) -> String;
    /// How much better the best is than the next best.
    fn gain(&self, tenths: i32) -> String;

    // Looking back.
    /// On that strip.
    fn replay_round(&self, round: usize) -> String;
    /// On that strip.
    fn replay_back(&self) -> &'static str;
    /// On that strip.
    fn replay_on(&self) -> &'static str;
    /// On that strip.
    fn replay_play(&self) -> &'static str;
    /// On that strip.
    fn replay_place(&self) -> &'static str;
    /// On that strip.
    fn replay_step(&self, step: usize, last: usize) -> String;
    /// On that strip.
    fn replay_close(&self) -> &'static str;

    // Statistics.
    /// The heading where there is nothing yet.
    fn nothing_played(&self) -> &'static str;
    /// What is to be found there later.
    fn nothing_played_yet(&self) -> &'static str;
    /// A big figure.
    fn matches_won(&self) -> &'static str;
    /// A big figure.
    fn rounds_won(&self) -> &'static str;
    /// A big figure.
    fn mean_score(&self) -> &'static str;
    /// Below it.
    fn mean_score_how(&self) -> &'static str;
    /// A big figure.
    fn best_streak(&self) -> &'static str;
    /// Below it: how many are won in a row now.
    fn streak_now(&self, matches: u32) -> String;
    /// A big figure.
    fn mean_loss(&self) -> &'static str;
    /// Below it: of how many decisions.
    fn loss_how(&self, decisions: u32) -> String;
    /// Below it while there is none: how to come by one.
    fn no_loss_yet(&self, review: &str) -> String;
    /// So many won of so many.
    fn won_of(&self, won: u32, played: u32) -> String;
    /// So many played, nobody knows how many were won.
    fn only_played(&self, played: u32) -> String;
    /// In percent.
    fn percent(&self, percent: u32) -> String;
    /// A number with one digit after the point.
    fn one_decimal(&self, tenths: u32) -> String;
    /// Stands for a figure that is not known.
    fn unknown(&self) -> &'static str;
    /// The heading of a table.
    fn by_level(&self) -> &'static str;
    /// The heading of a table.
    fn by_edition(&self) -> &'static str;
    /// The heading of a column.
    fn level_column(&self) -> &'static str;
    /// The heading of a column.
    fn edition_column(&self) -> &'static str;
    /// The heading of a column: matches won.
    fn matches_column(&self) -> &'static str;
    /// The heading of a column: rounds won.
    fn rounds_column(&self) -> &'static str;
    /// The heading of a column: the mean score.
    fn score_column(&self) -> &'static str;
    /// The heading of a column: the mean loss.
    fn loss_column(&self) -> &'static str;
    /// In place of a level.
    fn several_people(&self) -> &'static str;
    /// What is not counted there.
    fn people_note(&self) -> &'static str;
    /// How the rounds for chips went.
    fn chips_note(&self, rounds: u32, chips: i32) -> String;
    /// Hands the figures out as a file.
    fn export_statistics(&self) -> &'static str;
    /// Forgets them.
    fn reset(&self) -> &'static str;
    /// Asks first.
    fn reset_title(&self) -> &'static str;
    /// What would be lost.
    fn reset_what(&self, rounds: u32, matches: u32) -> String;
    /// Does not forget them.
    fn keep_statistics(&self) -> &'static str;
    /// Figures that could not be read.
    fn tally_set_aside(&self) -> &'static str;

    // Sheets.
    /// A match from a file.
    fn bad_file_title(&self) -> &'static str;
    /// Each section of the rules with its heading.
    fn rules_in_short(&self) -> &'static [(&'static str, &'static str)];
    /// A match from a file.
    fn opened_title(&self) -> &'static str;
    /// A match from a file.
    fn opened_replaces(&self) -> &'static str;
    /// A match from a file.
    fn go_on_with_it(&self) -> &'static str;
    /// A match from a file.
    fn bad_file(&self, fault: &Fault) -> String;
    /// A match from a file.
    fn opened(&self, names: &str, rounds: usize, over: bool) -> String;
    /// The keys of the table.
    fn key_list(&self) -> &'static [(&'static str, &'static str)];
    /// The keys of the table.
    fn keys_off(&self) -> &'static str;

    // What the coach thinks of a round.
    /// The heading.
    fn coach_title(&self) -> &'static str;
    /// Whose decisions are looked at.
    fn whose(&self) -> &'static str;
    /// It looks at this decision of so many.
    fn coach_at_work(&self, decision: usize, all: usize) -> String;
    /// What the progress bar is for.
    fn progress(&self) -> &'static str;
    /// It has looked at all: what was given away, in all and on average.
    fn coach_done(&self, all: usize, lost: i32, each: i32) -> String;
    /// The heading of the decisions.
    fn worst_first(&self) -> &'static str;
    /// A turn of the player, from 1; 0 is the deal.
    fn turn(&self, turn: usize) -> String;
    /// What was done, with the card it was done with.
    fn did(&self, action: Action, card: Option<u8>) -> String;
    /// How bad it was, from 0 for good to 3, in a word.
    fn degree(&self, degree: usize) -> &'static str;
    /// What it cost, short.
    fn loss(&self, tenths: i32) -> String;
    /// The heading of the chances.
    fn chances_title(&self) -> &'static str;
    /// The chance at the start of a turn.
    fn chance(&self, turn: usize, percent: i32) -> String;
    /// How the round ended for the player.
    fn round_end(&self, won: bool) -> &'static str;
    /// The name of the position.
    fn position_title(&self) -> &'static str;
    /// A sentence of what was done.
    fn said_did(&self, did: &str) -> String;
    /// The coach would have done the same, or what is as good.
    fn as_the_coach(&self) -> &'static str;
    /// What it cost, as a sentence.
    fn gave_away(&self, tenths: i32) -> String;
    /// What the coach would have done.
    fn better(&self, did: &str) -> String;
    /// The card in the hand.
    fn in_hand(&self) -> &'static str;
    /// To the replay.
    fn watch_from_here(&self) -> &'static str;
    /// To the table.
    fn try_from_here(&self) -> &'static str;

    // The settings.
    /// A setting, its values or what it does.
    fn learning(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn learning_off(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn learning_on_request(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn learning_warn(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn theme(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn pace(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn pace_normal(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn pace_fast(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn pace_at_once(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn call_by_itself(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn call_by_itself_what(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn language(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn motion(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn motion_normal(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn motion_fast(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn motion_off(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn sound_what(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn volume(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn confirm(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn confirm_what(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn memory_aid(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn memory_aid_what(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn practice(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn practice_what(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn keys(&self) -> &'static str;
    /// A setting, its values or what it does.
    fn keys_what(&self) -> &'static str;
}
