//! The big figures: each a card with its number.

use crate::app::parts::{El, el, share};
use crate::app::store::phrases;
use crate::i18n::{Decimal, StudyPhrases};
use crate::storage::{Counts, Tally};

/// The figures over all matches that the person has played alone.
pub fn figures(tally: &Tally, sum: &Counts, said: &StudyPhrases) -> El {
    let loss_how = match sum.decisions {
        0 => said.no_loss_yet(phrases().review()),
        decisions => said.loss_how(decisions),
    };
    let all = [
        won(said.matches_won(), sum.matches_won, sum.matches, said),
        won(said.rounds_won(), sum.rounds_won, sum.rounds, said),
        figure(said.mean_score(), mean(sum.mean_score(), said)).child(small(said.mean_score_how())),
        figure(said.best_streak(), tally.best_streak.to_string()).child(small(&said.streak_now(tally.streak))),
        figure(said.mean_loss(), mean(sum.mean_loss(), said)).child(small(&loss_how)),
    ];
    let cards =
        all.into_iter().enumerate().map(|(place, figure)| el("li").class(&format!("fig d{place}")).child(figure));
    el("ul").class("figs").children(cards.collect())
}

/// A mean in tenths, or a dash where there is none yet.
pub fn mean(tenths: Option<u32>, said: &StudyPhrases) -> String {
    tenths.map_or_else(|| said.unknown().to_owned(), |tenths| said.one_decimal(Decimal(tenths as i32)))
}

/// So many of a whole in percent; `None` of nothing at all.
pub fn percent(part: u32, whole: u32) -> Option<u32> {
    let (part, whole) = (u64::from(part), u64::from(whole));
    u32::try_from((part * 100 + whole / 2).checked_div(whole)?).ok()
}

fn small(text: &str) -> El {
    el("small").text(text)
}

fn figure(name: &str, number: String) -> El {
    el("p")
        .child(el("span").class("fig__w").text(name))
        .text(" ")
        .child(el("b").class("fig__n").untranslated().text(&number))
        .text(" ")
}

/// How much of what was played was won, with a bar.
fn won(name: &str, won: u32, played: u32, said: &StudyPhrases) -> El {
    let percent = percent(won, played);
    let number = percent.map_or_else(|| said.unknown().to_owned(), |percent| said.percent(percent));
    let width = share(percent.unwrap_or(0).min(100) as i32, 100);
    let bar = el("span").class("fig__b").hidden_from_readers().child(el("i").set("style", &format!("--w:{width}")));
    figure(name, number).child(small(&said.won_of(won, played))).child(bar)
}
