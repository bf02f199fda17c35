//! Computer players that this version does not know, in a match from a newer one.

use super::current_match::CurrentMatch;
use super::notices::{Notice, Notices};
use super::tab_match::TabMatch;
use leptos::prelude::*;

/// Tells the person at the table of those in their match: the record keeps who they are, and other players play on for them.
pub fn tell_of_unknown_players(current: CurrentMatch, tab: TabMatch, notices: Notices) {
    let unknown = Memo::new(move |_| {
        let names = || current.with(|game| (game.id.clone(), game.unknown_players()));
        if tab.at_table.get() { names() } else { Default::default() }
    });
    Effect::new(move || {
        let (_, names) = unknown.get();
        notices.close_where(|notice| matches!(notice, Notice::UnknownPlayers(_)));
        if !names.is_empty() {
            notices.show(Notice::UnknownPlayers(names));
        }
    });
}
