// Part of start.js. Going back (with the browser's button, a gesture or Android's back button) closes what is open over
// the game, one thing at a time, and leaves the page only when nothing is. Whatever opens over the game carries
// data-over; the last one in the document is on top, and the event rack-o-close closes it. Each has an entry of its own
// in the browser's history, which is removed when it is closed in another way.

// An empty #lazy, still waiting for its screen to load, counts as open over the game.
const overTheGame = () => [...document.querySelectorAll("[data-over], #lazy:empty")];

// Whether the address contains a link to a game (lazy-screens.js).
const hasLink = () => /^#[a-z]=/.test(location.hash);

// Returns the state for a history entry above all others.
let nextEntry;

{
  const entries = () => history.state?.over ?? 0;
  const close = (one) => one?.dispatchEvent(new Event("rack-o-close"));

  // The entry the page is at.
  let at = entries();
  nextEntry = () => ({ over: at + 1 });

  // A timer, set while the page itself navigates the history.
  let navigating = 0;
  const onArrival = () => {
    clearTimeout(navigating);
    navigating = 0;
  };
  const go = (steps) => {
    navigating = setTimeout(onArrival, 1000);
    history.go(steps);
  };

  // Android's back button triggers these before the history. A dialog has its own.
  const watchers = new Map();
  const watch = (all) => {
    for (const [one, watcher] of watchers) {
      if (all.includes(one)) continue;
      watcher.destroy();
      watchers.delete(one);
    }
    if (!globalThis.CloseWatcher) return;
    for (const one of all) {
      if (watchers.has(one) || one instanceof HTMLDialogElement) continue;
      const watcher = new CloseWatcher();
      watcher.onclose = () => {
        watchers.delete(one);
        close(one);
      };
      watchers.set(one, watcher);
    }
  };

  // Entries of things that were closed in another way are removed a moment later; until then, going back skips them.
  let trimTimer = 0;
  const trim = () => {
    const open = overTheGame().length;
    if (!navigating && entries() > open) go(open - entries());
  };

  // Brings the history up to date: an entry for each thing that is open.
  const sync = () => {
    const all = overTheGame();
    watch(all);
    clearTimeout(trimTimer);
    if (navigating || hasLink()) return;
    try {
      for (let nth = entries() + 1; nth <= all.length; nth++) history.pushState({ over: nth }, "");
    } catch {
      // Browsers refuse this when it happens too often, or in a cross-origin frame. Then going back leaves the game.
    }
    at = entries();
    if (at > all.length) trimTimer = setTimeout(trim, 300);
  };

  // Waits until the whole change is done: if one thing replaces another, the history need not change.
  let syncTimer = 0;
  const syncLater = () => {
    syncTimer ||= setTimeout(() => {
      syncTimer = 0;
      sync();
    });
  };
  // A thing that opens gets its entry at once; one that closes may be about to be replaced.
  const changed = () => {
    if (overTheGame().length > entries()) sync();
    else syncLater();
  };
  new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-over"] });

  addEventListener("popstate", () => {
    // lazy-screens.js handles links.
    if (hasLink()) return;
    const isOwn = navigating !== 0;
    const from = at;
    onArrival();
    at = entries();
    // When the page itself navigated, things opened in the meantime stay open.
    if (!isOwn) {
      const closed = overTheGame().slice(at).reverse();
      closed.forEach(close);
      // There is nothing ahead to go forward to. Going back continues if it closed nothing.
      if (at > from) go(from - at);
      else if (at < from && !closed.length) history.back();
    }
    syncLater();
  });

  // The screens handle Escape themselves: it does not close all of them.
  addEventListener("keydown", (event) => {
    const last = overTheGame().at(-1);
    if (event.key === "Escape" && last && !(last instanceof HTMLDialogElement)) event.preventDefault();
  });
}
