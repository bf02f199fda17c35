//! The faces of people: a sign on a colour.

/// Declares an enum each of whose variants has a word. What has a word keeps it for ever.
macro_rules! worded {
    ($(#[$doc:meta])* $kind:ident, $many:literal { $($(#[$of:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind {
            $($(#[$of])* $variant),+
        }

        impl $kind {
            /// All of them, in the order in which people get them who have chosen none.
            pub const ALL: [$kind; $many] = [$($kind::$variant),+];

            /// Its name in storage, in styles, and where texts choose by it.
            pub const fn word(self) -> &'static str {
                match self {
                    $($kind::$variant => $word),+
                }
            }

            /// What has this name; `None` where only a later version knows it.
            pub fn named(word: &str) -> Option<$kind> {
                $kind::ALL.into_iter().find(|one| one.word() == word)
            }

            /// That of the person who was this one to come, counted from 0, until they choose another.
            pub(super) fn of_order(order: usize) -> $kind {
                $kind::ALL[order % $kind::ALL.len()]
            }
        }
    };
}

worded! {
    /// What is drawn on the face of a person: `public/people/` has a picture of each.
    Sign, 12 {
        /// A star.
        Star = "star",
        /// A leaf.
        Leaf = "leaf",
        /// A boat under sail.
        Boat = "boat",
        /// A moon.
        Moon = "moon",
        /// A fish.
        Fish = "fish",
        /// A cup of tea.
        Cup = "cup",
        /// A bird.
        Bird = "bird",
        /// A key.
        Key = "key",
        /// A cactus in its pot.
        Cactus = "cactus",
        /// An anchor.
        Anchor = "anchor",
        /// A kettle.
        Kettle = "kettle",
        /// A sun.
        Sun = "sun",
    }
}

worded! {
    /// The ground of the face of a person. None is the colour of a seat.
    Colour, 8 {
        /// A dark blue.
        Navy = "navy",
        /// A dark pink.
        Berry = "berry",
        /// A dark green.
        Forest = "forest",
        /// A reddish brown.
        Rust = "rust",
        /// A violet.
        Plum = "plum",
        /// A light blue.
        Sky = "sky",
        /// A yellowish green.
        Olive = "olive",
        /// A grey.
        Slate = "slate",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words that are stored. They are never changed, only added to.
    #[test]
    fn a_stored_word_means_the_same_for_ever() {
        let signs = "star leaf boat moon fish cup bird key cactus anchor kettle sun";
        assert_eq!(Sign::ALL.map(Sign::word).join(" "), signs);
        assert_eq!(Colour::ALL.map(Colour::word).join(" "), "navy berry forest rust plum sky olive slate");
        assert!(Sign::ALL.into_iter().all(|sign| Sign::named(sign.word()) == Some(sign)));
        assert!(Colour::ALL.into_iter().all(|colour| Colour::named(colour.word()) == Some(colour)));
        assert_eq!((Sign::named("dragon"), Colour::named("")), (None, None));
    }

    #[test]
    fn the_first_two_dozen_people_have_faces_of_their_own() {
        let faces: Vec<(Sign, Colour)> = (0..24).map(|nth| (Sign::of_order(nth), Colour::of_order(nth))).collect();
        for (nth, face) in faces.iter().enumerate() {
            assert!(!faces[..nth].contains(face), "{face:?}");
        }
    }
}
