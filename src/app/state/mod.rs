//! What the page knows: signals, and the operations on them. Each struct is small, `Copy`, and provided by context on its
//! own; a component asks for those it uses. No elements and no web-sys here.

mod coach;
mod computer_players;
mod current_match;
mod drivers;
mod first_screen;
mod happened;
mod keeping;
mod language;
mod lazy_screen;
mod motion;
mod navigation;
mod notices;
mod openers;
mod playing;
mod prepare_thinking;
mod provide_table;
mod remarks;
mod replay;
mod review;
mod saves;
mod saving;
mod screen_stack;
mod selection;
mod settings;
mod setup;
mod sound;
mod tab_match;
mod table;
mod table_input;
mod taking_back;
mod turn_scheduler;
mod unknown_players;

pub use coach::{Coach, Hint, warn_before_blunders};
pub use computer_players::ComputerPlayers;
pub use current_match::CurrentMatch;
pub use first_screen::{FirstScreenMemory, LastShownIn, RefusedNumbers};
pub use happened::{Happened, Why, is_another};
pub use keeping::{delete_match, has_finished_matches, keep_finished, keep_finished_later, may_be_shared};
pub use language::{
    LanguageChanged, Texts, club_phrases, cup_phrases, keys_phrases, looking_back_phrases, people_phrases, phrases,
    rule_book_phrases, settings_phrases, setup_phrases, sharing_phrases, use_language_of_settings,
};
pub use lazy_screen::{
    ClubScreen, Continued, CupScreen, DecisionAt, LAZY_SCREEN_ID, LazyScreen, LazyScreenKey, LeaveScreen,
    LookingBackScreen, Next, ReadingScreen, SharingScreen, ShownMatch,
};
pub use motion::CardMotion;
pub use navigation::{Dialog, Navigation, Screen, follow_files_links_and_history, leave_lazy_screen};
pub use notices::{Notice, Notices, listen_to_scripts};
pub use openers::Openers;
pub use prepare_thinking::prepare_thinking;
pub use provide_table::provide_table;
pub use remarks::Remarks;
pub use replay::{OpenReplay, ReplayState};
pub use review::{IsOwnMatch, ReviewState, Reviewed};
pub use saves::{BrowserSaves, saves};
pub use screen_stack::ScreenStack;
pub use settings::SettingsState;
pub use setup::SetupState;
pub use sound::Sound;
pub use tab_match::TabMatch;
pub use table::{TableMode, TableState};
pub use table_input::TableInput;
pub use taking_back::TakingBack;
pub use turn_scheduler::run_turns;
pub use unknown_players::tell_of_unknown_players;
