//! English.

use super::phrases::{Phrases, Standing, Who};
use crate::engine::{Deal, Edition, Goal, Price, Refusal, Replenish, Rules, RulesFault, Variant};

/// The game in English.
pub(super) struct English;

/// `verb` for the third person, `you_verb` for the reader.
fn does(who: Who<'_>, verb: &str, you_verb: &str) -> String {
    match who {
        Who::You => format!("You {you_verb}"),
        Who::Named(name) => format!("{name} {verb}"),
    }
}

fn name(who: Who<'_>) -> &str {
    match who {
        Who::You => "You",
        Who::Named(name) => name,
    }
}

/// “a, b and c”.
fn list(items: &[&str]) -> String {
    match items {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

fn plural(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

fn out_of(total: i32, goal: Goal) -> String {
    match goal {
        Goal::Points(goal) => format!("{total} of {goal}"),
        Goal::Rounds(_) => format!("{total} points"),
        Goal::Chips(_) => format!("{total} chips"),
    }
}

impl Phrases for English {
    fn code(&self) -> &'static str {
        "en"
    }
    fn own_name(&self) -> &'static str {
        "English"
    }

    fn close(&self) -> &'static str {
        "Close"
    }
    fn menu(&self) -> &'static str {
        "Menu"
    }
    fn game_tools(&self) -> &'static str {
        "Game"
    }
    fn settings(&self) -> &'static str {
        "Settings"
    }
    fn rule_book(&self) -> &'static str {
        "Rule book"
    }
    fn score_sheet(&self) -> &'static str {
        "Score sheet"
    }
    fn leave_table(&self) -> &'static str {
        "Rack-O, leave the table"
    }
    fn theme_now(&self, theme: &str) -> String {
        format!("Theme: {theme}")
    }

    fn tagline(&self) -> &'static str {
        "Ten slots, sixty cards. Be first to stand them in order."
    }
    fn play(&self) -> &'static str {
        "Play"
    }
    fn continue_round(&self, round: usize) -> String {
        format!("Continue round {round}")
    }
    fn continue_next_round(&self, round: usize) -> String {
        format!("Continue after round {round}")
    }
    fn players(&self) -> &'static str {
        "Players"
    }
    fn number_of_players(&self) -> &'static str {
        "Number of players"
    }
    fn seat_name(&self, seat: usize) -> String {
        format!("Seat {seat} name")
    }
    fn seat_played_by(&self, seat: usize) -> String {
        format!("Seat {seat} is played by")
    }
    fn human(&self) -> &'static str {
        "Human"
    }
    fn computer(&self) -> &'static str {
        "Computer"
    }
    fn empty(&self) -> &'static str {
        "Empty"
    }
    fn level_of(&self, name: &str) -> String {
        format!("{name}’s level")
    }
    fn level(&self, name: &str) -> String {
        match name {
            "easy" => "Easy",
            "medium" => "Medium",
            "hard" => "Hard",
            "expert" => "Expert",
            other => other,
        }
        .to_owned()
    }
    fn this_device(&self) -> &'static str {
        "this device"
    }
    fn nobody(&self) -> &'static str {
        "nobody"
    }
    fn you(&self) -> &'static str {
        "You"
    }
    fn default_name(&self, seat: usize) -> String {
        format!("Player {seat}")
    }
    fn match_target(&self) -> &'static str {
        "Match target"
    }
    fn play_to(&self) -> &'static str {
        "Play to"
    }
    fn one_round(&self) -> &'static str {
        "1 round"
    }
    fn variants(&self) -> &'static str {
        "Variants"
    }
    fn rules(&self) -> &'static str {
        "Rules"
    }
    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::MiltonBradley => "Milton Bradley",
            Edition::Jumbo => "Jumbo",
            Edition::WinningMoves => "Winning Moves",
            Edition::RavensburgerFr => "Ravensburger FR",
            Edition::RavensburgerDe => "Ravensburger DE",
            Edition::Custom => "Your own",
        }
    }
    fn edition_from(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::MiltonBradley => "USA, 1956",
            Edition::Jumbo => "Netherlands",
            Edition::WinningMoves => "Spain",
            Edition::RavensburgerFr => "France",
            Edition::RavensburgerDe => "Germany",
            Edition::Custom => "any mix",
        }
    }
    fn sheet_has(&self, edition: Edition) -> String {
        if edition == Edition::Custom {
            return "Everything that goes together can be switched on.".to_owned();
        }
        let sheet = edition.sheet();
        let run = if sheet.run_of_three_optional {
            "Two players are advised to need a run of three"
        } else {
            "Two players need a run of three"
        };
        let stock = if edition.preset().replenish == Replenish::Shuffle { "shuffled" } else { "turned over" };
        let also: Vec<&str> = [
            (sheet.bonus, "bonus"),
            (sheet.partners, "partners"),
            (sheet.chips.is_some(), "chips"),
            (sheet.eclair, "Racko Éclair"),
        ]
        .into_iter()
        .filter_map(|(has, what)| has.then_some(what))
        .collect();
        let also = if also.is_empty() { String::new() } else { format!(" The sheet also has {}.", list(&also)) };
        format!("{run}; a used-up stock is {stock}.{also}")
    }
    fn variant(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Bonus => "Bonus",
            Variant::Partners => "Partners",
            Variant::RunOfThree => "Two-player run",
            Variant::Chips => "Chips",
            Variant::Eclair => "Racko Éclair",
            Variant::Shuffle => "Shuffled stock",
        }
    }
    fn variant_what(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Bonus => "Runs of three or more pay extra",
            Variant::Partners => "Opposite seats, one score a pair",
            Variant::RunOfThree => "Calling needs a run such as 28, 29, 30",
            Variant::Chips => "Rounds are paid in chips",
            Variant::Eclair => "Place the dealt cards where you like",
            Variant::Shuffle => "Not turned over when used up",
        }
    }
    fn not_on_sheet(&self, what: &str) -> String {
        format!("{what} · not on this sheet")
    }
    fn pairs(&self, one: &[&str], other: &[&str]) -> String {
        format!("{} against {}", list(one), list(other))
    }
    fn rules_fault(&self, fault: RulesFault) -> &'static str {
        match fault {
            RulesFault::Players => "Two to four players are needed",
            RulesFault::PartnersNeedFour => "Only with four players",
            RulesFault::PartnersWithChips => "Not together: partners and chips",
            RulesFault::BonusWithChips => "Not together: bonus and chips",
            RulesFault::PointsOutOfRange => "The goal must be 1 to 10,000 points",
            RulesFault::RoundsOutOfRange => "There must be 1 to 50 rounds",
            RulesFault::ChipsOutOfRange => "Everybody must start with 5 to 100 chips",
        }
    }
    fn run_rule_only_two(&self) -> &'static str {
        "Only with two players"
    }
    fn other_goal(&self) -> &'static str {
        "Other"
    }
    fn how_many(&self) -> &'static str {
        "How many"
    }
    fn goal_unit(&self) -> &'static str {
        "Points or rounds"
    }
    fn unit_points(&self) -> &'static str {
        "Points"
    }
    fn unit_rounds(&self) -> &'static str {
        "Rounds"
    }
    fn how_many_rounds(&self) -> &'static str {
        "Rounds"
    }
    fn chips_each(&self) -> &'static str {
        "Chips each"
    }
    fn price_title(&self) -> &'static str {
        "The price is set by the longest run of"
    }
    fn price(&self, price: Price) -> &'static str {
        match price {
            Price::AnnouncerRun => "the caller",
            Price::OwnRun => "each who pays",
        }
    }
    fn elimination(&self) -> &'static str {
        "Out when broke"
    }
    fn elimination_what(&self) -> &'static str {
        "Who cannot pay leaves the game; the last one left wins"
    }
    fn summary(&self, people: &[Who<'_>], computers: &[&str], rules: &Rules) -> String {
        let people: Vec<&str> = people.iter().map(|&who| name(who)).collect();
        let who = match (people.as_slice(), computers) {
            ([], computers) => format!("{} among themselves", list(computers)),
            (people, []) => format!("{}, handing the device round", list(people)),
            (people, computers) => format!("{} against {}", list(people), list(computers)),
        };
        let goal = match rules.goal {
            Goal::Points(points) => format!("first to {points}"),
            Goal::Rounds(1) => "one round".to_owned(),
            Goal::Rounds(rounds) => format!("{rounds} rounds"),
            Goal::Chips(chips) => format!("{} rounds for chips", chips.rounds),
        };
        let edition = match rules.edition {
            Edition::Custom => "Your own rules".to_owned(),
            edition => format!("{} rules", self.edition(edition)),
        };
        let with: Vec<&str> = [
            (rules.bonus, "bonus"),
            (rules.partners, "partners"),
            (rules.deal == Deal::Eclair, "Éclair"),
            (rules.players() == 2 && rules.run_of_three, "a run of three to call"),
        ]
        .into_iter()
        .filter_map(|(has, what)| has.then_some(what))
        .collect();
        let with = if with.is_empty() { String::new() } else { format!(" with {}", list(&with)) };
        format!("{who}. {edition}{with}, {goal}.")
    }
    fn too_few_players(&self) -> &'static str {
        "Rack-O needs two players at least: give another seat to a human or a computer."
    }
    fn replace_match(&self) -> &'static str {
        "Start a new match?"
    }
    fn replace_match_what(&self, round: usize) -> String {
        format!("A match is under way in round {round}. A new one takes its place.")
    }
    fn start_new(&self) -> &'static str {
        "Start a new match"
    }
    fn go_on_with_old(&self) -> &'static str {
        "Go on with the old one"
    }

    fn round_title(&self) -> &'static str {
        "Round"
    }
    fn table_title(&self, round: usize) -> String {
        format!("Rack-O, round {round}")
    }
    fn score_towards(&self, goal: Goal) -> String {
        match goal {
            Goal::Points(points) => format!("Score, first to {points}"),
            Goal::Rounds(rounds) => format!("Score, {}", plural(rounds.into(), "round", "rounds")),
            Goal::Chips(chips) => format!("Chips, {}", plural(chips.rounds.into(), "round", "rounds")),
        }
    }
    fn names(&self, names: &[Who<'_>]) -> String {
        list(&names.iter().map(|&who| name(who)).collect::<Vec<&str>>())
    }
    fn pin(&self, names: &str, total: i32, goal: Goal) -> String {
        format!("{names}: {}", out_of(total, goal))
    }
    fn empty_seat(&self) -> &'static str {
        "Empty seat"
    }
    fn card_tray(&self) -> &'static str {
        "Card tray"
    }
    fn your_rack(&self) -> &'static str {
        "Your rack"
    }
    fn partner(&self) -> &'static str {
        "Partner"
    }
    fn out(&self) -> &'static str {
        "Out"
    }
    fn other_rack(&self, name: &str, standing: Standing, total: i32, goal: Goal, last: Option<String>) -> String {
        let unit = if matches!(goal, Goal::Chips(_)) { "chips" } else { "points" };
        let last = last.map_or(String::new(), |last| format!(", {last}"));
        match standing {
            Standing::Opponent => format!("{name}, {total} {unit}, ten hidden cards{last}"),
            Standing::Partner => format!("{name}, your partner, {total} {unit} together, ten hidden cards{last}"),
            Standing::Out => format!("{name}, out of the game"),
        }
    }
    fn slot(&self, label: u8, card: u8, in_order: bool) -> String {
        format!("Slot {label}: {card}{}", if in_order { ", in order" } else { "" })
    }
    fn slot_hinted(&self, slot: &str) -> String {
        format!("{slot}, hint: swap here")
    }
    fn hint(&self) -> &'static str {
        "Hint"
    }
    fn coach_thinks(&self) -> &'static str {
        "The coach is thinking …"
    }
    fn blunder(&self, points: i32) -> String {
        format!("That gives away about {points} points.")
    }
    fn blunder_how(&self) -> &'static str {
        "Once more does it all the same; Hint says what is better."
    }
    fn empty_slot(&self, label: u8) -> String {
        format!("Slot {label}: empty")
    }
    fn stock(&self) -> &'static str {
        "Stock"
    }
    fn draw(&self) -> &'static str {
        "Draw"
    }
    fn draw_renewed(&self) -> &'static str {
        "Turn over, draw"
    }
    fn draw_from_stock(&self, left: usize) -> String {
        format!("Draw from the stock, {} left", plural(left, "card", "cards"))
    }
    fn stock_used_up(&self) -> &'static str {
        "Draw from the stock, used up: the discards become the stock again"
    }
    fn discard_pile(&self) -> &'static str {
        "Discards"
    }
    fn discard_pile_empty(&self) -> &'static str {
        "The discard pile is empty"
    }
    fn take(&self) -> &'static str {
        "Take"
    }
    fn take_from_discards(&self, card: u8) -> String {
        format!("Take {card} from the discard pile, must swap")
    }
    fn discard(&self) -> &'static str {
        "Discard"
    }
    fn discard_the(&self, card: u8) -> String {
        format!("Discard the {card}")
    }
    fn put_back(&self) -> &'static str {
        "Put back"
    }
    fn your_turn(&self) -> &'static str {
        "Your turn"
    }
    fn thinking(&self) -> &'static str {
        "Thinking"
    }
    fn call(&self) -> &'static str {
        "Rack\u{2011}O!"
    }
    fn call_eclair(&self) -> &'static str {
        "Éclair!"
    }
    fn call_name(&self, eclair: bool, in_order: usize) -> String {
        format!("Call {}, {in_order} of 10 in order", if eclair { "Racko Éclair" } else { "Rack-O" })
    }
    fn go_on(&self) -> &'static str {
        "Go on"
    }
    fn go_on_name(&self) -> &'static str {
        "Go on without calling"
    }
    fn last_moves(&self) -> &'static str {
        "Last moves"
    }
    fn run_of_three(&self) -> &'static str {
        "Run of three"
    }
    fn longest_run(&self) -> &'static str {
        "Longest run"
    }
    fn run_needed(&self, length: usize) -> String {
        let have = match length {
            0 => "You have none yet.",
            1 | 2 => "You have two of them.",
            _ => "You have one.",
        };
        format!("Your Rack\u{2011}O must include three numbers in a row. {have}")
    }
    fn run_pays(&self, length: usize, points: i32) -> String {
        match (length, points) {
            (0, _) => "Three numbers in a row would pay 50 points more. You have none yet.".to_owned(),
            (2, _) => "You have two numbers in a row. Three would pay 50 points more.".to_owned(),
            (length, points) => format!("You have {length} numbers in a row: {points} points more if you call."),
        }
    }
    fn run_earns(&self, length: usize, chips: i32) -> String {
        let run = if length < 3 { "no run of three".to_owned() } else { format!("a run of {length}") };
        let chips = plural(chips.unsigned_abs() as usize, "chip", "chips");
        format!("You have {run}: whoever loses to you pays {chips}.")
    }
    fn run_costs(&self, length: usize, chips: i32) -> String {
        let run = if length < 3 { "no run of three".to_owned() } else { format!("a run of {length}") };
        let chips = plural(chips.unsigned_abs() as usize, "chip", "chips");
        format!("You have {run}: if another calls, you pay {chips}.")
    }

    fn do_turn(&self) -> &'static str {
        "Your turn."
    }
    fn do_lacks_run(&self) -> &'static str {
        "In order, but without a run of three."
    }
    fn do_turn_how(&self, top: Option<u8>) -> String {
        match top {
            Some(card) => format!("Draw from the stock, or take the {card}."),
            None => "Draw from the stock.".to_owned(),
        }
    }
    fn do_taking(&self, card: u8) -> String {
        format!("You take the {card}.")
    }
    fn do_taking_how(&self) -> &'static str {
        "Choose the slot it goes into."
    }
    fn do_slot(&self, label: u8) -> String {
        format!("Slot {label}.")
    }
    fn do_slot_how(&self, top: u8) -> String {
        format!("Take the {top} to swap it in here, or draw.")
    }
    fn do_drawn(&self, card: u8) -> String {
        format!("You drew {card}.")
    }
    fn do_drawn_how(&self) -> &'static str {
        "Swap it into a slot, or discard it."
    }
    fn do_in_order(&self) -> &'static str {
        "Your rack is in order!"
    }
    fn do_in_order_how(&self, scores: Option<i32>) -> String {
        match scores {
            Some(scores) => format!("Call Rack-O for {scores}, or go on."),
            None => "Call Rack-O, or go on.".to_owned(),
        }
    }
    fn do_in_order_turn_how(&self, scores: Option<i32>) -> String {
        match scores {
            Some(scores) => format!("Call Rack-O for {scores}, or draw or take a card."),
            None => "Call Rack-O, or draw or take a card.".to_owned(),
        }
    }
    fn do_eclair(&self) -> &'static str {
        "In order right after the deal!"
    }
    fn do_eclair_how(&self) -> &'static str {
        "Call Racko Éclair, or go on."
    }
    fn do_place(&self, card: u8) -> String {
        format!("You are dealt {card}.")
    }
    fn do_place_how(&self, placed: usize) -> String {
        format!("Put it into any empty slot. Card {} of 10.", placed + 1)
    }
    fn do_wait_placing(&self, name: &str) -> String {
        format!("{name} is placing the dealt cards.")
    }
    fn do_wait(&self, name: &str) -> String {
        format!("{name} is thinking.")
    }
    fn do_wait_drawn(&self, name: &str) -> String {
        format!("{name} has drawn a card.")
    }
    fn ask_swap(&self, card: u8, slot: u8) -> String {
        format!("Swap {card} into slot {slot}?")
    }
    fn ask_discard(&self, card: u8) -> String {
        format!("Discard {card}?")
    }
    fn ask_how(&self, discard: bool) -> &'static str {
        if discard { "Choose the discard pile again to do it." } else { "Choose the slot again to do it." }
    }
    fn taken_back(&self) -> &'static str {
        "The move is taken back."
    }
    fn take_back(&self) -> &'static str {
        "Take back your move"
    }
    fn known(&self, slot: u8, card: u8) -> String {
        format!("{card} in slot {slot}")
    }
    fn refusal(&self, refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::RoundOver => "The round is over.",
            Refusal::CardInHand => "First swap the drawn card into a slot, or discard it.",
            Refusal::NoCardInHand => "First draw a card, or take the top discard.",
            Refusal::TurnEnded => "Your turn is over: call Rack-O, or go on.",
            Refusal::NothingToPass => "There is nothing to decline now.",
            Refusal::NotInOrder => "Not yet: the cards must rise from slot 5 all the way to slot 50.",
            Refusal::NoRunOfThree => "In order, but with two players calling needs a run of three, such as 28, 29, 30.",
            Refusal::NoEclair => "Racko Éclair can only be called right after the deal.",
            Refusal::StillDealing => "First place the cards that are being dealt.",
            Refusal::NothingToPlace => "There is no dealt card to place.",
            Refusal::SlotFilled => "That slot is taken: a placed card stays where it is.",
            Refusal::EclairFirst => "First say whether you call Racko Éclair.",
            Refusal::StockNotUsedUp | Refusal::WrongNewStock => "The stock cannot be renewed now.",
        }
    }

    fn took(&self, who: Who<'_>, card: u8, slot: u8) -> String {
        format!("{} took {card} into slot {slot}", name(who))
    }
    fn drew_into(&self, who: Who<'_>, slot: u8, out: u8) -> String {
        format!("{} drew into slot {slot}, {out} came out", name(who))
    }
    fn drew_and_discarded(&self, who: Who<'_>, card: u8) -> String {
        format!("{} drew and discarded {card}", name(who))
    }
    fn deals(&self, who: Who<'_>) -> String {
        does(who, "deals", "deal")
    }
    fn cut_and_deals(&self, who: Who<'_>, card: u8) -> String {
        format!("{} cut the lowest card, {card}, and {}", name(who), if who == Who::You { "deal" } else { "deals" })
    }
    fn short_took(&self, card: u8, slot: u8) -> String {
        format!("took {card}, slot {slot}")
    }
    fn short_drew_into(&self, slot: u8) -> String {
        format!("drew, slot {slot}")
    }
    fn short_discarded(&self, card: u8) -> String {
        format!("drew and discarded {card}")
    }

    fn pass_device(&self, name: &str) -> String {
        format!("Pass the device to {name}")
    }
    fn pass_device_why(&self) -> &'static str {
        "The racks stay covered until the button is pressed."
    }
    fn show_my_rack(&self) -> &'static str {
        "Show my rack"
    }

    fn calls(&self, who: Who<'_>, eclair: bool) -> String {
        format!("{} {}", does(who, "calls", "call"), if eclair { "Racko Éclair!" } else { "Rack\u{2011}O!" })
    }
    fn how_counted(&self) -> &'static str {
        "Every rack counts from slot 5 up, five points a card, until the order breaks."
    }
    fn how_paid(&self, price: Price) -> &'static str {
        match price {
            Price::AnnouncerRun => "Everybody pays the caller by the caller’s longest run.",
            Price::OwnRun => "Everybody pays the caller by their own longest run.",
        }
    }
    fn how_pairs_counted(&self) -> &'static str {
        "Partners add up their points."
    }
    fn run_was(&self, length: usize) -> String {
        if length < 3 { "no run of three".to_owned() } else { format!("run of {length}") }
    }
    fn leaves_the_game(&self, who: Who<'_>) -> String {
        format!(
            "{} pay in full and {} out of the game.",
            does(who, "cannot", "cannot"),
            if who == Who::You { "are" } else { "is" }
        )
    }
    fn scores(&self, who: Who<'_>, points: i32, chips: bool) -> String {
        match (chips, points) {
            (false, _) => format!("{} {points}", does(who, "scores", "score")),
            (true, 1..) => format!("{} {}", does(who, "wins", "win"), plural(points as usize, "chip", "chips")),
            (true, _) => {
                format!("{} {}", does(who, "pays", "pay"), plural(points.unsigned_abs() as usize, "chip", "chips"))
            }
        }
    }
    fn announced(&self, eclair: bool) -> &'static str {
        if eclair { "Éclair!" } else { "Rack\u{2011}O!" }
    }
    fn towards(&self, goal: Goal) -> String {
        match goal {
            Goal::Points(points) => format!("First to {points}"),
            Goal::Rounds(rounds) => plural(rounds.into(), "round", "rounds"),
            Goal::Chips(chips) => format!("{} for chips", plural(chips.rounds.into(), "round", "rounds")),
        }
    }
    fn chart_row(&self, names: &str, total: i32, goal: Goal, change: i32) -> String {
        format!("{names}: {}, {change} this round", out_of(total, goal))
    }
    fn need_to_win(&self, side: &[Who<'_>], points: i32) -> String {
        match side {
            [who] => format!("{} {points} to win.", does(*who, "needs", "need")),
            several => format!("{} need {points} to win.", self.names(several)),
        }
    }
    fn your_place(&self, place: usize, of: usize, behind: i32) -> String {
        let place = match place {
            1 => "first",
            _ if place == of => "last",
            2 => "second",
            _ => "third",
        };
        if behind == 0 { format!("You are {place}.") } else { format!("You are {place}, {behind} behind.") }
    }
    fn tie_goes_on(&self) -> &'static str {
        "The highest total is shared, so another round decides."
    }
    fn next_round(&self) -> &'static str {
        "Next round"
    }
    fn end_match(&self) -> &'static str {
        "Leave the table"
    }
    fn wins_match(&self, who: Who<'_>) -> String {
        format!("{} the match!", does(who, "wins", "win"))
    }
    fn share_match(&self, names: &[Who<'_>]) -> String {
        let names: Vec<&str> = names.iter().map(|&who| name(who)).collect();
        format!("{} win the match!", list(&names))
    }
    fn match_was(&self, rounds: usize) -> String {
        format!("After {}.", plural(rounds, "round", "rounds"))
    }
    fn rematch(&self) -> &'static str {
        "Rematch"
    }
    fn new_match(&self) -> &'static str {
        "New match"
    }
    fn round(&self) -> &'static str {
        "Round"
    }
    fn total(&self) -> &'static str {
        "Total"
    }
    fn no_rounds_yet(&self) -> &'static str {
        "The first round is being played: nothing has been scored yet."
    }

    fn theme_system(&self) -> &'static str {
        "Automatic"
    }
    fn theme_light(&self) -> &'static str {
        "Light"
    }
    fn theme_dark(&self) -> &'static str {
        "Dark"
    }
    fn sound(&self) -> &'static str {
        "Sound"
    }
    fn keys_title(&self) -> &'static str {
        "Keys"
    }

    fn save_match(&self) -> &'static str {
        "Save to a file"
    }
    fn open_match(&self) -> &'static str {
        "Open a match file"
    }
    fn review(&self) -> &'static str {
        "Ask the coach"
    }
    fn statistics(&self) -> &'static str {
        "Statistics"
    }
    fn trying(&self) -> &'static str {
        "Only tried out"
    }
    fn end_trying(&self) -> &'static str {
        "Back to the match"
    }
    fn replay(&self) -> &'static str {
        "Watch the replay"
    }

    fn set_aside_match(&self) -> &'static str {
        "The saved match could not be read. It was set aside, and you can download it."
    }
    fn set_aside_settings(&self) -> &'static str {
        "Saved settings could not be read. They were set aside, and you can download them; the usual ones are in force."
    }
    fn cannot_save(&self) -> &'static str {
        "This browser does not let the game save anything. You can play on, but the match will be gone when the page is closed."
    }
    fn storage_full(&self) -> &'static str {
        "The browser’s storage is full: the match could not be saved. You can play on; free some space and the next move saves it."
    }
    fn download(&self) -> &'static str {
        "Download"
    }
    fn not_loaded(&self) -> &'static str {
        "This could not be loaded. Perhaps the connection broke; try again later."
    }
    fn elsewhere(&self) -> &'static str {
        "The game is open in another tab, and the match is played there."
    }
    fn play_here(&self) -> &'static str {
        "Play here instead"
    }
    fn update_ready(&self) -> &'static str {
        "A new version of the game is ready. The match goes on where it is."
    }
    fn update_now(&self) -> &'static str {
        "Use it now"
    }
    fn no_study(&self) -> &'static str {
        "The coach and the expert could not be loaded. Perhaps the connection broke. Until then the expert plays like hard."
    }
    fn cannot_start(&self) -> &'static str {
        "The match could not be started. Please try again."
    }
}
