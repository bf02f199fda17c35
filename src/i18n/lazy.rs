//! The texts of the lazy part: the coach, the review of a round, the statistics, the settings. They are separate
//! from the table's texts because they are loaded only when needed. Cards are numbers 1 to 60, slots labels 5 to 50.

use super::message::{Decimal, Tenths};
use super::texts::phrases;

phrases! {
    /// The texts of the lazy part in one language.
    LazyPhrases:

    // Why an action is good, in one sentence
    why_announce;
    why_eclair;
    why_wait;
    why_finishes(card: u8);
    why_run(card: u8, from: u8, to: u8);
    why_two_of_run(card: u8, beside: u8);
    why_closes(card: u8, low: u8, high: u8);
    why_closes_front(card: u8, high: u8);
    why_closes_back(card: u8, low: u8);
    why_fits(card: u8, low: u8, high: u8, open: u8);
    why_fits_below(card: u8, high: u8, open: u8);
    why_fits_above(card: u8, low: u8, open: u8);
    why_roomier(card: u8, instead: u8, above: bool);
    why_swaps(card: u8, instead: u8);
    why_better(instead: u8, card: u8);
    why_least_harm(card: u8);
    why_draw_helps_little(open: u8);
    why_draw_helps_more(useful: u8, unseen: u8, open: u8);
    why_draw_no_help(open: u8, useful: u8, unseen: u8);
    why_draw(useful: u8, unseen: u8);
    why_known(card: u8);
    why_useless(card: u8);
    gain(points: Tenths);

    // Replays
    replay_round(round: usize);
    replay_back;
    replay_on;
    replay_play;
    replay_place;
    replay_step(step: usize, last: usize);
    replay_turn;
    replay_close;

    // Statistics
    nothing_played;
    nothing_played_yet;
    matches_won;
    rounds_won;
    mean_score;
    mean_score_how;
    best_streak;
    streak_now(best: u32, matches: u32);
    mean_loss;
    loss_how(decisions: u32);
    no_loss_yet(review: &str);
    won_of(won: u32, played: u32);
    only_played(played: u32);
    percent(percent: u32);
    one_decimal(number: Decimal);
    unknown;
    by_level;
    by_edition;
    level_column;
    edition_column;
    matches_column;
    rounds_column;
    score_column;
    loss_column;
    several_people;
    people_note;
    chips_note(rounds: u32, lost: bool, chips: i32);
    export_statistics;
    reset;
    reset_title;
    reset_what(rounds: u32, matches: u32);
    keep_statistics;
    tally_set_aside;

    // A match from a file
    bad_file_title;
    opened_title;
    already_begun;
    go_on_with_it;
    opened_line(names: &str, over: bool, rounds: usize);
    bad_file_line(why: &str, rule: &str);
    at_round(round: usize, why: &str);
    at_action(round: usize, action: usize, why: &str);
    bad_too_long(kilobytes: usize);
    bad_unreadable;
    bad_format(format: &str);
    bad_version(version: i32);
    bad_rules(why: &str);
    bad_name;
    bad_cards;
    bad_dealer;
    bad_round;
    bad_token(token: &str);
    bad_refused(why: &str);
    bad_draw;
    bad_placings;
    bad_stock;
    bad_result;

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

    // The review of a round
    coach_title;
    whose;
    coach_begins(all: usize);
    coach_at_work(decision: usize, all: usize);
    progress;
    coach_found_nothing(all: usize);
    coach_found(all: usize, lost: Tenths, each: Tenths);
    coach_found_better(all: usize, better: usize);
    worst_first;
    turn(turn: usize);
    did_take(card: Option<u8>, slot: u8);
    did_draw;
    did_put(card: Option<u8>, slot: u8);
    did_discard(card: Option<u8>);
    did_announce;
    did_eclair;
    did_pass;
    degree_good;
    degree_slip;
    degree_mistake;
    degree_blunder;
    loss(points: Tenths);
    chances_title;
    chance(turn: usize, percent: i32);
    round_won;
    round_lost;
    position_title;
    said_did(did: &str);
    as_the_coach;
    gave_away(points: Tenths);
    better(did: &str);
    in_hand;
    watch_from_here;
    try_from_here;

    // The settings: their names, their values, and what they do
    learning;
    learning_off;
    learning_on_request;
    learning_warn;
    theme;
    text_size;
    text_normal;
    text_large;
    text_largest;
    pace;
    pace_slow;
    pace_relaxed;
    pace_normal;
    pace_fast;
    pace_at_once;
    call_by_itself;
    call_by_itself_what;
    language_title;
    motion;
    motion_normal;
    motion_fast;
    motion_off;
    sound_what;
    volume;
    confirm;
    confirm_what;
    memory_aid;
    memory_aid_what;
    practice;
    practice_what;
    keys;
    keys_what;

    // Sharing: links, and everything that can be saved as a file
    share_of;
    share_table;
    share_table_what;
    share_round;
    share_match;
    share_watch_what;
    share_result;
    share_result_what;
    share_me;
    share_scores(what: &str, scores: &str);
    share_day(day: &str);
    share_rounds(rounds: usize);
    share_text;
    share_copy;
    share_copied;
    share_not_copied;
    share_send;
    share_code;
    share_nothing;
    link_table;
    link_day;
    link_day_what(day: &str);
    link_streak(days: u32, best: u32);
    link_played(points: i32);
    link_play;
    link_watch;
    link_result;
    link_result_what(scores: &str);
    compare_title;
    compare_line(state: &str, by: i32);
    compare_friend;
    compare_deal(nth: usize);
    compare_answer;
    day_share;
    day_next(hours: usize, minutes: usize);
    link_bad;
    link_damaged;
    link_version;
    link_no_day;
    profile_save;
    profile_title;
    profile_holds(rounds: u32, matches: u32, days: usize);
    profile_match(names: &str, rounds: usize);
    profile_matches(count: usize);
    profile_how;
    profile_add;
    profile_replace;
    profile_bad;
    profile_full;
}
