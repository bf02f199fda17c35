//! What can be shared of the match at the table, each as a text and a link.

use super::offers::{Offer, offers_at_table};
use super::qr_code::LinkCode;
use crate::app::browser::sharing::{can_share, copy, share};
use crate::app::components::{Button, Keyed, ModalDialog, RadioGroup, RadioOption};
use crate::app::state::{CurrentMatch, ScreenStack, phrases, sharing_phrases};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// The dialog that offers links to the match at the table.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let current = expect_context::<CurrentMatch>();
    let offers = current.with_untracked(offers_at_table);
    view! { <ShareOffers offers on_close=move |()| stack.close()/> }
}

/// The dialog with these offers.
#[component]
pub fn ShareOffers(
    /// What can be shared.
    offers: Vec<Offer>,
    /// Called when it is closed.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let title = phrases().share();
    if offers.is_empty() {
        return view! {
            <ModalDialog title on_close>
                <p>{sharing_phrases().share_nothing()}</p>
            </ModalDialog>
        }
        .into_any();
    }
    view! {
        <ModalDialog title class="sheetbox--share" on_close>
            <Offers offers/>
        </ModalDialog>
    }
    .into_any()
}

#[component]
fn Offers(offers: Vec<Offer>) -> impl IntoView {
    let chosen = RwSignal::new(0_usize);
    let options: Vec<_> = offers.iter().enumerate().map(|(nth, offer)| RadioOption::new(nth, offer.name)).collect();
    let shown = move |nth: usize| offers.get(nth).cloned().map(|offer| view! { <OfferView offer/> });
    view! {
        <RadioGroup
            class="seg--wrap"
            label=sharing_phrases().share_of()
            group="share"
            options
            chosen=move || chosen.get()
            on_change=move |nth| chosen.set(nth)
        />
        <div class={"share"}><Keyed key=chosen children=shown/></div>
    }
}

#[component]
fn OfferView(offer: Offer) -> impl IntoView {
    let texts = sharing_phrases();
    let outcome = RwSignal::new("");
    let whole = offer.whole();
    let copied = whole.clone();
    let copy_it = move |()| {
        let text = copied.clone();
        spawn_local_scoped(async move {
            let done = copy(&text).await;
            // The dialog may be closed by then.
            let _ = outcome.try_set(if done { texts.share_copied() } else { texts.share_not_copied() });
        });
    };
    let (text, link) = (offer.text, offer.link.clone());
    let send_it = move |()| {
        let (text, link) = (text.clone(), link.clone());
        outcome.set("");
        spawn_local_scoped(async move {
            if !share(text.as_deref(), &link).await {
                let _ = outcome.try_set(texts.share_not_sent());
            }
        });
    };
    view! {
        <div>
            <p>{offer.description}</p>
            <textarea class="share__t" translate="no" readonly="" rows="4" aria-label=texts.share_text()>
                {whole}
            </textarea>
            <p class={"sheetbox__f"}>
                <Button class="key--sun" is_main=true on_press=copy_it>{texts.share_copy()}</Button>
                {can_share().then(|| view! {
                    <Button class="key--quiet" on_press=send_it>{texts.share_send()}</Button>
                })}
            </p>
            <p class="share__s" role="status" prop:textContent=move || outcome.get()></p>
            <LinkCode link=offer.link name=texts.share_code()/>
        </div>
    }
}
