//! The racks at the end of a round, counted from slot 5.

use crate::app::in_play::InPlay;
use crate::app::parts::{Changing, El, Given, chip_stack, el, order_by, plate, rack, signed, slot_shell};
use crate::app::store::phrases;
use crate::app::table::hand::named_card;
use crate::app::table::look::open_slot;
use crate::engine::{Call, Goal, Price, Rack, RoundResult, Seat, Slot, bonus_for_run, highest_card};

/// Every rack of the round: the announcer first, then by points. One after the other is opened, as `opened` counts on, then one after the
/// other counted, and then what does not count fades.
pub fn counted_racks(play: &InPlay, result: &RoundResult, opened: Changing<usize>) -> El {
    let racks = result.seats.len();
    let keys: Vec<i32> = Seat::ALL
        .iter()
        .map(|&seat| if seat == result.announcer { i32::MIN } else { -result.scores[seat.number()] })
        .collect();
    let racks =
        order_by(&keys).into_iter().filter_map(Seat::new).filter(|&seat| result.seats.has(seat)).enumerate().map(
            |(nth, seat)| {
                counted_rack(play, result, seat)
                    .flag("is-seen", move || opened.get() > nth)
                    .flag("is-told", move || opened.get() > racks + nth)
                    .flag("is-counted", move || opened.get() > 2 * racks + nth)
            },
        );
    el("div").class("racks").children(racks.collect())
}

fn counted_rack(play: &InPlay, result: &RoundResult, seat: Seat) -> El {
    let phrases = phrases();
    let cards = result.racks[seat.number()];
    let score = result.scores[seat.number()];
    let colour = play.colour(seat);
    let announced = result.announcer == seat;
    let slot = move |slot: Slot| {
        let look = open_slot(&cards, slot, true);
        slot_shell(slot, Given::Fixed(look), Some(named_card(slot, look)))
    };
    let mate = play.partner(seat).map(|partner| play.colour(partner));
    let mut lip = el("div").child(plate(colour, mate, play.name(seat, phrases)));
    if announced {
        lip = lip.child(el("span").class("token").text(phrases.announced(result.call == Call::Eclair)));
    }
    let sum = el("p")
        .class("sum")
        .child(el("b").class("sum__p tn").untranslated().text(&signed(score, "+")))
        .children(if play.for_chips() { vec![chip_stack(score.abs())] } else { Vec::new() })
        .child(el("span").words_or_number(&how(play, result, &cards, announced)));
    el("article")
        .class(&format!("res p{colour}{}", if announced { " res--win" } else { "" }))
        .label(&phrases.scores(play.who(seat), score, play.for_chips()))
        .child(rack(colour, highest_card(result.seats.len()), slot, lip))
        .child(sum)
}

/// How the points or chips came about.
fn how(play: &InPlay, result: &RoundResult, rack: &Rack, announced: bool) -> String {
    if let Goal::Chips(chips) = play.goal() {
        return match (announced, chips.price) {
            (true, Price::AnnouncerRun) | (false, Price::OwnRun) => phrases().run_was(rack.longest_run()),
            _ => String::new(),
        };
    }
    if announced && result.call == Call::Eclair {
        return String::new();
    }
    let cards = format!("{} × 5", rack.rising());
    if !announced {
        return cards;
    }
    match bonus_for_run(rack.longest_run()) {
        bonus if bonus > 0 && play.recorded.game().rules().bonus => format!("{cards} + 25 + {bonus}"),
        _ => format!("{cards} + 25"),
    }
}
