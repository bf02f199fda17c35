//! The study in English.

use super::study::StudyPhrases;
use crate::engine::Action;
use crate::players::Reason;
use crate::record::Fault;

/// English.
pub struct English;

/// Points with one digit after the point.
fn points(tenths: i32) -> String {
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    let sign = if tenths < 0 { "−" } else { "" };
    let unit = if tenths.abs() == 10 { "point" } else { "points" };
    if part == 0 { format!("{sign}{whole} {unit}") } else { format!("{sign}{whole}.{part} {unit}") }
}

fn slots(count: u8) -> String {
    match count {
        1 => "one slot".to_owned(),
        2 => "two slots".to_owned(),
        3 => "three slots".to_owned(),
        4 => "four slots".to_owned(),
        5 => "five slots".to_owned(),
        _ => format!("{count} slots"),
    }
}

impl StudyPhrases for English {
    fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Announce => "Your rack is in order: call before somebody else does.".into(),
            Reason::Eclair => "All ten stand in order as dealt: call Racko Éclair.".into(),
            Reason::Wait => "A longer run would pay more, and nobody seems near yet: go on.".into(),
            Reason::Finishes { card } => format!("{card} is the last one: your rack can be called."),
            Reason::Run { card, from, to } if to - from >= 2 => format!("{card} makes the run from {from} to {to}."),
            Reason::Run { card, from, to } => {
                let beside = if card == from { to } else { from };
                format!("{card} stands next to {beside}: two thirds of a run.")
            }
            Reason::Closes { card, low: Some(low), high: Some(high) } => {
                format!("{card} closes the gap between {low} and {high}.")
            }
            Reason::Closes { card, low: None, high: Some(high) } => {
                format!("{card} is a good front card below {high}.")
            }
            Reason::Closes { card, low: Some(low), high: None } => format!("{card} is a good back card above {low}."),
            Reason::Fits { card, low: Some(low), high: Some(high), open } => {
                format!("{card} fits between {low} and {high}, with {} left to fill there.", slots(open))
            }
            Reason::Fits { card, low: None, high: Some(high), open } => {
                format!("{card} fits below {high}, with {} left to fill there.", slots(open))
            }
            Reason::Fits { card, low: Some(low), high: None, open } => {
                format!("{card} fits above {low}, with {} left to fill there.", slots(open))
            }
            Reason::Roomier { card, instead, above } => {
                let side = if above { "above" } else { "below" };
                format!("{card} instead of {instead} leaves more room {side} it.")
            }
            Reason::Swaps { card, instead } => {
                format!("{card} does as well there as {instead}, which is the better one to throw away.")
            }
            Reason::Better { card, instead: Some(instead) } => {
                format!("{instead} is what you need least: {card} takes its place.")
            }
            Reason::Closes { card, .. } | Reason::Fits { card, .. } | Reason::Better { card, .. } => {
                format!("{card} does the least harm there.")
            }
            Reason::Draws { open: Some(open), helps: true, useful, unseen } if useful * 2 < unseen => {
                format!("Draw: the {open} would help only a little, and better cards are still to come.")
            }
            Reason::Draws { open: Some(open), helps: true, useful, unseen } => {
                format!("Draw: {useful} of the {unseen} cards you have not seen help more than the {open}.")
            }
            Reason::Draws { open: Some(open), useful, unseen, .. } => {
                format!("Draw: the {open} does not help; {useful} of the {unseen} cards you have not seen do.")
            }
            Reason::Draws { open: None, useful, unseen, .. } => {
                format!("Draw: {useful} of the {unseen} cards you have not seen help.")
            }
            Reason::Known { card } => format!("Draw: the stock was turned over, so the next card is the {card}."),
            Reason::Useless { card } => format!("Throw the {card} away: no slot gets better by it."),
        }
    }

    fn gain(&self, tenths: i32) -> String {
        match tenths {
            0 => "Another move is as good.".into(),
            _ => format!("{} better than the next best.", points(tenths)),
        }
    }

    fn replay_round(&self, round: usize) -> String {
        format!("Round {round}")
    }
    fn replay_back(&self) -> &'static str {
        "One step back"
    }
    fn replay_on(&self) -> &'static str {
        "One step on"
    }
    fn replay_play(&self) -> &'static str {
        "Play by itself"
    }
    fn replay_place(&self) -> &'static str {
        "Place in the round"
    }
    fn replay_step(&self, step: usize, last: usize) -> String {
        format!("{step} of {last}")
    }
    fn replay_close(&self) -> &'static str {
        "Close the replay"
    }

    fn nothing_played(&self) -> &'static str {
        "Nothing played yet"
    }
    fn nothing_played_yet(&self) -> &'static str {
        "When a round at this table is over, it is counted here: who won, how many points, against which level."
    }
    fn matches_won(&self) -> &'static str {
        "Matches won"
    }
    fn rounds_won(&self) -> &'static str {
        "Rounds won"
    }
    fn mean_score(&self) -> &'static str {
        "Mean score"
    }
    fn mean_score_how(&self) -> &'static str {
        "points a round"
    }
    fn best_streak(&self) -> &'static str {
        "Best streak"
    }
    fn streak_now(&self, matches: u32) -> String {
        format!("won in a row, now {matches}")
    }
    fn mean_loss(&self) -> &'static str {
        "Mean loss"
    }
    fn loss_how(&self, decisions: u32) -> String {
        match decisions {
            1 => "points a decision, of one looked at".into(),
            _ => format!("points a decision, of {decisions} looked at"),
        }
    }
    fn no_loss_yet(&self, review: &str) -> String {
        format!("points a decision: “{review}” about a round finds out")
    }
    fn won_of(&self, won: u32, played: u32) -> String {
        format!("{won} of {played}")
    }
    fn only_played(&self, played: u32) -> String {
        format!("{played} played")
    }
    fn percent(&self, percent: u32) -> String {
        format!("{percent}%")
    }
    fn one_decimal(&self, tenths: u32) -> String {
        format!("{}.{}", tenths / 10, tenths % 10)
    }
    fn unknown(&self) -> &'static str {
        "–"
    }
    fn by_level(&self) -> &'static str {
        "By level"
    }
    fn by_edition(&self) -> &'static str {
        "By edition"
    }
    fn level_column(&self) -> &'static str {
        "Strongest opponent"
    }
    fn edition_column(&self) -> &'static str {
        "Edition"
    }
    fn matches_column(&self) -> &'static str {
        "Matches won"
    }
    fn rounds_column(&self) -> &'static str {
        "Rounds won"
    }
    fn score_column(&self) -> &'static str {
        "Mean score"
    }
    fn loss_column(&self) -> &'static str {
        "Mean loss"
    }
    fn several_people(&self) -> &'static str {
        "Several people"
    }
    fn people_note(&self) -> &'static str {
        "With several people at this device, rounds and matches are only counted as played."
    }
    fn chips_note(&self, rounds: u32, chips: i32) -> String {
        let rounds = if rounds == 1 { "One round was".to_owned() } else { format!("{rounds} rounds were") };
        let sum = if chips < 0 { format!("{} chips lost", chips.unsigned_abs()) } else { format!("{chips} chips won") };
        format!("{rounds} for chips, {sum} in all; they have no part in the mean score.")
    }
    fn export_statistics(&self) -> &'static str {
        "Save to a file"
    }
    fn reset(&self) -> &'static str {
        "Reset"
    }
    fn reset_title(&self) -> &'static str {
        "Reset the statistics?"
    }
    fn reset_what(&self, rounds: u32, matches: u32) -> String {
        let rounds = if rounds == 1 { "1 round".to_owned() } else { format!("{rounds} rounds") };
        let matches = if matches == 1 { "1 match".to_owned() } else { format!("{matches} matches") };
        format!(
            "Everything counted so far is lost for good: {rounds} and {matches}, the streaks, and what the coach found. The match under way stays."
        )
    }
    fn keep_statistics(&self) -> &'static str {
        "Keep them"
    }
    fn tally_set_aside(&self) -> &'static str {
        "The statistics kept so far could not be read. They were set aside, and you can download them; counting begins anew."
    }

    fn bad_file_title(&self) -> &'static str {
        "No match"
    }
    fn rules_in_short(&self) -> &'static [(&'static str, &'static str)] {
        &[
            (
                "Goal",
                "Be the first whose ten cards rise from slot 5 in front to slot 50 at the back. Gaps do not matter: 3, 9, 14 … 58 is as good as 1, 2, 3 … 10.",
            ),
            (
                "Deal",
                "Four players use the cards 1 to 60, three 1 to 50, two 1 to 40. Everybody gets ten. They go into the slots in the order they come, from slot 50 down to slot 5, and are never rearranged. One card is turned up to start the discard pile.",
            ),
            (
                "Your turn",
                "Take the top discard, which you must swap for one of your cards; or draw from the stock, and swap that card in or discard it. The card that leaves your rack goes on the discard pile, and the turn is over. When the stock is used up, the discards are turned over and are the stock again.",
            ),
            (
                "Rack-O!",
                "When your cards are in order, call Rack-O: right after your turn, or at the start of your next one. That ends the round. Two players also need a run of three, such as 28, 29, 30, unless they switched that off.",
            ),
            (
                "Points",
                "Whoever called gets 75. All others count from slot 5 up, 5 points for each card until the order breaks. The first to 500 wins the match; if several get there in one round, the highest total wins.",
            ),
        ]
    }
    fn opened_title(&self) -> &'static str {
        "A match from a file"
    }
    fn opened_replaces(&self) -> &'static str {
        "Going on with it takes the place of the match under way."
    }
    fn go_on_with_it(&self) -> &'static str {
        "Go on with it"
    }
    fn bad_file(&self, fault: &Fault) -> String {
        format!("The file is no match that could have been played. {fault}")
    }
    fn opened(&self, names: &str, rounds: usize, over: bool) -> String {
        let state = if over { "It is over" } else { "It is not over yet" };
        let rounds = if rounds == 1 { "1 round".to_owned() } else { format!("{rounds} rounds") };
        format!("{names}. {state}, after {rounds}.")
    }
    fn key_list(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("D", "Draw from the stock"),
            ("T", "Take the top discard"),
            ("X", "Discard the drawn card"),
            ("1 … 9, 0", "Slot 5 … 45, 50"),
            ("↑ ↓, Enter", "Choose a slot"),
            ("R", "Call Rack-O"),
            ("G", "Go on without calling"),
            ("H", "A hint from the coach"),
            ("U", "Take back your move"),
            ("M", "Sound on or off"),
            ("Esc", "Put back what you picked up"),
            ("?", "This list"),
        ]
    }
    fn keys_off(&self) -> &'static str {
        "Letters and digits can be switched off in the settings."
    }

    fn coach_title(&self) -> &'static str {
        "What the coach thinks"
    }
    fn whose(&self) -> &'static str {
        "Whose decisions"
    }
    fn coach_at_work(&self, decision: usize, all: usize) -> String {
        format!("Looking at decision {decision} of {all} …")
    }
    fn progress(&self) -> &'static str {
        "Decisions looked at"
    }
    fn coach_done(&self, all: usize, lost: i32, each: i32) -> String {
        match lost {
            0 if all == 1 => "1 decision, and nothing to say against it.".into(),
            0 => format!("{all} decisions, and nothing to say against any of them."),
            _ => format!("{all} decisions, {} given away: {} each.", points(lost), points(each)),
        }
    }
    fn worst_first(&self) -> &'static str {
        "Decisions, worst first"
    }
    fn turn(&self, turn: usize) -> String {
        match turn {
            0 => "Deal".into(),
            _ => format!("Turn {turn}"),
        }
    }
    fn did(&self, action: Action, card: Option<u8>) -> String {
        let card = card.map_or("a card".to_owned(), |card| format!("the {card}"));
        match action {
            Action::Take(slot) => format!("take {card} into slot {}", slot.label()),
            Action::Draw => "draw from the stock".into(),
            Action::Exchange(slot) | Action::Place(slot) => format!("put {card} into slot {}", slot.label()),
            Action::Discard => format!("throw {card} away"),
            Action::Announce => "call Rack-O".into(),
            Action::Eclair => "call Racko Éclair".into(),
            Action::Pass => "go on without calling".into(),
        }
    }
    fn degree(&self, degree: usize) -> &'static str {
        ["Good", "Slip", "Mistake", "Blunder"].get(degree).copied().unwrap_or("")
    }
    fn loss(&self, tenths: i32) -> String {
        match tenths {
            0 => "0".into(),
            _ => format!("−{}.{}", tenths / 10, tenths % 10),
        }
    }
    fn chances_title(&self) -> &'static str {
        "Chance to win the round"
    }
    fn chance(&self, turn: usize, percent: i32) -> String {
        format!("Turn {turn}: {percent} %")
    }
    fn round_end(&self, won: bool) -> &'static str {
        if won { "Won" } else { "Lost" }
    }
    fn position_title(&self) -> &'static str {
        "The decision"
    }
    fn said_did(&self, did: &str) -> String {
        format!("Played: {did}.")
    }
    fn as_the_coach(&self) -> &'static str {
        "The coach has nothing better."
    }
    fn gave_away(&self, tenths: i32) -> String {
        format!("That gave about {} away.", points(tenths))
    }
    fn better(&self, did: &str) -> String {
        format!("Better: {did}.")
    }
    fn in_hand(&self) -> &'static str {
        "In the hand"
    }
    fn watch_from_here(&self) -> &'static str {
        "Watch from here"
    }
    fn try_from_here(&self) -> &'static str {
        "What if? Play on from here"
    }
    fn learning(&self) -> &'static str {
        "Coach"
    }
    fn learning_off(&self) -> &'static str {
        "Off"
    }
    fn learning_on_request(&self) -> &'static str {
        "Hints"
    }
    fn learning_warn(&self) -> &'static str {
        "Warns too"
    }
    fn theme(&self) -> &'static str {
        "Theme"
    }
    fn pace(&self) -> &'static str {
        "Computer players move"
    }
    fn pace_normal(&self) -> &'static str {
        "Calmly"
    }
    fn pace_fast(&self) -> &'static str {
        "Fast"
    }
    fn pace_at_once(&self) -> &'static str {
        "At once"
    }
    fn call_by_itself(&self) -> &'static str {
        "Call Rack-O for me"
    }
    fn call_by_itself_what(&self) -> &'static str {
        "As soon as your rack may be called"
    }
    fn language(&self) -> &'static str {
        "Language"
    }
    fn motion(&self) -> &'static str {
        "Moving cards"
    }
    fn motion_normal(&self) -> &'static str {
        "Normal"
    }
    fn motion_fast(&self) -> &'static str {
        "Fast"
    }
    fn motion_off(&self) -> &'static str {
        "Off"
    }
    fn sound_what(&self) -> &'static str {
        "Cards, pegs and the Rack-O bells"
    }
    fn volume(&self) -> &'static str {
        "Volume"
    }
    fn confirm(&self) -> &'static str {
        "Confirm moves"
    }
    fn confirm_what(&self) -> &'static str {
        "A swap or discard by tap or key asks first"
    }
    fn memory_aid(&self) -> &'static str {
        "Memory aid"
    }
    fn memory_aid_what(&self) -> &'static str {
        "Cards everyone saw go into a rack stay visible there"
    }
    fn practice(&self) -> &'static str {
        "Practice"
    }
    fn practice_what(&self) -> &'static str {
        "Alone against computers, take back any move of the round"
    }
    fn keys(&self) -> &'static str {
        "Single-letter keys"
    }
    fn keys_what(&self) -> &'static str {
        "D draws, T takes, X discards, digits are slots; ? lists all"
    }
}
