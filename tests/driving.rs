//! A match of computer players alone is the same on the page as in self-play: what the page asks, sent to the worker and
//! back, comes to the record that self-play prints for the same seed.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::table::{people, rules, seat};
use core::cell::{Cell, RefCell};
use rack_o::drivers::{
    Answer, ComputerDriver, Driver, DropQuestion, News, PersonHere, RecordDriver, SeatDrivers, Tempo, Thinker,
};
use rack_o::engine::{
    Action, Chance, ChipGame, Deal, Decision, Event, Goal, OwnedView, Price, Replenish, Rules, RulesDraft, Seat, Stage,
    View,
};
use rack_o::i18n::ThinkingPhrases;
use rack_o::messages::{FromWorker, ToWorker, think};
use rack_o::players::{ComputerPlayer, Level, Turn, TurnRequest};
use rack_o::record::{RecordedMatch, Replay, SeatEntry};
use rack_o::selfplay::Table;
use rack_o::table::TableMatch;
use std::fs;
use std::path::Path;
use std::rc::Rc;

/// A change to the rules, and how many play.
type Kind = (usize, fn(&mut RulesDraft));

/// Four kinds of game, two rounds each: the regular one for two, three and four, and the bonus with runs for two.
const KINDS: [Kind; 4] = [
    (2, |draft| draft.run_of_three = false),
    (3, |_| {}),
    (4, |_| {}),
    (2, |draft| (draft.bonus, draft.run_of_three) = (true, true)),
];

/// Seeds with a round of more than 40 turns a player in the last of these kinds.
const LONG: [(Level, u64); 5] =
    [(Level::Beginner, 0), (Level::Easy, 5836), (Level::Medium, 752), (Level::Hard, 1109), (Level::Expert, 124)];

fn kind((players, change): Kind) -> Rules {
    rules(players, |draft| {
        draft.goal = Goal::Rounds(2);
        change(draft);
    })
}

/// What the worker answers to this request. It has to come through JSON both ways.
fn worker(request: TurnRequest) -> Option<Action> {
    let asked = serde_json::to_string(&(7, ToWorker::Play(request))).unwrap();
    // To play needs no texts.
    let answer: (u32, FromWorker) = serde_json::from_str(&think(&asked, ThinkingPhrases::EMPTY)?).unwrap();
    match answer {
        (7, FromWorker::Played(action)) => Some(action),
        other => panic!("{other:?}"),
    }
}

/// A worker that answers when it is told to.
#[derive(Clone, Default)]
struct Worker(Rc<RefCell<Vec<Open>>>);

/// What was asked, and who wants to know.
type Open = (TurnRequest, Box<dyn FnOnce(Option<Action>)>);

impl Thinker for Worker {
    fn think(&self, request: TurnRequest, done: Box<dyn FnOnce(Option<Action>)>) -> DropQuestion {
        self.0.borrow_mut().push((request, done));
        let open = Rc::clone(&self.0);
        Box::new(move || drop(open.borrow_mut().pop()))
    }
}

impl Worker {
    /// Answers all that is open by this.
    fn answer(&self, by: impl Fn(TurnRequest) -> Option<Action>) {
        let open = self.0.take();
        open.into_iter().for_each(|(request, done)| done(by(request)));
    }

    fn is_asked(&self) -> bool {
        !self.0.borrow().is_empty()
    }
}

/// The drivers of a match as the page has them.
fn computers(game: &TableMatch, worker: &Worker) -> Vec<Box<dyn Driver>> {
    let seats = Seat::ALL.into_iter().take(game.players());
    seats
        .map(|seat| Box::new(ComputerDriver::new(game.computer_player(seat), worker.clone())) as Box<dyn Driver>)
        .collect()
}

/// Plays a match to its end as the page does: what is due is begun and, once it is known, played. The most turns that one seat
/// had in a round.
fn play_out(game: &mut TableMatch, drivers: &[Box<dyn Driver>], worker: &Worker) -> usize {
    let mut longest = 0;
    loop {
        while let Some(turn) = game.turn() {
            let driver = &drivers[turn.view.seat.number()];
            let is_ready = Rc::new(Cell::new(false));
            let ready = Rc::clone(&is_ready);
            driver.begin(&turn, Box::new(move || ready.set(true)));
            if worker.is_asked() {
                assert_eq!(driver.answer(&turn), Answer::Open, "it is still thinking");
                worker.answer(self::worker);
                assert!(is_ready.get());
            }
            game.recorded.play(driver.answer(&turn).decided().unwrap()).unwrap();
        }
        longest = longest.max(game.state().log().len().div_ceil(game.seats_in_round().len()));
        match game.state().stage() {
            Stage::BetweenRounds => _ = game.deal().unwrap(),
            Stage::Over(_) => return longest,
            Stage::Playing => panic!("nobody is to act"),
        }
    }
}

/// A match of computer players alone, just dealt, with its drivers.
fn dealt(rules: Rules, seats: Vec<SeatEntry>, seed: u64) -> (TableMatch, Vec<Box<dyn Driver>>, Worker) {
    let game = TableMatch::start(rules, seats, Vec::new(), seed).unwrap();
    let worker = Worker::default();
    let drivers = computers(&game, &worker);
    (game, drivers, worker)
}

/// Plays a match both ways; the most turns that one seat had in a round.
fn compare(kind_of_game: Kind, player: ComputerPlayer, seed: u64) -> usize {
    let rules = kind(kind_of_game);
    let mut table = Table::new(rules, &[player]);
    let printed = table.play(seed).unwrap().to_json();
    let (mut game, drivers, worker) = dealt(rules, table.seats(), seed);
    let longest = play_out(&mut game, &drivers, &worker);
    assert_eq!(game.recorded.to_json(), printed, "{player:?}, seed {seed}");
    longest
}

#[test]
fn every_player_plays_on_the_page_as_in_self_play() {
    for player in ComputerPlayer::all() {
        for kind in KINDS {
            compare(kind, player, 1);
        }
    }
}

#[test]
fn a_round_that_goes_on_for_long_is_the_same_too() {
    // Found by trying: a player that waits for long has to waver, and the page must waver alike.
    for (level, seed) in LONG {
        let longest = compare(KINDS[3], level.into(), seed);
        assert!(longest > 40, "{level:?}: {longest} turns");
    }
}

#[test]
fn a_view_comes_back_as_it_was_sent() {
    let chips = ChipGame { rounds: 4, start: 5, price: Price::OwnRun, elimination: true };
    let kinds: [Kind; 4] = [
        (3, |draft| (draft.deal, draft.bonus) = (Deal::Eclair, true)),
        (4, |draft| draft.partners = true),
        (2, |draft| draft.replenish = Replenish::Shuffle),
        (4, |_| {}),
    ];
    for (nth, of) in kinds.into_iter().enumerate() {
        let rules = match nth {
            3 => rules(4, |draft| draft.goal = Goal::Chips(chips)),
            _ => kind(of),
        };
        let table = Table::new(rules, &[Level::Easy, Level::Medium]);
        let mut game = TableMatch::start(rules, table.seats(), Vec::new(), 3).unwrap();
        while !matches!(game.state().stage(), Stage::Over(_)) {
            while let Some(seat) = game.state().to_act() {
                for seat in game.seats_in_round().iter() {
                    let view = game.state().view(seat).unwrap();
                    let sent = serde_json::to_string(&OwnedView::from(&view)).unwrap();
                    let read: OwnedView = serde_json::from_str(&sent).unwrap();
                    assert_eq!(read.view(), view);
                    // What the others hold is not in it.
                    assert!(seat == view.to_move || view.drawn.is_none() || view.decision == Decision::Place);
                }
                let turn = game.turn().unwrap();
                assert_eq!(turn.view.seat, seat);
                let request = TurnRequest { player: game.computer_player(seat), turn };
                game.recorded.play(request.quick_answer().unwrap()).unwrap();
            }
            if game.state().stage() == Stage::BetweenRounds {
                game.deal().unwrap();
            }
        }
    }
}

#[test]
fn what_is_no_view_is_not_read_as_one() {
    let rules = kind(KINDS[1]);
    let table = Table::new(rules, &[Level::Easy]);
    let game = TableMatch::start(rules, table.seats(), Vec::new(), 3).unwrap();
    let sent = serde_json::to_value(game.turn().unwrap().view).unwrap();
    for (field, wrong) in [
        ("rack", "[61,2,3,4,5,6,7,8,9,10]"),
        ("rack", "[1,2,3,4,5,6,7,8,9]"),
        ("playing", "16"),
        ("seat", "4"),
        ("top_discard", "0"),
        ("decision", "\"win\""),
    ] {
        let mut view = sent.clone();
        view[field] = serde_json::from_str(wrong).unwrap();
        assert!(serde_json::from_value::<OwnedView>(view).is_err(), "{field}: {wrong}");
    }
    let mut view = sent;
    // Two do not play as partners.
    view["rules"][0]["partners"] = true.into();
    assert!(serde_json::from_value::<OwnedView>(view).is_err());
}

#[test]
fn a_player_that_is_not_known_is_kept_in_the_record_and_the_nearest_level_plays_on() {
    let rules = kind(KINDS[0]);
    let mut seats = Table::new(rules, &[Level::Medium]).seats();
    seats[1] = SeatEntry { name: "Rosa".into(), level: Some("easy-rosa".into()), ..seats[1].clone() };
    let (mut game, drivers, worker) = dealt(rules, seats, 1);
    assert_eq!(game.unknown_players(), ["Rosa"]);
    let mut nearest = Table::new(rules, &[Level::Medium, Level::Easy]).play(1).unwrap().record().clone();
    play_out(&mut game, &drivers, &worker);
    nearest.seats.clone_from(&game.recorded.record().seats);
    assert_eq!(*game.recorded.record(), nearest);
    // It is still there when the match comes back from where it was saved.
    let read = rack_o::record::read(&game.recorded.to_json()).unwrap();
    assert_eq!(read.record().seats[1].level.as_deref(), Some("easy-rosa"));
}

/// A duel of experts in its first turn.
fn experts() -> (TableMatch, Vec<Box<dyn Driver>>, Worker) {
    let rules = kind(KINDS[0]);
    let seats = Table::new(rules, &[Level::Expert]).seats();
    dealt(rules, seats, 1)
}

#[test]
fn what_is_cancelled_comes_to_nothing_and_can_be_begun_anew() {
    let (game, drivers, worker) = experts();
    let turn = game.turn().unwrap();
    let driver = &drivers[turn.view.seat.number()];
    driver.begin(&turn, Box::new(|| panic!("nobody waits for it")));
    driver.cancel();
    assert!(!worker.is_asked(), "the worker goes on thinking of what nobody waits for");
    assert_eq!(driver.answer(&turn), Answer::Open);
    driver.begin(&turn, Box::new(|| {}));
    worker.answer(self::worker);
    let player = ComputerPlayer::from(Level::Expert);
    assert_eq!(driver.answer(&turn).decided(), TurnRequest { player, turn: turn.clone() }.answer());
    // An answer that is on its way when another decision is begun belongs to the one before.
    driver.begin(&turn, Box::new(|| {}));
    let late = worker.0.take();
    driver.begin(&turn, Box::new(|| {}));
    late.into_iter().for_each(|(_, done)| done(Some(Action::Announce)));
    assert_eq!(driver.answer(&turn), Answer::Open);
}

#[test]
fn what_is_known_of_a_turn_is_not_the_decision_of_another() {
    let (mut game, drivers, worker) = experts();
    let turn = game.turn().unwrap();
    let driver = &drivers[turn.view.seat.number()];
    driver.begin(&turn, Box::new(|| {}));
    worker.answer(|_| Some(Action::Draw));
    assert_eq!(driver.answer(&turn), Answer::Decided(Action::Draw));
    game.recorded.play(Action::Draw).unwrap();
    let next = game.turn().unwrap();
    assert_eq!(next.view.seat, turn.view.seat);
    assert_eq!(driver.answer(&next), Answer::Open, "nobody has begun it");
}

#[test]
fn a_driver_stays_as_long_as_the_same_player_of_the_same_match_drives_its_seat() {
    let mut drivers = SeatDrivers::new();
    let mut of = |nth: usize, table: u8, player: Level| {
        let sit_down =
            |_: &(u8, Level)| -> Rc<dyn Driver> { Rc::new(ComputerDriver::new(player.into(), Worker::default())) };
        drivers.of(seat(nth), (table, player), sit_down)
    };
    let first = of(1, 1, Level::Hard);
    assert!(Rc::ptr_eq(&first, &of(1, 1, Level::Hard)));
    let others = [of(2, 1, Level::Hard), of(1, 1, Level::Easy), of(1, 2, Level::Hard)];
    assert!(others.iter().all(|other| !Rc::ptr_eq(other, &first)));
    assert!(Rc::ptr_eq(&others[0], &of(2, 1, Level::Hard)), "others who sit down change nothing there");
    assert!(!Rc::ptr_eq(&first, &of(1, 1, Level::Hard)), "whoever comes back is new");
}

#[test]
fn where_nobody_can_think_the_strongest_that_needs_no_time_plays() {
    let (game, drivers, worker) = experts();
    let turn = game.turn().unwrap();
    let driver = &drivers[turn.view.seat.number()];
    driver.begin(&turn, Box::new(|| {}));
    worker.answer(|_| None);
    let hard = TurnRequest { player: Level::Hard.into(), turn: turn.clone() };
    assert_eq!(driver.answer(&turn).decided(), hard.answer());
}

#[test]
fn a_person_is_waited_for_unless_rack_o_is_announced_for_them() {
    let mut game = TableMatch::start(kind(KINDS[0]), people(2), Vec::new(), 1).unwrap();
    let [presses, is_helped] = [false, true].map(|announces_by_itself| PersonHere { announces_by_itself });
    let mut announced = false;
    // Somebody plays for them, since nobody presses here.
    while let Some(turn) = game.turn() {
        let view = turn.view.view();
        let may_announce = view.legal().has(Action::Announce);
        assert_eq!((presses.tempo(&view), presses.answer(&turn)), (Tempo::Open, Answer::Open));
        let expected =
            if may_announce { (Tempo::Glance, Answer::Decided(Action::Announce)) } else { (Tempo::Open, Answer::Open) };
        assert_eq!((is_helped.tempo(&view), is_helped.answer(&turn)), expected);
        announced |= may_announce;
        let hard = TurnRequest { player: Level::Hard.into(), turn: turn.clone() };
        game.recorded.play(hard.answer().unwrap()).unwrap();
    }
    assert!(announced);
}

/// Plays a match of this many players again by its record alone, from its first deal.
fn played_again(played: &RecordedMatch, driver: &dyn Driver, chance: Chance) -> RecordedMatch {
    let record = played.record();
    let rules = record.rules.check(record.seats.len()).unwrap();
    let mut again = RecordedMatch::new(rules, record.seats.clone(), &record.cut).unwrap();
    for _ in &record.rounds {
        again.deal_from(chance).unwrap();
        while let Some(seat) = again.state().to_act() {
            let view = OwnedView::from(&again.state().view(seat).unwrap());
            assert_eq!(driver.tempo(&view.view()), Tempo::Glance);
            again.play(driver.answer(&Turn { view, seed: 0 }).decided().unwrap()).unwrap();
        }
    }
    again
}

#[test]
fn a_record_drives_all_seats_of_its_match_as_they_were_driven() {
    let eclair: Kind = (3, |draft| (draft.deal, draft.replenish) = (Deal::Eclair, Replenish::Shuffle));
    for of in KINDS.into_iter().chain([eclair]) {
        let played = Table::new(kind(of), &[Level::Easy, Level::Medium]).play(5).unwrap();
        let driver = RecordDriver::new(&Replay::new(&played), Tempo::Glance);
        assert_eq!(played_again(&played, &driver, Chance::new(5)).to_json(), played.to_json());
    }
}

#[test]
fn a_replay_that_its_record_drives_goes_from_each_moment_to_the_next() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    let mut renewed = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let played = rack_o::record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let replay = Replay::of_finished_rounds(&played);
        let driver = RecordDriver::new(&replay, Tempo::Paced);
        for round in 0..replay.rounds() {
            let (mut so_far, end) = (replay.at(round, 0).unwrap(), replay.at(round, usize::MAX).unwrap());
            for step in 1..=replay.steps(round) {
                let seat = so_far.state().to_act().unwrap();
                let view = OwnedView::from(&so_far.state().view(seat).unwrap());
                let action = driver.answer(&Turn { view, seed: 0 }).decided().unwrap();
                let events = replay.play_on(&mut so_far, round, action).unwrap();
                let after = so_far.state().events().len();
                let there = &end.state().events()[after - events.len()..after];
                assert_eq!(events, there, "{}: round {round}, step {step}", path.display());
                renewed += usize::from(events.contains(&Event::StockRenewed { shuffled: true }));
            }
            assert_eq!(so_far.to_json(), end.to_json(), "{}: round {round}", path.display());
        }
    }
    assert!(renewed > 2, "no record has a stock that was shuffled");
}

#[test]
fn of_what_never_happened_a_record_says_nothing() {
    let rules = kind(KINDS[1]);
    let played = Table::new(rules, &[Level::Medium]).play(4).unwrap();
    let driver = RecordDriver::new(&Replay::new(&played), Tempo::Paced);
    let (game, ..) = dealt(rules, Table::new(rules, &[Level::Medium]).seats(), 5);
    let turn = game.turn().unwrap();
    driver.begin(&turn, Box::new(|| panic!("there is no news of it")));
    assert_eq!(driver.answer(&turn), Answer::Open);
}

/// Somebody at another device, who decides as they once did. They may go away, and come back.
struct FarAway {
    decides_as: RecordDriver,
    is_away: Cell<bool>,
    news: RefCell<Option<News>>,
}

impl FarAway {
    /// Goes away, or comes back.
    fn is_away(&self, is_away: bool) {
        self.is_away.set(is_away);
        if let Some(news) = &*self.news.borrow() {
            news();
        }
    }
}

impl Driver for FarAway {
    fn tempo(&self, _: &View<'_>) -> Tempo {
        Tempo::Open
    }

    fn begin(&self, _: &Turn, news: News) {
        self.news.replace(Some(news));
    }

    fn answer(&self, turn: &Turn) -> Answer {
        if self.is_away.get() { Answer::Away } else { self.decides_as.answer(turn) }
    }

    fn cancel(&self) {
        self.news.replace(None);
    }
}

#[test]
fn whoever_goes_away_is_waited_for_and_goes_on_when_they_come_back() {
    let rules = rules(3, |draft| draft.goal = Goal::Rounds(1));
    let mut table = Table::new(rules, &[Level::Medium]);
    let played = table.play(4).unwrap();
    let (mut game, computers, worker) = dealt(rules, table.seats(), 4);
    let decides_as = RecordDriver::new(&Replay::new(&played), Tempo::Open);
    let far_away = FarAway { decides_as, is_away: Cell::new(false), news: RefCell::default() };
    // Computer players at two seats, somebody far away at the third.
    let (mut turns, mut waited) = (0, 0);
    while let Some(turn) = game.turn() {
        let is_far = turn.view.seat == seat(1);
        let driver: &dyn Driver = if is_far { &far_away } else { &*computers[turn.view.seat.number()] };
        let heard = Rc::new(Cell::new(0));
        let count = Rc::clone(&heard);
        driver.begin(&turn, Box::new(move || count.set(count.get() + 1)));
        turns += usize::from(is_far);
        if is_far && turns.is_multiple_of(3) {
            far_away.is_away(true);
            assert_eq!((driver.answer(&turn), heard.get()), (Answer::Away, 1));
            far_away.is_away(false);
            assert_eq!(heard.get(), 2, "nobody is told that they are back");
            waited += 1;
        }
        game.recorded.play(driver.answer(&turn).decided().unwrap()).unwrap();
        driver.cancel();
    }
    far_away.is_away(true);
    assert!(waited > 0 && !worker.is_asked());
    assert_eq!(game.recorded.to_json(), played.to_json());
}
