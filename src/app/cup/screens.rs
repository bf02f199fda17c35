//! The screens of the cup: the one that is played, one from a link, and those before.

use super::begin::seed_at_table;
use super::bracket::BracketView;
use super::cup_state::CupState;
use super::friend::FriendsCup;
use super::match_player::MatchPlayer;
use super::next::NextInCup;
use super::share::ShareCup;
use super::watch::Watch;
use super::whose::may_go_on;
use super::words::{called, word_of_place};
use crate::app::browser::clock::{date_of_moment, now};
use crate::app::browser::focus::{HEADING, focus_later};
use crate::app::browser::seed::fresh_seed;
use crate::app::club::{ClubHeader, Known};
use crate::app::components::{Button, Keyed, or_nothing};
use crate::app::state::{CupScreen, ScreenStack, cup_phrases, phrases, saves};
use crate::club::cup::Cup;
use crate::share::{CupLink, LinkFault};
use crate::storage::PlayedCup;
use leptos::prelude::*;

/// The cup that the match at the table is of, or else the one that whoever is chosen goes on with, or has played last; a new one where
/// there is none.
#[component]
pub fn CurrentCup() -> impl IntoView {
    let cups = saves().cups();
    let people = saves().people();
    let whose = people.chosen();
    let at_table = seed_at_table().and_then(|seed| cups.with_match(seed));
    let played = at_table.or_else(|| cups.to_go_on_with(|played| may_go_on(&people, whose, played)));
    let cup = played.map_or_else(draw, |played| played.cup.clone());
    view! { <OneCup link=CupLink { cup, matches: Vec::new() }/> }
}

/// The cup that a link leads to: as it is kept or, before it is played, from its beginning.
#[component]
pub fn CupOfLink(
    /// The fragment of the address.
    link: String,
) -> impl IntoView {
    let texts = cup_phrases();
    match CupLink::read(&link) {
        Ok(link) => view! { <OneCup link/> }.into_any(),
        Err(fault) => {
            let why = if fault == LinkFault::Version { texts.link_version() } else { texts.link_damaged() };
            view! {
                <main class={"club formica"}>
                    <ClubHeader title=texts.link_bad()/>
                    <p class="club__lead" role="alert">{why}</p>
                </main>
            }
            .into_any()
        }
    }
}

/// Draws a cup around the strength of the person, and keeps it.
fn draw() -> Cup {
    let cup = Cup::draw(fresh_seed(), Known::of_chosen().career.standing().points);
    // Where nothing can be kept, the page says so when the first match begins.
    let _ = saves().keep_cup(PlayedCup::begin(cup.clone(), now()));
    cup
}

/// A cup, until another one is drawn.
#[component]
fn OneCup(
    /// The cup, and what a friend may tell in a link.
    link: CupLink,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let shown = RwSignal::new(link);
    let on_new = move |()| {
        shown.set(CupLink { cup: draw(), matches: Vec::new() });
        // The key that was pressed is gone: the new cup is read from its beginning, as one that was opened.
        focus_later(HEADING);
    };
    let to_history = move |()| stack.push(CupScreen::History);
    view! {
        <main class={"club cup formica"}>
            <ClubHeader title=cup_phrases().title()>
                <Button id="open-cups" class="key--quiet key--small" on_press=to_history>{cup_phrases().history()}</Button>
            </ClubHeader>
            <div class={"app"}>
                <Keyed key=shown let:link><CupView link on_new/></Keyed>
            </div>
        </main>
    }
}

/// The bracket, what comes next, and sharing.
#[component]
fn CupView(
    /// The cup, and what a friend may tell in a link.
    link: CupLink,
    /// Draws another cup.
    #[prop(into)]
    on_new: Callback<()>,
) -> impl IntoView {
    let texts = cup_phrases();
    let state = CupState::new(link);
    let watch = Watch::new(state);
    if state.is_kept() {
        play_due(state, MatchPlayer::new());
    }
    let lead = if state.is_kept() { texts.lead() } else { texts.linked() };
    let said = watch.said;
    view! {
        <div class={"cup__in"}>
            <p class="club__lead">{lead}</p>
            <p class={"cup__s"} role="status"><Keyed key=said let:said>{said}</Keyed></p>
            <BracketView state watch/>
            <NextInCup state watch on_new/>
            <FriendsCup state/>
            <ShareCup state/>
        </div>
    }
}

/// Plays the matches of the others that are due, those first whose players decide at once. One that cannot be played stays due.
fn play_due(state: CupState, player: MatchPlayer) {
    let mut due = untrack(|| state.bracket()).due();
    due.sort_by_key(|pairing| !pairing.is_quick());
    let Some(pairing) = due.first().copied() else { return };
    player.play(&pairing, move |game| match game.and_then(|game| game.outcome()) {
        Some(outcome) => {
            state.add(pairing.fixture, outcome);
            play_due(state, player);
        }
        None => state.stop(),
    });
}

/// The cups that were played, or are being played, the last one first.
#[component]
pub fn PlayedCups() -> impl IntoView {
    let texts = cup_phrases();
    let cups = saves().cups();
    let rows: Vec<_> = cups.all().iter().rev().map(|played| view! { <CupRow played=played.clone()/> }).collect();
    let none = rows.is_empty().then(|| view! { <p class="club__lead">{texts.no_cups()}</p> });
    view! {
        <main class={"club cup formica"}>
            <ClubHeader title=texts.history()/>
            {or_nothing(none)}
            <ol class={"cuplist"}>{rows}</ol>
        </main>
    }
}

/// A cup in the list: when it was begun, how far the person came, who has won.
#[component]
fn CupRow(played: PlayedCup) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = cup_phrases();
    let bracket = played.bracket();
    let date = date_of_moment(played.begun, phrases().language());
    let winner = bracket.winner().map(|winner| texts.winner(&called(winner)));
    let link = CupLink { cup: played.cup.clone(), matches: Vec::new() }.fragment();
    let id = format!("cup-{}", played.cup.seed());
    view! {
        <li class={"box"}>
            <Button id class="key--quiet" on_press=move |()| stack.push(CupScreen::Of(link.clone()))>
                {texts.to_cup_of(&date)}
            </Button>
            <span>{texts.place(word_of_place(bracket.place()))}</span>
            {or_nothing(winner.map(|winner| view! { <b>{winner}</b> }))}
        </li>
    }
}
