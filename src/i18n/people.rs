//! The texts of the people who play at a device: whose figures are looked at, what they are called, and their faces.

use super::texts::phrases;

phrases! {
    /// The texts of the people who play at a device.
    PeoplePhrases:

    // Whose figures are looked at
    whose_statistics;
    whose_ladder;
    everyone;
    person_note(name: &str);

    // Who plays at a seat
    at_seat(seat: usize);
    somebody_new;
    new_name;
    edit_person(name: &str);

    // What a person is called, and their face
    sign_label;
    sign(sign: &str);
    colour_label;
    colour(colour: &str);
    one_person(name: &str);
    own_device(name: &str);
    own_device_what(name: &str);
    save;
    leave;
}
