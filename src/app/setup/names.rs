//! Names of players: text of one line, and not too long.

/// The most characters of a name that are kept.
pub const LONGEST_NAME: usize = 40;

/// A name as it is shown: one line, no characters that turn the writing direction or show nothing, and not too long.
pub fn clean_name(name: &str) -> String {
    let visible = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{61c}')
    });
    let mut clean = String::new();
    for word in visible.collect::<String>().split(' ').filter(|word| !word.is_empty()) {
        if !clean.is_empty() {
            clean.push(' ');
        }
        clean.push_str(word);
    }
    clean.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}
