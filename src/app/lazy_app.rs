//! The second program, loaded when it is first wanted: in the page it shows the [`LazyScreen`]s, in a worker it thinks.

use super::browser::document::has_open_dialog;
use super::browser::events::on_window;
use super::browser::focus::focus_heading_in;
use super::browser::keyboard::is_composing;
use super::browser::messages::on_message;
use super::browser::seed::fresh_seed;
use super::browser::worker::ThinkingWorker;
use super::components::{Keyed, NoticeList, OverGame};
use super::files::FileDialog;
use super::lazy_screen::PLACE;
use super::lesson::Lesson;
use super::motion::{CardAnimator, end_motion_on_press};
use super::replay::ReplayScreen;
use super::review::ReviewScreen;
use super::rule_book::{KeysDialog, RuleBook};
use super::settings::SettingsDialog;
use super::share::{LinkDialog, ShareDialog};
use super::state::{
    CardMotion, Coach, ComputerPlayers, CurrentMatch, LanguageChanged, Navigation, Notices, ReplayState, ReviewState,
    ScreenStack, SettingsState, Sound, lazy_phrases,
};
use super::statistics::StatisticsScreen;
use crate::i18n::Language;
use crate::messages::{LazyScreen, Message};
use crate::record;
use crate::table::Match;
use leptos::mount::mount_to;
use leptos::prelude::*;
use std::any::Any;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

pub use super::share::{count_day_when_over, show_deal_end};

thread_local! {
    /// The screen that is mounted, until it is dropped.
    static MOUNTED: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// The language in which a screen was last shown.
    static LANGUAGE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Shows a screen in its place in the page.
pub fn show(screen: LazyScreen) {
    unmount();
    let place = document().get_element_by_id(PLACE).and_then(|place| place.dyn_into::<HtmlElement>().ok());
    let Some(place) = place else { return };
    // A dialog takes the focus itself, and the rule book goes to the section that is asked for.
    let takes_focus = screen.is_dialog() || matches!(&screen, LazyScreen::RuleBook(place) if !place.is_empty());
    let mounted = mount_to(place, move || view! { <LazyApp screen/> });
    MOUNTED.set(Some(Box::new(mounted)));
    if !takes_focus {
        focus_heading_in(PLACE);
    }
}

/// What is shown goes, and with it what its worker still thinks about.
fn unmount() {
    MOUNTED.take();
}

/// The page of the second program.
#[component]
fn LazyApp(
    /// The screen that is wanted.
    screen: LazyScreen,
) -> impl IntoView {
    let notices = Notices::new();
    let settings = match &screen {
        LazyScreen::Settings(settings) => SettingsState::of_page(settings.clone()),
        _ => SettingsState::load(notices),
    };
    let motion = CardMotion::new(settings);
    let sound = Sound::new(settings);
    let (current, is_own_match) = match_of(&screen, motion, notices);
    let navigation = Navigation::of_second_program(current, motion, settings, notices);
    let coach = Coach::new(ThinkingWorker::new(), current, settings, notices);
    let stack = ScreenStack::new(screen);
    provide_context(notices);
    provide_context(settings);
    provide_context(motion);
    provide_context(sound);
    provide_context(current);
    provide_context(navigation);
    provide_context(coach);
    provide_context(ComputerPlayers::new());
    provide_context(CardAnimator::new(motion, sound));
    provide_context(stack);
    provide_context(ReplayState::new(CurrentMatch::of_demo(None, motion, notices)));
    provide_context(ReviewState::new(current, coach, notices, is_own_match));
    provide_context(LanguageChanged(language_has_changed()));
    end_motion_on_press();
    sound.listen_for_first_press();
    close_on_escape(stack);
    // Once whatever led there has come to its end.
    on_message(|message| {
        if matches!(message, Message::LeaveScreen(_)) {
            queue_microtask(unmount);
        }
    });
    let shown = Memo::new(move |_| stack.shown());
    view! {
        <div class={"app"}>
            // A screen that another one led to is a step further from the game.
            <OverGame is_over=move || stack.is_nested() on_close=move |()| stack.close()>
                <Keyed key=shown children=screen_view/>
            </OverGame>
            <div class={"app"}><NoticeList/></div>
        </div>
    }
}

fn screen_view(screen: LazyScreen) -> AnyView {
    match screen {
        LazyScreen::Replay(_) => view! { <ReplayScreen/> }.into_any(),
        LazyScreen::Review(_) => view! { <ReviewScreen/> }.into_any(),
        LazyScreen::Statistics => view! { <StatisticsScreen/> }.into_any(),
        LazyScreen::RuleBook(place) => view! { <RuleBook place/> }.into_any(),
        LazyScreen::Lesson => view! { <Lesson/> }.into_any(),
        LazyScreen::Keys => view! { <KeysDialog/> }.into_any(),
        LazyScreen::Settings(_) => view! { <SettingsDialog/> }.into_any(),
        LazyScreen::File(text) => view! { <FileDialog text/> }.into_any(),
        LazyScreen::Share => view! { <ShareDialog/> }.into_any(),
        LazyScreen::Link(fragment) => view! { <LinkDialog fragment/> }.into_any(),
    }
}

/// The match a screen is about: the one in its record or, without one, the one that is saved; and whether it is that one.
fn match_of(screen: &LazyScreen, motion: CardMotion, notices: Notices) -> (CurrentMatch, bool) {
    let current = CurrentMatch::load(motion, notices);
    let (LazyScreen::Replay(record) | LazyScreen::Review(record)) = screen else { return (current, true) };
    let Ok(recorded) = record::read(record) else { return (current, true) };
    let is_own = current
        .game
        .with_untracked(|game| game.as_ref().is_some_and(|game| game.recorded.record() == recorded.record()));
    if !is_own {
        current.game.set(Some(Match::restore(recorded, None, fresh_seed())));
    }
    (current, is_own)
}

/// Escape closes a screen. A dialog closes itself, and in the lesson Escape puts a card back.
fn close_on_escape(stack: ScreenStack) {
    on_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let in_lesson = untrack(|| stack.shown()) == LazyScreen::Lesson;
        if event.key() == "Escape" && !is_composing(event) && !has_open_dialog() && !in_lesson {
            stack.close();
        }
    });
}

fn language_has_changed() -> bool {
    let language = lazy_phrases().language();
    LANGUAGE.replace(Some(language)).is_some_and(|before| before != language)
}
