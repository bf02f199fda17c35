//! The texts of the cup.

use super::texts::phrases;

phrases! {
    /// The texts of the cup: its bracket, what comes next, sharing it, and earlier ones.
    CupPhrases:

    // The cup
    title;
    lead;
    round(round: &str);
    round_of_one(round: &str);
    open;
    tonight;
    match_over(who: &str, winner: &str, loser: &str, high: u16, low: u16);
    match_tonight(name: &str);
    match_next(one: &str, other: &str);
    match_half(name: &str);
    match_open;

    // What comes next
    against(round: &str, name: &str);
    play(round: &str);
    go_on;
    others_play;
    waiting;
    waiting_what(is_out: bool);
    stopped;
    stopped_what;
    of_person(name: &str);
    wins(is_own: bool, name: &str);
    place(place: &str);
    new_cup;
    watch_final;
    one_moment;
    played_otherwise;

    // Sharing
    share;
    share_text(place: &str);
    share_copied;
    share_not_copied;
    share_not_sent;
    linked;
    friend_title;
    friend;
    friend_line(state: &str);
    not_played;
    link_bad;
    link_damaged;
    link_version;

    // Earlier cups
    history;
    no_cups;
    to_cup_of(date: &str);
    winner(name: &str);
}
