//! What a version to come has stored and sent: the one that the tests of the library know, with a sheet, a rule, a kind of goal and a
//! level that no other knows. It is read there; any other version says that a newer one has made it, and keeps it.

/// A match in the history.
pub const HISTORY: &str =
    "2憸胥䆟ꗘ䲬䀀䀀䀇鉖膂ꪬ镓櫳붠䪮喃颍곈塮曂酾空鞓軿绖蒺呜ꐕ怴聞䈀巁뢞髦皇礍哷虝럡腹煛樉睬沠䀀䀀䀀曐擰䀀";
/// A round in the log.
pub const LOGGED: &str = "v2 later 0 0 0 7 1 person,later,easy 75 5 5 0\n";
/// A link to watch that match, to a table with its rules, and to its result.
pub const LINKS: [&str; 3] = [
    "#w=2.oK3NYGlVf-v1KrC8_tAKqgyyYJLXyqnrAzaS_IGdy2MwPjLNYWIc0i28wM6KHxaQ2JAk0557UaHnJTSMGTHUPpSdVn8cxwj8q03QCv6x_BCmSgAAAAAAAANO7dg",
    "#t=1.la.3z.z1.pAnn-hgrandmaster-n200later.1ic.822a",
    "#r=1.la.3z.z1.pAnn-hgrandmaster-n200later.1ic.75-5-5.y9k0",
];
/// The sums of the statistics, with a line that is known everywhere.
pub const TALLY: &str = r#"{"lines":[{"edition":"jumbo","opposition":"hard","counts":{"rounds":3,"rounds_won":1,"points":90,"chip_rounds":0,"chips":0,"matches":1,"matches_won":1,"decisions":0,"lost":0}},{"edition":"later","opposition":"hard","counts":{"rounds":5,"rounds_won":1,"points":90,"chip_rounds":0,"chips":0,"matches":1,"matches_won":1,"decisions":0,"lost":0}},{"edition":"jumbo","opposition":"later","counts":{"rounds":7,"rounds_won":1,"points":90,"chip_rounds":0,"chips":0,"matches":1,"matches_won":1,"decisions":0,"lost":0}}],"streak":1,"best_streak":2,"reviewed":[7]}"#;
