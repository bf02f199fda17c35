//! What the characters say at the table of this tab's match. Their texts, and all that works out who says what, are a part of their
//! own ([`crate::lazy_parts::LazyPart::REMARKS`]): without it nothing is said, and the match goes on.

use super::current_match::CurrentMatch;
use super::language::phrases;
use super::saves::saves;
use super::settings::SettingsState;
use crate::app::browser::messages::{on_message, send};
use crate::app::browser::split_point::split_point;
use crate::app::browser::timers::{Timer, after};
use crate::club::{Score, Scores};
use crate::engine::Seat;
use crate::i18n::RemarkPhrases;
use crate::lazy_parts::LazyPart;
use crate::messages::Message;
use crate::remarks::{Company, Said, TalkOfMatch};
use crate::storage::SettingsStoreFields;
use crate::table::TableMatch;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;
use leptos::wasm_split::SplitLoaderError;

/// So long after the table has been laid nobody waits for anything else, in milliseconds.
const IDLE: u32 = 1500;

/// How long a line stands beside a head, in milliseconds.
const SPOKEN: u32 = 3000;

/// What is said in the round at the table so far, of the match it was made for.
type Hear = Box<dyn FnMut(&TableMatch) -> Vec<Said>>;

/// The texts of the part, and how it begins to listen to a match.
#[derive(Clone, Copy)]
struct Talkers {
    phrases: RemarkPhrases,
    begin: fn(RemarkPhrases, &TableMatch) -> Hear,
}

split_point! {
    remarks;
    /// Those who talk, in the language of these texts.
    fn talkers(texts: Vec<String>) -> Result<Option<Talkers>, SplitLoaderError> {
        let phrases = texts.first().and_then(|text| RemarkPhrases::read(text));
        Ok(phrases.map(|phrases| Talkers { phrases, begin }))
    }
}

/// Begins to listen to a match. What the characters remember of the person stands in the history: of
/// several people each has played matches of their own.
fn begin(phrases: RemarkPhrases, game: &TableMatch) -> Hear {
    // Not this match itself, once it is over.
    let history = saves().history();
    let people = saves().people_of(&history);
    let whose = people.known_at(&game.recorded.record().seats);
    let others = history.iter().filter(|kept| Some(&kept.id) != game.id.as_ref()).map(|kept| &kept.entry);
    let scores = Scores::of(others.filter(|entry| people.is_alone_in(whose, entry)));
    let company = Company::of(&game.recorded, |player| scores.against(player));
    let mut talk = TalkOfMatch::new(company, game.chance);
    Box::new(move |game| talk.hear(&game.recorded, |player, moment| phrases.lines(player, moment)))
}

/// What is said at a table.
#[derive(Clone, Copy)]
pub struct Remarks {
    current: CurrentMatch,
    /// Whether there is anybody who might say something, and the person wants it.
    is_wanted: Memo<bool>,
    talkers: RwSignal<Option<Talkers>, LocalStorage>,
    hear: StoredValue<Option<Hear>, LocalStorage>,
    said: RwSignal<Vec<Said>>,
    spoken: RwSignal<Option<Said>>,
    timer: Timer,
}

impl Remarks {
    /// Those at the table on which the match of this tab is played; none at other tables.
    pub fn here() -> Option<Remarks> {
        use_context::<Option<Remarks>>().flatten()
    }

    /// Lets the characters of this match talk.
    pub fn new(current: CurrentMatch) -> Remarks {
        let is_on = expect_context::<SettingsState>().fields.remarks();
        let is_wanted = Memo::new(move |_| is_on.get() && !current.is_trial() && current.with(has_characters));
        let remarks = Remarks {
            current,
            is_wanted,
            talkers: RwSignal::new_local(None),
            hear: StoredValue::new_local(None),
            said: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(None),
            timer: Timer::new(),
        };
        remarks.load_when_wanted();
        remarks.follow_match();
        remarks
    }

    /// What has been said in the round so far; tracked.
    pub fn said(self) -> Vec<Said> {
        self.said.get()
    }

    /// What a seat said when the round ended.
    pub fn said_at_end(self, seat: Seat) -> Memo<Option<&'static str>> {
        let is_it = move |said: &&Said| said.seat == seat && said.moment.is_at_end();
        Memo::new(move |_| self.said.with(|said| said.iter().find(is_it).map(|said| said.line)))
    }

    /// What is being said.
    pub fn spoken(self) -> RwSignal<Option<Said>> {
        self.spoken
    }

    /// What stands beside the head of a seat now.
    pub fn spoken_at(self, seat: Seat) -> Memo<Option<&'static str>> {
        Memo::new(move |_| self.spoken.get().filter(|said| said.seat == seat).map(|said| said.line))
    }

    /// Another language is spoken from now on.
    pub fn forget(self) {
        if self.talkers.with_untracked(Option::is_some) {
            self.talkers.set(None);
            send(&Message::WantPartFiles(LazyPart::REMARKS));
        }
    }

    fn load_when_wanted(self) {
        Effect::new(move || {
            if self.is_wanted.get() && self.talkers.with_untracked(Option::is_none) {
                after(IDLE, || send(&Message::WantPartFiles(LazyPart::REMARKS)));
            }
        });
        on_message(move |message| match message {
            Message::PartFiles(part, Some(texts)) if part == LazyPart::REMARKS.name => {
                spawn_local_scoped(async move {
                    match talkers(texts).await {
                        // Another language was chosen meanwhile.
                        Ok(Some(loaded)) if loaded.phrases.language() != phrases().language() => {
                            send(&Message::WantPartFiles(LazyPart::REMARKS));
                        }
                        // The page may have gone on meanwhile.
                        Ok(Some(loaded)) => drop(self.talkers.try_set(Some(loaded))),
                        _ => {}
                    }
                });
            }
            // If it cannot be loaded nobody says anything.
            _ => {}
        });
    }

    fn follow_match(self) {
        let mut last_key = None;
        Effect::new(move || {
            let happened = self.current.happened.get();
            let key = self.current.table_key.get();
            // A match that is begun has its first events at once.
            let is_other_match = last_key.replace(key) != Some(key);
            let talkers = self.talkers.get().filter(|_| self.is_wanted.get());
            let Some(talkers) = talkers else {
                self.hush();
                return;
            };
            let is_first = is_other_match || self.hear.with_value(Option::is_none);
            let said = self.current.with_untracked(|game| {
                self.hear.try_update_value(|hear| {
                    if is_first {
                        *hear = None;
                    }
                    hear.get_or_insert_with(|| (talkers.begin)(talkers.phrases, game))(game)
                })
            });
            let said = said.unwrap_or_default();
            self.speak(&said, if is_first { None } else { Some(happened.events().len()) });
            if self.said.with_untracked(|before| *before != said) {
                self.said.set(said);
            }
        });
    }

    /// Shows the last of what was said about the newest events; where the match has just been laid, a greeting, as long as there
    /// was no more than a move for each seat.
    fn speak(self, said: &[Said], events: Option<usize>) {
        let (all, turns) = self.current.with_untracked(|game| (game.state().events().len(), game.state().log().len()));
        let is_new = |said: &&Said| match events {
            Some(newest) => said.event + newest >= all,
            None => said.moment.is_greeting() && turns <= Seat::MOST,
        };
        if let Some(&spoken) = said.iter().rev().find(is_new) {
            self.spoken.set(Some(spoken));
            self.timer.set(SPOKEN, move || {
                let _ = self.spoken.try_set(None);
            });
        } else if self.spoken.with_untracked(|spoken| spoken.is_some_and(|spoken| !said.contains(&spoken))) {
            self.spoken.set(None);
        }
    }

    fn hush(self) {
        self.hear.set_value(None);
        if self.said.with_untracked(|said| !said.is_empty()) {
            self.said.set(Vec::new());
        }
        if self.spoken.with_untracked(Option::is_some) {
            self.spoken.set(None);
        }
    }
}

/// Whether a character sits at the table.
fn has_characters(game: &TableMatch) -> bool {
    Company::of(&game.recorded, |_| Score::default()).has_characters()
}
