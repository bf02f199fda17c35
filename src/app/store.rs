//! The one reactive state of the page.

use super::advice::Advice;
use super::in_play::InPlay;
pub use super::language::phrases;
use super::matches::take_up;
use super::motion::{Kept, Player};
use super::speaker::Speaker;
use super::table::input::Choice;
use super::thinker::Thinker;
use crate::app::parts::changeable;
use crate::app::parts::{Cell, Changing};
use crate::engine::{Action, Refusal, Rules, Seat, Stage};
use crate::i18n::{Language, Phrases};
use crate::record::SeatEntry;
use crate::sound::Cue;
use crate::storage::{Browser, MatchExtras, Saves, Settings, StorageFault, UnreadableText, keys};
use leptos::prelude::*;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The first screen: who plays.
    Setup,
    /// A screen that is loaded when it is first wanted.
    Study(Study),
    /// The device goes to this person; every rack is covered.
    HandOver(Seat),
    /// The table in a round, counted from 1.
    Table(usize),
    /// A round is over and counted.
    RoundOver(usize),
    /// The match is over.
    MatchOver,
}

impl Screen {
    /// The same for all screens that stand on the table, under its bar.
    pub const fn place(self) -> Screen {
        match self {
            Screen::Table(_) | Screen::RoundOver(_) | Screen::MatchOver => Screen::MatchOver,
            elsewhere => elsewhere,
        }
    }
}

/// Says what has just happened in a match that is looked back at.
pub type Tells = fn(&InPlay, &Phrases) -> String;

/// A screen of the study that is wanted, and the record of the match it is about; without one, the match at the table.
pub type Asked = (Study, String);

/// A screen of the study: another program shows it, which is loaded when it is first wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Study {
    /// A match, decision by decision.
    Replay,
    /// What the coach thinks of the rounds of the match.
    Review,
    /// What has been played so far.
    Statistics,
    /// The rule book.
    Rules,
    /// The lesson: a first round on a stacked deal.
    Lesson,
    /// The keys one can press, over the page.
    Keys,
    /// The settings, over the page.
    Settings,
    /// What to do with a match from a file, over the page.
    Opened,
    /// What can be shared of the match at the table, over the page.
    Share,
    /// What a link leads to, over the page.
    Link,
}

impl Study {
    /// Whether it lies over the page as a sheet.
    pub const fn is_sheet(self) -> bool {
        !matches!(self, Study::Replay | Study::Review | Study::Statistics | Study::Rules | Study::Lesson)
    }
}

/// What lies over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// What else there is, on small screens.
    Menu,
    /// Points of all rounds.
    Scores,
    /// Whether a new match shall take the place of the one under way.
    ReplaceMatch,
}

/// Something the person must know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A saved text could not be read.
    SetAside(UnreadableText),
    /// Saving does not work.
    NotSaved(StorageFault),
    /// A match could not be started.
    CannotStart,
    /// The coach and the expert could not be loaded.
    NoStudy,
    /// A screen of the study could not be loaded.
    NotLoaded,
    /// Another tab has the match.
    Elsewhere,
    /// A new version of the game is ready.
    Update,
    /// The files of the game do not arrive as they were built: they cannot be kept on this device.
    NoOffline,
    /// So it is with a new version; an older one is kept.
    NoUpdate,
}

/// What a new match begins with: its rules, its players and their colours.
pub type NewMatch = (Rules, Vec<SeatEntry>, Vec<u8>);

/// The state of the page, found by every component in the context.
#[derive(Clone, Copy)]
pub struct Store {
    /// The match, if there is one.
    pub play: Changing<Option<InPlay>>,
    /// Whether the person is at the table rather than on the first screen.
    pub at_table: Changing<bool>,
    /// The person who looks at the page: only their rack is open.
    pub looking: Changing<Option<Seat>>,
    /// What the person has picked up but not yet played.
    pub choice: Changing<Choice>,
    /// Why the last thing the person tried was refused.
    pub remark: Changing<Option<Refusal>>,
    /// How often anything was refused: the same once more is another refusal.
    pub refusals: Cell<u32>,
    /// What the person has set.
    pub settings: Changing<Settings>,
    /// What lies over the screen.
    pub sheet: Changing<Option<Sheet>>,
    /// What the person must know.
    pub notices: Changing<Vec<Notice>>,
    /// The language.
    pub language: Changing<Language>,
    /// The players and rules of a new match that waits for the old one to be given up.
    pub waiting: Changing<Option<NewMatch>>,
    /// How often other players have taken their seats at a table that is already shown: it has to be laid anew then.
    pub seated: Changing<u32>,
    /// Thinks for the expert and the coach.
    pub thinker: Cell<Thinker>,
    /// What the coach thinks of the decision that is due.
    pub advice: Changing<Option<Advice>>,
    /// Whether the match at the table is only tried out, and not kept.
    pub trying: Changing<bool>,
    /// The match whose review a trial began from, to go back there.
    pub review: Cell<Option<String>>,
    /// The screen of the study that is looked at.
    pub study: Changing<Option<Asked>>,
    /// What is heard.
    pub speaker: Cell<Speaker>,
    /// What is moving on the page.
    pub player: Kept,
    /// Whether the cards have just been dealt, and the deal has not been shown yet.
    pub dealt: Cell<bool>,
    /// Whether the last press became a drag: it is no tap then.
    pub after_drag: Cell<bool>,
    /// Whether the table stays a little while although the device is to be handed on, or the round is over.
    pub lingers: Changing<bool>,
    /// How many times totals have been put up, by a round's result or a new match: the ruler shows those of the last time.
    pub put_up: Changing<u32>,
    /// Whether the computer players wait, because the person is about to take a move back.
    pub held_up: Changing<bool>,
    /// Set where this store only shows a match, and nothing can be played or saved through it: says what has just happened.
    pub onlooker: Option<Tells>,
    /// Set in the lesson: whether an action may be played there now.
    pub guide: Option<fn(Action) -> bool>,
}

/// The store of this page.
pub fn use_store() -> Store {
    expect_context()
}

impl Store {
    /// The state at the start: what was saved, or an empty table.
    pub fn open() -> Store {
        let saves = Saves(Browser);
        let mut notices = Vec::new();
        let mut aside = |fault: UnreadableText| notices.push(Notice::SetAside(fault));
        let settings = saves.read(keys::SETTINGS).unwrap_or_else(|fault| {
            aside(fault);
            None
        });
        let extras: Option<MatchExtras> = saves.read(keys::EXTRAS).unwrap_or_default();
        let recorded = saves.read_match().unwrap_or_else(|fault| {
            aside(fault);
            None
        });
        let at_table = extras.as_ref().is_some_and(|extras| extras.at_table) && recorded.is_some();
        let store = Store {
            play: changeable(recorded.map(|recorded| take_up(recorded, extras))),
            at_table: changeable(at_table),
            looking: changeable(None),
            choice: changeable(Choice::Nothing),
            remark: changeable(None),
            refusals: Cell::new(0),
            settings: changeable(settings.unwrap_or_default()),
            sheet: changeable(None),
            notices: changeable(notices),
            language: changeable(phrases().language()),
            waiting: changeable(None),
            seated: changeable(0),
            thinker: Cell::new(Thinker::default()),
            advice: changeable(None),
            trying: changeable(false),
            review: Cell::new(None),
            study: changeable(None),
            speaker: Cell::new(Speaker::new()),
            player: Cell::new(Player::default()),
            dealt: Cell::new(false),
            after_drag: Cell::new(false),
            lingers: changeable(false),
            put_up: changeable(0),
            held_up: changeable(false),
            onlooker: None,
            guide: None,
        };
        store.sit_down();
        store
    }

    /// Whether this store only shows a match.
    pub const fn watching(&self) -> bool {
        self.onlooker.is_some()
    }

    /// Which screen is shown, without following it.
    pub fn screen_untracked(&self) -> Screen {
        untrack(|| self.screen())
    }

    /// Which screen to show now.
    pub fn screen(&self) -> Screen {
        if let Some(study) =
            self.study.with(|asked| asked.as_ref().map(|asked| asked.0).filter(|study| !study.is_sheet()))
        {
            return Screen::Study(study);
        }
        if !self.at_table.get() {
            return Screen::Setup;
        }
        self.play.with(|play| {
            let Some(play) = play else { return Screen::Setup };
            let round = play.round_number();
            match play.recorded.game().stage() {
                // What ended the round is to be seen on the table first.
                Stage::Over(_) | Stage::BetweenRounds if self.lingers.get() => Screen::Table(round),
                Stage::Over(_) => Screen::MatchOver,
                Stage::BetweenRounds => Screen::RoundOver(round),
                Stage::Playing if play.people().nth(1).is_none() => Screen::Table(round),
                Stage::Playing => {
                    let looking = self.looking.get();
                    let to_act = play.recorded.game().to_act();
                    match play.next_person() {
                        Some(_) if self.lingers.get() => Screen::Table(round),
                        Some(next) if looking.is_none() || (Some(next) == to_act && looking != Some(next)) => {
                            Screen::HandOver(next)
                        }
                        _ => Screen::Table(round),
                    }
                }
            }
        })
    }

    /// Plays an action for the seat to act. A refusal is remembered as a remark and changes nothing else.
    pub fn act(&self, action: Action) {
        if self.watching() || self.guide.is_some_and(|guide| !guide(action)) || self.is_elsewhere() {
            return;
        }
        let mut played = None;
        self.play.update(|play| played = play.as_mut().map(|play| play.recorded.play(action)));
        match played {
            Some(Ok(())) => {
                self.choice.set_if_new(Choice::Nothing);
                self.remark.set_if_new(None);
                self.write_down(true);
                self.linger();
            }
            Some(Err(refusal)) => {
                self.refusals.update(|times| *times += 1);
                self.remark.set(Some(refusal));
                self.hear(Cue::Refused, 0);
            }
            None => {}
        }
    }

    /// Writes the match down. A fault is told once, and once more when it has passed and come again.
    pub fn save(&self) {
        self.write_down(false);
    }

    /// Writes the match down; after an action also the round for the statistics, if the action has ended it.
    fn write_down(&self, acted: bool) {
        if self.trying.get_untracked() {
            return;
        }
        let saved = self.play.with_untracked(|play| {
            let Some(play) = play else { return Ok(()) };
            let saves = Saves(Browser);
            saves.write_match(&play.recorded)?;
            let extras = MatchExtras {
                seed: play.chance.seed().to_string(),
                colours: play.colours.clone(),
                at_table: self.at_table.get_untracked(),
            };
            saves.write(keys::EXTRAS, &extras)?;
            // Once the match is saved as over: otherwise the end could be played, and counted, again.
            if acted { saves.add_played(&play.recorded) } else { Ok(()) }
        });
        match saved {
            Ok(()) => {
                let told = |notice: &Notice| matches!(notice, Notice::NotSaved(_));
                if self.notices.with_untracked(|all| all.iter().any(told)) {
                    self.notices.update(|all| all.retain(|notice| !told(notice)));
                }
            }
            Err(StorageFault::Elsewhere) => self.tell(Notice::Elsewhere),
            Err(fault) => self.tell(Notice::NotSaved(fault)),
        }
    }

    /// Changes the settings and keeps them.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if let Err(fault) = self.settings.with_untracked(|settings| Saves(Browser).write(keys::SETTINGS, settings)) {
            self.tell(Notice::NotSaved(fault));
        }
        if self.settings.with_untracked(|settings| !settings.sound || settings.volume == 0) {
            self.hush();
        }
    }

    /// Tells the person something, once.
    pub fn tell(&self, notice: Notice) {
        if !self.notices.with_untracked(|all| all.contains(&notice)) {
            self.notices.update(|all| all.push(notice));
        }
    }
}
