//! What the first screen is filled in with, and what becomes of it.

use super::names::clean_name;
use crate::app::store::{Notice, Store};
use crate::engine::{Edition, Goal, Rules, RulesDraft, RulesFault};
use crate::i18n::{Language, Phrases, Who};
use crate::players::Level;
use crate::record::{PlayerKind, SeatEntry};
use crate::storage::{Browser, LastTable, SavedSeat, Saves, keys};

/// What computer players are called, by their seats after the first.
pub const USUAL_NAMES: [&str; 3] = ["Otto", "Vera", "Mina"];
const USUAL_LEVELS: [Level; 4] = [Level::Medium, Level::Easy, Level::Medium, Level::Hard];

/// Who is at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person.
    Human,
    /// A computer player.
    Computer,
    /// Nobody.
    Empty,
}

/// A seat as it is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    /// The name, as typed.
    pub name: String,
    /// Who is there.
    pub kind: Kind,
    /// How strong a computer player is.
    pub level: Level,
}

/// The first screen as it is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The four seats.
    pub seats: Vec<SeatDraft>,
    /// The rules, not yet checked.
    pub rules: RulesDraft,
}

impl Draft {
    /// You and three computer players, first to 500.
    pub fn usual(phrases: &Phrases) -> Draft {
        let seat = |place: usize, name: &str, kind: Kind| SeatDraft {
            name: name.to_owned(),
            kind,
            level: USUAL_LEVELS.get(place).copied().unwrap_or(Level::Medium),
        };
        let mut seats = vec![seat(0, phrases.you(), Kind::Human)];
        seats.extend(USUAL_NAMES.iter().zip(1..).map(|(name, place)| seat(place, name, Kind::Computer)));
        Draft { seats, rules: Edition::MiltonBradley.preset() }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kind != Kind::Empty).count()
    }

    /// Fills or empties seats from the front until so many play.
    pub fn set_players(&mut self, players: usize) {
        for (place, seat) in self.seats.iter_mut().enumerate() {
            if place >= players {
                seat.kind = Kind::Empty;
            } else if seat.kind == Kind::Empty {
                seat.kind = if place == 0 { Kind::Human } else { Kind::Computer };
            }
        }
        self.fit();
    }

    /// Begins with the rules of an edition; a goal in points stays.
    pub fn set_edition(&mut self, edition: Edition) {
        let goal = self.rules.goal;
        self.rules = if edition == Edition::Custom { RulesDraft { edition, ..self.rules } } else { edition.preset() };
        if !matches!(goal, Goal::Chips(_)) {
            self.rules.goal = goal;
        }
        self.fit();
    }

    /// Changes the rules; when their edition's sheet lacks the change, they are rules of one's own.
    pub fn set_rules(&mut self, rules: RulesDraft) {
        self.rules = rules.rightly_named();
    }

    /// Gives up what so many players cannot play.
    pub fn fit(&mut self) {
        if self.rules.partners && self.players() != 4 {
            self.set_rules(RulesDraft { partners: false, ..self.rules });
        }
    }

    /// The rules, as far as they go together.
    pub fn checked(&self) -> Result<Rules, RulesFault> {
        self.rules.check(self.players())
    }

    /// The players in turn order with their colours, and the rules; `None` when they are too few.
    pub fn seated(&self, phrases: &Phrases) -> Option<(Rules, Vec<SeatEntry>, Vec<u8>)> {
        let rules = self.checked().ok()?;
        let taken = || self.seats.iter().enumerate().filter(|(_, seat)| seat.kind != Kind::Empty);
        // Of several people at one device nobody is “you”.
        let alone = self.seats.iter().filter(|seat| seat.kind == Kind::Human).count() == 1;
        let entries = taken().map(|(place, seat)| self.entry(place, seat, alone, phrases)).collect();
        Some((rules, entries, taken().map(|(place, _)| place as u8).collect()))
    }

    fn entry(&self, place: usize, seat: &SeatDraft, alone: bool, phrases: &Phrases) -> SeatEntry {
        let name = clean_name(&seat.name);
        let you = Language::is_you(&name);
        let nameless = name.is_empty() || !alone && you;
        SeatEntry {
            name: match nameless {
                true => phrases.default_name(place + 1),
                // The language may be another than when the name was filled in.
                false if you => phrases.you().to_owned(),
                false => name,
            },
            player: if seat.kind == Kind::Human { PlayerKind::Human } else { PlayerKind::Computer },
            level: (seat.kind == Kind::Computer).then(|| seat.level.name().to_owned()),
        }
    }

    /// One line that says what Play begins.
    pub fn summary(&self, phrases: &Phrases) -> Option<String> {
        let (rules, entries, _) = self.seated(phrases)?;
        let of = |kind: PlayerKind| {
            entries.iter().filter(move |entry| entry.player == kind).map(|entry| entry.name.as_str())
        };
        let alone = of(PlayerKind::Human).count() == 1;
        let people: Vec<Who<'_>> = of(PlayerKind::Human)
            .map(|name| if alone && Language::is_you(name) { Who::You } else { Who::Named(name) })
            .collect();
        let computers: Vec<&str> = of(PlayerKind::Computer).collect();
        Some(phrases.summary(&people, &computers, &rules))
    }
}

/// The first screen as it was left last time.
pub fn remembered(store: Store, phrases: &Phrases) -> Draft {
    let usual = Draft::usual(phrases);
    let kept: Option<LastTable> = Saves(Browser).read(keys::TABLE).unwrap_or_else(|aside| {
        store.tell(Notice::SetAside(aside));
        None
    });
    let Some(kept) = kept.filter(|kept| kept.seats.len() == usual.seats.len()) else { return usual };
    let seats = kept
        .seats
        .into_iter()
        .map(|seat| SeatDraft {
            name: if Language::is_you(&seat.name) { phrases.you().to_owned() } else { clean_name(&seat.name) },
            kind: match seat.player.as_str() {
                "human" => Kind::Human,
                "empty" => Kind::Empty,
                _ => Kind::Computer,
            },
            level: seat.level.parse().unwrap_or(Level::Medium),
        })
        .collect();
    let mut draft = Draft { seats, rules: kept.rules.unwrap_or(usual.rules) };
    // Rules that were kept may come from anywhere: those that do not go together are not taken.
    if draft.rules.check(4).is_err() {
        draft.rules = usual.rules;
    }
    draft.fit();
    draft
}

/// Keeps the first screen for the next time.
pub fn remember(store: Store, draft: &Draft) {
    let seats = draft
        .seats
        .iter()
        .map(|seat| SavedSeat {
            name: clean_name(&seat.name),
            player: match seat.kind {
                Kind::Human => "human",
                Kind::Computer => "computer",
                Kind::Empty => "empty",
            }
            .to_owned(),
            level: seat.level.name().to_owned(),
        })
        .collect();
    let kept = LastTable { seats, rules: Some(draft.rules) };
    if let Err(fault) = Saves(Browser).write(keys::TABLE, &kept) {
        store.tell(Notice::NotSaved(fault));
    }
}
