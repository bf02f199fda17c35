//! Reads the table out to a screen reader, by one live region: what the others did since the person's last turn, all together, and
//! then whose turn it is; what the person did, what was refused and what the coach says at once.

use super::look::{self, TrayLook, turn_sentence};
use super::prompt::Line;
use crate::app::browser::after_the_picture;
use crate::app::in_play::InPlay;
use crate::app::parts::{Cell, El, changeable, el, follow, nothing, whenever};
use crate::app::store::{Store, phrases, use_store};
use crate::engine::{Call, Stage};

/// The live region of the table. Looking back it says nothing: there the prompt does.
pub fn announcer() -> El {
    let store = use_store();
    let look = follow(move || {
        let (choice, looking) = (store.choice.get(), store.looking.get());
        store.of_play(|play| look::tray(play, looking, choice, store.watching()))
    });
    let said = changeable(String::new());
    let waiting = Cell::new(String::new());
    let mut told = None;
    whenever(move || {
        if store.watching() {
            return;
        }
        let line = Line::of(store, look.get());
        let news = store.of_play(|play| {
            // After the end of a round nothing of it goes on, be the next one the first of another match.
            let same = |told: &Told| told.round == play.round_number() && (!told.over || is_over(play));
            let mut now = told.take().filter(same).unwrap_or_else(|| Told::at_first(store, play));
            let news = now.news(store, play, look.get(), &line);
            told = Some(now);
            news
        });
        if news.is_empty() {
            return;
        }
        let first = waiting.try_update(|waiting| {
            let first = waiting.is_empty();
            waiting.push_str(if first { "" } else { " " });
            waiting.push_str(&news);
            first
        });
        if first == Some(true) {
            // The same text once more is only heard where it was gone in between.
            said.set_if_new(String::new());
            after_the_picture(Box::new(move || {
                said.set_if_new(waiting.try_update(core::mem::take).unwrap_or_default());
            }));
        }
    });
    let text = move || said.with(|said| if said.is_empty() { nothing() } else { el("span").text(said).view() });
    let region = el("p").class("said").set("aria-live", "polite").set("aria-atomic", "true").dynamic(text);
    el("div").class("vh").child(region)
}

/// Whether the round at the table has been played to its end.
fn is_over(play: &InPlay) -> bool {
    play.recorded.game().stage() != Stage::Playing
}

/// What has been told of a round.
#[derive(Default)]
struct Told {
    round: usize,
    /// How many turns.
    turns: usize,
    /// Whether it is over.
    over: bool,
    /// What the person is to do, or was answered.
    line: Option<Line>,
    /// How many refusals.
    refusals: u32,
}

impl Told {
    /// Whoever comes to the table has heard everything up to their own last turn.
    fn at_first(store: Store, play: &InPlay) -> Told {
        let log = play.recorded.game().log();
        let own = store.looking.get().and_then(|seat| log.iter().rposition(|turn| turn.seat == seat));
        let over = is_over(play);
        let turns = if over { log.len() } else { own.map_or(0, |own| own + 1) };
        Told { round: play.round_number(), turns, over, ..Told::default() }
    }

    /// What is to be said now.
    fn news(&mut self, store: Store, play: &InPlay, look: Option<TrayLook>, line: &Line) -> String {
        let phrases = phrases();
        let (game, looking) = (play.recorded.game(), store.looking.get());
        let mut all: Vec<String> = Vec::new();
        let log = game.log();
        if log.len() < self.turns {
            self.turns = log.len();
            all.push(phrases.taken_back().to_owned());
        }
        // While a computer player is to act, its moves and those of others wait until the person's turn comes.
        let waits = play.people().next().is_some() && game.to_act().is_some_and(|seat| play.recorded.is_computer(seat));
        let mut others = false;
        for turn in log.iter().skip(self.turns) {
            if waits && play.recorded.is_computer(turn.seat) {
                break;
            }
            self.turns += 1;
            others |= Some(turn.seat) != looking;
            all.push(format!("{}.", turn_sentence(play, turn, phrases)));
        }
        let over = is_over(play);
        if let Some(result) = game.last_result().filter(|_| over && !self.over) {
            all.push(phrases.calls(play.who(result.announcer), result.call == Call::Eclair));
        }
        self.over = over;
        let refused = store.refusals.with(|times| *times);
        let again = core::mem::replace(&mut self.refusals, refused) != refused;
        let line = match line {
            Line::Due(..) if look.is_none_or(|look| look.due.is_none()) => None,
            Line::Happened(_) => None,
            line => Some(line.clone()),
        };
        if let Some(line) = &line {
            let refused_again = again && matches!(line, Line::Refused(_));
            if !all.is_empty() || refused_again || self.line.as_ref() != Some(line) {
                all.push(match line {
                    // After what the others did that is enough.
                    Line::Due(heart, _) if others && heart == phrases.do_turn() => heart.clone(),
                    line => line.text(),
                });
            }
        }
        self.line = line;
        all.join(" ")
    }
}
