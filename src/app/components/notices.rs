//! What the person must know.

use super::button::{Button, CloseButton};
use super::keyed::{Keyed, or_nothing};
use super::match_files::OpenFileKey;
use super::signs::Icon;
use crate::app::browser::document::set_class;
use crate::app::browser::events::on_window;
use crate::app::browser::files::download;
use crate::app::browser::messages::send;
use crate::app::browser::timers::after_paint;
use crate::app::browser::updates::Altered;
use crate::app::state::{self, Notice, phrases};
use crate::messages::Message;
use crate::storage::{StorageFault, keys};
use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

/// The notices, each until it is closed.
#[component]
pub fn NoticeList() -> impl IntoView {
    let notices = expect_context::<state::Notices>();
    let list = NodeRef::<html::Div>::new();
    let make_way = move || {
        if let Some(list) = list.get_untracked().filter(|_| untrack(|| notices.any())) {
            after_paint(move || give_way(&list));
        }
    };
    on_window("focusin", move |_| make_way());
    Effect::watch(move || notices.any(), move |_, _, _| make_way(), false);
    view! {
        <div class="notices" node_ref=list>
            {(0..state::Notices::ROWS).map(|row| view! { <NoticeRow row/> }).collect_view()}
        </div>
    }
}

/// Puts the notices to the other edge of the window where they would lie over what has the focus, unless they would hide more
/// of it there.
fn give_way(list: &Element) {
    let Some(focused) = document().active_element() else { return };
    if focused.matches("button, a, input, select, textarea") != Ok(true) || list.contains(Some(&focused)) {
        return;
    }
    // How much of it they hide, where they usually are or at the other edge.
    let hides = |makes_way| {
        set_class(list, "makes-way", makes_way);
        let (notices, focused) = (list.get_bounding_client_rect(), focused.get_bounding_client_rect());
        let width = notices.right().min(focused.right()) - notices.left().max(focused.left());
        let height = notices.bottom().min(focused.bottom()) - notices.top().max(focused.top());
        if width > 0.0 && height > 0.0 { height } else { 0.0 }
    };
    let usually = hides(false);
    if usually > 0.0 && hides(true) >= usually {
        set_class(list, "makes-way", false);
    }
}

/// A row for a notice. A `<For>` would not find where it belongs in a page whose comments a translator has removed.
#[component]
fn NoticeRow(row: usize) -> impl IntoView {
    let notices = expect_context::<state::Notices>();
    let notice = Memo::new(move |_| notices.at(row));
    view! {
        <Keyed key=notice let:notice>
            {or_nothing(notice.map(|notice| view! { <NoticeBox notice/> }))}
        </Keyed>
    }
}

#[component]
fn NoticeBox(notice: Notice) -> impl IntoView {
    let notices = expect_context::<state::Notices>();
    let phrases = phrases();
    let (class, role) = if matches!(notice, Notice::UpdateReady | Notice::Altered(_)) {
        ("notice", "status")
    } else {
        ("notice notice--bad", "alert")
    };
    let saved = if let Notice::Unreadable(unreadable) = &notice { Some(unreadable.text.clone()) } else { None };
    let is_match = matches!(&notice, Notice::Unreadable(unreadable) if unreadable.key == keys::MATCH);
    let answer = match notice {
        Notice::InAnotherTab => Some((phrases.play_here(), Message::PlayHere)),
        Notice::UpdateReady => Some((phrases.update_now(), Message::UpdateNow)),
        _ => None,
    };
    view! {
        <div class=class role=role>
            <Icon name="info"/>
            <p>{notice_text(&notice)}</p>
            <CloseButton on_close=move |()| notices.close(&notice)/>
            {saved.map(|saved| view! {
                <div class="notice__k">
                    <Button class="key--small" on_press=move |()| download("rack-o-set-aside.json", &saved)>
                        {phrases.download()}
                    </Button>
                    {is_match.then(|| view! { <OpenFileKey class="key--small" text=phrases.open_match()/> })}
                </div>
            })}
            {answer.map(|(text, message)| view! {
                <Button class="key--small" on_press=move |()| send(&message)>{text}</Button>
            })}
        </div>
    }
}

fn notice_text(notice: &Notice) -> String {
    let phrases = phrases();
    let text = match notice {
        Notice::UnknownPlayers(names) => return unknown_players(names),
        Notice::Unreadable(unreadable) if unreadable.key == keys::MATCH => phrases.set_aside_match(),
        Notice::Unreadable(_) => phrases.set_aside_settings(),
        Notice::NewerMatch => phrases.newer_match(),
        Notice::NotSaved(StorageFault::Forbidden) => phrases.cannot_save(),
        Notice::NotSaved(StorageFault::Full) => phrases.storage_full(),
        Notice::CannotStart => phrases.cannot_start(),
        Notice::NoRoom => phrases.no_room(),
        Notice::NoCoach => phrases.no_coach(),
        Notice::NotLoaded => phrases.not_loaded(),
        Notice::InAnotherTab | Notice::NotSaved(StorageFault::Elsewhere) => phrases.elsewhere(),
        Notice::PlayedElsewhere => phrases.cannot_delete(),
        Notice::UpdateReady => phrases.update_ready(),
        Notice::Altered(Altered::Game) => phrases.no_offline(),
        Notice::Altered(Altered::Update) => phrases.no_update(),
    };
    text.to_owned()
}

fn unknown_players(names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    phrases().unknown_players(&phrases().list(&names), names.len() > 1)
}
