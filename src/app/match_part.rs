//! What the match part can do (`split::match_part`).

use super::browser::clock::now;
use super::browser::messages::send;
use super::browser::seed::fresh_seed;
use super::browser::tabs::{is_reopened, match_of_tab};
use super::handover::Handover;
use super::menu::MenuDialog;
use super::round_over::RoundOver;
use super::score_sheet::ScoreSheetDialog;
use super::setup::Setup;
use super::state::{MatchPart, MatchScreen, Notices};
use crate::messages::Message;
use crate::record;
use crate::storage::{Browser, SavedMatch, Saves, keys};
use crate::table::TableMatch;
use leptos::prelude::*;

/// For so many seconds the page opens with the result of a match that is over. Later the person has come back to play.
const RESULT_STAYS: i32 = 4 * 60 * 60;

/// All of it.
pub const MATCH_PART: MatchPart = MatchPart {
    draw,
    read_settings: || Saves(Browser).read(keys::SETTINGS),
    read_answer: |text| serde_json::from_str(text).ok(),
    match_at_table,
    saved_match,
    read_record: record::read_own,
    count_day: |id, recorded| Saves(Browser).count_day(id, recorded),
    make_room,
    drop_oldest_finished: |id| Saves(Browser).drop_oldest_finished(id),
};

fn make_room() -> bool {
    // Where there is no room in the history a match stays among the saved ones.
    let _ = Saves(Browser).keep_finished(now(), fresh_seed());
    Saves(Browser).make_room()
}

fn draw(screen: MatchScreen) -> AnyView {
    match screen {
        MatchScreen::Setup => view! { <Setup/> }.into_any(),
        MatchScreen::Handover(seat) => view! { <Handover seat/> }.into_any(),
        MatchScreen::RoundOver(after_racks) => view! { <RoundOver>{after_racks()}</RoundOver> }.into_any(),
        MatchScreen::Menu => view! { <MenuDialog/> }.into_any(),
        MatchScreen::ScoreSheet => view! { <ScoreSheetDialog/> }.into_any(),
    }
}

fn match_at_table(notices: Notices) -> Option<TableMatch> {
    let id = match_of_tab()?;
    let saved = SavedMatch { extras: Saves(Browser).extras(&id)?, id };
    let is_of_the_past = saved.is_over() && now().saturating_sub(saved.time()) > RESULT_STAYS;
    if saved.extras.untouched && is_reopened(&saved.id) {
        // The page was closed before anybody had moved.
        send(&Message::DropMatch(saved.id));
        return None;
    }
    if !saved.extras.at_table || is_of_the_past { None } else { saved_match(&saved.id, "", notices) }
}

fn saved_match(id: &str, record: &str, notices: Notices) -> Option<TableMatch> {
    let recorded = record::read_own(record).or_else(|| {
        Saves(Browser).read_match(id).unwrap_or_else(|unreadable| {
            notices.show(unreadable.into());
            None
        })
    })?;
    let game = TableMatch::restore(recorded, Saves(Browser).extras(id), fresh_seed());
    Some(TableMatch { id: Some(id.to_owned()), ..game })
}
