// Part of start.js. Going back (with the browser's button, a gesture or Android's back button) closes what is open over
// the first screen, one thing at a time, and leaves the page only when nothing is: first what lies over the game, which
// carries data-over (the last one in the document is on top, and the event rack-o-close closes it), then the table, whose
// match stays saved. Each has an entry of its own in the browser's history, which is removed when it is closed in another
// way. Going forward leads back to the table; what lay over it stays closed.

// An empty #lazy, still waiting for its screen to load, counts as open over the game.
const overTheGame = () => [...document.querySelectorAll("[data-over], #lazy:empty")];

// Whether the address contains a link to a game (lazy-screens.js).
const hasLink = () => /^#[a-z]=/.test(location.hash);

// Returns the state for a history entry above all others.
let nextEntry;

{
  // The id of the match at the table; undefined on the first screen.
  const match = () => rackO.tab.match;
  const table = { dispatchEvent: () => rackO.send("leave-table") };
  // What is open over the first screen.
  const allOpen = () => (match() === undefined ? overTheGame() : [table, ...overTheGame()]);
  // An entry's state has the match of the table and how many things lie over the game. It is null for one that the browser
  // has added, as for another fragment.
  const depthOf = (state) => (state?.over ?? 0) + (state?.match === undefined ? 0 : 1);
  const stateAt = (depth) => (match() === undefined || depth === 0 ? { over: depth } : { over: depth - 1, match: match() });
  const entries = () => depthOf(history.state);
  const close = (one) => one?.dispatchEvent(new Event("rack-o-close"));
  // Browsers refuse changes of the history when they happen too often, or in a cross-origin frame. Then going back leaves
  // the game.
  const write = (how, depth) => {
    try {
      history[how](stateAt(depth), "");
    } catch {}
  };

  // The entry the page is at.
  let at = entries();
  nextEntry = () => stateAt(at + 1);

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
    const open = allOpen().length;
    if (!navigating && entries() > open) go(open - entries());
  };

  // Brings the history up to date: an entry for each thing that is open. Before the game has started, nobody knows.
  const sync = () => {
    watch(overTheGame());
    clearTimeout(trimTimer);
    if (navigating || hasLink() || !("started" in page.dataset)) return;
    const open = allOpen().length;
    // The browser's own entry, or that of another match.
    const isForeign = history.state?.over === undefined || (entries() > 0 && history.state.match !== match());
    if (isForeign && entries() <= open) write("replaceState", entries());
    for (let nth = entries() + 1; nth <= open; nth++) write("pushState", nth);
    at = entries();
    if (at > open) trimTimer = setTimeout(trim, 300);
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
    if (allOpen().length > entries()) sync();
    else syncLater();
  };
  const watcher = new MutationObserver(changed);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-over"] });
  watcher.observe(page, { attributeFilter: ["data-match", "data-started"] });
  // At once: whoever followed a link before the first entry has its state could not go back from it.
  rackO.on("started", sync);

  addEventListener("popstate", () => {
    // lazy-screens.js handles links; and the browser has added an entry, where nothing was gone back to.
    if (hasLink()) return;
    if (history.state === null) {
      write("replaceState", at);
      return;
    }
    const isOwn = navigating !== 0;
    const from = at;
    onArrival();
    at = entries();
    // When the page itself navigated, things opened in the meantime stay open.
    if (!isOwn) {
      const { match: id, over } = history.state;
      const closed = allOpen().slice(at).reverse();
      closed.forEach(close);
      if (at > from) {
        // Ahead there is only the table, if it was left.
        const leadsToTable = id !== undefined && match() === undefined;
        if (leadsToTable) rackO.send("return-to-match", id);
        const steps = leadsToTable ? -over : from - at;
        if (steps) go(steps);
      } else if (at < from && !closed.length) history.back();
    }
    syncLater();
  });

  // The screens handle Escape themselves: it does not close all of them.
  addEventListener("keydown", (event) => {
    const last = overTheGame().at(-1);
    if (event.key === "Escape" && last && !(last instanceof HTMLDialogElement)) event.preventDefault();
  });
}
