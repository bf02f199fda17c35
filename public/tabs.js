// Part of start.js (`make build` assembles it). If the game is open in several tabs, the one that holds this lock
// writes the match. The others say so (the program reads the attribute data-elsewhere and gets a message) and can take
// over.
const LOCK = "rack-o/1/match";
// Set if this tab had the match when its page was left or reloaded.
const HAD = "rack-o/1/had-match";
const page = document.documentElement;

const elsewhere = () => {
  page.dataset.elsewhere = "";
  rackO.send("in-another-tab");
};

// A browser that blocks site data may throw at the mere access.
const session = (act) => {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
};

// Requests the lock. Resolves to "held", which lasts until the page is left or another tab takes over, "taken" if
// another tab has it, or "unknown" in a browser without locks (as over plain http) or one that refuses them along with
// all site data. Then nothing more can be known, so the tab plays.
const hold = (how) => new Promise((answer) => {
  let ours = false;
  const held = (lock) => {
    ours = Boolean(lock);
    answer(ours ? "held" : "taken");
    return lock && new Promise((release) => {
      addEventListener("pagehide", () => {
        if (ours) session((kept) => kept.setItem(HAD, ""));
        release();
      }, { once: true });
    });
  };
  const refused = () => {
    if (ours) {
      // Another tab has taken it.
      ours = false;
      elsewhere();
    } else answer(how.signal?.aborted ? "taken" : "unknown");
  };
  try {
    navigator.locks.request(LOCK, how, held).catch(refused);
  } catch {
    refused();
  }
});

// A page reloaded in the tab that had the match still has it, even if the browser keeps the lock for the old page
// (Safari 18).
const marked = session((kept) => {
  const mark = kept.getItem(HAD);
  kept.removeItem(HAD);
  return mark;
}) !== null;
const had = marked && performance.getEntriesByType("navigation")[0]?.type === "reload";
const atMost = (ms, answer) => Promise.race([answer, new Promise((done) => setTimeout(done, ms, "taken"))]);
const known = (async () => {
  if (had) {
    await atMost(1000, hold({ steal: true }));
    return;
  }
  let has = await hold({ ifAvailable: true });
  // A page that was just closed may hold the lock a moment longer.
  if (has === "taken") has = await atMost(600, hold({ signal: AbortSignal.timeout(500) }));
  if (has === "taken") elsewhere();
})();

// Reloads, so that the page reads what the other tab has played in the meantime, and owns the match from the start.
const takeOver = async () => {
  const mark = session((kept) => {
    kept.setItem(HAD, "");
    return true;
  });
  // If no mark can be stored, the lock is taken now, and is free again when the page reloads.
  if (!mark) await atMost(1000, hold({ steal: true }));
  location.reload();
};

rackO.on("play-here", takeOver);
// The other tab may be closed by now.
document.addEventListener("visibilitychange", async () => {
  if (document.visibilityState !== "visible" || !("elsewhere" in page.dataset)) return;
  if ((await hold({ signal: AbortSignal.timeout(2000) })) === "held") takeOver();
});
// A page restored from the back/forward cache has given up the lock, and another tab may have the match by now.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  session((kept) => kept.removeItem(HAD));
  location.reload();
});
