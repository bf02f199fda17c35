//! Reading what the parts of the tray show.

use crate::table::view::TrayView;
use leptos::prelude::*;

/// Something of what the tray shows, tracked; the default where no round is on the table.
pub fn of_tray<T: Default + 'static>(
    tray: Memo<Option<TrayView>>,
    read: fn(&TrayView) -> T,
) -> impl Fn() -> T + Copy + Send + Sync + 'static {
    move || tray.with(|tray| tray.as_ref().map_or_else(T::default, read))
}
