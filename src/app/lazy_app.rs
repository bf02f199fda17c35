//! The lazy screens, loaded when they are first wanted, with what they share: a match, notices and a navigation of their own;
//! the settings and the sound are those of the page.

use super::browser::document::has_open_dialog;
use super::browser::events::on_window;
use super::browser::focus::focus_heading_in;
use super::browser::keyboard::Key;
use super::browser::seed::fresh_seed;
use super::browser::worker::ThinkingWorker;
use super::components::{Keyed, NoticeList, OverGame, nothing, or_nothing};
use super::lazy_loader::{LoadedScreen, load_screens};
use super::motion::{CardAnimator, end_motion_on_press};
use super::parts;
use super::state::{
    CardMotion, Coach, ComputerPlayers, CurrentMatch, IsOwnMatch, LAZY_SCREEN_ID, LanguageChanged, LastShownIn,
    LazyScreen, LeaveScreen, LookingBackScreen, Navigation, Next, Notices, ReadingScreen, ScreenStack, SettingsState,
    ShownMatch, Sound, phrases,
};
use crate::record::RecordedMatch;
use crate::table::TableMatch;
use leptos::prelude::*;

/// The lazy screen that is wanted, and those it leads to. It is empty until the part of the first one is there.
#[component]
pub fn LazyApp() -> impl IntoView {
    let wanted = RwSignal::new(expect_context::<Navigation>().lazy_screen_untracked());
    // Within an owner of its own: what these screens find by context goes with them.
    view! {
        <Keyed key=wanted let:screen>
            {or_nothing(screen.map(|screen| view! { <Screens screen/> }))}
        </Keyed>
    }
}

#[component]
fn Screens(
    /// The screen that is wanted.
    screen: LazyScreen,
) -> impl IntoView {
    // A dialog says for itself that it lies over the game.
    let lies_over_game = (!screen.is_dialog()).then_some("");
    // A dialog takes the focus itself, and the rule book goes to the section that is asked for.
    let is_at_rule = matches!(&screen, LazyScreen::Reading(ReadingScreen::RuleBook(Some(_))));
    let focuses_heading = !screen.is_dialog() && !is_at_rule;
    let settings = expect_context::<SettingsState>();
    let sound = expect_context::<Sound>();
    let leave = expect_context::<LeaveScreen>();
    let notices = Notices::new();
    let motion = CardMotion::new(settings);
    let (current, is_own_match) = match_of(&screen, notices);
    let navigation = Navigation::of_lazy_screen(current, motion, notices, leave);
    let coach = Coach::new(ThinkingWorker::new(), current, settings, notices);
    let stack = ScreenStack::new(screen, leave);
    provide_context(notices);
    provide_context(motion);
    provide_context(current);
    provide_context(IsOwnMatch(is_own_match));
    provide_context(navigation);
    provide_context(coach);
    provide_context(ComputerPlayers::new());
    provide_context(CardAnimator::new(motion, sound));
    provide_context(stack);
    provide_context(LanguageChanged(language_has_changed()));
    end_motion_on_press();
    close_on_escape(stack);
    let loaded = load_screens(stack, notices);
    let is_loaded = Memo::new(move |_| loaded.with(Option::is_some));
    let frame = move |is_loaded: bool| {
        if !is_loaded {
            return nothing();
        }
        if focuses_heading {
            focus_heading_in(LAZY_SCREEN_ID);
        }
        view! {
            <div class={"app"}>
                // A screen that another one led to is a step further from the game.
                <OverGame lies_over_game=move || stack.is_nested() on_close=move |()| stack.close()>
                    <Keyed key=loaded children=screen_view/>
                </OverGame>
                <div class={"app"}><NoticeList/></div>
            </div>
        }
        .into_any()
    };
    view! {
        <div
            class={"app"}
            id=LAZY_SCREEN_ID
            data-over=lies_over_game
            on:rack-o-close=move |_: web_sys::Event| leave.0.run(Next::Game)
        >
            <Keyed key=is_loaded children=frame/>
        </div>
    }
}

/// A screen whose part is there.
fn screen_view(loaded: Option<LoadedScreen>) -> AnyView {
    let Some(LoadedScreen { screen, texts }) = loaded else { return nothing() };
    let LeaveScreen(leave) = expect_context();
    let view = async move {
        // Texts of another version, for one.
        parts::draw(screen, texts).await.ok().flatten().unwrap_or_else(|| {
            leave.run(Next::NotLoaded);
            nothing()
        })
    };
    Suspend::new(view).into_any()
}

/// The match a screen is about, and whether it is the one that is saved.
fn match_of(screen: &LazyScreen, notices: Notices) -> (CurrentMatch, bool) {
    use LookingBackScreen::{Replay, Review};
    let current = CurrentMatch::of_tab(notices);
    let LazyScreen::LookingBack(Replay(ShownMatch::Given(recorded), _) | Review(ShownMatch::Given(recorded), _)) =
        screen
    else {
        return (current, true);
    };
    let is_own = current
        .game
        .with_untracked(|game| game.as_ref().is_some_and(|game| game.recorded.record() == recorded.record()));
    if !is_own {
        current.lay(Some(TableMatch::restore(RecordedMatch::clone(recorded), None, fresh_seed())));
    }
    (current, is_own)
}

/// Escape closes a screen. A dialog closes itself, and in the lesson Escape puts a card back.
fn close_on_escape(stack: ScreenStack) {
    on_window("keydown", move |event| {
        let key = Key::of(event).filter(|key| !key.is_repeated && !key.is_composing);
        let is_escape = key.is_some_and(|key| key.name == "Escape");
        let in_lesson = untrack(|| stack.shown()).is_lesson();
        if is_escape && !has_open_dialog() && !in_lesson {
            stack.close();
        }
    });
}

/// Whether a screen was last shown in another language.
fn language_has_changed() -> bool {
    let language = phrases().language();
    let LastShownIn(last) = expect_context();
    let before = last.get_value();
    last.set_value(Some(language));
    before.is_some_and(|before| before != language)
}
