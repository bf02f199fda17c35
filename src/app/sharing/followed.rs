//! What a link that was followed leads to: shown before anything of it is done.

use super::{days, today, written};
use crate::app::in_play::InPlay;
use crate::app::parts::{El, Part, el, sheet};
use crate::app::setup::USUAL_NAMES;
use crate::app::store::{Store, Study, phrases};
use crate::app::study::Desk;
use crate::engine::Chance;
use crate::i18n::Who;
use crate::record::RecordedGame;
use crate::share::{Day, Link, LinkFault, ResultLink, ResultOf, TableLink, Watch};
use crate::storage::{Browser, TextStore, keys};

/// The sheet about a link, by its fragment; `#d=` alone is the deal of today.
pub fn link_sheet(store: Store, desk: Desk, fragment: &str) -> Part {
    let said = desk.phrases();
    let link = match fragment {
        "#d=" => today().map(Link::Day).ok_or(LinkFault::NoDay),
        fragment => Link::read(fragment),
    };
    let (title, content) = match link {
        Ok(Link::Table(table)) => (said.link_table(), about_table(store, desk, &table, None)),
        Ok(Link::Day(day)) => (said.link_day(), about_day(store, desk, day)),
        Ok(Link::Watch(watch)) => (said.link_watch(), about_watch(desk, &watch)),
        Ok(Link::Result(result)) => (said.link_result(), about_result(store, desk, &result)),
        Err(fault) => (said.link_bad(), vec![el("p").set("role", "alert").text(&why(desk, &fault))]),
    };
    sheet(title, "sheetbox--ask", content)
}

fn why(desk: Desk, fault: &LinkFault) -> String {
    let said = desk.phrases();
    match fault {
        LinkFault::NoLink | LinkFault::TooLong | LinkFault::Damaged => said.link_damaged().into(),
        LinkFault::Version => said.link_version().into(),
        LinkFault::NoDay => said.link_no_day().into(),
        LinkFault::Rules(fault) => said.bad_rules(phrases().rules_fault(*fault)),
        LinkFault::Record(fault) => said.bad_file(fault, phrases()),
    }
}

fn key(kind: &str, text: &str) -> El {
    el("button").class(&format!("key {kind}")).text(text)
}

/// What a player without a name is called: a computer player as on the first screen.
fn usual_name(table: &TableLink, place: usize) -> String {
    let computer = table.seats.get(place).is_some_and(|seat| seat.level.is_some());
    let name = place.checked_sub(1).and_then(|nth| USUAL_NAMES.get(nth)).filter(|_| computer);
    name.map_or_else(|| phrases().default_name(place + 1), |name| (*name).to_owned())
}

/// A table to sit down at: who plays what, and the key that begins it.
fn about_table(store: Store, desk: Desk, table: &TableLink, day: Option<Day>) -> Vec<El> {
    let (said, names) = (desk.phrases(), phrases());
    let people = table.seats.iter().filter(|seat| seat.level.is_none()).count();
    let usual = |place: usize| match table.seats.get(place) {
        Some(seat) if seat.level.is_none() && people == 1 => names.you().to_owned(),
        _ => usual_name(table, place),
    };
    let entries = table.entries(usual);
    let of = |human: bool| {
        let seats = table.seats.iter().zip(&entries);
        seats.filter(move |(seat, _)| seat.level.is_none() == human).map(|(_, entry)| entry.name.as_str())
    };
    let who = |name| if people == 1 { Who::You } else { Who::Named(name) };
    let summary = names.summary(&of(true).map(who).collect::<Vec<_>>(), &of(false).collect::<Vec<_>>(), &table.rules);
    let mut content = vec![el("p").text(&summary)];
    if store.play.with_untracked(|play| play.as_ref().is_some_and(InPlay::unfinished)) {
        content.push(el("p").text(said.opened_replaces()));
    }
    let chance = Chance::new(table.seed);
    let dealt = RecordedGame::start(table.rules, entries, chance).and_then(|mut recorded| {
        recorded.deal_from(chance)?;
        Ok(recorded)
    });
    if let Ok(recorded) = dealt {
        let (seed, record) = (table.seed, recorded.to_json());
        let play = key("key--sun", said.link_play()).on("click", move |_| {
            match day {
                // Kept until the match is over; where nothing can be kept, the page says so.
                Some(day) => drop(Browser.set(keys::DAY, &day.to_string())),
                None => Browser.remove(keys::DAY),
            }
            desk.take_up_from(seed, &record);
        });
        content.push(el("p").class("sheetbox__f").child(play));
    }
    content
}

fn about_day(store: Store, desk: Desk, day: Day) -> Vec<El> {
    let said = desk.phrases();
    let days = days();
    let mut content = vec![el("p").text(&said.link_day_what(&written(day)))];
    if let Some(played) = days.played.iter().find(|played| played.day == day) {
        content.push(el("p").text(&said.link_played(played.score)));
    }
    if let Some(today) = today() {
        content.push(el("p").text(&said.link_streak(days.streak(today), days.best)));
    }
    if let Some(table) = day.table() {
        content.extend(about_table(store, desk, &table, Some(day)).into_iter().skip(1));
    }
    content
}

fn about_watch(desk: Desk, watch: &Watch) -> Vec<El> {
    let said = desk.phrases();
    let recorded = watch.recorded();
    let names: Vec<Who<'_>> =
        recorded.record().seats.iter().map(|seat| Who::Named(phrases().called(&seat.name))).collect();
    let over = !recorded.record().winners.is_empty();
    let line = said.opened_line(&phrases().names(&names), over, recorded.results().len());
    let looks = [(Study::Replay, "key--sun", phrases().replay()), (Study::Review, "key--quiet", phrases().review())];
    let keys = looks.map(|(study, kind, name)| {
        let record = recorded.to_json();
        key(kind, name).on("click", move |_| desk.look_at(study, &record))
    });
    vec![el("p").text(&line), el("p").class("sheetbox__f").children(keys.into_iter().flat_map(El::view).collect())]
}

fn about_result(store: Store, desk: Desk, result: &ResultLink) -> Vec<El> {
    let said = desk.phrases();
    let (table, day) = match &result.of {
        ResultOf::Table(table) => (Some(table.clone()), None),
        ResultOf::Day(day) => (day.table(), Some(*day)),
    };
    let Some(table) = table else { return Vec::new() };
    let entries = table.entries(|place| usual_name(&table, place));
    let scores: Vec<String> =
        entries.iter().zip(result.sums()).map(|(entry, sum)| format!("{} {sum}", entry.name)).collect();
    let mut content = vec![el("p").text(&said.link_result_what(&scores.join(", ")))];
    content.extend(about_table(store, desk, &table, day));
    content
}
