//! How people are known again: by what they are called.

use crate::i18n::Language;
use crate::record::clean_name;

/// Which person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The person whose device it is: the only one, or of several the one who played here first or plays here alone without a name.
    /// Whoever plays as “You” is this one.
    pub const OWN: PersonId = PersonId(0);

    /// That of a person who was first known by this name, as it is compared: the same on every device.
    pub(super) fn of_name(compared: &str) -> PersonId {
        let hash =
            compared.bytes().fold(2_166_136_261_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619));
        PersonId(hash.max(1))
    }
}

/// Whose a name is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Called {
    /// The device's own person's: it says “You” in some language. Names of deleted matches are gone, and the only person of such a
    /// match counts as this one, too.
    Own,
    /// Nobody's: of several people this one has said none.
    Nobody,
    /// Somebody's: as it is compared.
    Somebody(String),
}

impl Called {
    pub(super) fn of(name: &str) -> Called {
        let name = clean_name(name);
        match name.is_empty() || Language::is_you(&name) {
            true => Called::Own,
            false if Language::is_default_name(&name) => Called::Nobody,
            false => Called::Somebody(compared(&name)),
        }
    }
}

/// A clean name as it is compared: without regard to capitals.
pub(super) fn compared(name: &str) -> String {
    name.to_lowercase()
}

/// Whether both names are compared as the same.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    one == other || compared(one) == compared(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        let zoe = Called::of("Zoë");
        assert_eq!(zoe, Called::Somebody("zoë".to_owned()));
        for same in [" ZOË ", "zoë\u{200b}", "Zoë\n"] {
            assert_eq!(Called::of(same), zoe, "{same:?}");
        }
        assert_ne!(Called::of("Zoe"), zoe);
    }

    #[test]
    fn you_is_the_person_whose_device_it_is_in_every_language_and_a_number_is_nobody() {
        for you in Language::ALL.map(Language::you) {
            assert_eq!(Called::of(you), Called::Own);
        }
        assert_eq!(Called::of(" "), Called::Own);
        assert_eq!([Called::of("Player 2"), Called::of("Spieler 4")], [Called::Nobody, Called::Nobody]);
        assert_ne!(Called::of("Player One"), Called::Nobody);
    }

    #[test]
    fn nobody_else_has_the_number_of_the_own_person() {
        assert!(["ann", "bo", ""].map(PersonId::of_name).into_iter().all(|id| id != PersonId::OWN));
        assert_eq!(PersonId::of_name("ann"), PersonId(0x1529_cc18), "it is stored");
    }
}
