//! What the first screen is filled in with, and what becomes of it.

use crate::app::store::{Notice, Store};
use crate::engine::{Edition, Goal, Rules};
use crate::i18n::{Phrases, Who};
use crate::json::{Fields, FromJson, Json, Named, Reader, ToJson, shape};
use crate::players::Level;
use crate::record::{PlayerKind, SeatEntry};
use crate::storage::{Browser, Saves, Sitter, keys};

/// The most characters of a name that are kept.
pub const LONGEST_NAME: usize = 40;
const USUAL_NAMES: [&str; 3] = ["Otto", "Vera", "Mina"];
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

/// What the match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A single round.
    OneRound,
    /// First to so many points.
    Points(u16),
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
    /// What the match is played for.
    pub target: Target,
    /// Whether two players need a run of three (R15).
    pub run_of_three: bool,
}

/// What is kept of the first screen for the next time.
struct Kept {
    seats: Vec<Sitter>,
    target: Target,
    run_of_three: bool,
}

shape!(Kept { seats, target, run_of_three });

/// `"one-round"` or `{"points": 500}`.
impl FromJson for Target {
    fn read(json: Json, reader: &mut Reader) -> Target {
        match json {
            Json::Text(text) if text == "one-round" => Target::OneRound,
            json => Target::Points(Fields::of(json, reader).take("points", reader)),
        }
    }
}

impl ToJson for Target {
    fn to_json(&self) -> Json {
        match self {
            Target::OneRound => Json::Text("one-round".to_owned()),
            Target::Points(points) => Json::object(vec![("points", Some(points.to_json()))]),
        }
    }
}

impl Draft {
    /// You and three computer players, first to 500.
    pub fn usual(phrases: &dyn Phrases) -> Draft {
        let seat = |place: usize, name: &str, kind: Kind| SeatDraft {
            name: name.to_owned(),
            kind,
            level: USUAL_LEVELS.get(place).copied().unwrap_or(Level::Medium),
        };
        let mut seats = vec![seat(0, phrases.you(), Kind::Human)];
        seats.extend(USUAL_NAMES.iter().zip(1..).map(|(name, place)| seat(place, name, Kind::Computer)));
        Draft { seats, target: Target::Points(500), run_of_three: true }
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
    }

    /// The rules, as far as they go together.
    pub fn rules(&self) -> Option<Rules> {
        let mut rules = Edition::MiltonBradley.preset();
        rules.run_of_three = self.run_of_three;
        rules.goal = match self.target {
            Target::OneRound => Goal::Rounds(1),
            Target::Points(points) => Goal::Points(points),
        };
        rules.check(self.players()).ok()
    }

    /// The players in turn order with their colours, and the rules; `None` when they are too few.
    pub fn seated(&self, phrases: &dyn Phrases) -> Option<(Rules, Vec<SeatEntry>, Vec<u8>)> {
        let rules = self.rules()?;
        let taken = || self.seats.iter().enumerate().filter(|(_, seat)| seat.kind != Kind::Empty);
        let entries = taken().map(|(place, seat)| self.entry(place, seat, phrases)).collect();
        Some((rules, entries, taken().map(|(place, _)| place as u8).collect()))
    }

    fn entry(&self, place: usize, seat: &SeatDraft, phrases: &dyn Phrases) -> SeatEntry {
        let name = clean_name(&seat.name);
        SeatEntry {
            name: if name.is_empty() { phrases.default_name(place + 1) } else { name },
            player: if seat.kind == Kind::Human { PlayerKind::Human } else { PlayerKind::Computer },
            level: (seat.kind == Kind::Computer).then(|| seat.level.name().to_owned()),
        }
    }

    /// One line that says what Play begins.
    pub fn summary(&self, phrases: &dyn Phrases) -> Option<String> {
        let (rules, entries, _) = self.seated(phrases)?;
        let of = |kind: PlayerKind| {
            entries.iter().filter(move |entry| entry.player == kind).map(|entry| entry.name.as_str())
        };
        let alone = of(PlayerKind::Human).count() == 1;
        let people: Vec<Who<'_>> = of(PlayerKind::Human)
            .map(|name| if alone && name == phrases.you() { Who::You } else { Who::Named(name) })
            .collect();
        let computers: Vec<&str> = of(PlayerKind::Computer).collect();
        Some(phrases.summary(&people, &computers, &rules))
    }
}

/// A name as it is shown: one line, no characters that turn the writing direction or show nothing, and not too long.
pub fn clean_name(name: &str) -> String {
    let visible = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{61c}')
    });
    let mut clean = String::new();
    for word in visible.collect::<String>().split(' ').filter(|word| !word.is_empty()) {
        if !clean.is_empty() {
            clean.push(' ');
        }
        clean.push_str(word);
    }
    clean.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// The first screen as it was left last time.
pub fn remembered(store: Store, phrases: &dyn Phrases) -> Draft {
    let usual = Draft::usual(phrases);
    let kept: Option<Kept> = Saves(Browser).read(keys::TABLE).unwrap_or_else(|aside| {
        store.tell(Notice::SetAside(aside));
        None
    });
    let Some(kept) = kept.filter(|kept| kept.seats.len() == usual.seats.len()) else { return usual };
    let seats = kept
        .seats
        .into_iter()
        .map(|seat| SeatDraft {
            name: clean_name(&seat.name),
            kind: match seat.player.as_str() {
                "human" => Kind::Human,
                "empty" => Kind::Empty,
                _ => Kind::Computer,
            },
            level: Level::named(&seat.level).unwrap_or(Level::Medium),
        })
        .collect();
    let target = match kept.target {
        Target::Points(250 | 500 | 750) | Target::OneRound => kept.target,
        Target::Points(_) => usual.target,
    };
    Draft { seats, target, run_of_three: kept.run_of_three }
}

/// Keeps the first screen for the next time.
pub fn remember(store: Store, draft: &Draft) {
    let seats = draft
        .seats
        .iter()
        .map(|seat| Sitter {
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
    let kept = Kept { seats, target: draft.target, run_of_three: draft.run_of_three };
    if let Err(fault) = Saves(Browser).write(keys::TABLE, &kept) {
        store.tell(Notice::NotSaved(fault));
    }
}
