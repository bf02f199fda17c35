//! The bar along the top of the table.

use super::score_ruler::ScoreRuler;
use crate::app::browser::media::prefers_dark;
use crate::app::components::{Icon, Logo, TrialStrip, theme_name};
use crate::app::state::{CurrentMatch, Dialog, Navigation, SettingsState, phrases};
use crate::engine::{ChipGame, Goal};
use crate::storage::{SettingsStoreFields, Theme};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The bar: the way out, the round, the ruler (or, in a trial, the way back), and the tools.
#[component]
pub fn Bar() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let round = Memo::new(move |_| current.with(round_of));
    // Totals mean nothing where a move is only tried out.
    let middle = if current.trial.with_untracked(Option::is_some) {
        view! { <TrialStrip/> }.into_any()
    } else {
        view! { <ScoreRuler/> }.into_any()
    };
    view! {
        <header class="bar">
            <div class="bar__l">
                <button class="home" id="leave-table" aria-label=phrases.leave_table() on:click=move |_| navigation.leave_table()>
                    <Logo height="2rem"/>
                </button>
                <p class="round">
                    {phrases.round_title()} " " <b translate="no" prop:textContent=move || round.get()></b>
                </p>
            </div>
            {middle}
            <nav class="tools" aria-label=phrases.game_tools()>
                <ToolButton
                    class="icon icon--menu"
                    id="open-menu"
                    name=phrases.menu()
                    icon="menu"
                    on_press=move |()| navigation.open(Dialog::Menu)
                />
                <ToolButton id="open-rules" name=phrases.rule_book() icon="book" on_press=move |()| navigation.show_rule_book()/>
                <ToolButton
                    id="open-score"
                    name=phrases.score_sheet()
                    icon="score"
                    on_press=move |()| navigation.open(Dialog::ScoreSheet)
                />
                <SoundButton/>
                <ThemeButton/>
                <ToolButton id="open-settings" name=phrases.settings() icon="gear" on_press=move |()| navigation.show_settings()/>
            </nav>
        </header>
    }
}

/// The number of the round, and of how many where that is agreed.
fn round_of(game: &TableMatch) -> String {
    let number = game.round_number();
    match game.goal() {
        Goal::Points(_) | Goal::Rounds(1) => number.to_string(),
        Goal::Rounds(rounds) | Goal::Chips(ChipGame { rounds, .. }) => format!("{number} / {rounds}"),
    }
}

/// A button with an icon whose name is shown when the pointer rests on it.
#[component]
fn ToolButton(
    #[prop(default = "icon")] class: &'static str,
    id: &'static str,
    name: &'static str,
    icon: &'static str,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button class=class id=id aria-label=name title=name on:click=move |_| on_press.run(())>
            <Icon name=icon/>
        </button>
    }
}

/// Switches sound on and off.
#[component]
fn SoundButton() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let is_on = settings.fields.sound();
    view! {
        <button
            class="icon"
            id="sound"
            aria-label=phrases.sound()
            title=phrases.sound()
            aria-pressed=move || is_on.get().to_string()
            on:click=move |_| settings.set(settings.fields.sound(), !settings.fields.sound().get_untracked())
        >
            {move || view! { <Icon name=if is_on.get() { "sound" } else { "mute" }/> }}
        </button>
    }
}

/// Goes on to the next theme.
#[component]
fn ThemeButton() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let name = move || phrases().theme_now(theme_name(settings.fields.theme().get()));
    // From the theme of the system to the other one first, so that a press always shows.
    let next = move |_| {
        let (like, unlike) = if prefers_dark() { (Theme::Dark, Theme::Light) } else { (Theme::Light, Theme::Dark) };
        let theme = settings.fields.theme();
        let following = match theme.get_untracked() {
            Theme::System => unlike,
            now if now == unlike => like,
            _ => Theme::System,
        };
        settings.set(theme, following);
    };
    view! {
        <button class="icon" id="theme" aria-label=name title=name on:click=next>
            <Icon name="theme"/>
        </button>
    }
}
