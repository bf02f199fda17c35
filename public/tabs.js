// Part of start.js (`make build` puts it together). One tab writes the match, whoever opens the game twice: the tab that holds this
// lock. The other one says so (the program reads the attribute data-elsewhere and hears the event) and can take over.
const LOCK = "rack-o/1/match";
// This tab had the match when its page was left or loaded anew.
const HAD = "rack-o/1/had-match";
const page = document.documentElement;

const elsewhere = () => {
  page.dataset.elsewhere = "";
  rackO.send("in-another-tab");
};

// A browser that keeps no site data may refuse the mere look at this.
const session = (act) => {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
};

// Asks for the lock; answers "held", until the tab is closed or another one takes it, "taken", where another one has it, or "unknown":
// a browser without locks, as over plain http, or one that refuses them along with all site data. There nothing else can be known,
// so the tab plays.
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

// A page that is loaded anew in the tab that had the match has it still, even where the browser goes on keeping the lock for
// the page that has gone (Safari 18).
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
  // A page that has just been closed may hold it for a moment longer.
  if (has === "taken") has = await atMost(600, hold({ signal: AbortSignal.timeout(500) }));
  if (has === "taken") elsewhere();
})();

// What the other tab has played in the meantime is read anew, by a page that has the match from the beginning.
const takeOver = async () => {
  const mark = session((kept) => {
    kept.setItem(HAD, "");
    return true;
  });
  // Where no mark can be left the lock is taken at once, and is free when the page comes back.
  if (!mark) await atMost(1000, hold({ steal: true }));
  location.reload();
};

rackO.on("play-here", takeOver);
// The other tab has gone, perhaps.
document.addEventListener("visibilitychange", async () => {
  if (document.visibilityState !== "visible" || !("elsewhere" in page.dataset)) return;
  if ((await hold({ signal: AbortSignal.timeout(2000) })) === "held") takeOver();
});
// A page that comes back from the browser's memory has given up the lock, and another tab may have the match by now.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  session((kept) => kept.removeItem(HAD));
  location.reload();
});
