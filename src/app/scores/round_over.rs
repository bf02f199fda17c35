//! A round is over: all racks are shown and counted. After the last one the winner of the match is shown too.

use super::chart::chart;
use super::counted::counted_racks;
use super::score_sheet::score_table;
use crate::app::browser::{change_after_the_picture, focus_if_lost};
use crate::app::files::file_keys;
use crate::app::frame::heading;
use crate::app::in_play::InPlay;
use crate::app::parts::{Changing, El, Part, changeable, come_in_parts, el, glyph, icon, late, logo, surely_after};
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
    let leaving = changeable(false);
    let racks = result.seats.len();
    let sheet_is_there = racks + 3;
    // The two pictures of a feast come after the sheet, then the ruler goes on; they are seen with the rest of what is said.
    let last = sheet_is_there + 1 + if winners.is_some() { 2 } else { 0 };
    let there = changeable(0);
    // Once it can be pressed the wordmark comes, and then the racks are opened.
    let opened = last + 2;
    let head = match &winners {
        Some(winners) => match_head(play, result, winners, phrases, there, sheet_is_there),
        None => round_head(play, result, there, last + 1, phrases),
    };
    come_one_by_one(store, there, leaving, opened, racks);
    let foot = later(el("div").class("ro__f"), there, racks, Box::new(chart));
    let foot = later(foot, there, racks + 1, Box::new(move |play| way_on(store, play, leaving)));
    let main = el("main")
        .class("ro")
        .flag("is-coming", move || there.get() <= last || leaving.get())
        .child(head)
        .child(counted_racks(play, result, there, opened))
        .child(foot);
    let main = later(main, there, racks + 2, Box::new(sheet));
    // Confetti is for people; a computer player's victory is a calmer one.
    let feast = winners.is_some_and(|winners| play.people().any(|person| winners.contains(&person)));
    let main = if feast { later(main, there, last + 1, Box::new(|_| confetti())) } else { main };
    main.view()
}

fn confetti() -> El {
    let pieces = (0..24).map(|n| el("i").set("style", &format!("--n:{n}")));
    el("div").class("confetti").hidden_from_readers().children(pieces.collect())
}

/// The way on. What was only tried out does not go on.
fn way_on(store: Store, play: &InPlay, leaving: Changing<bool>) -> El {
    match store.trying.get_untracked() {
        true => el("div"),
        false if play.unfinished() => after_round(store, play, phrases(), leaving),
        false => after_match(store, phrases()),
    }
}

fn sheet(play: &InPlay) -> El {
    el("section")
        .class("box box--scores")
        .child(el("h2").text(phrases().score_sheet()))
        .child(score_table(play, true))
        .child(late(file_keys(false), true))
}

/// A part that is made when more than so many are there.
fn later(within: El, there: Changing<usize>, after: usize, part: Box<dyn Fn(&InPlay) -> El>) -> El {
    let store = use_store();
    within.when_boxed(
        Box::new(move || there.get() > after),
        Box::new(move || store.play.with_untracked(|play| play.iter().map(&part).collect())),
    )
}

/// How many slots come with one picture.
const SLOTS_AT_ONCE: usize = 2;
/// From the opening of the racks to the count, in milliseconds.
const OPENING: u32 = 560;
/// From the beginning of the count to its end.
const COUNTING: u32 = 950;

/// Lets one part come after the other, as the last of them what is new on the ruler of totals. What is said and what can be pressed is
/// there when all of them are; then the racks are `opened` and counted, and what does not count fades.
fn come_one_by_one(store: Store, there: Changing<usize>, leaving: Changing<bool>, opened: usize, racks: usize) {
    come_in_parts(
        SLOTS_AT_ONCE,
        Box::new(move || {
            // Nothing more of what goes or has gone.
            let Some(false) = leaving.try_with_untracked(|leaving| *leaving) else { return false };
            let now = there.get_untracked();
            let now = now + 1;
            there.set(now);
            if now + 2 == opened {
                store.put_up.update(|times| *times += 1);
            }
            if now + 1 == opened {
                focus_if_lost(None);
            }
            let pause = match now - opened.min(now) {
                some if some == racks => OPENING,
                some if some == 2 * racks => COUNTING,
                some => return some < 3 * racks,
            };
            surely_after(store.paced(pause), move || come_one_by_one(store, there, leaving, opened, racks));
            false
        }),
    );
}

fn round_head(play: &InPlay, result: &RoundResult, there: Changing<usize>, last: usize, phrases: &Phrases) -> El {
    let cheer = el("div").class("cheer").hidden_from_readers();
    el("div")
        .class("ro__h")
        .child(later(cheer, there, last, Box::new(|_| logo("3.5rem"))))
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

fn match_head(
    play: &InPlay,
    result: &RoundResult,
    winners: &[Seat],
    phrases: &Phrases,
    there: Changing<usize>,
    last: usize,
) -> El {
    let laurels = winners.iter().map(|&seat| {
        let colour = play.colour(seat);
        el("p")
            .class(&format!("laurel p{colour}"))
            .hidden_from_readers()
            .child(glyph(colour))
            .child(el("b").text(play.name(seat, phrases)))
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
    let bunting = |_: &InPlay| el("i").class("bunting").hidden_from_readers();
    let branches = |_: &InPlay| el("i").class("branches").hidden_from_readers();
    let head = later(el("div").class("ro__h"), there, last, Box::new(bunting));
    later(head, there, last + 1, Box::new(branches))
        .children(laurels.collect())
        .child(heading(&headline))
        .child(el("p").text(&and_who_leaves(how, play, result, phrases)))
}

/// The way on. Pressing its button and laying the table are each long enough for a task of its own; meanwhile the button is
/// gone.
fn after_round(store: Store, play: &InPlay, phrases: &Phrases, leaving: Changing<bool>) -> El {
    el("div")
        .class("next")
        .child(el("p").text(&standing(play, phrases)))
        .child(
            el("button")
                .class("key key--sun key--big")
                .on("click", move |_| {
                    leaving.set(true);
                    // The press is answered first.
                    change_after_the_picture(move || store.next_round());
                })
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
