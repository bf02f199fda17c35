//! Links: making them and following them, as dialogs of the second program.

mod dates;
mod day_deal;
mod deal_end;
mod friends;
mod link_dialog;
mod offers;
mod qr_code;
mod result_text;
mod share_dialog;
mod table_offer;

pub use day_deal::count_day_when_over;
pub use deal_end::show_deal_end;
pub use link_dialog::LinkDialog;
pub use share_dialog::ShareDialog;
