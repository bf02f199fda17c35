// Part of start.js (xtask/src/join.rs). Several tabs can play different matches, but only one tab writes a match:
// the one that holds its lock. The match of this tab is `tab.match`, by its id (src/storage/matches.rs); on the first screen
// there is none. If another tab has that match, this one says so (`tab.elsewhere`, and a message) and can take it over.
const LOCK = KEYS.MATCH;
// This tab's match, for when its page is loaded again; AWAY on the first screen.
const AT = KEYS.TAB_MATCH;
const AWAY = "-";
// The match that was last opened in any tab: a new tab opens it.
const LAST = KEYS.LAST_MATCH;
// Set if this tab had its match when the page was left or reloaded.
const HAD = KEYS.TAB_HAD_MATCH;
const page = document.documentElement;
const { tab } = rackO;
// The attribute data-match shows it; nobody reads it there.
const setMatch = (id) => {
  tab.match = id ?? undefined;
  if (id === null) delete page.dataset.match;
  else page.dataset.match = id;
};
const lockOf = (id) => (id ? `${LOCK}/${id}` : LOCK);

const elsewhere = () => {
  tab.elsewhere = true;
  rackO.send("in-another-tab");
};

// Where a match is stored, and what is noted beside it.
const keysOf = (id) => [lockOf(id), id ? `${KEYS.EXTRAS}/${id}` : KEYS.EXTRAS];

// A browser that blocks site data may throw at the mere access.
const stored = (kind, act) => {
  try {
    return act(globalThis[kind]);
  } catch {
    return null;
  }
};
const session = (act) => stored("sessionStorage", act);
const remember = (id) => {
  session((kept) => kept.setItem(AT, id ?? AWAY));
  if (id !== null) stored("localStorage", (kept) => kept.setItem(LAST, id));
};

// Ends the lock that this tab holds; null while it holds none.
let release = null;
const letGo = () => {
  release?.();
  release = null;
};

// Requests the lock of this tab's match. Resolves to "held", which lasts until the page is left, another match is opened
// or another tab takes over, "taken" if another tab has it, or "unknown" in a browser without locks (as over plain http)
// or one that refuses them along with all site data. Then nothing more can be known, so the tab plays.
const hold = (how) => new Promise((answer) => {
  const id = tab.match;
  let end = null;
  const held = (lock) => {
    // By now another match may have been opened.
    if (!lock || tab.match !== id) return answer("taken");
    const lasting = new Promise((done) => {
      end = release = done;
    });
    answer("held");
    return lasting;
  };
  const refused = () => {
    if (!end) answer(how.signal?.aborted ? "taken" : "unknown");
    else if (release === end) {
      // Another tab has taken it.
      release = null;
      elsewhere();
    }
  };
  try {
    navigator.locks.request(lockOf(id), how, held).catch(refused);
  } catch {
    refused();
  }
});
const atMost = (ms, answer) => Promise.race([answer, new Promise((done) => setTimeout(done, ms, "taken"))]);

// Whether this tab may write its match: otherwise it says where that is.
const ask = async () => {
  const id = tab.match;
  const has = await hold({ ifAvailable: true });
  const isStill = (answer) => answer === "taken" && tab.match === id;
  // A page that was just closed may hold the lock a moment longer.
  if (isStill(has) && isStill(await atMost(600, hold({ signal: AbortSignal.timeout(500) })))) elsewhere();
};

// A match in which nobody has moved goes with its tab: it is laid aside there while the page is left, and put back when it is
// loaded again.
const UNTOUCHED = KEYS.TAB_UNTOUCHED;
const layAside = () => {
  const keys = keysOf(tab.match);
  const texts = stored("localStorage", (kept) => keys.map((key) => kept.getItem(key)));
  if (!texts?.[0] || !texts[1]?.includes('"untouched":true')) return;
  const isLaid = session((kept) => {
    kept.setItem(UNTOUCHED, JSON.stringify([keys, texts]));
    return true;
  });
  if (isLaid) stored("localStorage", (kept) => keys.forEach((key) => kept.removeItem(key)));
};
session((laid) => {
  const text = laid.getItem(UNTOUCHED);
  laid.removeItem(UNTOUCHED);
  const [keys, texts] = JSON.parse(text) ?? [[], []];
  stored("localStorage", (kept) => keys.forEach((key, nth) => kept.setItem(key, texts[nth])));
});

const before = session((kept) => kept.getItem(AT));
const at = before ?? stored("localStorage", (kept) => kept.getItem(LAST)) ?? "";
// This tab did not have it before: the program reads that here.
if (before === null) tab.reopened = at;
if (at !== AWAY) {
  setMatch(at);
  session((kept) => kept.setItem(AT, at));
}

// A page reloaded in the tab that had the match still has it, even if the browser keeps the lock for the old page
// (Safari 18).
const marked = session((kept) => {
  const mark = kept.getItem(HAD);
  kept.removeItem(HAD);
  return mark;
}) !== null;
const had = marked && performance.getEntriesByType("navigation")[0]?.type === "reload";
const known = (async () => {
  if (at === AWAY) return;
  if (had) await atMost(1000, hold({ steal: true }));
  else await ask();
})();
addEventListener("pagehide", () => {
  if (release) session((kept) => kept.setItem(HAD, ""));
  if (tab.match !== undefined && !tab.elsewhere) layAside();
  letGo();
});

// This tab has another match from now on, or none.
const take = async (id) => {
  if (release && id === (tab.match ?? null)) return;
  letGo();
  tab.elsewhere = false;
  setMatch(id);
  remember(id);
  if (id !== null) await ask();
};
rackO.on("has-match", take);
rackO.on("open-match", async (id) => {
  await take(id);
  if (tab.match === id) rackO.send("match-opened");
});

// A match may be deleted unless another tab has it: that would write it again. Where nothing is known of locks, it may.
rackO.on("want-deleted", async (id) => {
  const isFree = await new Promise((answer) => {
    try {
      navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => answer(lock !== null)).catch(() => answer(true));
    } catch {
      answer(true);
    }
  });
  rackO.send("may-delete", isFree ? id : null);
});

// A match in which nobody has moved, that of a page that was closed in whatever way, is deleted once no tab has it. Where
// nothing is known of locks, it stays for now.
rackO.on("drop-match", (id) => {
  const drop = () => {
    stored("localStorage", (kept) => keysOf(id).forEach((key) => kept.removeItem(key)));
    dispatchEvent(new StorageEvent("storage", { key: lockOf(id) }));
  };
  try {
    navigator.locks.request(lockOf(id), { signal: AbortSignal.timeout(2000) }, drop).catch(() => {});
  } catch {
    // As said.
  }
});

// Reloads, so that the page reads what the other tab has played in the meantime, and owns the match from the start.
const takeOver = async () => {
  remember(tab.match);
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
  if (document.visibilityState !== "visible" || !tab.elsewhere) return;
  if ((await hold({ signal: AbortSignal.timeout(2000) })) === "held") takeOver();
});
// A page restored from the back/forward cache has given up the lock, and another tab may have the match by now.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  session((kept) => kept.removeItem(HAD));
  location.reload();
});
