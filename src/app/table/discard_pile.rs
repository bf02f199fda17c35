//! The discard pile, in its well of the tray.

use super::caption::Caption;
use super::pressing::pressing;
use super::signals::{of_tray, shortcut};
use crate::app::components::LooseCard;
use crate::app::state::{Coach, ComputerPlayers, CurrentMatch, phrases};
use crate::engine::{Action, Card, Decision};
use crate::table::TableMatch;
use crate::table::input::Press;
use crate::table::view::{Hand, TrayView};
use leptos::prelude::*;

/// The discard pile: a button that shows its two uppermost cards.
#[component]
pub fn DiscardPile(
    /// What the tray shows.
    tray: Memo<Option<TrayView>>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    let highest = current.with_untracked(TableMatch::highest_card);
    let is_turn = of_tray(tray, |tray| tray.due == Some(Decision::Turn));
    let has_drawn = of_tray(tray, |tray| tray.due == Some(Decision::Drawn));
    let holds_discard = of_tray(tray, |tray| tray.selection.holds_discard());
    let top = of_tray(tray, |tray| tray.top.map(Card::number));
    let cards = Memo::new(move |_| of_tray(tray, |tray| [tray.under, tray.top])());
    let in_hand = of_tray(tray, |tray| match tray.hand {
        Hand::Card(card) => Some(card.number()),
        _ => None,
    });
    let computers = expect_context::<ComputerPlayers>();
    let is_wanted = move || computers.intends(|action| matches!(action, Action::Take(_)));
    let is_hinted = Memo::new(move |_| coach.hints_at(|action| matches!(action, Action::Take(_) | Action::Discard)));
    let name = move || match (has_drawn(), holds_discard(), in_hand().or(top())) {
        (true, _, Some(card)) => phrases.discard_the(card),
        (_, true, Some(card)) => phrases.take_from_discards(card),
        _ => top().map_or_else(|| phrases.discard_pile_empty().to_owned(), |top| phrases.take_from_discards(top)),
    };
    let (take_key, discard_key) = (shortcut("T"), shortcut("X"));
    let caption = move || match (has_drawn(), holds_discard(), is_turn()) {
        (true, ..) if let Some(card) = in_hand() => (phrases.discard_card(card), Some(card)),
        (_, true, _) => (phrases.put_back().to_owned(), None),
        (.., true) if let Some(top) = top() => (phrases.take_card(top), Some(top)),
        _ => (phrases.discard_pile().to_owned(), None),
    };
    view! {
        <div
            class="well well--discard"
            class:is-target=move || has_drawn() || is_turn() && !holds_discard()
            class:is-wanted=is_wanted
            class:is-hot=move || !holds_discard() && is_hinted.get()
        >
            <button
                class="pile"
                id="discard-pile"
                class:is-out=move || top().is_none()
                aria-label=name
                aria-keyshortcuts=move || if has_drawn() { discard_key() } else { take_key() }
                aria-pressed=move || holds_discard().then_some("true")
                aria-disabled=move || (!is_turn() && !has_drawn()).then_some("true")
                on:click=pressing(Press::DiscardPile)
            >
                <span class="pile__cards" translate="no">
                    // A card that is covered, or uncovered, keeps its element.
                    <For each=move || cards.get().into_iter().flatten() key=|card| *card let:card>
                        <LooseCard card=Some(card) highest/>
                    </For>
                </span>
            </button>
            <Caption text=caption/>
        </div>
    }
}
