// Part of start.js. The way back (the browser's button, a gesture, Android's) closes what lies over the game, one thing at a time,
// and leaves it only when nothing does. Whatever lies over the game carries data-over, in the page's order: the last one is on top; it
// is closed by the event rack-o-close. Each has an entry of its own in the browser's history, which goes when it is closed in
// another way.

// A place that waits for its screen to be loaded is over the game already.
const overTheGame = () => [...document.querySelectorAll("[data-over], #lazy:empty")];

// Whether the address has a link to something in it (lazy-screens.js).
const hasLink = () => /^#[a-z]=/.test(location.hash);

// What the history is to be told of an entry above all that there are.
let nextEntry;

{
  const entries = () => history.state?.over ?? 0;
  const close = (one) => one?.dispatchEvent(new Event("rack-o-close"));

  // The entry at which the page stands.
  let at = entries();
  nextEntry = () => ({ over: at + 1 });

  // The browser is on its way through the history because the page has asked for it.
  let going = 0;
  const arrived = () => {
    clearTimeout(going);
    going = 0;
  };
  const go = (steps) => {
    going = setTimeout(arrived, 1000);
    history.go(steps);
  };

  // Android's way back asks these before it looks at the history. A dialog has one of its own.
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

  // Entries of what was closed in another way go a moment later: until then whoever goes back passes over them.
  let spare = 0;
  const trim = () => {
    const open = overTheGame().length;
    if (!going && entries() > open) go(open - entries());
  };

  // As many entries as there is to close.
  const follow = () => {
    const all = overTheGame();
    watch(all);
    clearTimeout(spare);
    if (going || hasLink()) return;
    try {
      for (let nth = entries() + 1; nth <= all.length; nth++) history.pushState({ over: nth }, "");
    } catch {
      // A browser refuses it to a page that does it too often, or in another page's frame: then the way back leaves the game.
    }
    at = entries();
    if (at > all.length) spare = setTimeout(trim, 300);
  };

  // Once everything that belongs to a change has been done: where one thing takes the place of another, nothing has to be done here.
  let due = 0;
  const later = () => {
    due ||= setTimeout(() => {
      due = 0;
      follow();
    });
  };
  // What has come has its entry at once; what has gone may be about to be followed by something else.
  const changed = () => {
    if (overTheGame().length > entries()) follow();
    else later();
  };
  new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-over"] });

  addEventListener("popstate", () => {
    // A link that is followed says for itself what it leads to.
    if (hasLink()) return;
    const asked = going !== 0;
    const from = at;
    arrived();
    at = entries();
    // What was opened while the page was on its way stays.
    if (!asked) {
      const closed = overTheGame().slice(at).reverse();
      closed.forEach(close);
      // Forward there is nothing; and where nothing was left to close on the way back, it goes on.
      if (at > from) go(from - at);
      else if (at < from && !closed.length) history.back();
    }
    later();
  });

  // Escape belongs to the screens themselves: not each of them is closed by it.
  addEventListener("keydown", (event) => {
    const last = overTheGame().at(-1);
    if (event.key === "Escape" && last && !(last instanceof HTMLDialogElement)) event.preventDefault();
  });
}
