//! The kinds of match that are kept as files, and how each was played.

use crate::common::player::{SplitMix, Style, sensible};
use crate::common::table::rules;
use rack_o::engine::{Call, Chance, ChipGame, Deal, Edition, Goal, Phase, Price, Replenish, RulesDraft, Stage};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry};

/// A kind of match: its rules, where play stops, and what it must contain.
pub struct Sample {
    pub name: &'static str,
    players: usize,
    change: fn(&mut RulesDraft),
    style: Style,
    /// Where an unfinished match stops.
    stop: fn(&RecordedMatch) -> bool,
    /// What makes a match one of this kind; the first seed that gives one is used.
    pub holds: fn(&RecordedMatch) -> bool,
}

const QUICK: Style = Style { runs: false, eclair: true };
const PATIENT: Style = Style { runs: true, eclair: false };

impl Sample {
    fn new(name: &'static str, players: usize, change: fn(&mut RulesDraft)) -> Sample {
        Sample { name, players, change, style: QUICK, stop: |_| false, holds: over }
    }

    fn patient(self) -> Sample {
        Sample { style: PATIENT, ..self }
    }

    fn with(self, holds: fn(&RecordedMatch) -> bool) -> Sample {
        Sample { holds, ..self }
    }

    fn left(self, stop: fn(&RecordedMatch) -> bool) -> Sample {
        Sample { stop, holds: stop, ..self }
    }

    /// Plays until a match is of this kind. Returns its record.
    pub fn play(&self) -> String {
        (0..).find_map(|seed| self.attempt(seed)).unwrap()
    }

    fn attempt(&self, seed: u64) -> Option<String> {
        let rules = rules(self.players, self.change);
        let chance = Chance::new(seed);
        let mut table = RecordedMatch::start(rules, seats(self.players), chance).unwrap();
        let mut rng = SplitMix(seed);
        for _ in 0..600 {
            if (self.stop)(&table) || over(&table) {
                break;
            }
            match table.state().round() {
                Some(round) if table.state().stage() == Stage::Playing => {
                    let action = sensible(round, self.style, &mut rng);
                    table.play(action).unwrap();
                }
                _ => {
                    table.deal_from(chance).unwrap();
                }
            }
        }
        let json = table.to_json();
        ((self.holds)(&table) && json.len() < 4500).then_some(json)
    }
}

fn seats(players: usize) -> Vec<SeatEntry> {
    let computer = |name: &str, level: &str| SeatEntry {
        name: name.to_owned(),
        player: PlayerKind::Computer,
        level: Some(level.to_owned()),
    };
    let human = |name: &str| SeatEntry { name: name.to_owned(), player: PlayerKind::Human, level: None };
    [human("Ann"), computer("Bo", "hard"), human("Zoë \"Z\" 李"), computer("Dora", "easy")][..players].to_vec()
}

fn over(table: &RecordedMatch) -> bool {
    matches!(table.state().stage(), Stage::Over(_))
}

fn playing(table: &RecordedMatch) -> bool {
    table.state().stage() == Stage::Playing
}

fn phase(table: &RecordedMatch) -> Option<Phase> {
    table.state().round().filter(|_| playing(table)).map(|round| round.phase())
}

fn called(table: &RecordedMatch, call: Call) -> bool {
    table.results().iter().any(|result| result.call == call)
}

fn has(table: &RecordedMatch, token: &str) -> bool {
    table.record().rounds.iter().any(|round| round.actions.iter().any(|action| action == token))
}

fn reshuffles(table: &RecordedMatch) -> usize {
    table.record().rounds.iter().map(|round| round.reshuffles.as_ref().map_or(0, Vec::len)).sum()
}

fn winners(table: &RecordedMatch) -> usize {
    table.record().winners.len()
}

fn renewed(table: &RecordedMatch) -> bool {
    table.state().round().is_some_and(|round| round.renewals() > 0)
}

/// Whether an earlier round brought a total to the goal, and a tie kept the match going.
fn tied_past_the_goal(table: &RecordedMatch) -> bool {
    let Goal::Points(goal) = table.state().rules().goal else { return false };
    let rounds = table.results();
    over(table) && rounds[..rounds.len() - 1].iter().any(|result| result.totals.iter().any(|&t| t >= goal.into()))
}

fn points(rules: &mut RulesDraft, goal: u16) {
    rules.goal = Goal::Points(goal);
}

fn chips(rules: &mut RulesDraft, rounds: u16, start: u16, price: Price, elimination: bool) {
    rules.goal = Goal::Chips(ChipGame { rounds, start, price, elimination });
}

fn eclair(rules: &mut RulesDraft, goal: u16) {
    rules.edition = Edition::RavensburgerFr;
    rules.deal = Deal::Eclair;
    points(rules, goal);
}

fn jumbo(rules: &mut RulesDraft) {
    *rules = Edition::Jumbo.preset();
    points(rules, 100);
}

fn french_chips(rules: &mut RulesDraft) {
    rules.edition = Edition::RavensburgerFr;
    chips(rules, 8, 5, Price::OwnRun, true);
}

/// Every kind.
pub fn all() -> Vec<Sample> {
    vec![
        Sample::new("regular-2", 2, |r| points(r, 120)),
        Sample::new("regular-2-without-run-rule", 2, |r| {
            r.run_of_three = false;
            points(r, 120);
        }),
        Sample::new("regular-3", 3, |r| points(r, 150)),
        Sample::new("regular-4", 4, |r| points(r, 150)),
        Sample::new("winning-moves-3", 3, |r| {
            *r = Edition::WinningMoves.preset();
            points(r, 120);
        }),
        Sample::new("custom-3", 3, |r| {
            r.edition = Edition::Custom;
            r.replenish = Replenish::Shuffle;
            points(r, 1);
        }),
        Sample::new("tie-goes-on", 2, |r| points(r, 100)).with(tied_past_the_goal),
        Sample::new("turned-over", 4, |r| points(r, 60)).with(|table| over(table) && renewed(table)),
        Sample::new("jumbo-shuffled", 2, jumbo).with(|table| over(table) && reshuffles(table) > 0),
        Sample::new("jumbo-shuffled-twice", 2, jumbo).with(|table| {
            over(table) && table.record().rounds.iter().any(|r| r.reshuffles.as_ref().is_some_and(|l| l.len() == 2))
        }),
        Sample::new("bonus-2", 2, |r| {
            r.bonus = true;
            points(r, 200);
        }),
        Sample::new("bonus-4", 4, |r| {
            r.bonus = true;
            points(r, 150);
        })
        .patient()
        .with(|table| over(table) && has(table, "P") && table.results().iter().any(|r| r.scores.contains(&175))),
        Sample::new("partners", 4, |r| {
            r.partners = true;
            points(r, 200);
        }),
        Sample::new("partners-bonus-rounds", 4, |r| {
            (r.partners, r.bonus) = (true, true);
            r.goal = Goal::Rounds(2);
        }),
        Sample::new("chips-announcer-run", 3, |r| chips(r, 4, 20, Price::AnnouncerRun, false))
            .with(|table| over(table) && table.results().iter().any(|r| r.scores.contains(&-2))),
        Sample::new("chips-owing", 2, |r| chips(r, 3, 5, Price::AnnouncerRun, false))
            .with(|table| over(table) && table.record().totals.iter().any(|&total| total < 0)),
        Sample::new("chips-own-run", 4, |r| {
            r.edition = Edition::RavensburgerDe;
            chips(r, 4, 20, Price::OwnRun, false);
        })
        .with(|table| over(table) && table.results().iter().any(|r| r.scores.contains(&-2))),
        Sample::new("chips-shared", 3, |r| chips(r, 3, 20, Price::OwnRun, false))
            .with(|table| over(table) && winners(table) == 2),
        Sample::new("chips-elimination", 3, french_chips)
            .with(|table| over(table) && table.results().iter().any(|result| result.seats.len() == 2)),
        Sample::new("chips-last-one-left", 3, french_chips)
            .with(|table| over(table) && table.state().playing().len() == 1 && table.state().rounds_over() < 8),
        Sample::new("eclair-called", 3, |r| eclair(r, 120))
            .with(|table| over(table) && called(table, Call::Eclair) && called(table, Call::RackO)),
        Sample::new("eclair-declined", 2, |r| {
            eclair(r, 100);
            r.bonus = true;
        })
        .patient()
        .with(|table| over(table) && table.record().rounds.iter().any(|round| round.actions[0] == "P")),
        Sample::new("eclair-chips", 3, |r| {
            eclair(r, 1);
            chips(r, 3, 20, Price::AnnouncerRun, false);
        })
        .with(|table| over(table) && called(table, Call::Eclair)),
        Sample::new("eclair-elimination", 3, |r| {
            french_chips(r);
            r.deal = Deal::Eclair;
        })
        .with(|table| over(table) && table.results().iter().any(|result| result.seats.len() == 2)),
        Sample::new("rounds", 3, |r| r.goal = Goal::Rounds(3)),
        Sample::new("rounds-shared", 2, |r| r.goal = Goal::Rounds(2)).with(|table| over(table) && winners(table) == 2),
        Sample::new("unfinished-just-sat-down", 4, |r| points(r, 500)).left(|_| true),
        Sample::new("unfinished-just-dealt", 2, |r| points(r, 500)).left(playing),
        Sample::new("unfinished-open-draw", 3, |r| points(r, 500)).left(|table| {
            phase(table) == Some(Phase::Drawn) && table.state().rounds_over() == 1 && table.decisions() > 20
        }),
        Sample::new("unfinished-open-draw-shuffled", 2, jumbo)
            .left(|table| phase(table) == Some(Phase::Drawn) && reshuffles(table) == 1),
        Sample::new("unfinished-turn", 2, |r| points(r, 500))
            .left(|table| phase(table) == Some(Phase::Turn) && table.decisions() == 18),
        Sample::new("unfinished-to-be-announced", 3, |r| points(r, 500))
            .left(|table| phase(table) == Some(Phase::Announce)),
        Sample::new("unfinished-placing", 3, |r| eclair(r, 500)).left(|table| {
            phase(table) == Some(Phase::Place) && table.state().rounds_over() == 1 && table.decisions() == 2 * 17
        }),
        Sample::new("unfinished-eclair-to-be-announced", 4, |r| eclair(r, 500))
            .left(|table| phase(table) == Some(Phase::EclairCall)),
        Sample::new("between-rounds", 3, |r| points(r, 500))
            .left(|table| table.state().stage() == Stage::BetweenRounds && table.state().rounds_over() == 2),
    ]
}
