//! What a language has to say.

use super::english::English;
use crate::engine::{Edition, Goal, Price, Refusal, Rules, RulesFault, Variant};

/// Whom a sentence is about: the one person at this device, or somebody by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// A player by name.
    Named(&'a str),
}

/// What another player is to the one who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// One to play against.
    Opponent,
    /// The partner (R21).
    Partner,
    /// Out of the game (R28).
    Out,
}

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages there are.
    pub const ALL: [Language; 1] = [Language::English];

    /// What the game says in this language.
    pub const fn phrases(self) -> &'static dyn Phrases {
        match self {
            Language::English => &English,
        }
    }
}

/// All phrases of a language. Cards are numbers 1 to 60, slots labels 5 to 50.
#[expect(missing_docs, reason = "each phrase is named by what it says; its English text is its documentation")]
pub trait Phrases: Sync {
    // The language itself.
    fn code(&self) -> &'static str;
    fn own_name(&self) -> &'static str;

    // Everywhere.
    fn close(&self) -> &'static str;
    fn menu(&self) -> &'static str;
    fn game_tools(&self) -> &'static str;
    fn settings(&self) -> &'static str;
    fn rule_book(&self) -> &'static str;
    fn score_sheet(&self) -> &'static str;
    fn leave_table(&self) -> &'static str;
    fn theme_now(&self, theme: &str) -> String;

    // Setting up.
    fn tagline(&self) -> &'static str;
    fn play(&self) -> &'static str;
    fn continue_round(&self, round: usize) -> String;
    fn continue_next_round(&self, round: usize) -> String;
    fn players(&self) -> &'static str;
    fn number_of_players(&self) -> &'static str;
    fn seat_name(&self, seat: usize) -> String;
    fn seat_played_by(&self, seat: usize) -> String;
    fn human(&self) -> &'static str;
    fn computer(&self) -> &'static str;
    fn empty(&self) -> &'static str;
    fn level_of(&self, name: &str) -> String;
    fn level(&self, name: &str) -> String;
    fn this_device(&self) -> &'static str;
    fn nobody(&self) -> &'static str;
    fn you(&self) -> &'static str;
    fn default_name(&self, seat: usize) -> String;
    fn match_target(&self) -> &'static str;
    fn play_to(&self) -> &'static str;
    fn one_round(&self) -> &'static str;
    fn variants(&self) -> &'static str;
    fn rules(&self) -> &'static str;
    fn edition(&self, edition: Edition) -> &'static str;
    fn edition_from(&self, edition: Edition) -> &'static str;
    fn sheet_has(&self, edition: Edition) -> String;
    fn variant(&self, variant: Variant) -> &'static str;
    fn variant_what(&self, variant: Variant) -> &'static str;
    fn not_on_sheet(&self, what: &str) -> String;
    fn pairs(&self, one: &[&str], other: &[&str]) -> String;
    fn rules_fault(&self, fault: RulesFault) -> &'static str;
    fn run_rule_only_two(&self) -> &'static str;
    fn other_goal(&self) -> &'static str;
    fn how_many(&self) -> &'static str;
    fn goal_unit(&self) -> &'static str;
    fn unit_points(&self) -> &'static str;
    fn unit_rounds(&self) -> &'static str;
    fn how_many_rounds(&self) -> &'static str;
    fn chips_each(&self) -> &'static str;
    fn price_title(&self) -> &'static str;
    fn price(&self, price: Price) -> &'static str;
    fn elimination(&self) -> &'static str;
    fn elimination_what(&self) -> &'static str;
    fn summary(&self, people: &[Who<'_>], computers: &[&str], rules: &Rules) -> String;
    fn too_few_players(&self) -> &'static str;
    fn replace_match(&self) -> &'static str;
    fn replace_match_what(&self, round: usize) -> String;
    fn start_new(&self) -> &'static str;
    fn go_on_with_old(&self) -> &'static str;

    // The table.
    fn round_title(&self) -> &'static str;
    fn table_title(&self, round: usize) -> String;
    fn score_towards(&self, goal: Goal) -> String;
    fn names(&self, names: &[Who<'_>]) -> String;
    fn pin(&self, names: &str, total: i32, goal: Goal) -> String;
    fn empty_seat(&self) -> &'static str;
    fn card_tray(&self) -> &'static str;
    fn your_rack(&self) -> &'static str;
    fn partner(&self) -> &'static str;
    fn out(&self) -> &'static str;
    fn other_rack(&self, name: &str, standing: Standing, total: i32, goal: Goal, last: Option<String>) -> String;
    fn slot(&self, label: u8, card: u8, in_order: bool) -> String;
    fn slot_hinted(&self, slot: &str) -> String;
    fn hint(&self) -> &'static str;
    fn coach_thinks(&self) -> &'static str;
    fn blunder(&self, points: i32) -> String;
    fn blunder_how(&self) -> &'static str;
    fn empty_slot(&self, label: u8) -> String;
    fn stock(&self) -> &'static str;
    fn draw(&self) -> &'static str;
    fn draw_renewed(&self) -> &'static str;
    fn draw_from_stock(&self, left: usize) -> String;
    fn stock_used_up(&self) -> &'static str;
    fn discard_pile(&self) -> &'static str;
    fn discard_pile_empty(&self) -> &'static str;
    fn take(&self) -> &'static str;
    fn take_from_discards(&self, card: u8) -> String;
    fn discard(&self) -> &'static str;
    fn discard_the(&self, card: u8) -> String;
    fn put_back(&self) -> &'static str;
    fn your_turn(&self) -> &'static str;
    fn thinking(&self) -> &'static str;
    fn call(&self) -> &'static str;
    fn call_eclair(&self) -> &'static str;
    fn call_name(&self, eclair: bool, in_order: usize) -> String;
    fn go_on(&self) -> &'static str;
    fn go_on_name(&self) -> &'static str;
    fn last_moves(&self) -> &'static str;
    fn run_of_three(&self) -> &'static str;
    fn longest_run(&self) -> &'static str;
    fn run_needed(&self, length: usize) -> String;
    fn run_pays(&self, length: usize, points: i32) -> String;
    fn run_earns(&self, length: usize, chips: i32) -> String;
    fn run_costs(&self, length: usize, chips: i32) -> String;

    // What to do now: the heart of it, and the rest where there is room.
    fn do_turn(&self) -> &'static str;
    fn do_lacks_run(&self) -> &'static str;
    fn do_turn_how(&self, top: Option<u8>) -> String;
    fn do_taking(&self, card: u8) -> String;
    fn do_taking_how(&self) -> &'static str;
    fn do_slot(&self, label: u8) -> String;
    fn do_slot_how(&self, top: u8) -> String;
    fn do_drawn(&self, card: u8) -> String;
    fn do_drawn_how(&self) -> &'static str;
    fn do_in_order(&self) -> &'static str;
    fn do_in_order_how(&self, scores: Option<i32>) -> String;
    fn do_in_order_turn_how(&self, scores: Option<i32>) -> String;
    fn do_eclair(&self) -> &'static str;
    fn do_eclair_how(&self) -> &'static str;
    fn do_place(&self, card: u8) -> String;
    fn do_place_how(&self, placed: usize) -> String;
    fn do_wait_placing(&self, name: &str) -> String;
    fn do_wait(&self, name: &str) -> String;
    fn do_wait_drawn(&self, name: &str) -> String;
    fn ask_swap(&self, card: u8, slot: u8) -> String;
    fn ask_discard(&self, card: u8) -> String;
    fn ask_how(&self, discard: bool) -> &'static str;
    fn taken_back(&self) -> &'static str;
    fn take_back(&self) -> &'static str;
    fn known(&self, slot: u8, card: u8) -> String;
    fn refusal(&self, refusal: Refusal) -> &'static str;

    // Moves, as told afterwards.
    fn took(&self, who: Who<'_>, card: u8, slot: u8) -> String;
    fn drew_into(&self, who: Who<'_>, slot: u8, out: u8) -> String;
    fn drew_and_discarded(&self, who: Who<'_>, card: u8) -> String;
    fn deals(&self, who: Who<'_>) -> String;
    fn cut_and_deals(&self, who: Who<'_>, card: u8) -> String;
    fn short_took(&self, card: u8, slot: u8) -> String;
    fn short_drew_into(&self, slot: u8) -> String;
    fn short_discarded(&self, card: u8) -> String;

    // Handing over.
    fn pass_device(&self, name: &str) -> String;
    fn pass_device_why(&self) -> &'static str;
    fn show_my_rack(&self) -> &'static str;

    // Rounds and matches over.
    fn calls(&self, who: Who<'_>, eclair: bool) -> String;
    fn how_counted(&self) -> &'static str;
    fn how_paid(&self, price: Price) -> &'static str;
    fn how_pairs_counted(&self) -> &'static str;
    fn run_was(&self, length: usize) -> String;
    fn leaves_the_game(&self, who: Who<'_>) -> String;
    fn scores(&self, who: Who<'_>, points: i32, chips: bool) -> String;
    fn announced(&self, eclair: bool) -> &'static str;
    fn towards(&self, goal: Goal) -> String;
    fn chart_row(&self, names: &str, total: i32, goal: Goal, change: i32) -> String;
    fn need_to_win(&self, side: &[Who<'_>], points: i32) -> String;
    fn your_place(&self, place: usize, of: usize, behind: i32) -> String;
    fn tie_goes_on(&self) -> &'static str;
    fn next_round(&self) -> &'static str;
    fn end_match(&self) -> &'static str;
    fn wins_match(&self, who: Who<'_>) -> String;
    fn share_match(&self, names: &[Who<'_>]) -> String;
    fn match_was(&self, rounds: usize) -> String;
    fn rematch(&self) -> &'static str;
    fn new_match(&self) -> &'static str;
    fn round(&self) -> &'static str;
    fn total(&self) -> &'static str;
    fn no_rounds_yet(&self) -> &'static str;

    // Settings.
    fn theme_system(&self) -> &'static str;
    fn theme_light(&self) -> &'static str;
    fn theme_dark(&self) -> &'static str;
    fn sound(&self) -> &'static str;
    fn keys_title(&self) -> &'static str;

    // The rules in short.

    // Matches as files, and looking back at them.
    fn save_match(&self) -> &'static str;
    fn open_match(&self) -> &'static str;
    fn replay(&self) -> &'static str;
    fn review(&self) -> &'static str;
    fn statistics(&self) -> &'static str;
    fn trying(&self) -> &'static str;
    fn end_trying(&self) -> &'static str;

    // When something goes wrong.
    fn set_aside_match(&self) -> &'static str;
    fn set_aside_settings(&self) -> &'static str;
    fn cannot_save(&self) -> &'static str;
    fn storage_full(&self) -> &'static str;
    fn download(&self) -> &'static str;
    fn cannot_start(&self) -> &'static str;
    fn no_study(&self) -> &'static str;
    fn not_loaded(&self) -> &'static str;
    fn elsewhere(&self) -> &'static str;
    fn play_here(&self) -> &'static str;
    fn update_ready(&self) -> &'static str;
    fn update_now(&self) -> &'static str;
}
