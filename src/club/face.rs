//! The faces of the Club: which picture shows whom, and how they feel.

/// How a character looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// At rest, as nearly always.
    #[default]
    Rest,
    /// Somebody for whom it goes well.
    Pleased,
    /// Somebody for whom it did not.
    Beaten,
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 3] = [Mood::Rest, Mood::Pleased, Mood::Beaten];

    /// What the names of its pictures end with.
    const fn ending(self) -> &'static str {
        match self {
            Mood::Rest => "",
            Mood::Pleased => "-pleased",
            Mood::Beaten => "-beaten",
        }
    }
}

/// The address of the picture of the character with this id, from the page: a file of `public/`.
pub fn face_address(id: &str, mood: Mood) -> String {
    format!("faces/{id}{}.svg", mood.ending())
}
