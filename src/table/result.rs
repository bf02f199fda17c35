//! What came of a round, and of the match when that is over too: whom it is told of, how it was counted, and how things
//! stand.

use super::table_match::TableMatch;
use super::view::{SlotView, open_slot};
use crate::engine::{Call, Goal, Price, Rack, RoundResult, Seat, Slot, Stage, bonus_for_run};
use crate::i18n::{Phrases, Who, isolated};

/// A rack at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedRack {
    /// Whose it is.
    pub seat: Seat,
    /// The colour and sign of its player, 1 to 4.
    pub colour: usize,
    /// Those of the partner, where there are partners (R21).
    pub partner: Option<usize>,
    /// The name of its player.
    pub name: String,
    /// The slots from 5 up.
    pub slots: [SlotView; Slot::COUNT],
    /// The points, or the chips won (+) and paid (−).
    pub score: i32,
    /// What was announced, on the rack that ended the round.
    pub announced: Option<Call>,
    /// Whose score it is and what, as a sentence.
    pub sentence: String,
    /// How the score came about; empty where there is nothing to say.
    pub reckoning: String,
}

/// The racks of the round that is over: the announcer's first, then by points; partners stand side by side.
pub fn counted_racks(game: &TableMatch, phrases: &Phrases) -> Vec<CountedRack> {
    let Some(result) = game.state().last_result() else { return Vec::new() };
    let mut seats: Vec<Seat> = result.seats.iter().collect();
    let order = |&seat: &Seat| match seat {
        _ if seat == result.announcer => i32::MIN,
        _ if game.partner(seat) == Some(result.announcer) => i32::MIN + 1,
        _ => -result.scores[seat.number()],
    };
    seats.sort_by_key(order);
    seats.into_iter().map(|seat| counted_rack(game, result, seat, phrases)).collect()
}

/// What partners have scored together in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedPair {
    /// Their names.
    pub names: String,
    /// The points of both.
    pub score: i32,
    /// Who has scored how much, as a sentence.
    pub sentence: String,
}

/// What each pair has scored in the round that is over, in the order of their racks; nothing without partners.
pub fn counted_pairs(game: &TableMatch, phrases: &Phrases) -> Vec<CountedPair> {
    let Some(result) = game.state().last_result().filter(|_| game.has_partners()) else { return Vec::new() };
    let mut sides = game.sides();
    sides.sort_by_key(|side| -i32::from(side.contains(&result.announcer)));
    let pair = |side: Vec<Seat>| {
        let score = side.iter().map(|seat| result.scores[seat.number()]).sum();
        let both: Vec<_> = side.iter().map(|&seat| game.who(seat)).collect();
        let names = phrases.names(&both);
        CountedPair { sentence: phrases.score_together(&names, both.contains(&Who::You), score), score, names }
    };
    sides.into_iter().map(pair).collect()
}

fn counted_rack(game: &TableMatch, result: &RoundResult, seat: Seat, phrases: &Phrases) -> CountedRack {
    let rack = &result.racks[seat.number()];
    let score = result.scores[seat.number()];
    let announced = (seat == result.announcer).then_some(result.call);
    CountedRack {
        seat,
        colour: game.colour(seat),
        partner: game.partner(seat).map(|partner| game.colour(partner)),
        name: game.name(seat, phrases).to_owned(),
        slots: Slot::ALL.map(|slot| open_slot(rack, slot, true)),
        score,
        announced,
        sentence: phrases.scores(game.who(seat), score, game.is_for_chips()),
        reckoning: reckoning(game, rack, announced, phrases),
    }
}

/// How the points or chips of a rack came about.
fn reckoning(game: &TableMatch, rack: &Rack, announced: Option<Call>, phrases: &Phrases) -> String {
    if let Goal::Chips(chips) = game.goal() {
        return match (announced, chips.price) {
            (Some(_), Price::AnnouncerRun) | (None, Price::OwnRun) => phrases.run_was(rack.longest_run()),
            _ => String::new(),
        };
    }
    let cards = format!("{} × 5", rack.rising());
    match (announced, bonus_for_run(rack.longest_run())) {
        (None, _) => cards,
        (Some(Call::Eclair), _) => String::new(),
        (Some(Call::RackO), bonus) if bonus > 0 && game.state().rules().bonus => format!("{cards} + 25 + {bonus}"),
        (Some(Call::RackO), _) => format!("{cards} + 25"),
    }
}

/// The winners of the match; none before it is over.
pub fn winners(game: &TableMatch) -> Vec<Seat> {
    match game.state().stage() {
        Stage::Over(winners) => winners.iter().collect(),
        _ => Vec::new(),
    }
}

/// Whether a person has won the match.
pub fn is_won_by_person(game: &TableMatch) -> bool {
    let winners = winners(game);
    game.people().any(|person| winners.contains(&person))
}

/// The person who has announced, if the round is over and it was a person.
pub fn person_who_announced(game: &TableMatch) -> Option<Seat> {
    let result = game.state().last_result().filter(|_| game.state().stage() != Stage::Playing)?;
    game.people().find(|&person| person == result.announcer)
}

/// Who has announced what.
pub fn announcement(game: &TableMatch, phrases: &Phrases) -> String {
    let result = game.state().last_result();
    result.map_or_else(String::new, |result| phrases.calls(game.who(result.announcer), result.call == Call::Eclair))
}

/// How the round was counted or paid, and who has to leave the game.
pub fn how_settled(game: &TableMatch, phrases: &Phrases) -> String {
    let mut sentences = vec![match game.goal() {
        Goal::Chips(chips) => phrases.how_paid(chips.price).to_owned(),
        _ => phrases.how_counted().to_owned(),
    }];
    if !game.is_for_chips() && game.state().last_result().is_some_and(|result| result.call == Call::RackO) {
        sentences.push(phrases.caller_scores_more().to_owned());
    }
    if game.has_partners() {
        sentences.push(phrases.how_pairs_counted().to_owned());
    }
    sentences.extend(who_leaves(game, phrases));
    sentences.join(" ")
}

/// Whether the match was to be a single round: then nobody speaks of a match.
fn is_one_round(game: &TableMatch) -> bool {
    match game.goal() {
        Goal::Rounds(rounds) => rounds == 1,
        Goal::Chips(chips) => chips.rounds == 1,
        Goal::Points(_) => false,
        #[cfg(test)]
        Goal::Later(rounds) => rounds == 1,
    }
}

/// Who has won the match.
pub fn winning_sentence(game: &TableMatch, phrases: &Phrases) -> String {
    match winners(game)[..] {
        [one] if is_one_round(game) => phrases.wins_round(game.who(one)),
        [one] => phrases.wins_match(game.who(one)),
        ref several => {
            let names: Vec<_> = several.iter().map(|&seat| game.who(seat)).collect();
            phrases.share_win(&names, is_one_round(game))
        }
    }
}

/// How long the match was, how its last round ended, and who had to leave the game. Where a single round was to be played,
/// and no more were needed, that goes without saying.
pub fn match_in_short(game: &TableMatch, phrases: &Phrases) -> String {
    let rounds = game.recorded.results().len();
    let length = (rounds > 1 || !is_one_round(game)).then(|| phrases.match_was(rounds));
    let mut sentences: Vec<_> = length.into_iter().chain([announcement(game, phrases)]).collect();
    sentences.extend(who_leaves(game, phrases));
    sentences.join(" ")
}

/// Who has to leave the game with the round that is over (R28).
fn who_leaves<'a>(game: &'a TableMatch, phrases: &'a Phrases) -> impl Iterator<Item = String> + 'a {
    let seats = game.state().last_result().into_iter().flat_map(|result| result.seats.iter());
    seats.filter(|&seat| game.is_out(seat)).map(|seat| phrases.leaves_the_game(game.who(seat)))
}

/// What everybody has scored and how that leaves them, to be read out.
pub fn totals_in_words(game: &TableMatch, phrases: &Phrases) -> String {
    let mut sentences: Vec<_> =
        counted_racks(game, phrases).into_iter().map(|rack| format!("{}.", rack.sentence)).collect();
    // Each pair after its two racks.
    for (nth, pair) in (1..).zip(counted_pairs(game, phrases)) {
        sentences.insert(3 * nth - 1, format!("{}.", pair.sentence));
    }
    sentences.extend(totals_sentence(game, phrases));
    sentences.extend(Some(standing(game, phrases)).filter(|standing| !standing.is_empty() && game.is_unfinished()));
    sentences.join(" ")
}

/// The totals of all sides, the highest first; nothing where they are what the round gave.
fn totals_sentence(game: &TableMatch, phrases: &Phrases) -> Option<String> {
    let is_what_round_gave = game.recorded.results().len() < 2 && !game.is_for_chips();
    if is_what_round_gave {
        return None;
    }
    let sides = game.sides_best_first();
    let totals =
        sides.iter().map(|side| format!("{} {}", isolated(&game.side_names(side, phrases)), game.side_total(side)));
    Some(format!("{}.", phrases.detail(phrases.total(), &totals.collect::<Vec<_>>().join(", "))))
}

/// Between rounds: who needs how many points to win, and where the person stands. Empty where no points are played for.
pub fn standing(game: &TableMatch, phrases: &Phrases) -> String {
    let Goal::Points(goal) = game.goal() else { return String::new() };
    let sides = game.sides();
    let most = sides.iter().map(|side| game.side_total(side)).max().unwrap_or(0);
    let mut sentences = Vec::new();
    if most >= goal.into() {
        sentences.push(phrases.tie_goes_on().to_owned());
    } else {
        for leaders in sides.iter().filter(|side| game.side_total(side) == most) {
            let leaders: Vec<_> = leaders.iter().map(|&seat| game.who(seat)).collect();
            sentences.push(phrases.need_to_win(&leaders, i32::from(goal) - most));
        }
    }
    if let Some(person) = game.only_person() {
        let own = game.total(person);
        if let [one, other] = &sides[..] {
            // Of two nobody is last: it is said by how much they are apart, unless that they are level has been said.
            let theirs = game.side_total(if one.contains(&person) { other } else { one });
            if own != theirs || most < goal.into() {
                sentences.push(phrases.your_lead(own - theirs, game.has_partners()));
            }
            return sentences.join(" ");
        }
        let rank = sides.iter().filter(|side| game.side_total(side) > own).count() + 1;
        let is_tied = sides.iter().filter(|side| game.side_total(side) == own).count() > 1;
        sentences.push(phrases.your_rank(rank, sides.len(), is_tied, most - own));
    }
    sentences.join(" ")
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{ChipGame, Edition, RulesDraft};
    use crate::players::{Level, quick_player};
    use crate::record::{PlayerKind, SeatEntry};

    /// A match of three computer players whose first round is over.
    fn after_round(goal: Goal) -> TableMatch {
        let seat = |name: &str| SeatEntry {
            name: name.to_owned(),
            player: PlayerKind::Computer,
            level: Some("easy".to_owned()),
        };
        let rules = RulesDraft { goal, ..Edition::MiltonBradley.preset() }.check(3).unwrap();
        let seats = ["Ann", "Ben", "Cleo"].map(seat).to_vec();
        let mut game = TableMatch::start(rules, seats, vec![0, 1, 2], 7).unwrap();
        let mut player = quick_player(Level::Easy).unwrap();
        while game.state().stage() == Stage::Playing {
            let seat = game.state().to_act().unwrap();
            let action = player.decide(&game.state().view(seat).unwrap(), game.decision_seed(seat));
            game.recorded.play(action).unwrap();
        }
        game
    }

    #[test]
    fn the_announcer_comes_first_and_then_the_highest_score() {
        let game = after_round(Goal::Rounds(2));
        let racks = counted_racks(&game, Phrases::EMPTY);
        assert_eq!(racks.len(), 3);
        assert_eq!((racks[0].announced, racks[0].score), (Some(Call::RackO), 75));
        assert_eq!(racks[0].reckoning, "10 × 5 + 25");
        assert!(racks[1].announced.is_none() && racks[1].score >= racks[2].score);
        assert_eq!(racks[2].reckoning, format!("{} × 5", racks[2].score / 5));
        assert!(winners(&game).is_empty());
    }

    #[test]
    fn where_no_points_are_played_for_nobody_is_told_how_they_stand() {
        let game = after_round(Goal::Chips(ChipGame::usual(Price::AnnouncerRun, false)));
        assert_eq!(standing(&game, Phrases::EMPTY), "");
        assert!(counted_racks(&game, Phrases::EMPTY)[1].score < 0);
    }

    #[test]
    fn computer_players_win_without_a_person() {
        let game = after_round(Goal::Rounds(1));
        assert_eq!(winners(&game).len(), 1);
        assert!(!is_won_by_person(&game));
    }
}
