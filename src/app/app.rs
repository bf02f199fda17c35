//! The page: its state, the screen, and what lies over it.

use super::browser::document::set_root_attribute;
use super::browser::focus::{AwaitedFocus, HEADING, focus_later};
use super::browser::worker::ThinkingWorker;
use super::components::{Keyed, NoticeList, OverGame, TrialStrip, nothing, or_nothing};
use super::handover::Handover;
use super::home::{FirstVisit, Home};
use super::lazy_app::LazyApp;
use super::lazy_loader::{load_club_strip, load_deal_end};
use super::menu::MenuDialog;
use super::motion::{CardAnimator, end_motion_on_press};
use super::round_over::RoundOver;
use super::score_sheet::ScoreSheetDialog;
use super::state::{
    BrowserSaves, CardMotion, Coach, ComputerPlayers, CurrentMatch, Dialog, FirstScreenMemory, LastShownIn,
    LazyScreenKey, Navigation, Notices, Openers, RefusedNumbers, Remarks, Screen, SettingsState, Sound, TabMatch,
    TableMode, Texts, follow_files_links_and_history, leave_lazy_screen, listen_to_scripts, prepare_thinking,
    provide_table, run_turns, saves, tell_of_unknown_players, use_language_of_settings, warn_before_blunders,
};
use super::table::{Announcer, Bar, RoundAtTable, table_class};
use crate::engine::Seat;
use crate::i18n::Phrases;
use crate::storage::{Motion, SettingsStoreFields, TextSize, Theme};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App(
    /// The texts of the language that is spoken first.
    phrases: &'static Phrases,
) -> impl IntoView {
    provide_context(Texts::new(phrases));
    provide_context(BrowserSaves::default());
    provide_context(AwaitedFocus::default());
    let notices = Notices::new();
    let settings = SettingsState::load(notices);
    let motion = CardMotion::new(settings);
    let sound = Sound::new(settings);
    let current = CurrentMatch::of_tab(notices);
    let tab = TabMatch::new(current, notices);
    let navigation = Navigation::new(current, Some(tab), motion, notices);
    let worker = ThinkingWorker::new();
    let coach = Coach::new(worker, current, settings, notices);
    provide_context(notices);
    provide_context(settings);
    provide_context(motion);
    provide_context(sound);
    provide_context(tab);
    provide_context(navigation);
    provide_context(navigation.openers);
    provide_context(leave_lazy_screen(navigation, tab));
    provide_context(worker);
    provide_context(coach);
    provide_context(ComputerPlayers::new());
    provide_context(FirstScreenMemory::new());
    provide_context(RefusedNumbers::new());
    provide_context(LastShownIn(StoredValue::new(None)));
    provide_context(CardAnimator::new(motion, sound));
    provide_table(TableMode::Play, current);

    let remarks = Remarks::here();
    let language = use_language_of_settings(settings, notices, move || {
        coach.forget();
        if let Some(remarks) = remarks {
            remarks.forget();
        }
        navigation.reload_lazy_screen();
    });
    show_settings_on_root(settings);
    run_turns(current);
    warn_before_blunders(coach);
    prepare_thinking(current, settings, worker);
    tell_of_unknown_players(current, tab, notices);
    follow_files_links_and_history(navigation, tab);
    listen_to_scripts(notices);
    tab.listen_to_tabs();
    settings.follow_other_tabs();
    end_motion_on_press();
    sound.listen_for_first_press();

    let screen = Memo::new(move |_| navigation.screen());
    follow_screen(screen, navigation.openers);

    view! {
        <InTrial lies_over_game=move || returns_to_review(current)>
            <Keyed key=language let:_language>
                <Page screen/>
            </Keyed>
        </InTrial>
    }
}

/// The screen, what lies over it, and the notices. Drawn anew for another language.
#[component]
fn Page(
    /// The screen.
    screen: Memo<Screen>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    // Another match at the same table is laid anew.
    let framed = Memo::new(move |_| (Frame::of(screen.get()), current.table_key.get()));
    let lazy_dialog = Memo::new(move |_| navigation.lazy_dialog());
    view! {
        // What is tried out lies over the game, too.
        <InTrial lies_over_game=move || current.is_trial()>
            <Keyed key=framed let:framed>
                <ScreenIn frame=framed.0 screen/>
            </Keyed>
        </InTrial>
        <div class={"app"}>
            <Keyed key=lazy_dialog let:key>
                {or_nothing(key.map(|_| view! { <LazyApp/> }))}
            </Keyed>
        </div>
        <div class={"app"}>
            <Keyed key=navigation.dialog children=|dialog| view! { <DialogView dialog/> }/>
        </div>
        <div class={"app"}><NoticeList/></div>
    }
}

#[component]
fn DialogView(dialog: Option<Dialog>) -> impl IntoView {
    match dialog {
        Some(Dialog::Menu) => view! { <MenuDialog/> }.into_any(),
        Some(Dialog::ScoreSheet) => view! { <ScoreSheetDialog/> }.into_any(),
        None => nothing(),
    }
}

/// Lies over the game while something is tried out: the way back ends the trial.
#[component]
fn InTrial(
    /// Whether it lies over the game.
    #[prop(into)]
    lies_over_game: Signal<bool>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let leave = move |()| {
        if current.trial.with_untracked(Option::is_some) {
            navigation.leave_table();
        }
    };
    view! { <OverGame lies_over_game on_close=leave>{children()}</OverGame> }
}

/// A trial leads back to the review it began from: that is one step more on the way back to the game.
fn returns_to_review(current: CurrentMatch) -> bool {
    current.trial.with(|trial| trial.as_ref().is_some_and(|trial| trial.review.is_some()))
}

/// What a screen stands in. All that stand in that of the table share its bar, which stays as rounds come and go.
#[derive(Clone, Copy, PartialEq)]
enum Frame {
    Setup,
    Lazy(LazyScreenKey),
    Handover(Seat),
    Table,
}

impl Frame {
    fn of(screen: Screen) -> Frame {
        match screen {
            Screen::Setup => Frame::Setup,
            Screen::Lazy(key) => Frame::Lazy(key),
            Screen::Handover(seat) => Frame::Handover(seat),
            Screen::Table(_) | Screen::RoundOver(_) | Screen::MatchOver => Frame::Table,
        }
    }
}

#[component]
fn ScreenIn(frame: Frame, screen: Memo<Screen>) -> impl IntoView {
    match frame {
        Frame::Setup => view! { <div class={"app"}><FirstScreen/></div> }.into_any(),
        Frame::Lazy(_) => view! { <LazyApp/> }.into_any(),
        Frame::Handover(seat) => {
            let is_trial = untrack(|| expect_context::<CurrentMatch>().is_trial());
            view! {
                <div class={"app"}>
                    <Handover seat/>
                    {is_trial.then(|| view! { <TrialStrip/> })}
                </div>
            }
            .into_any()
        }
        Frame::Table => view! { <AtTable screen/> }.into_any(),
    }
}

/// The table with its bar, and what is read out.
#[component]
fn AtTable(screen: Memo<Screen>) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let class = move || {
        let screen = screen.get();
        table_class(screen, current.with_untracked(TableMatch::players))
    };
    let content = |screen| match screen {
        Screen::Table(_) => view! { <RoundAtTable/> }.into_any(),
        Screen::RoundOver(_) | Screen::MatchOver => view! { <RoundOver>{load_deal_end()}</RoundOver> }.into_any(),
        _ => nothing(),
    };
    view! {
        <div class=class>
            <Bar/>
            <Keyed key=screen children=content/>
            <Announcer/>
        </div>
    }
}

/// After the first screen the focus goes to the heading of the next: it would be lost with the old one.
fn follow_screen(screen: Memo<Screen>, openers: Openers) {
    Effect::watch(
        move || screen.get(),
        move |&now, before, _| {
            if before == Some(&now) {
                return;
            }
            if matches!(before, Some(Screen::Lazy(_))) {
                openers.focus_first_later();
            } else if !matches!(now, Screen::RoundOver(_) | Screen::MatchOver) {
                // Where the bar stays, so does a focus in it.
                focus_later(HEADING);
            }
        },
        false,
    );
}

/// What the style sheets read from the root element: how fast things may move, how large texts and cards are,
/// and light or dark.
fn show_settings_on_root(settings: SettingsState) {
    let fields = settings.fields;
    Effect::new(move || {
        let motion = fields.motion().get();
        set_root_attribute("data-motion", (motion != Motion::Normal).then_some(motion.name()));
    });
    Effect::new(move || {
        let text = fields.text().get();
        set_root_attribute("data-text", (text != TextSize::Normal).then_some(text.name()));
    });
    Effect::new(move || {
        let theme = fields.theme().get();
        set_root_attribute("data-theme", (theme != Theme::System).then_some(theme.name()));
    });
}

/// The first screen: at a first visit two offers, else what there is to play and to look at.
#[component]
fn FirstScreen() -> impl IntoView {
    let has_match = expect_context::<CurrentMatch>().game.with_untracked(Option::is_some);
    let has_two_offers = RwSignal::new(!has_match && saves().is_first_visit());
    let screen = move |two_offers| match two_offers {
        true => view! { <FirstVisit on_more=move |()| has_two_offers.set(false)/> }.into_any(),
        false => view! { <Home>{load_club_strip()}</Home> }.into_any(),
    };
    view! { <Keyed key=has_two_offers children=screen/> }
}
