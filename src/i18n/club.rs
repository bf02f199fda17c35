//! The texts of the Club: its opponents, and the ladder.

use super::texts::phrases;

phrases! {
    /// The texts of the opponents and the ladder.
    ClubPhrases:

    // Opponents
    lead;
    way(character: &str);
    rating(rating: i32);
    score(met: usize, won: usize, lost: usize, name: &str);

    // The rating of the person
    your_rating;
    rating_range(low: i32, high: i32);
    rating_from(rounds: usize);
    rating_unknown;
    rating_course(first: i32, now: i32);

    // The ladder
    ladder;
    standing(rung: usize, is_climbed: bool);
    standing_of(name: &str, rung: usize, is_climbed: bool);
    rung(rung: usize, state: &str);
    next_rung;
    you_here;
    challenge(name: &str);
    challenge_what(rung: usize);
    beaten(name: &str, rung: usize);
    lost(name: &str, theirs: i32, own: i32);
    advice(advice: &str, name: &str);
    climbed;
    climbed_what;
    all_opponents;
}
