//! A match before it begins.

use super::names::kept_names;
use super::usual_characters::usual_character;
use crate::engine::{Edition, Goal, Rules, RulesDraft, Variant};
use crate::i18n::{Language, Phrases};
use crate::players::ComputerPlayer;
use crate::record::{PlayerKind, SeatEntry, clean_name};
use crate::storage::{LastTable, SavedSeat};

/// Who is at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeatKind {
    /// A person.
    Human,
    /// A computer player.
    Computer,
    /// Nobody.
    #[default]
    Empty,
}

impl SeatKind {
    /// As it is saved.
    const fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Computer => "computer",
            SeatKind::Empty => "empty",
        }
    }

    fn named(name: &str) -> Option<SeatKind> {
        match name {
            "human" => Some(SeatKind::Human),
            "computer" => Some(SeatKind::Computer),
            "empty" => Some(SeatKind::Empty),
            // A later version knows others.
            _ => None,
        }
    }

    /// Who usually sits at a seat, counted from 0.
    pub(super) const fn usual(index: usize) -> SeatKind {
        if index == 0 { SeatKind::Human } else { SeatKind::Computer }
    }
}

/// A seat as it is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    /// The name of a person or of a level that plays, as typed. A character has a name of their own, and this is empty.
    pub name: String,
    /// Who is there.
    pub kind: SeatKind,
    /// Which computer player, where one is there.
    pub computer: ComputerPlayer,
    /// What the person is called who sat here before, and has the name again when they come back. Not saved.
    pub(super) person: String,
    /// Who sits down here when one more is to play: while the seat is left out, who it was. Not saved.
    pub(super) waiting: SeatKind,
}

/// A match as it is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupDraft {
    /// The four seats.
    pub seats: Vec<SeatDraft>,
    /// The rules, not yet checked.
    pub rules: RulesDraft,
    /// What the people are called who have played at this device, the last one first.
    pub names: Vec<String>,
}

impl SetupDraft {
    /// The person and three characters, first to 500.
    pub fn usual(phrases: &Phrases) -> SetupDraft {
        let seats = [phrases.you(), "", "", ""].into_iter().enumerate().map(|(index, name)| {
            SeatDraft::new(index, name.to_owned(), SeatKind::usual(index), usual_character(index))
        });
        SetupDraft { seats: seats.collect(), rules: Edition::MiltonBradley.preset(), names: Vec::new() }
    }

    /// What was filled in last time; of each thing what is usual where nothing was, or where it is of no use.
    pub fn restore(last: Option<LastTable>, phrases: &Phrases) -> SetupDraft {
        let usual = SetupDraft::usual(phrases);
        let Some(last) = last else { return usual };
        let names = kept_names(last.names);
        let seats = last.seats.into_iter().enumerate().map(|(index, seat)| {
            let kind = SeatKind::named(&seat.player).unwrap_or(SeatKind::usual(index));
            let computer = seat.level.parse().ok().map(ComputerPlayer::or_seated);
            // Earlier versions have seated levels. They stay where they play, and nowhere else.
            let computer = computer
                .filter(|computer| kind == SeatKind::Computer || computer.is_character())
                .unwrap_or(usual_character(index));
            let name = match kind {
                SeatKind::Human if Language::is_you(&seat.name) => phrases.you().to_owned(),
                SeatKind::Computer | SeatKind::Empty if computer.is_character() => String::new(),
                _ => clean_name(&seat.name),
            };
            SeatDraft::new(index, name, kind, computer)
        });
        // Saved rules may come from anywhere: those that do not go together are not taken.
        let rules = last.rules.filter(|rules| rules.check(4).is_ok()).unwrap_or(usual.rules);
        let seats: Vec<SeatDraft> = seats.collect();
        let seats = if seats.len() == usual.seats.len() { seats } else { usual.seats };
        let mut draft = SetupDraft { seats, rules, names };
        draft.seat_each_character_once();
        draft.drop_unplayable_partners();
        draft
    }

    /// What is saved of it for the next time.
    pub fn to_last_table(&self, phrases: &Phrases) -> LastTable {
        let seats = self.seats.iter().map(|seat| SavedSeat {
            name: seat.called(phrases),
            player: seat.kind.name().to_owned(),
            level: seat.computer.id().to_owned(),
        });
        LastTable { seats: seats.collect(), rules: Some(self.rules), names: self.names.clone() }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.taken_seats().count()
    }

    /// Changes a seat, counted from 0.
    pub fn change_seat(&mut self, index: usize, change: impl FnOnce(&mut SeatDraft)) {
        if let Some(seat) = self.seats.get_mut(index) {
            change(seat);
        }
        self.drop_unplayable_partners();
    }

    /// Begins with the rules of an edition; a goal in points or rounds stays.
    pub fn set_edition(&mut self, edition: Edition) {
        let goal = self.rules.goal;
        self.rules = if edition == Edition::Custom { RulesDraft { edition, ..self.rules } } else { edition.preset() };
        if !matches!(goal, Goal::Chips(_)) {
            self.rules.goal = goal;
        }
        self.drop_unplayable_partners();
    }

    /// Changes the goal.
    pub fn set_goal(&mut self, goal: Goal) {
        self.set_rules(RulesDraft { goal, ..self.rules });
    }

    /// Plays by a variant, or without it.
    pub fn set_variant(&mut self, variant: Variant, on: bool) {
        self.set_rules(variant.set(&self.rules, on));
    }

    /// Changes the rules; when the sheet of their edition lacks the change, they are rules of one's own.
    fn set_rules(&mut self, rules: RulesDraft) {
        self.rules = rules.rightly_named();
    }

    /// Only four can play as partners.
    pub(super) fn drop_unplayable_partners(&mut self) {
        if self.rules.partners && self.players() != 4 {
            self.set_rules(RulesDraft { partners: false, ..self.rules });
        }
    }

    /// The names round the table, where four sit there as partners.
    pub fn partners_names(&self, phrases: &Phrases) -> Option<[String; 4]> {
        let names: Vec<String> = self.taken_seats().map(|(index, _)| self.called(index, phrases)).collect();
        let names: [String; 4] = names.try_into().ok()?;
        (self.rules.partners && names.iter().all(|name| !name.is_empty())).then_some(names)
    }

    /// What whoever sits at a seat is called; empty where a person has still to be asked.
    pub fn called(&self, index: usize, phrases: &Phrases) -> String {
        let Some(seat) = self.seats.get(index) else { return String::new() };
        if seat.kind == SeatKind::Human { self.name_at(index).trim().to_owned() } else { seat.called(phrases) }
    }

    /// The rules, the players in turn order, and their colours; `None` when the players are too few.
    pub fn new_match(&self, phrases: &Phrases) -> Option<(Rules, Vec<SeatEntry>, Vec<u8>)> {
        let rules = self.rules.check(self.players()).ok()?;
        let alone = !self.has_several_people();
        let entries = self.taken_seats().map(|(index, seat)| seat.entry(index, alone, phrases)).collect();
        Some((rules, entries, self.taken_seats().map(|(index, _)| index as u8).collect()))
    }

    /// One line that says what Play begins; `None` when the players are too few.
    pub fn summary(&self, phrases: &Phrases) -> Option<String> {
        let (rules, entries, _) = self.new_match(phrases)?;
        Some(phrases.summary(&entries, &rules))
    }

    fn taken_seats(&self) -> impl Iterator<Item = (usize, &SeatDraft)> {
        self.seats.iter().enumerate().filter(|(_, seat)| seat.kind != SeatKind::Empty)
    }
}

impl SeatDraft {
    const fn new(index: usize, name: String, kind: SeatKind, computer: ComputerPlayer) -> SeatDraft {
        SeatDraft { name, kind, computer, person: String::new(), waiting: SeatKind::usual(index) }
    }

    /// What a person is called by what was typed, a computer player by what they are.
    fn called(&self, phrases: &Phrases) -> String {
        match self.kind {
            SeatKind::Computer | SeatKind::Empty if self.computer.is_character() => phrases.level(self.computer.id()),
            _ => clean_name(&self.name),
        }
    }

    fn entry(&self, index: usize, alone: bool, phrases: &Phrases) -> SeatEntry {
        let name = self.called(phrases);
        let is_you = Language::is_you(&name);
        let is_person = self.kind == SeatKind::Human;
        SeatEntry {
            name: match name.is_empty() || is_you {
                // The language may be another than when the name was filled in.
                true if alone && is_person => phrases.you().to_owned(),
                true => phrases.default_name(index + 1),
                false => name,
            },
            player: if is_person { PlayerKind::Human } else { PlayerKind::Computer },
            level: (self.kind == SeatKind::Computer).then(|| self.computer.id().to_owned()),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{ChipGame, Price};
    use crate::players::Level;
    use crate::setup::test_phrases::english;

    fn usual() -> SetupDraft {
        SetupDraft::usual(english())
    }

    fn restored(last: LastTable) -> SetupDraft {
        SetupDraft::restore(Some(last), english())
    }

    fn the(id: &str) -> ComputerPlayer {
        id.parse().unwrap()
    }

    fn kinds(draft: &SetupDraft) -> Vec<SeatKind> {
        draft.seats.iter().map(|seat| seat.kind).collect()
    }

    #[test]
    fn usually_one_person_plays_three_characters() {
        use SeatKind::{Computer, Human};
        assert_eq!(kinds(&usual()), [Human, Computer, Computer, Computer]);
        let (rules, entries, colours) = usual().new_match(english()).unwrap();
        assert_eq!(rules.goal, Goal::Points(500));
        let who: Vec<_> = entries.iter().map(|entry| (&*entry.name, entry.level.as_deref())).collect();
        assert_eq!(who, [("You", None), ("Otto", Some("otto")), ("Rosa", Some("rosa")), ("Clara", Some("clara"))]);
        assert_eq!(colours, [0, 1, 2, 3]);
    }

    #[test]
    fn it_comes_back_as_it_was_saved() {
        let mut draft = usual();
        draft.change_seat(2, |seat| seat.kind = SeatKind::Empty);
        draft.change_seat(1, |seat| (seat.name, seat.computer) = ("Ann".to_owned(), Level::Expert.into()));
        draft.set_goal(Goal::Rounds(3));
        draft.change_seat(3, |seat| seat.computer = the("vera"));
        assert_eq!(restored(draft.to_last_table(english())), draft);
    }

    #[test]
    fn a_character_is_called_what_they_are_called_whatever_was_saved() {
        let mut last = usual().to_last_table(english());
        assert_eq!(last.seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>(), ["You", "Otto", "Rosa", "Clara"]);
        last.seats[2].name = "Somebody".to_owned();
        assert_eq!(restored(last.clone()), usual());
        // Nobody sits there twice.
        (last.seats[2].level, last.seats[3].level) = ("otto".to_owned(), "otto".to_owned());
        assert_eq!(restored(last), usual());
    }

    #[test]
    fn a_level_that_an_earlier_version_has_seated_stays_where_it_plays_and_nowhere_else() {
        let mut last = usual().to_last_table(english());
        for (seat, (name, level)) in
            last.seats.iter_mut().zip([("Ann", "hard"), ("Otto", "easy"), ("Vera", "medium"), ("", "hard")])
        {
            (seat.name, seat.level) = (name.to_owned(), level.to_owned());
        }
        last.seats[3].player = "empty".to_owned();
        let mut draft = restored(last);
        let levels = |draft: &SetupDraft| draft.seats.iter().map(|seat| seat.computer.id()).collect::<Vec<_>>();
        assert_eq!(levels(&draft), ["felix", "easy", "medium", "clara"]);
        let entries = draft.new_match(english()).unwrap().1;
        assert_eq!((&*entries[2].name, entries[2].level.as_deref()), ("Vera", Some("medium")));
        draft.set_players(4);
        assert_eq!(draft.called(3, english()), "Clara");
    }

    #[test]
    fn what_was_saved_and_cannot_be_played_is_as_usual() {
        let mut last = usual().to_last_table(english());
        last.rules = Some(RulesDraft { goal: Goal::Points(0), ..usual().rules });
        assert_eq!(restored(last.clone()), usual());
        last.seats.pop();
        assert_eq!(restored(last), usual());
    }

    #[test]
    fn what_a_later_version_has_filled_in_spoils_nothing_else() {
        let mut draft = usual();
        draft.change_seat(2, |seat| seat.kind = SeatKind::Empty);
        draft.set_goal(Goal::Rounds(3));
        draft.names = vec!["Ann".to_owned()];
        let text = serde_json::to_string(&draft.to_last_table(english())).unwrap();
        let read = |from: &str, to: &str| {
            assert!(text.contains(from), "{text}");
            let last = serde_json::from_str::<LastTable>(&text.replace(from, to)).unwrap();
            restored(last)
        };
        assert_eq!(read("rounds", "tricks"), SetupDraft { rules: usual().rules, ..draft.clone() });
        assert_eq!(read("milton-bradley", "parker"), SetupDraft { rules: usual().rules, ..draft.clone() });
        assert_eq!(read(r#""empty""#, r#""far-away""#).seats[2].kind, SeatKind::Computer);
        assert_eq!(read(r#""level":"clara""#, r#""level":7"#).seats[3].computer, the("clara"));
        assert_eq!(read(r#""level":"clara""#, r#""level":"zoe""#), draft);
        let without_seats = read(r#""seats":["#, r#""chairs":["#);
        assert_eq!(without_seats, SetupDraft { seats: usual().seats, ..draft });
    }

    #[test]
    fn seats_are_filled_and_emptied_from_the_front() {
        use SeatKind::{Computer, Empty, Human};
        let mut draft = usual();
        draft.set_players(2);
        assert_eq!(kinds(&draft), [Human, Computer, Empty, Empty]);
        draft.change_seat(0, |seat| seat.kind = Empty);
        assert!(draft.new_match(english()).is_none());
        draft.set_players(3);
        assert_eq!(kinds(&draft), [Human, Computer, Computer, Empty]);
    }

    #[test]
    fn three_do_not_play_as_partners() {
        let mut draft = usual();
        draft.set_variant(Variant::Partners, true);
        assert_eq!(draft.partners_names(english()).as_ref().map(|names| &*names[1]), Some("Otto"));
        draft.change_seat(3, |seat| seat.kind = SeatKind::Empty);
        assert!(!draft.rules.partners);
        assert_eq!(draft.partners_names(english()), None);
    }

    #[test]
    fn a_goal_in_points_stays_with_another_edition_and_chips_do_not() {
        let mut draft = usual();
        draft.set_goal(Goal::Points(250));
        draft.set_edition(Edition::Jumbo);
        assert_eq!(draft.rules.goal, Goal::Points(250));
        draft.set_edition(Edition::MiltonBradley);
        draft.set_goal(Goal::Chips(ChipGame::usual(Price::OwnRun, false)));
        draft.set_edition(Edition::MiltonBradley);
        assert_eq!(draft.rules.goal, Edition::MiltonBradley.preset().goal);
    }

    #[test]
    fn of_several_people_nobody_is_you() {
        let mut draft = usual();
        draft.set_kind(1, SeatKind::Human);
        let (_, entries, _) = draft.new_match(english()).unwrap();
        assert_eq!(entries[0].name, english().default_name(1));
        assert_eq!(entries[1].name, english().default_name(2));
        // Whoever is alone without a name is.
        draft.set_kind(0, SeatKind::Computer);
        assert_eq!(draft.new_match(english()).unwrap().1[1].name, english().you());
    }
}
