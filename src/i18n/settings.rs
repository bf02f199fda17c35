//! The texts of the settings: their names, their values, and what they do.

use super::texts::phrases;

phrases! {
    /// The texts of the settings.
    SettingsPhrases:

    // The settings: their names, their values, and what they do
    learning;
    learning_off;
    learning_on_request;
    learning_warn;
    theme;
    text_size;
    text_normal;
    text_large;
    text_largest;
    pace;
    pace_slow;
    pace_relaxed;
    pace_normal;
    pace_fast;
    pace_at_once;
    call_by_itself;
    call_by_itself_what;
    language_title;
    motion;
    motion_normal;
    motion_fast;
    motion_off;
    sound_what;
    volume;
    confirm;
    confirm_what;
    memory_aid;
    memory_aid_what;
    remarks;
    remarks_what;
    practice;
    practice_what;
    keys;
    keys_what;
}
