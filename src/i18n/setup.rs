//! The texts of the screen on which a match is set up.

use super::table::Phrases;
use super::texts::phrases;
use super::wording::applying;
use crate::engine::{Edition, Price, Replenish, Variant};

phrases! {
    /// The texts of the screen on which a match is set up.
    SetupPhrases:

    // The screen
    back;

    // Who plays
    players;
    number_of_players;
    seat_name(seat: usize);
    this_device;
    nobody;
    name_asked;

    // Opponents and ready-made tables
    ready_tables;
    easy_evening;
    your_strength;
    top_three;
    seat(seat: usize, who: &str);
    who_takes(seat: usize);
    opponent_at(seat: usize);
    seated;
    choose_opponent;
    friend;
    nobody_key;
    seat_character(name: &str);

    // The kind of game
    kind_of_game;
    preset_classic_what;
    preset_duel_what;
    preset_teams_what;
    preset_lightning_what;

    // The goal
    match_target;
    play_to;
    one_round;
    other_goal;
    how_many(rounds: bool);
    goal_unit;
    unit_points;
    unit_rounds;
    how_many_rounds;
    chips_each;
    price_title;
    price_announcer;
    price_own;
    elimination;
    elimination_what;

    // Edition and rules
    edition_and_rules;
    rules;
    variants;
    sheet_custom;
    sheet_line(run: &str, stock: &str, also: &str, more: bool);
    also_bonus;
    also_partners;
    also_chips;
    also_eclair;
    what_bonus;
    what_partners;
    what_run_of_three;
    what_chips;
    what_eclair;
    what_shuffle;
    not_on_sheet(what: &str);
    run_rule_only_two;

    // What a change has changed besides
    duel_now;
    classic_now;
    run_now;
    partners_need_four_now;
    players_now(players: usize);
    kind_now(kind: &str);
    goal_now(goal: &str);
    edition_now(edition: &str);
    off_now(variants: &str);
}

impl SetupPhrases {
    /// What the sheet of an edition offers.
    pub fn sheet_has(&self, edition: Edition, table: &Phrases) -> String {
        if edition == Edition::Custom {
            return self.sheet_custom().to_owned();
        }
        let sheet = edition.sheet();
        let run = if sheet.run_of_three_optional { "advised" } else { "" };
        let stock = if edition.preset().replenish == Replenish::Shuffle { "shuffled" } else { "" };
        let also = applying([
            (sheet.bonus, self.also_bonus()),
            (sheet.partners, self.also_partners()),
            (sheet.chips.is_some(), self.also_chips()),
            (sheet.eclair, self.also_eclair()),
        ]);
        self.sheet_line(run, stock, &table.list(&also), !also.is_empty())
    }

    /// What a variant does.
    pub fn variant_what(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Bonus => self.what_bonus(),
            Variant::Partners => self.what_partners(),
            Variant::RunOfThree => self.what_run_of_three(),
            Variant::Chips => self.what_chips(),
            Variant::Eclair => self.what_eclair(),
            Variant::Shuffle => self.what_shuffle(),
        }
    }

    /// Whose longest run sets the price of a round (R26, R27).
    pub fn price(&self, price: Price) -> &'static str {
        match price {
            Price::AnnouncerRun => self.price_announcer(),
            Price::OwnRun => self.price_own(),
        }
    }
}
