//! The texts of the list of keys.

use super::texts::phrases;

phrases! {
    /// The texts of the list of keys.
    KeysPhrases:

    // The keys of the table
    key_draw;
    key_take;
    key_discard;
    key_slots;
    key_slot_first;
    key_arrows;
    key_choose;
    key_ends;
    key_ends_what;
    key_call;
    key_go_on;
    key_hint;
    key_undo;
    key_sound;
    key_escape;
    key_put_back;
    key_list;
    keys_off;
}
