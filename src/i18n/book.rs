//! The texts of the rule book and the lesson, which are loaded when they are first wanted.

use super::texts::phrases;

phrases! {
    /// The texts of the rule book in one language.
    BookPhrases:

    // The rule book. The page adds the rule numbers (R1 to R32).
    book_title;
    book_lead;
    book_contents;
    book_back;
    book_numbers;
    book_figure(number: usize);
    book_rules(rules: &str, count: usize);
    book_lesson;
    book_search;
    book_found(nth: usize, all: usize);
    book_previous;
    book_next;

    cards_title;
    cards_deck;
    cards_rack;
    cards_order;
    cards_marks;
    cards_band;
    figure_before;
    figure_after;

    deal_title;
    deal_cut;
    deal_ten;
    deal_stock;

    turn_title;
    turn_left;
    turn_take;
    turn_discard;
    turn_draw;
    turn_end;
    turn_renew;

    call_title;
    call_when;
    call_wait;

    points_title;
    points_caller;
    points_others;
    points_goal;
    figure_points;

    run_title;
    run_rule;
    run_what;
    figure_run;

    partners_title;
    partners_seats;
    partners_score;

    bonus_title;
    bonus_pay;
    bonus_others;
    bonus_run;
    bonus_bonus;
    bonus_all;
    bonus_length(length: usize);

    chips_title;
    chips_goal;
    chips_pay;
    chips_run;
    chips_price;
    chips_none;
    chips_out;
    chips_alone;

    eclair_title;
    eclair_place;
    eclair_call;
    eclair_on;

    editions_title;
    editions_what;
    editions_rule;
    editions_run;
    editions_run_must;
    editions_run_advised;
    editions_stock;
    editions_turned;
    editions_shuffled;
    editions_price;
    editions_by_caller;
    editions_by_own;
    editions_out;
    editions_yes;
    editions_no;

    // The lesson: a first round with a stacked deck
    lesson_title;
    lesson_step(step: usize, last: usize);
    lesson_next;
    lesson_skip;
    lesson_again;
    lesson_play;
    lesson_other;
    lesson_not_that(target: &str);
    lesson_rack;
    lesson_rack_said;
    lesson_take;
    lesson_place;
    lesson_draw;
    lesson_discard;
    lesson_draw_again;
    lesson_swap;
    lesson_call;
    lesson_wait;
    lesson_count(points: i32);
    link_back;
}
