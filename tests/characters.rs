//! The opponents of the Club: their ways of playing show, and how strong they are was measured as they play now.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use rack_o::club::measured;
use rack_o::engine::{Edition, PublicMove, RulesDraft, Source};
use rack_o::players::{CHARACTERS_VERSION, ComputerPlayer};
use rack_o::selfplay::{Gathered, Table, Way, WayCounts, round};

/// By how many standard errors the way of somebody has to show, and by how many in fewer rounds.
const SHOWS: f64 = 3.0;
const BEGINS_TO_SHOW: f64 = 2.0;

#[test]
fn everybodys_way_shows() {
    let (head, lines) = include_str!("ways.txt").split_once('\n').unwrap();
    assert_eq!(head, format!("players {CHARACTERS_VERSION} rounds 20000"));
    assert_eq!(lines.lines().count(), Way::ALL.len());
    for ((way, player), line) in Way::ALL.into_iter().zip(ComputerPlayer::characters()).zip(lines.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let errors: f64 = words.last().unwrap().parse().unwrap();
        assert_eq!((words[0], way.character()), (player.id(), player.id()));
        assert!(line.contains(way.what()) && errors >= SHOWS, "{line}");
    }
}

/// Played anew: the expert thinks less in the tests, and is left out.
#[test]
fn everybodys_way_shows_even_without_the_expert() {
    let players: Vec<ComputerPlayer> = ComputerPlayer::characters().filter(|player| player.is_quick()).collect();
    let mut gathered = Gathered::new(players.len());
    for nth in 0..6000 {
        gathered.add(nth, &round(&players, 7, nth).unwrap());
    }
    for (own, (way, player)) in Way::ALL.into_iter().zip(&players).enumerate() {
        let others: Vec<&WayCounts> =
            gathered.ways.iter().enumerate().filter(|(nth, _)| *nth != own).map(|(_, counts)| counts).collect();
        let compared = gathered.ways[own].compared(way, &others);
        assert!(compared.errors >= BEGINS_TO_SHOW, "{player:?}, {}: {compared:?}", way.what());
    }
    assert!(gathered.longest.0 < 200, "the longest round: {:?}", gathered.longest);
}

#[test]
fn the_order_of_the_characters_is_that_of_their_measured_ratings() {
    let measured = measured().unwrap();
    assert!(measured.rounds >= 20_000);
    let ids: Vec<&str> = measured.ratings.iter().map(|(id, _)| id.as_str()).collect();
    let characters: Vec<&str> = ComputerPlayer::characters().map(ComputerPlayer::id).collect();
    assert_eq!(ids, characters);
    for pair in measured.ratings.windows(2) {
        let [(weaker, lower), (stronger, higher)] = pair else { continue };
        let apart = higher.points - lower.points;
        assert!(apart > lower.interval + higher.interval, "{weaker} and {stronger} are {apart} points apart");
    }
}

/// A number that the moves of some rounds between as many of a kind leave.
fn fingerprint(player: ComputerPlayer) -> u32 {
    let kinds = [(2, true), (2, false), (3, false), (4, false)];
    let moves = kinds.into_iter().flat_map(|(players, bonus)| {
        let rules = RulesDraft { run_of_three: false, bonus, ..Edition::MiltonBradley.preset() };
        let mut table = Table::new(rules.check(players).unwrap(), &[player]);
        (0..3).flat_map(move |seed| table.play_first_round(seed, |_, _, _| {}).unwrap().log().to_vec())
    });
    moves.fold(0, |sum: u32, turn: PublicMove| {
        let slot = turn.slot.map_or(0, |slot| slot.row() as u32 + 1);
        let from = u32::from(turn.source == Source::Stock);
        sum.rotate_left(5).wrapping_mul(31) ^ (u32::from(turn.out.number()) << 8 | slot << 1 | from)
    })
}

/// Whoever changes how one plays raises [`CHARACTERS_VERSION`], has `make ratings` and `make ways` measure all of them again, and puts
/// here what this prints. The expert thinks less in the tests: of Mina only the trained numbers are looked at.
#[test]
fn they_play_as_they_did_when_they_were_measured() {
    let played: Vec<(&str, u32)> = ComputerPlayer::characters()
        .filter(|player| player.is_quick())
        .map(|player| (player.id(), fingerprint(player)))
        .collect();
    assert_eq!((CHARACTERS_VERSION, measured().unwrap().version), (2, 2));
    let then = [
        ("leo", 502_005_081),
        ("otto", 1_782_388_115),
        ("felix", 2_817_960_932),
        ("rosa", 2_209_527_707),
        ("bruno", 3_784_118_603),
        ("clara", 2_149_262_533),
        ("hugo", 124_317_944),
        ("irma", 611_966_679),
        ("ada", 2_205_394_876),
        ("emil", 3_534_537_139),
        ("vera", 1_375_549_042),
    ];
    assert_eq!(played, then);
    let numbers = include_bytes!("../src/players/expert/numbers.bin");
    let sum = numbers.iter().fold(0_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
    assert_eq!(sum, 2_218_658_247);
}
