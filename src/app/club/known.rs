//! What is known of the opponents, and of the person among them.

use crate::app::people::name_of_person;
use crate::app::state::{club_phrases, phrases, saves};
use crate::club::{Career, Ladder, LastChallenge, Measured, in_tens, measured};
use crate::people::{People, Person, Whose};
use crate::players::ComputerPlayer;
use crate::setup::SetupDraft;
use crate::storage::{KeptMatch, LastTable, UnreadableText, keys};

/// What is known of the opponents, and of the person among them: all of it follows from the history.
pub struct Known {
    /// What the person has played against them.
    pub career: Career,
    /// How far the person has climbed.
    pub ladder: Ladder,
    /// How the last match has ended, where it was a challenge.
    pub last: Option<LastChallenge>,
    /// Who the person is, where several play here.
    person: Option<Person>,
    measured: Option<Measured>,
}

impl Known {
    /// After the matches of this history: where several people play here, after those of one of them.
    pub fn of(history: &[KeptMatch], people: &People, whose: Whose) -> Known {
        let entries = || history.iter().map(|kept| &kept.entry).filter(|entry| people.is_alone_in(whose, entry));
        let person = match whose {
            Whose::One(id) => people.get(id).cloned(),
            Whose::Everyone | Whose::Nobody => None,
        };
        Known {
            career: Career::of(entries()),
            ladder: Ladder::of(entries()),
            last: LastChallenge::of(entries()),
            person,
            measured: measured(),
        }
    }

    /// The same, of whoever's ladder is looked at.
    pub fn of_chosen() -> Known {
        let history = saves().history();
        let people = saves().people_of(&history);
        Known::of(&history, &people, people.chosen())
    }

    /// What the person is called, where several play here and this one has said a name.
    pub fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Where the person stands on the ladder, in words.
    pub fn standing_in_words(&self) -> String {
        let (texts, climbed, is_climbed) = (club_phrases(), self.ladder.climbed(), self.ladder.is_climbed());
        match self.name() {
            Some(name) => texts.standing_of(name, climbed, is_climbed),
            None => texts.standing(climbed, is_climbed),
        }
    }

    /// How strong an opponent is, in full tens of points.
    pub fn rating(&self, opponent: ComputerPlayer) -> Option<i32> {
        self.measured.as_ref()?.points(opponent.id()).map(in_tens)
    }

    /// The same in words; empty where it was not measured.
    pub fn rating_in_words(&self, opponent: ComputerPlayer) -> String {
        self.rating(opponent).map(|points| club_phrases().rating(points)).unwrap_or_default()
    }

    /// How the matches against an opponent have ended, in words.
    pub fn score_in_words(&self, opponent: ComputerPlayer) -> String {
        let score = self.career.score_against(opponent);
        club_phrases().score(score.met, score.won, score.lost, &name_of(opponent))
    }
}

/// What a match begins with: of several people the one whose ladder is looked at plays it; one person keeps the name that is filled
/// in on the first screen.
pub fn filled_in() -> SetupDraft {
    let last: Result<Option<LastTable>, UnreadableText> = saves().read(keys::TABLE);
    let draft = SetupDraft::restore(last.ok().flatten(), phrases());
    let people = saves().people();
    match people.chosen() {
        Whose::One(id) => people.get(id).map_or(draft.clone(), |person| draft.played_by(&name_of_person(person))),
        Whose::Everyone | Whose::Nobody => draft,
    }
}

/// What an opponent is called.
pub fn name_of(opponent: ComputerPlayer) -> String {
    phrases().level(opponent.id())
}
