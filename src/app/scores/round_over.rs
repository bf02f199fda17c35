//! A round is over: all racks are shown and counted. After the last one the winner of the match is shown too.

use super::chart::chart;
use super::counted::counted_racks;
use super::score_sheet::score_table;
use crate::app::browser::{after_the_picture, focus_if_lost};
use crate::app::files::file_keys;
use crate::app::frame::heading;
use crate::app::in_play::InPlay;
use crate::app::parts::{Changing, El, Part, changeable, el, glyph, icon, logo, surely_after};
use crate::app::store::{Store, Study, phrases, use_store};
use crate::engine::{Call, Goal, RoundResult, Seat, Stage};
use crate::i18n::Phrases;

/// The round that is just over, and the match if that is over too.
pub fn round_over() -> Part {
    let store = use_store();
    let shown = store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        Some(screen(store, play, play.recorded.game().last_result()?))
    });
    shown.unwrap_or_else(|| el("main").view())
}

fn screen(store: Store, play: &InPlay, result: &RoundResult) -> Part {
    let phrases = phrases();
    let winners = match play.recorded.game().stage() {
        Stage::Over(winners) => Some(winners.iter().collect::<Vec<Seat>>()),
        _ => None,
    };
    let racks = result.seats.len();
    let opened = changeable(0);
    open_racks(store, opened, racks);
    // The ruler of totals goes on.
    store.put_up.update(|times| *times += 1);
    focus_if_lost(None);
    let head = match &winners {
        Some(winners) => match_head(play, result, winners, phrases),
        None => round_head(play, result, phrases),
    };
    let way_on = if store.trying.get_untracked() {
        // What was only tried out does not go on.
        el("div")
    } else if play.unfinished() {
        after_round(store, play, phrases)
    } else {
        after_match(store, phrases)
    };
    let sheet = el("section")
        .class("box box--scores")
        .child(el("h2").text(phrases.score_sheet()))
        .child(score_table(play))
        .child(file_keys(false));
    let main = el("main")
        .class("ro")
        .child(head)
        .child(counted_racks(play, result, opened))
        .child(el("div").class("ro__f").child(chart(play)).child(way_on))
        .child(sheet);
    // Confetti is for people; a computer player's victory is a calmer one.
    let feast = winners.is_some_and(|winners| play.people().any(|person| winners.contains(&person)));
    if feast { main.child(confetti()).view() } else { main.view() }
}

fn confetti() -> El {
    let pieces = (0..24).map(|n| el("i").set("style", &format!("--n:{n}")));
    el("div").class("confetti").hidden_from_readers().children(pieces.collect())
}

/// From the opening of the racks to the count, in milliseconds.
const OPENING: u32 = 560;
/// From the beginning of the count to its end.
const COUNTING: u32 = 950;

/// Opens one of so many racks after the other, each with a picture of its own; then one after the other is counted, and last what does
/// not count fades.
fn open_racks(store: Store, opened: Changing<usize>, racks: usize) {
    after_the_picture(Box::new(move || {
        let Some(now) = opened.try_with_untracked(|opened| opened + 1) else { return };
        opened.set(now);
        let pause = match now {
            now if now == racks => OPENING,
            now if now == 2 * racks => COUNTING,
            now if now < 3 * racks => 0,
            _ => return,
        };
        surely_after(store.paced(pause), move || open_racks(store, opened, racks));
    }));
}

fn round_head(play: &InPlay, result: &RoundResult, phrases: &Phrases) -> El {
    el("div")
        .class("ro__h")
        .child(el("div").class("cheer").hidden_from_readers().child(logo("3.5rem")))
        .child(heading(&phrases.calls(play.who(result.announcer), result.call == Call::Eclair)))
        .child(el("p").text(&how_settled(play, result, phrases)))
}

/// How the round was counted or paid, and who has to leave.
fn how_settled(play: &InPlay, result: &RoundResult, phrases: &Phrases) -> String {
    let mut sentences = match play.goal() {
        Goal::Chips(chips) => vec![phrases.how_paid(chips.price).to_owned()],
        _ => vec![phrases.how_counted().to_owned()],
    };
    if play.in_partners() {
        sentences.push(phrases.how_pairs_counted().to_owned());
    }
    and_who_leaves(sentences, play, result, phrases)
}

/// These sentences, and who has to leave the game.
fn and_who_leaves(mut sentences: Vec<String>, play: &InPlay, result: &RoundResult, phrases: &Phrases) -> String {
    let out = result.seats.iter().filter(|&seat| play.is_out(seat));
    sentences.extend(out.map(|seat| phrases.leaves_the_game(play.who(seat))));
    sentences.join(" ")
}

fn match_head(play: &InPlay, result: &RoundResult, winners: &[Seat], phrases: &Phrases) -> El {
    let laurels = winners.iter().map(|&seat| {
        let colour = play.colour(seat);
        el("p")
            .class(&format!("laurel p{colour}"))
            .hidden_from_readers()
            .child(glyph(colour))
            .child(el("b").untranslated().text(play.name(seat, phrases)))
    });
    let headline = match winners {
        [one] => phrases.wins_match(play.who(*one)),
        several => {
            let names: Vec<_> = several.iter().map(|&seat| play.who(seat)).collect();
            phrases.share_match(&names)
        }
    };
    let called = phrases.calls(play.who(result.announcer), result.call == Call::Eclair);
    let how = vec![phrases.match_was(play.recorded.results().len()), called];
    el("div")
        .class("ro__h")
        .child(el("i").class("bunting").hidden_from_readers())
        .child(el("i").class("branches").hidden_from_readers())
        .children(laurels.collect())
        .child(heading(&headline))
        .child(el("p").text(&and_who_leaves(how, play, result, phrases)))
}

/// The way on.
fn after_round(store: Store, play: &InPlay, phrases: &Phrases) -> El {
    el("div")
        .class("next")
        .child(el("p").text(&standing(play, phrases)))
        .child(
            el("button")
                .class("key key--sun key--big")
                .on("click", move |_| store.next_round())
                .text(phrases.next_round())
                .child(icon("arrow")),
        )
        .child(coach(store, phrases))
        .child(el("button").class("key key--quiet").on("click", move |_| store.leave_table()).text(phrases.end_match()))
}

/// To what the coach thinks of the rounds so far.
fn coach(store: Store, phrases: &Phrases) -> El {
    el("button")
        .class("key key--quiet key--coach")
        .label(phrases.review())
        .on("click", move |_| store.look_back(Study::Review))
        .child(icon("lamp"))
        .child(el("span").text(phrases.review()))
}

fn after_match(store: Store, phrases: &Phrases) -> El {
    el("div")
        .class("next")
        .child(
            el("button").class("key key--sun key--big").on("click", move |_| store.rematch()).text(phrases.rematch()),
        )
        .child(coach(store, phrases))
        .child(el("button").class("key key--quiet").on("click", move |_| store.leave_table()).text(phrases.new_match()))
}

/// Who needs how much, and where the person stands.
fn standing(play: &InPlay, phrases: &Phrases) -> String {
    let Goal::Points(goal) = play.goal() else { return String::new() };
    let sides = play.sides();
    let total = |side: &[Seat]| side.first().map_or(0, |&seat| play.total(seat));
    let most = sides.iter().map(|side| total(side)).max().unwrap_or(0);
    let mut sentences = Vec::new();
    if most >= goal.into() {
        sentences.push(phrases.tie_goes_on().to_owned());
    } else {
        for leaders in sides.iter().filter(|side| total(side) == most) {
            let leaders: Vec<_> = leaders.iter().map(|&seat| play.who(seat)).collect();
            sentences.push(phrases.need_to_win(&leaders, i32::from(goal) - most));
        }
    }
    if let Some(person) = play.alone() {
        let own = play.total(person);
        let place = sides.iter().filter(|side| total(side) > own).count() + 1;
        sentences.push(phrases.your_place(place, sides.len(), most - own));
    }
    sentences.join(" ")
}
