//! Links: making them and following them, as dialogs of the lazy part.

mod dates;
mod day_deal;
mod link_dialog;
mod offers;
mod qr_code;
mod result_text;
mod share_dialog;
mod table_offer;

pub use day_deal::count_day;
pub use link_dialog::LinkDialog;
pub use share_dialog::ShareDialog;
