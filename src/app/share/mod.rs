//! Links: making them and following them, as dialogs of the lazy part; the end of a deal that others play, too.

mod dates;
mod day_deal;
mod deal_end;
mod friends;
mod learn_first;
mod link_dialog;
mod offers;
mod qr_code;
mod result_text;
mod share_dialog;
mod specials;
mod table_offer;
mod watch_link;

pub use deal_end::{deal_end, has_deal_end};
pub use link_dialog::{DealOfTodayDialog, LinkDialog};
pub use offers::offers;
pub use share_dialog::{ShareDialog, ShareOffers};
