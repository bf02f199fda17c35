//! Which rules: the edition and its variants.

use super::boxed;
use super::draft::{Draft, Kind};
use crate::app::parts::{Changing, El, Given, edition_name, el, follow, rule_key, switch};
use crate::app::store::phrases;
use crate::engine::{Edition, Variant};
use crate::i18n::Phrases;

/// The editions, each the rules of a printed sheet, and rules of one's own.
pub fn editions(draft: Changing<Draft>) -> El {
    let phrases = phrases();
    let chosen = move || draft.with(|draft| draft.rules.edition);
    let row = |edition: Edition| {
        let radio = el("input")
            .class("vh")
            .set("type", "radio")
            .set("name", "edition")
            .prop("checked", move || chosen() == edition)
            .on("change", move |_| draft.update(|draft| draft.set_edition(edition)));
        el("label").class("ed").child(radio).child(el("span").class("ed__dot").hidden_from_readers()).child(
            el("span")
                .child(edition_name("b", edition))
                .text(" ")
                .child(el("small").text(phrases.edition_from(edition))),
        )
    };
    let list = el("div").class("eds").set("role", "radiogroup").set("aria-labelledby", "rules-title");
    let list =
        Edition::SHEETS.into_iter().fold(list, |list, edition| list.child(row(edition))).child(row(Edition::Custom));
    boxed("box--rules", "rules-title", phrases.rules())
        .child(list)
        .child(el("p").class("box__p").say(move || phrases.sheet_has(chosen())))
}

/// The switches of the variants. One that cannot be had says why.
pub fn variants(draft: Changing<Draft>) -> El {
    let phrases = phrases();
    let switches = Variant::ALL.into_iter().map(|variant| variant_switch(draft, variant, phrases));
    boxed("box--var", "variants-title", phrases.variants()).children(switches.collect())
}

fn variant_switch(draft: Changing<Draft>, variant: Variant, phrases: &'static Phrases) -> El {
    let only_two = variant == Variant::RunOfThree;
    let idle = move || only_two && draft.with(|draft| draft.players()) != 2;
    let fault = move || draft.with(|draft| variant.fault(&draft.rules, draft.players()));
    let is_in = move || draft.with(|draft| variant.is_in(&draft.rules));
    let off_limits = follow(move || idle() || fault().is_some() && !is_in());
    let what = move || match fault() {
        _ if idle() => phrases.run_rule_only_two().to_owned(),
        Some(fault) if !is_in() => phrases.rules_fault(fault).to_owned(),
        _ => draft.with(|draft| {
            let what = match pairs(draft) {
                Some([a, b, c, d]) if variant == Variant::Partners => phrases.pairs(&[a, c], &[b, d]),
                _ => phrases.variant_what(variant).to_owned(),
            };
            let foreign = draft.rules.edition != Edition::Custom && !variant.is_on_sheet(draft.rules.edition);
            if foreign { phrases.not_on_sheet(&what) } else { what }
        }),
    };
    let name = phrases.variant(variant);
    let one = switch(
        name,
        what,
        move || is_in() && !idle(),
        Given::Following(off_limits),
        move |on| draft.update(|draft| draft.set_rules(variant.set(&draft.rules, on))),
    );
    el("div").class("sw").child(one).child(rule_key(variant.rule(), name))
}

/// The names round the table, where four sit there as partners.
fn pairs(draft: &Draft) -> Option<[&str; 4]> {
    let names: Vec<&str> =
        draft.seats.iter().filter(|seat| seat.kind != Kind::Empty).map(|seat| seat.name.trim()).collect();
    let names: [&str; 4] = names.try_into().ok()?;
    (draft.rules.partners && names.iter().all(|name| !name.is_empty())).then_some(names)
}
