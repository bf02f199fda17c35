//! What a theme is called.

use crate::app::state::phrases;
use crate::storage::Theme;

/// The name of a theme.
pub fn theme_name(theme: Theme) -> &'static str {
    let phrases = phrases();
    match theme {
        Theme::System => phrases.theme_system(),
        Theme::Light => phrases.theme_light(),
        Theme::Dark => phrases.theme_dark(),
    }
}
