//! Making links and following them, as lazy dialogs; the end of a deal that others play, too. The links themselves
//! are written and read in [`crate::share`], without a page.

mod dates;
mod deal_end;
mod friends;
mod learn_first;
mod link_dialog;
mod match_at_table;
mod offers;
mod qr_code;
mod result_text;
mod share_dialog;
mod special_rules;
mod table_offer;
mod watch_link;

pub use deal_end::{deal_end, has_deal_end};
pub use link_dialog::{DealOfTodayDialog, LinkDialog};
pub use offers::offers;
pub use share_dialog::{ShareDialog, ShareOffers};
