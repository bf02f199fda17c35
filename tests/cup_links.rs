//! Links to a cup: whatever is sent comes out.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::links::CUP;
use common::plan::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use rack_o::club::cup::{Cup, Outcome};
use rack_o::share::CupLink;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_cup_comes_out_as_it_was_sent(seed in any::<u64>(), strength in 0.0..4000.0, won in vec(0u16..150, 0..3), end in 0u16..300) {
        let cup = Cup::draw(seed, strength);
        let outcomes = won.iter().map(|&other| Outcome::new([150, other])).chain([Outcome::new([end, 150])]);
        let sent = CupLink { cup, matches: outcomes.flatten().collect() };
        let fragment = sent.fragment();
        // No sign at the end that a messenger would leave out of a link.
        prop_assert!(fragment.ends_with(|last: char| last.is_ascii_alphanumeric()));
        prop_assert_eq!(CupLink::read(&fragment), Ok(sent));
    }
}

#[test]
fn a_link_that_was_cut_off_or_changed_is_refused() {
    assert!(CupLink::read(CUP).is_ok());
    for end in 3..CUP.len() {
        assert!(CupLink::read(&CUP[..end]).is_err(), "{}", &CUP[..end]);
    }
    for (at, was) in CUP.char_indices().skip(3) {
        let now = if was == 'b' { 'c' } else { 'b' };
        let changed = format!("{}{now}{}", &CUP[..at], &CUP[at + 1..]);
        assert!(CupLink::read(&changed).is_err(), "{changed}");
    }
}
