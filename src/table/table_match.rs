//! A match at the table, and what the page asks of it.

use crate::engine::{
    Chance, Deal, Event, Goal, Match, MatchFault, OwnedView, Rules, Seat, SeatSet, Stage, highest_card,
};
use crate::i18n::{Language, Phrases, Who};
use crate::players::{ComputerPlayer, Level, Turn};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry, TakeBack};
use crate::storage::MatchExtras;

/// A match at the table.
#[derive(Clone, Debug)]
pub struct TableMatch {
    /// The match and its record.
    pub recorded: RecordedMatch,
    /// The seed of the cards to come.
    pub chance: Chance,
    /// The colour and sign of each seat, 0 to 3.
    pub colours: Vec<u8>,
    /// The id under which it is saved; none for what is only shown or tried out.
    pub id: Option<String>,
}

impl TableMatch {
    /// Starts a match and deals its first round from `seed`.
    ///
    /// # Errors
    /// As [`RecordedMatch::start`].
    pub fn start(rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>, seed: u64) -> Result<TableMatch, MatchFault> {
        let chance = Chance::new(seed);
        let mut recorded = RecordedMatch::start(rules, seats, chance)?;
        recorded.deal_from(chance)?;
        Ok(TableMatch { recorded, chance, colours, id: None })
    }

    /// A match that was saved, with the seed it began with where that is known. `other_seed` serves for the cards to come
    /// where it is not, or where it belongs to another match.
    pub fn restore(mut recorded: RecordedMatch, extras: Option<MatchExtras>, other_seed: u64) -> TableMatch {
        let players = recorded.record().seats.len();
        let known = extras.as_ref().and_then(|extras| extras.seed).map(Chance::new);
        let chance = known
            .filter(|chance| chance.cut(players) == recorded.record().cut)
            .unwrap_or_else(|| Chance::new(other_seed));
        recorded.continue_with(chance);
        let colours = extras
            .map(|extras| extras.colours)
            .filter(|colours| colours.len() == players)
            .unwrap_or_else(|| (0..players as u8).collect());
        TableMatch { recorded, chance, colours, id: None }
    }

    /// The match as the engine knows it.
    pub fn state(&self) -> &Match {
        self.recorded.state()
    }

    /// What is saved beside the record, at this time in seconds since the beginning of 2020.
    pub fn extras(&self, at_table: bool, now: i32) -> MatchExtras {
        let mut extras = MatchExtras {
            seed: Some(self.chance.seed()),
            colours: self.colours.clone(),
            at_table,
            ..MatchExtras::default()
        };
        extras.note(self.recorded.record(), now);
        extras.note_turn(self.state().to_act());
        extras
    }

    /// Deals the next round (R4, R5) and returns what happened.
    ///
    /// # Errors
    /// As [`RecordedMatch::deal_from`].
    pub fn deal(&mut self) -> Result<Vec<Event>, MatchFault> {
        self.recorded.deal_from(self.chance)
    }

    /// The match without the last move of a person, if they may take it back: with `free`, any move of the round of who
    /// plays alone; otherwise only one that showed them nothing new. Whose it is acts next.
    pub fn taken_back(&self, free: bool) -> Option<RecordedMatch> {
        let (seat, how) = match self.only_person() {
            Some(person) if free => (person, TakeBack::Free),
            _ => (self.last_person_to_move()?, TakeBack::Fair),
        };
        let mut before = self.recorded.taken_back(seat, how)?;
        before.continue_with(self.chance);
        Some(before)
    }

    /// The decision that is due, with the seed that self-play has for it.
    pub fn turn(&self) -> Option<Turn> {
        let seat = self.state().to_act()?;
        let view = OwnedView::from(&self.state().view(seat)?);
        Some(Turn { view, seed: self.decision_seed(seat) })
    }

    /// The number that decides what the computer player in a seat leaves to chance now.
    pub fn decision_seed(&self, seat: Seat) -> u64 {
        self.chance.decision_seed(self.state().rounds_over(), seat, self.recorded.decisions())
    }

    /// The computer player at a seat, or the one nearest to it where this version does not know it.
    pub fn computer_player(&self, seat: Seat) -> ComputerPlayer {
        ComputerPlayer::nearest(self.recorded.seat(seat).and_then(|entry| entry.level.as_deref()))
    }

    /// What the computer players are called that this version does not know: for them the nearest play.
    pub fn unknown_players(&self) -> Vec<String> {
        let is_unknown = |seat: &Seat| {
            let entry = self.recorded.seat(*seat).filter(|entry| entry.player == PlayerKind::Computer);
            let id = entry.and_then(|entry| entry.level.as_deref());
            id.is_some_and(|id| id.parse::<ComputerPlayer>().is_err())
        };
        Seat::ALL.into_iter().filter(is_unknown).map(|seat| self.recorded.name(seat).to_owned()).collect()
    }

    /// The level of a computer player.
    pub fn level(&self, seat: Seat) -> Level {
        self.computer_player(seat).level()
    }

    /// The seats played by people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.kind(seat) == Some(PlayerKind::Human))
    }

    /// The person who made the last move; `None` where a computer player did.
    fn last_person_to_move(&self) -> Option<Seat> {
        let seat = self.state().log().last()?.seat;
        (self.kind(seat) == Some(PlayerKind::Human)).then_some(seat)
    }

    fn kind(&self, seat: Seat) -> Option<PlayerKind> {
        self.recorded.seat(seat).map(|entry| entry.player)
    }

    /// The person who plays alone against computer players: the one a sentence can call “you”.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether several people share the device.
    pub fn has_several_people(&self) -> bool {
        self.people().nth(1).is_some()
    }

    /// The name of a seat, as it is called in this language.
    pub fn name(&self, seat: Seat, phrases: &Phrases) -> &str {
        match self.who(seat) {
            Who::You => phrases.you(),
            Who::Named(name) => name,
        }
    }

    /// How a sentence speaks of a seat.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        let name = self.recorded.seat(seat).map_or("", |entry| &entry.name);
        let is_you = Language::is_you(name) && self.only_person() == Some(seat);
        if is_you { Who::You } else { Who::Named(self.recorded.name(seat)) }
    }

    /// The number of a seat's colour and sign, 1 to 4.
    pub fn colour(&self, seat: Seat) -> usize {
        self.colours.get(seat.number()).map_or(seat.number(), |&colour| usize::from(colour % 4)) + 1
    }

    /// Whether it is a first round: a single round of one person against a beginner.
    pub fn is_first_round(&self) -> bool {
        let beginner = |seat: &Seat| self.recorded.is_computer(*seat) && self.level(*seat) == Level::Beginner;
        let seats = Seat::ALL.into_iter().take(self.players());
        self.players() == 2
            && self.goal() == Goal::Rounds(1)
            && self.only_person().is_some()
            && seats.filter(beginner).count() == 1
    }

    /// Whether people play against computer players that are easy at most.
    pub fn is_for_learners(&self) -> bool {
        let mut computers =
            Seat::ALL.into_iter().filter(|&seat| self.kind(seat) == Some(PlayerKind::Computer)).peekable();
        computers.peek().is_some() && computers.all(|seat| self.level(seat) <= Level::Easy)
    }

    /// Whether something has been played that is worth keeping: a person has moved, or a round is over.
    pub fn is_touched(&self) -> bool {
        let is_person = |seat: Seat| self.kind(seat) == Some(PlayerKind::Human);
        let Some(round) = self.state().round().filter(|_| !self.has_finished_round()) else { return true };
        let has_drawn = round.drawn().is_some() && round.to_act().is_some_and(is_person);
        let is_placing = self.state().rules().deal == Deal::Eclair;
        let has_placed = |seat: Seat| round.rack(seat).slots().any(|(_, card)| card.is_some());
        has_drawn
            || is_placing && self.people().any(has_placed)
            || self.state().log().iter().any(|turn| is_person(turn.seat))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.recorded.record().seats.len()
    }

    /// What the match is played for.
    pub fn goal(&self) -> Goal {
        self.state().rules().goal
    }

    /// The number of the round being played or just over, from 1.
    pub fn round_number(&self) -> usize {
        self.recorded.record().rounds.len()
    }

    /// Whether the match goes on.
    pub fn is_unfinished(&self) -> bool {
        !matches!(self.state().stage(), Stage::Over(_))
    }

    /// How many rounds are over.
    pub fn finished_rounds(&self) -> usize {
        self.recorded.results().len()
    }

    /// Whether a round is over, the last one included.
    pub fn has_finished_round(&self) -> bool {
        !self.recorded.results().is_empty()
    }

    /// The next person to have a decision, from the seat to act on.
    pub fn next_person(&self) -> Option<Seat> {
        let game = self.state();
        let to_act = game.to_act()?;
        let person = |&seat: &Seat| self.kind(seat) == Some(PlayerKind::Human) && game.playing().has(seat);
        Some(to_act).filter(person).or_else(|| game.playing().from_left_of(to_act).find(person))
    }

    /// Whether two play against two (R21).
    pub fn has_partners(&self) -> bool {
        self.state().rules().partners
    }

    /// The partner of a seat, where there are partners (R21).
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.has_partners().then(|| seat.opposite())
    }

    /// Who wins and loses together: every seat by itself, or the two pairs (R21).
    pub fn sides(&self) -> Vec<Vec<Seat>> {
        let seats = Seat::ALL.into_iter().take(self.colours.len());
        if self.has_partners() {
            seats.take(2).map(|seat| vec![seat, seat.opposite()]).collect()
        } else {
            seats.map(|seat| vec![seat]).collect()
        }
    }

    /// The sides, that with the highest total first.
    pub fn sides_best_first(&self) -> Vec<Vec<Seat>> {
        let mut sides = self.sides();
        sides.sort_by_key(|side| -self.side_total(side));
        sides
    }

    /// The names of a side, as a sentence speaks of them.
    pub fn side_names(&self, side: &[Seat], phrases: &Phrases) -> String {
        let names: Vec<Who<'_>> = side.iter().map(|&seat| self.who(seat)).collect();
        phrases.names(&names)
    }

    /// The running total of a seat: points, or chips held.
    pub fn total(&self, seat: Seat) -> i32 {
        self.state().totals().get(seat.number()).copied().unwrap_or(0)
    }

    /// The running total of a side, which all of it share.
    pub fn side_total(&self, side: &[Seat]) -> i32 {
        side.first().map_or(0, |&seat| self.total(seat))
    }

    /// Whether the match is played for chips (R25).
    pub fn is_for_chips(&self) -> bool {
        self.goal().is_for_chips()
    }

    /// The seats that the round on the table was dealt to: with its end some may have to leave the game (R28).
    pub fn seats_in_round(&self) -> SeatSet {
        let game = self.state();
        game.round().map_or(game.playing(), |round| round.seats())
    }

    /// Who deals, or dealt, the round on the table: between rounds the engine already knows the next dealer.
    pub fn dealer(&self) -> Seat {
        let game = self.state();
        game.round().map_or(game.dealer(), |round| round.dealer())
    }

    /// The highest card of the round on the table, 40 to 60 (R1).
    pub fn highest_card(&self) -> u8 {
        highest_card(self.seats_in_round().len())
    }

    /// Whether a seat has had to leave the game (R28).
    pub fn is_out(&self, seat: Seat) -> bool {
        !self.state().playing().has(seat)
    }
}
