//! Playing for chips: R25 to R29, and R32 for an Éclair.

use crate::common::table::{deal, game, play, round, rules, scores, seat, winners};
use rack_o::engine::{
    Action, Chance, ChipGame, Deal, DeckFault, Edition, Goal, Match, MatchFault, Price, Rules, RulesFault, Seat, Slot,
    Stage,
};

/// In order, with a longest run of one.
const NONE: [u8; 10] = [1, 4, 7, 10, 13, 16, 19, 22, 25, 28];
/// In order, with a longest run of this length.
const RUN_3: [u8; 10] = [1, 2, 3, 10, 13, 16, 19, 22, 25, 28];
const RUN_4: [u8; 10] = [1, 2, 3, 4, 13, 16, 19, 22, 25, 28];
const RUN_5: [u8; 10] = [1, 2, 3, 4, 5, 16, 19, 22, 25, 28];
const RUN_6: [u8; 10] = [1, 2, 3, 4, 5, 6, 19, 22, 25, 28];
const RUN_9: [u8; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 28];
/// Not in order, with runs of six and three, clear of the cards above.
const LOSER_6: [u8; 10] = [36, 35, 29, 30, 31, 32, 33, 34, 12, 11];
const LOSER_3: [u8; 10] = [40, 37, 38, 39, 27, 24, 21, 18, 15, 14];

fn chips(players: usize, change: impl FnOnce(&mut ChipGame)) -> Rules {
    let mut chips = ChipGame { rounds: 50, start: 20, price: Price::AnnouncerRun, elimination: false };
    change(&mut chips);
    rules(players, |rules| {
        rules.run_of_three = false;
        rules.goal = Goal::Chips(chips);
    })
}

#[test]
fn everybody_starts_with_the_agreed_chips() {
    for start in [5, 20, 100] {
        assert_eq!(game(chips(3, |chips| chips.start = start), 0).totals(), [i32::from(start); 3]);
    }
}

#[test]
fn each_opponent_pays_by_the_announcers_longest_run() {
    let cases = [(NONE, 1), (RUN_3, 2), (RUN_4, 3), (RUN_5, 5), (RUN_6, 9), (RUN_9, 9)];
    for players in 2..=4 {
        for (announcer, price) in cases {
            let mut table = game(chips(players, |_| ()), 0);
            let result = round(&mut table, &[(1, announcer), (0, LOSER_6)], 1);
            let mut expected = vec![-price; players];
            expected[1] = price * (players as i32 - 1);
            assert_eq!(scores(&result, players), expected, "the losers' own runs do not matter");
            assert_eq!(table.totals(), expected.iter().map(|won| 20 + won).collect::<Vec<_>>());
        }
    }
}

#[test]
fn by_the_ravensburger_sheets_each_opponent_pays_by_the_own_longest_run() {
    let own = |players: usize| chips(players, |chips| chips.price = Price::OwnRun);
    let mut table = game(own(3), 0);
    let result = round(&mut table, &[(0, LOSER_6), (1, LOSER_3), (2, RUN_9)], 2);
    assert_eq!(scores(&result, 3), [-9, -2, 11], "the announcer's nine in a row are worth nothing");
    let mut table = game(own(3), 0);
    let result = round(&mut table, &[(1, LOSER_3), (2, RUN_9)], 2);
    assert_eq!(scores(&result, 3), [-1, -2, 3], "no run costs one chip");
    // The loser's rack need not be in order. Runs of four, five, … cost as much as with the announcer's price.
    for (run, price) in [(4, 3), (5, 5), (7, 9), (10, 9)] {
        let mut loser = [50, 48, 46, 44, 42, 40, 38, 36, 34, 32];
        for (step, number) in loser[10 - run..].iter_mut().enumerate() {
            *number = 8 + step as u8;
        }
        let announcer = [1, 3, 5, 7, 19, 21, 23, 25, 27, 29];
        let result = round(&mut game(own(3), 0), &[(0, loser), (1, announcer)], 1);
        assert_eq!(result.scores[0], -price, "{loser:?}");
    }
}

#[test]
fn chips_only_change_hands() {
    for price in [Price::AnnouncerRun, Price::OwnRun] {
        for elimination in [false, true] {
            let mut table = game(chips(4, |c| (c.start, c.price, c.elimination) = (7, price, elimination)), 0);
            for number in 0..4 {
                if !matches!(table.stage(), Stage::BetweenRounds) {
                    break;
                }
                let announcer = table.playing().iter().nth(number % table.playing().len()).unwrap().number();
                let loser = table.playing().left_of(seat(announcer)).number();
                round(&mut table, &[(announcer, RUN_5), (loser, LOSER_6)], announcer);
                assert_eq!(table.totals().iter().sum::<i32>(), 28);
            }
        }
    }
}

#[test]
fn after_the_agreed_rounds_most_chips_win() {
    let mut table = game(chips(2, |chips| chips.rounds = 3), 0);
    round(&mut table, &[(0, RUN_6)], 0);
    round(&mut table, &[(1, NONE)], 1);
    assert!(winners(&table).is_empty());
    round(&mut table, &[(1, RUN_5)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[23, 17][..], vec![0]));
}

#[test]
fn equal_chips_share_the_win() {
    let mut table = game(chips(3, |chips| chips.rounds = 3), 0);
    for announcer in 0..3 {
        round(&mut table, &[(announcer, RUN_4)], announcer);
    }
    assert_eq!((table.totals(), winners(&table)), (&[20, 20, 20][..], vec![0, 1, 2]));

    let mut table = game(chips(3, |chips| chips.rounds = 2), 0);
    round(&mut table, &[(0, NONE)], 0);
    round(&mut table, &[(2, NONE)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[21, 18, 21][..], vec![0, 2]));
}

#[test]
fn without_elimination_a_player_can_owe_and_plays_on() {
    let mut table = game(chips(2, |chips| chips.start = 5), 0);
    for (number, left) in [(1, -4), (2, -13), (3, -22)] {
        round(&mut table, &[(0, RUN_6)], 0);
        assert_eq!(table.totals(), [5 + 9 * number, left]);
        assert_eq!(table.playing().len(), 2);
        assert_eq!(table.stage(), Stage::BetweenRounds);
    }
    round(&mut table, &[(1, RUN_6)], 1);
    assert_eq!(table.totals(), [23, -13], "who owes can win chips back");
}

#[test]
fn with_elimination_who_cannot_pay_gives_what_is_left_and_is_out() {
    let mut table = game(chips(3, |c| (c.start, c.price, c.elimination) = (8, Price::OwnRun, true)), 0);
    let result = round(&mut table, &[(0, NONE), (1, LOSER_6)], 0);
    assert_eq!(scores(&result, 3), [9, -8, -1], "8 of the 9 chips");
    assert_eq!(table.totals(), [17, 0, 7]);
    assert!(!table.playing().has(seat(1)));
    assert_eq!(table.stage(), Stage::BetweenRounds);
}

#[test]
fn who_pays_the_last_chip_in_full_stays_until_the_next_debt() {
    let mut table = game(chips(3, |c| (c.start, c.elimination) = (9, true)), 0);
    let result = round(&mut table, &[(0, RUN_6)], 0);
    assert_eq!(scores(&result, 3), [18, -9, -9]);
    assert_eq!((table.totals(), table.playing().len()), (&[27, 0, 0][..], 3));
    // Without chips one can still win a round …
    round(&mut table, &[(1, NONE)], 1);
    assert_eq!(table.totals(), [26, 1, 0]);
    // … but a player who cannot pay even one chip is out.
    assert_eq!(table.playing().iter().map(Seat::number).collect::<Vec<_>>(), [0, 1]);
}

/// Four players; seat 1, next to deal, is eliminated in the first round, dealt by seat 0.
fn one_of_four_out() -> Match {
    let own = chips(4, |c| (c.start, c.price, c.elimination) = (5, Price::OwnRun, true));
    let mut table = game(own, 0);
    round(&mut table, &[(3, NONE), (1, LOSER_6)], 3);
    assert_eq!(table.totals(), [4, 0, 4, 12]);
    table
}

#[test]
fn the_rest_play_on_with_the_deck_for_their_number() {
    let mut table = one_of_four_out();
    assert_eq!(
        table.deal(&Chance::new(1).deck(1, 4), 0),
        Err(MatchFault::Deck(DeckFault::Size { expected: 50, found: 60 }))
    );
    table.deal(&Chance::new(1).deck(1, 3), 0).unwrap();
    let round = table.round().unwrap();
    assert_eq!(round.seats().len(), 3);
    assert_eq!(round.rack(seat(1)).filled(), 0, "who is out gets no cards");
    assert_eq!(round.stock().len(), 19);
    assert!(table.view(seat(1)).is_none());
    assert_eq!(table.view(seat(2)).unwrap().highest(), 50);
}

#[test]
fn deal_and_turn_pass_over_who_is_out() {
    let mut table = one_of_four_out();
    assert_eq!(table.dealer(), seat(2), "seat 1 would have dealt");
    table.deal(&Chance::new(1).deck(1, 3), 0).unwrap();
    for expected in [3, 0, 2, 3, 0, 2] {
        assert_eq!(table.to_act(), Some(seat(expected)));
        play(&mut table, &[Action::Draw, Action::Discard]);
    }
}

#[test]
fn a_dealer_who_goes_out_passes_the_deal_to_the_left_as_ever() {
    let own = chips(4, |c| (c.start, c.price, c.elimination) = (5, Price::OwnRun, true));
    let mut table = game(own, 3);
    round(&mut table, &[(1, NONE), (3, LOSER_6)], 1);
    assert!(!table.playing().has(seat(3)));
    assert_eq!(table.dealer(), seat(0));
}

#[test]
fn who_is_out_pays_no_more_and_wins_nothing() {
    let mut table = one_of_four_out();
    let result = round(&mut table, &[(0, NONE)], 0);
    assert_eq!(scores(&result, 4), [2, 0, -1, -1]);
    assert_eq!(result.seats.len(), 3);
    assert_eq!(result.racks[1].filled(), 0);
}

#[test]
fn two_left_of_more_play_with_40_cards_and_the_two_player_rule() {
    let own = |run_of_three: bool| {
        let chips = ChipGame { rounds: 50, start: 5, price: Price::OwnRun, elimination: true };
        let rules = rules(3, |rules| {
            rules.run_of_three = run_of_three;
            rules.goal = Goal::Chips(chips);
        });
        let mut table = game(rules, 0);
        round(&mut table, &[(1, NONE), (0, LOSER_6)], 1);
        table.deal(&Chance::new(3).deck(1, 2), 0).unwrap();
        table
    };
    assert!(own(true).round().unwrap().needs_run());
    assert!(!own(false).round().unwrap().needs_run());
    assert_eq!(own(true).view(seat(2)).unwrap().highest(), 40);
}

#[test]
fn the_last_one_left_wins_at_once() {
    let mut table = game(chips(3, |c| (c.start, c.elimination) = (5, true)), 0);
    round(&mut table, &[(2, RUN_6)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[0, 0, 15][..], vec![2]));
    assert_eq!(table.rounds_over(), 1, "of the fifty agreed");
}

#[test]
fn with_elimination_too_the_agreed_rounds_end_the_match() {
    let mut table = game(chips(3, |c| (c.rounds, c.start, c.price, c.elimination) = (2, 5, Price::OwnRun, true)), 0);
    round(&mut table, &[(1, NONE), (0, LOSER_6)], 1);
    round(&mut table, &[(2, RUN_3)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[0, 10, 5][..], vec![1]));
}

#[test]
fn an_eclair_is_paid_as_an_ordinary_rack_o() {
    let chips = ChipGame { rounds: 50, start: 20, price: Price::AnnouncerRun, elimination: false };
    let eclair = rules(2, |rules| {
        rules.deal = Deal::Eclair;
        rules.goal = Goal::Chips(chips);
    });
    for (held, price) in [(NONE, 1), (RUN_4, 3), (RUN_9, 9)] {
        let mut table = game(eclair, 1);
        deal(&mut table, &[(0, held)], &[]);
        for number in [0, 1] {
            for slot in Slot::ALL.into_iter().rev() {
                table.play_placing(seat(number), slot).unwrap();
            }
        }
        play(&mut table, &[Action::Eclair]);
        assert_eq!(table.totals(), [20 + price, 20 - price]);
    }
}

#[test]
fn chips_are_played_singly_and_without_bonus() {
    let mut draft = Edition::RavensburgerDe.preset();
    draft.goal = Goal::Chips(ChipGame { rounds: 10, start: 20, price: Price::OwnRun, elimination: false });
    assert!(draft.check(4).is_ok());
    draft.bonus = true;
    assert_eq!(draft.check(4).map_err(|f| (f, f.rule())), Err((RulesFault::BonusWithChips, "R29")));
    draft.bonus = false;
    draft.partners = true;
    assert_eq!(draft.check(4).map_err(|f| (f, f.rule())), Err((RulesFault::PartnersWithChips, "R29")));
}

#[test]
fn one_to_fifty_rounds_and_five_to_a_hundred_chips() {
    let check = |rounds: u16, start: u16| {
        let mut draft = Edition::RavensburgerFr.preset();
        draft.goal = Goal::Chips(ChipGame { rounds, start, price: Price::OwnRun, elimination: true });
        draft.check(3).map(|_| ()).map_err(|fault| fault.rule())
    };
    for (rounds, start) in [(1, 5), (50, 100), (10, 20)] {
        assert_eq!(check(rounds, start), Ok(()));
    }
    for (rounds, start) in [(0, 20), (51, 20), (10, 4), (10, 101), (10, 0)] {
        assert_eq!(check(rounds, start), Err("R25"));
    }
}
