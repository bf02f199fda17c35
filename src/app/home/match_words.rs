//! What the first screen says of a saved match.

use crate::app::browser::clock::{ago, date_in_words, now};
use crate::app::state::phrases;
use crate::setup::kind_and_goal;
use crate::storage::SavedMatch;

/// What is said of a saved match.
pub struct MatchWords {
    /// What the button begins that opens it: “Continue round 7”.
    pub what: String,
    /// What it is, and when it was last played: “Classic to 500 · 5 minutes ago”.
    pub about: String,
    /// Which match it is, where there are several: “you and Otto, 5 minutes ago”.
    pub which: String,
    /// What the button deletes: “Delete match: you and Otto, Round 7, 5 minutes ago”.
    pub delete: String,
}

impl MatchWords {
    /// What is said of this one.
    pub fn of(one: &SavedMatch) -> MatchWords {
        let phrases = phrases();
        let language = phrases.language();
        let round = one.round();
        let what = match one.is_over() {
            true => phrases.match_finished().to_owned(),
            false if one.is_between_rounds() => phrases.continue_next_round(round),
            false => phrases.continue_round(round),
        };
        let time = ago(one.age(now()), language);
        let deal = one.day().map(|day| format!("{}, {}", phrases.day_deal(), date_in_words(day, false, language)));
        let kind = one.rules().map(|rules| kind_and_goal(rules, one.players(), phrases));
        let about: Vec<String> = deal.iter().cloned().chain(kind).chain([time.clone()]).collect();
        let names: Vec<&str> = one.seats().map(|(_, name, _)| phrases.called(name)).collect();
        let mut names = phrases.list(&names);
        if let Some(deal) = deal {
            names = format!("{names}, {deal}");
        }
        let within = phrases.within(&names);
        let delete = phrases.delete_match(&format!("{within}, {} {round}, {time}", phrases.round()));
        MatchWords { what, about: about.join(" · "), which: format!("{within}, {time}"), delete }
    }
}

/// Whose turn it is in a match that is not between two rounds, where that is known: “Your turn.”
pub fn turn_in_words(one: &SavedMatch) -> Option<String> {
    let phrases = phrases();
    let seat = one.turn().filter(|_| !one.is_between_rounds() && !one.is_over())?;
    let (_, name, _) = one.seats().nth(seat)?;
    let name = phrases.called(name);
    Some(if name == phrases.you() { phrases.do_turn().to_owned() } else { phrases.do_wait_person(name) })
}
