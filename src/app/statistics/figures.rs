//! The big figures: each a card with its number.

use crate::app::components::share;
use crate::app::state::{looking_back_phrases, phrases};
use crate::i18n::Decimal;
use crate::storage::{Opposition, Tally, TallyLine};
use leptos::prelude::*;

/// Whose figures are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Those of everybody together. Where several people have played, nobody has won.
    Everyone,
    /// Those of one of several people, of whom it is known when they have won.
    Person,
}

impl Shown {
    /// Whether what was played against these has a winner.
    pub fn has_winner(self, opposition: Opposition) -> bool {
        self == Shown::Person || opposition != Opposition::People
    }

    /// The same of a line.
    pub fn counts(self, line: &TallyLine) -> bool {
        self.has_winner(line.opposition)
    }
}

/// A figure.
struct Figure {
    name: &'static str,
    number: String,
    /// How it comes about.
    description: String,
    /// How long its bar is in percent, where it has one.
    bar: Option<u32>,
}

impl Figure {
    fn new(name: &'static str, number: String, description: String) -> Figure {
        Figure { name, number, description, bar: None }
    }

    /// How much of what was played was won.
    fn won(name: &'static str, won: u32, played: u32) -> Figure {
        let texts = looking_back_phrases();
        let percent = percent(won, played);
        let number = percent.map_or_else(|| texts.unknown().to_owned(), |percent| texts.percent(percent));
        let bar = Some(percent.unwrap_or(0).min(100));
        Figure { bar, ..Figure::new(name, number, texts.won_of(won, played)) }
    }

    /// The figures over all matches that have a winner.
    fn all(tally: &Tally, shown: Shown) -> [Figure; 5] {
        let texts = looking_back_phrases();
        let sum = tally.sum(|line| shown.counts(line));
        let losses = match sum.decisions {
            0 => texts.no_loss_yet(phrases().review()),
            decisions => texts.loss_how(decisions),
        };
        [
            Figure::won(texts.matches_won(), sum.matches_won, sum.matches),
            Figure::won(texts.rounds_won(), sum.rounds_won, sum.rounds),
            Figure::new(texts.mean_score(), mean_text(sum.mean_score()), texts.mean_score_how().to_owned()),
            Figure::new(
                texts.best_streak(),
                tally.best_streak.to_string(),
                texts.streak_now(tally.best_streak, tally.streak),
            ),
            Figure::new(texts.mean_loss(), mean_text(sum.mean_loss()), losses),
        ]
    }
}

/// A mean in tenths, or a dash where there is none yet.
pub fn mean_text(tenths: Option<u32>) -> String {
    let texts = looking_back_phrases();
    tenths.map_or_else(|| texts.unknown().to_owned(), |tenths| texts.one_decimal(Decimal(tenths as i32)))
}

/// So many of a whole in percent; `None` of nothing at all.
fn percent(part: u32, whole: u32) -> Option<u32> {
    let (part, whole) = (u64::from(part), u64::from(whole));
    u32::try_from((part * 100 + whole / 2).checked_div(whole)?).ok()
}

/// The figures over all matches that have a winner.
#[component]
pub fn Figures(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Whose that is.
    shown: Shown,
) -> impl IntoView {
    let figures = tally.with_untracked(|tally| Figure::all(tally, shown)).into_iter().enumerate();
    let cards = figures.map(|(index, figure)| {
        let Figure { name, number, description, bar } = figure;
        let bar = bar.map(|percent| {
            let width = share(percent as i32, 100);
            view! { <span class={"fig__b"} aria-hidden="true"><i style=("--w", width)></i></span> }
        });
        view! {
            <li class=format!("fig d{index}")>
                <p>
                    <span class={"fig__w"}>{name}</span>
                    " "
                    <b class={"fig__n"} translate="no">{number}</b>
                    " "
                    <small>{description}</small>
                    {bar}
                </p>
            </li>
        }
    });
    view! { <ul class={"figs"}>{cards.collect_view()}</ul> }
}
