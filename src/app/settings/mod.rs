//! The settings, as a lazy dialog. Every change is saved, and shows, at once.

mod fields;
mod language;
mod volume;

use super::browser::files::download;
use super::browser::seed::fresh_seed;
use super::components::{ModalDialog, OpenFileKey, theme_name};
use super::state::{ReadingScreen, ScreenStack, SettingsState, phrases, saves, settings_phrases};
use crate::storage::{Learning, Motion, Pace, SettingsStoreFields, TextSize, Theme};
use fields::{Choice, Toggle};
use language::LanguageChoice;
use leptos::prelude::*;
use volume::Volume;

/// The settings.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let settings = expect_context::<SettingsState>().fields;
    let texts = settings_phrases();
    let themes = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let sizes = [
        (TextSize::Normal, texts.text_normal()),
        (TextSize::Large, texts.text_large()),
        (TextSize::Largest, texts.text_largest()),
    ];
    let paces = [
        (Pace::Slow, texts.pace_slow()),
        (Pace::Relaxed, texts.pace_relaxed()),
        (Pace::Normal, texts.pace_normal()),
        (Pace::Fast, texts.pace_fast()),
        (Pace::AtOnce, texts.pace_at_once()),
    ];
    let motions = [
        (Motion::Normal, texts.motion_normal()),
        (Motion::Fast, texts.motion_fast()),
        (Motion::Off, texts.motion_off()),
    ];
    let coach = [
        (Learning::Off, texts.learning_off()),
        (Learning::OnRequest, texts.learning_on_request()),
        (Learning::Warn, texts.learning_warn()),
    ];
    view! {
        <ModalDialog title=phrases().settings() on_close=move |()| stack.close()>
            <Choice label=texts.theme() group="theme" values=themes.to_vec() field=settings.theme()/>
            <Choice label=texts.text_size() group="text" values=sizes.to_vec() field=settings.text()/>
            <LanguageChoice/>
            <Choice label=texts.motion() group="motion" values=motions.to_vec() field=settings.motion()/>
            <Choice label=texts.pace() group="pace" values=paces.to_vec() field=settings.pace()/>
            <Choice label=texts.learning() group="learning" values=coach.to_vec() field=settings.learning()/>
            <Toggle label=phrases().sound() description=texts.sound_what() field=settings.sound()/>
            <Volume/>
            <Toggle label=texts.confirm() description=texts.confirm_what() field=settings.confirm()/>
            <Toggle
                label=texts.call_by_itself()
                description=texts.call_by_itself_what()
                field=settings.call_by_itself()
            />
            <Toggle
                label=texts.memory_aid()
                description=texts.memory_aid_what()
                field=settings.memory_aid()
            />
            <Toggle label=texts.remarks() description=texts.remarks_what() field=settings.remarks()/>
            <Toggle label=texts.practice() description=texts.practice_what() field=settings.practice()/>
            <div class="for-keys">
                <Toggle label=texts.keys() description=texts.keys_what() field=settings.keys()/>
            </div>
            <p class={"sheetbox__f"}>
                <button class="key key--quiet for-keys" id="open-keys" on:click=move |_| stack.push(ReadingScreen::Keys)>
                    {phrases().keys_title()}
                </button>
                <button class="key key--quiet" on:click=|_| save_everything()>{phrases().profile_save()}</button>
                <OpenFileKey text=phrases().profile_open()/>
            </p>
        </ModalDialog>
    }
}

/// Hands everything that is saved to the person as a file.
fn save_everything() {
    download("rack-o-everything.json", &(saves().profile(fresh_seed()).text() + "\n"));
}
