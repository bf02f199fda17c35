//! The saved matches on the first screen, each on a card: the one to go on with, and the others in a list.

use crate::app::browser::clock::{ago, date_in_words, now};
use crate::app::browser::events::{details_is_open, on_window};
use crate::app::browser::focus::{focus_back_later, focus_later, keep_focus_in, restore_focus};
use crate::app::browser::messages::{on_message, send};
use crate::app::components::{IconButton, Keyed, Plate, Total, or_nothing};
use crate::app::state::{FirstScreenMemory, Notice, Notices, TabMatch, delete_match, phrases, saves};
use crate::messages::Message;
use crate::setup::kind_and_goal;
use crate::storage::{DeletedMatch, SavedMatch};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// The id of the button that puts a deleted match back.
const UNDO: &str = "undo";
/// The longest list that is open from the beginning.
const SHORT_LIST: usize = 2;

/// The card of a match that was deleted: the way to put it back stands there, and nothing else moves.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Gone {
    one: SavedMatch,
    /// Whether it was the one to go on with.
    was_last: bool,
}

/// What the cards show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Shown {
    /// The saved matches.
    list: Vec<SavedMatch>,
    /// The one that was deleted last, as long as it can be put back.
    gone: Option<Gone>,
    /// The id of the one that was put back last.
    restored: Option<String>,
}

/// The saved matches on the first screen.
#[derive(Clone, Copy)]
struct Cards {
    shown: RwSignal<Shown>,
    /// The card on which the bin was pressed, until it is known whether another tab has its match.
    asked: StoredValue<Option<Gone>>,
    /// What was deleted last.
    deleted: StoredValue<Option<DeletedMatch>>,
    notices: Notices,
}

impl Cards {
    /// Reads the list anew and changes what is shown with it.
    fn refresh(self, change: impl FnOnce(&mut Shown)) {
        let list = saved_matches(self.notices);
        self.shown.update(|shown| {
            shown.list = list;
            change(shown);
        });
    }

    /// Asks whether a match may be deleted: not while another tab plays it, since it would be back with the next move there.
    fn ask_to_delete(self, gone: Gone) {
        send(&Message::WantDeleted(gone.one.id.clone()));
        self.asked.set_value(Some(gone));
    }

    async fn delete(self, id: String) {
        let Ok(deleted) = delete_match(id).await else {
            self.notices.show(Notice::NotLoaded);
            return;
        };
        self.deleted.set_value(Some(deleted));
        let gone = self.asked.try_update_value(Option::take).flatten();
        self.refresh(|shown| {
            shown.gone = gone;
            shown.restored = None;
        });
        focus_later(UNDO);
    }

    fn put_back(self) {
        let Some(deleted) = self.deleted.try_update_value(Option::take).flatten() else { return };
        self.notices.show_saved(saves().put_match_back(deleted));
        self.refresh(|shown| shown.restored = shown.gone.take().map(|gone| gone.one.id));
        focus_back_later(self.shown.with_untracked(|shown| shown.restored.as_deref().map(continue_id)));
        restore_focus(None);
    }
}

/// All saved matches: first the unfinished one that was played last, then the others as a list. It follows what other tabs
/// play, finish and delete.
#[component]
pub fn ContinueCards() -> impl IntoView {
    let tab = expect_context::<TabMatch>();
    let notices = expect_context::<Notices>();
    let others_part = expect_context::<FirstScreenMemory>().matches;
    let shown = RwSignal::new(Shown { list: saved_matches(notices), ..Shown::default() });
    let cards = Cards { shown, asked: StoredValue::new(None), deleted: StoredValue::new(None), notices };
    on_window("storage", move |_| {
        let list = saved_matches(notices);
        let is_same = |shown: &Shown| {
            shown.list.len() == list.len() && shown.list.iter().zip(&list).all(|(one, other)| one.looks_like(other))
        };
        if !shown.with_untracked(is_same) {
            keep_focus_in(".saved", || cards.refresh(|_| {}));
        }
    });
    // A match that could not be opened is gone.
    Effect::watch(move || tab.saved_list.track(), move |(), _, _| cards.refresh(|_| {}), false);
    on_message(move |message| match message {
        Message::MayDelete(Some(id)) => {
            notices.close(&Notice::PlayedElsewhere);
            spawn_local_scoped(cards.delete(id));
        }
        Message::MayDelete(None) => notices.show(Notice::PlayedElsewhere),
        _ => {}
    });
    let content = move |Shown { mut list, gone, restored }| {
        let gone = gone.filter(|gone| list.iter().all(|one| one.id != gone.one.id));
        or_nothing((gone.is_some() || !list.is_empty()).then(|| {
            let kept = list.len();
            let was_last = gone.as_ref().is_some_and(|gone| gone.was_last);
            let was_other = gone.is_some() && !was_last;
            let gone = gone.map(|Gone { one: gone, .. }| {
                let index = list.iter().position(|one| one.time() < gone.time()).unwrap_or(kept);
                list.insert(if was_last { 0 } else { index }, gone.clone());
                gone.id
            });
            let last = list.iter().position(|one| was_last || !one.is_over()).map(|index| list.remove(index));
            let has_last = last.is_some();
            let class = if has_last { "saved saved--last" } else { "saved" };
            let others = list.len();
            let is_restored = move |one: &SavedMatch| restored.as_ref() == Some(&one.id);
            let is_open = was_other || list.iter().any(is_restored);
            let is_gone = move |one: &SavedMatch| gone.as_ref() == Some(&one.id);
            let card = move |one: SavedMatch, is_last| {
                let look = CardLook { is_gone: is_gone(&one), is_last };
                card(one, look, tab, cards)
            };
            view! {
                <section class=class aria-label=phrases().saved_matches()>
                    {last.map(|one| card(one, true))}
                    {(others > 0).then(|| view! {
                        <details
                            open=is_open || others_part.is_open(has_last && others <= SHORT_LIST)
                            on:toggle=move |event| others_part.leave(details_is_open(&event))
                        >
                            <summary>{phrases().more_matches((others - usize::from(was_other)).max(1), !has_last)}</summary>
                            <div>{list.into_iter().map(|one| card(one, false)).collect_view()}</div>
                        </details>
                    })}
                </section>
            }
        }))
    };
    view! {
        <Keyed key=shown children=content/>
        <div class={"vh"}>
            <p
                aria-live="polite"
                prop:textContent=move || if shown.with(|shown| shown.restored.is_some()) { phrases().match_restored() } else { "" }
            ></p>
        </div>
    }
}

/// The saved matches; what could not be read is told.
fn saved_matches(notices: Notices) -> Vec<SavedMatch> {
    let (list, unreadable) = saves().matches(now());
    for text in unreadable {
        notices.show(text.into());
    }
    list
}

/// The way to put back what was deleted.
#[component]
fn Undo(
    /// The cards it stands among.
    cards: Cards,
) -> impl IntoView {
    view! {
        <div class="saved__u" role="status">
            <b>{phrases().match_deleted()}</b>
            <button id=UNDO class="key key--quiet" on:click=move |_| cards.put_back()>{phrases().undo()}</button>
        </div>
    }
}

/// The id of the button that goes on with the match with this id.
fn continue_id(id: &str) -> String {
    format!("continue-{id}")
}

/// How a card looks.
#[derive(Clone, Copy)]
struct CardLook {
    /// Its match has just been deleted: only its row is left, with the way to put it back.
    is_gone: bool,
    /// It is the one to go on with.
    is_last: bool,
}

/// A match: who plays with which totals, whether it is the deal of a day, when it was last played, and what can be done with it.
fn card(one: SavedMatch, look: CardLook, tab: TabMatch, cards: Cards) -> AnyView {
    let CardLook { is_gone, is_last } = look;
    let phrases = phrases();
    let is_chips = one.is_for_chips();
    let seats = one.seats().map(|(colour, name, total)| {
        let total = total.to_string();
        view! {
            <span class=format!("p{colour}")>
                <Plate colour name=phrases.called(name)>
                    <Total is_chips total=Signal::stored(total)/>
                </Plate>
            </span>
        }
    });
    let seats = seats.collect_view();
    let names: Vec<&str> = one.seats().map(|(_, name, _)| phrases.called(name)).collect();
    let language = phrases.language();
    let deal = one.day().map(|day| format!("{}, {}", phrases.day_deal(), date_in_words(day, false, language)));
    let mut names = phrases.list(&names);
    let round = one.round();
    let what = match one.is_over() {
        true => phrases.match_finished().to_owned(),
        false if one.is_between_rounds() => phrases.continue_next_round(round),
        false => phrases.continue_round(round),
    };
    let time = ago(one.age(now()), language);
    let kind = one.rules().map(|rules| kind_and_goal(rules, one.players(), phrases));
    let when: Vec<String> = deal.iter().cloned().chain(kind).chain([time.clone()]).collect();
    let when = when.join(" · ");
    if let Some(deal) = deal {
        names = format!("{names}, {deal}");
    }
    // Of several buttons each says which match it is.
    let label = (!is_last).then(|| phrases.detail(&what, &format!("{}, {time}", phrases.within(&names))));
    let within = phrases.within(&names);
    let deleted = phrases.delete_match(&format!("{within}, {} {round}, {time}", phrases.round()));
    let class = if is_last { "key key--sun key--big" } else { "key key--small" };
    let (id, one_id) = (one.id.clone(), one.id.clone());
    let delete_id = format!("delete-{id}");
    let delete = move |()| cards.ask_to_delete(Gone { one: one.clone(), was_last: is_last });
    view! {
        <div class=if is_gone { "box is-gone" } else { "box" }>
            <p>{seats}</p>
            <small>{when}</small>
            <button class=class id=continue_id(&one_id) aria-label=label on:click=move |_| tab.open(id.clone(), None)>{what}</button>
            <IconButton id=delete_id name=deleted icon="bin" on_press=delete/>
            {is_gone.then(|| view! { <Undo cards/> })}
        </div>
    }
    .into_any()
}
