//! The lazy part: the [`LazyScreen`]s, with what they share.

use super::browser::clock::now;
use super::browser::document::has_open_dialog;
use super::browser::events::on_window;
use super::browser::focus::focus_heading_in;
use super::browser::keyboard::Key;
use super::browser::seed::fresh_seed;
use super::browser::worker::ThinkingWorker;
use super::components::{Keyed, NoticeList, OverGame};
use super::files::FileDialog;
use super::lesson::Lesson;
use super::matches::MatchesScreen;
use super::motion::{CardAnimator, end_motion_on_press};
use super::replay::ReplayScreen;
use super::review::ReviewScreen;
use super::rule_book::{KeysDialog, RuleBook};
use super::settings::SettingsDialog;
use super::share::{DealOfTodayDialog, LinkDialog, ShareDialog};
use super::state::{
    CardMotion, Coach, ComputerPlayers, CurrentMatch, LAZY_SCREEN_ID, LanguageChanged, LastShownIn, LazyScreen,
    LazyTexts, LeaveScreen, Navigation, Notices, ReplayState, ReviewState, ScreenStack, SettingsState, ShownMatch,
    Sound, lazy_phrases, saves,
};
use super::statistics::StatisticsScreen;
use crate::record::RecordedMatch;
use crate::table::TableMatch;
use leptos::prelude::*;

/// A screen of the lazy part, and those it leads to. It has a match, notices and a navigation of its own; the settings and
/// the sound are those of the page.
#[component]
pub fn LazyApp(
    /// The screen that is wanted.
    screen: LazyScreen,
    /// The texts of the lazy part.
    texts: LazyTexts,
) -> impl IntoView {
    provide_context(texts);
    // But a dialog takes the focus itself, and the rule book goes to the section that is asked for.
    let focuses_heading = !screen.is_dialog() && !matches!(&screen, LazyScreen::RuleBook(Some(_)));
    let settings = expect_context::<SettingsState>();
    let sound = expect_context::<Sound>();
    let leave = expect_context::<LeaveScreen>();
    // Where there is no room for it, a match that is over stays among the saved ones.
    let _ = saves().keep_finished(now(), fresh_seed());
    saves().shorten_log();
    let notices = Notices::new();
    let motion = CardMotion::new(settings);
    let (current, is_own_match) = match_of(&screen, notices);
    let navigation = Navigation::of_lazy_screen(current, motion, notices, leave);
    let coach = Coach::new(ThinkingWorker::new(), current, settings, notices);
    let stack = ScreenStack::new(screen, leave);
    provide_context(notices);
    provide_context(motion);
    provide_context(current);
    provide_context(navigation);
    provide_context(coach);
    provide_context(ComputerPlayers::new());
    provide_context(CardAnimator::new(motion, sound));
    provide_context(stack);
    provide_context(ReplayState::new(CurrentMatch::new(None)));
    provide_context(ReviewState::new(current, coach, notices, is_own_match));
    provide_context(LanguageChanged(language_has_changed()));
    end_motion_on_press();
    close_on_escape(stack);
    if focuses_heading {
        focus_heading_in(LAZY_SCREEN_ID);
    }
    let shown = Memo::new(move |_| stack.shown());
    view! {
        <div class={"app"}>
            // A screen that another one led to is a step further from the game.
            <OverGame lies_over_game=move || stack.is_nested() on_close=move |()| stack.close()>
                <Keyed key=shown children=screen_view/>
            </OverGame>
            <div class={"app"}><NoticeList/></div>
        </div>
    }
}

fn screen_view(screen: LazyScreen) -> AnyView {
    let stack = expect_context::<ScreenStack>();
    match screen {
        LazyScreen::Replay(_, round) => view! { <ReplayScreen round/> }.into_any(),
        LazyScreen::Review(_, decision) => view! { <ReviewScreen decision/> }.into_any(),
        LazyScreen::Statistics => view! { <StatisticsScreen/> }.into_any(),
        LazyScreen::Matches => view! { <MatchesScreen/> }.into_any(),
        LazyScreen::RuleBook(rule) => view! { <RuleBook rule/> }.into_any(),
        LazyScreen::Lesson => view! { <Lesson is_before_link=false/> }.into_any(),
        LazyScreen::LessonBefore(_) => view! { <Lesson is_before_link=true/> }.into_any(),
        LazyScreen::Keys => view! { <KeysDialog on_close=move |()| stack.close()/> }.into_any(),
        LazyScreen::Settings => view! { <SettingsDialog/> }.into_any(),
        LazyScreen::File(text) => view! { <FileDialog text/> }.into_any(),
        LazyScreen::Share => view! { <ShareDialog/> }.into_any(),
        LazyScreen::Link(fragment) => view! { <LinkDialog link=fragment/> }.into_any(),
        LazyScreen::DealOfToday => view! { <DealOfTodayDialog/> }.into_any(),
    }
}

/// The match a screen is about, and whether it is the one that is saved.
fn match_of(screen: &LazyScreen, notices: Notices) -> (CurrentMatch, bool) {
    let current = CurrentMatch::of_tab(notices);
    let (LazyScreen::Replay(ShownMatch::Given(recorded), _) | LazyScreen::Review(ShownMatch::Given(recorded), _)) =
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
    let language = lazy_phrases().language();
    let LastShownIn(last) = expect_context();
    let before = last.get_value();
    last.set_value(Some(language));
    before.is_some_and(|before| before != language)
}
