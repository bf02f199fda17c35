//! Runs, where they matter: how far the run of three is, what a run pays, what it costs.

use crate::app::in_play::InPlay;
use crate::app::parts::{El, Part, band, chip_stack, el, nothing, number};
use crate::app::store::{phrases, use_store};
use crate::engine::{Card, Goal, Price, Seat, Slot, bonus_for_run, chip_price};
use crate::i18n::Phrases;

/// What the longest run of a rack means under the rules of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunMeaning {
    /// Calling needs three (R15).
    Needed,
    /// It pays so many points more (R23).
    Pays(i32),
    /// Each opponent would pay its owner so many chips (R26).
    Earns(i32),
    /// Its owner would have to pay so many chips (R27).
    Costs(i32),
}

/// The longest run of the own rack and what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunLook {
    /// Its first slot.
    pub from: Slot,
    /// Its lowest card.
    pub low: Option<Card>,
    /// How long it is; 1 where no two neighbours follow each other.
    pub length: usize,
    /// What that means.
    pub meaning: RunMeaning,
}

/// The longest run of a seat's rack; `None` where runs mean nothing or cards are still being dealt.
pub fn run_look(play: &InPlay, seat: Seat) -> Option<RunLook> {
    let game = play.recorded.game();
    let (rules, round) = (game.rules(), game.round()?);
    let rack = round.rack(seat);
    if !rack.is_full() {
        return None;
    }
    let (from, length) = rack.longest_run_at();
    let meaning = match rules.goal {
        _ if round.needs_run() && (length < 3 || !rules.bonus && !play.for_chips()) => RunMeaning::Needed,
        Goal::Chips(chips) if chips.price == Price::AnnouncerRun => RunMeaning::Earns(chip_price(length)),
        Goal::Chips(_) => RunMeaning::Costs(chip_price(length)),
        _ if rules.bonus => RunMeaning::Pays(bonus_for_run(length)),
        _ => return None,
    };
    Some(RunLook { from, low: rack.get(from), length, meaning })
}

/// What is said of a run: a title and a sentence.
fn told(look: &RunLook, phrases: &Phrases) -> (&'static str, String) {
    let length = if look.length < 2 { 0 } else { look.length };
    match look.meaning {
        RunMeaning::Needed => (phrases.run_of_three(), phrases.run_needed(length)),
        RunMeaning::Pays(points) => (phrases.longest_run(), phrases.run_pays(length, points)),
        RunMeaning::Earns(chips) => (phrases.longest_run(), phrases.run_earns(length, chips)),
        RunMeaning::Costs(chips) => (phrases.longest_run(), phrases.run_costs(length, chips)),
    }
}

/// The longest run of the person who looks.
pub fn own_run(seat: Seat) -> impl Fn() -> Option<RunLook> {
    let store = use_store();
    move || store.of_play(|play| run_look(play, seat))
}

/// The card at the side of a wide table: what the run is for, and its cards.
pub fn run_card(seat: Seat) -> Part {
    let phrases = phrases();
    let card = move |look: &RunLook| {
        let (title, sentence) = told(look, phrases);
        let low = look.low.map_or(0, Card::number);
        // A single card is no run to show.
        let cards = (0..look.length as u8)
            .filter(|_| look.length > 1)
            .map(move |step| el("span").class(&format!("chipnum d{}", band(low + step))).child(number(low + step)));
        el("aside")
            .class("sidecard")
            .label(title)
            .child(el("h2").text(title))
            .child(el("p").text(&sentence))
            .child(el("div").class("run").hidden_from_readers().children(cards.collect()))
            .child(stake(look))
            .view()
    };
    el("div")
        .class("sidecard__w")
        .dynamic_of(own_run(seat), move |look| look.as_ref().map_or_else(nothing, card))
        .view()
}

/// The chips at stake.
fn stake(look: &RunLook) -> El {
    match look.meaning {
        RunMeaning::Earns(chips) | RunMeaning::Costs(chips) => chip_stack(chips),
        _ => el("span"),
    }
}

/// The same in a few signs on the lip, for tables with no room at the side.
pub fn run_pill(seat: Seat) -> El {
    let phrases = phrases();
    el("span").class("runpill__w").dynamic_of(own_run(seat), move |look| {
        let Some(look) = look else { return nothing() };
        let short = match look.meaning {
            RunMeaning::Needed => format!("{}/3", look.length.min(3)),
            RunMeaning::Pays(points) => format!("+{points}"),
            RunMeaning::Earns(chips) => format!("+{chips}"),
            RunMeaning::Costs(chips) => format!("−{chips}"),
        };
        let chips = matches!(look.meaning, RunMeaning::Earns(_) | RunMeaning::Costs(_));
        let class = if chips { "runpill pts--chips" } else { "runpill" };
        el("span").class(class).set("role", "img").label(&told(look, phrases).1).untranslated().text(&short).view()
    })
}
