//! What pressing a part of the table does.

use crate::app::state::TableInput;
use crate::table::input::Press;

/// What pressing this does: nothing in a replay, where there is nothing to do.
pub fn pressing<E>(press: Press) -> impl Fn(E) + Copy {
    let input = TableInput::here();
    move |_| {
        if let Some(input) = input {
            input.press(press);
        }
    }
}
