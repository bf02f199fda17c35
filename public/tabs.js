// Part of start.js (`make build` puts it together). One tab writes the match, whoever opens the game twice: the tab that holds this lock. The other one says so (the program reads
// the attribute data-elsewhere and hears the event) and can take over.
const LOCK = "rack-o/1/match";
const page = document.documentElement;

const elsewhere = () => {
  page.dataset.elsewhere = "";
  dispatchEvent(new CustomEvent("rack-o-elsewhere"));
};

// Holds the lock until the tab is closed or another one takes it; answers whether it has it.
const hold = (how) => new Promise((answer) => {
  navigator.locks.request(LOCK, how, (lock) => {
    answer(Boolean(lock));
    return lock && new Promise(() => {});
  }).catch(() => {
    elsewhere();
    answer(false);
  });
});

const taken = async (how) => (await hold(how)) && location.reload();

// Without locks (an old browser) there is nothing to know.
const known = navigator.locks ? hold({ ifAvailable: true }).then((has) => has || elsewhere()) : Promise.resolve();

// What the other tab has played in the meantime is read anew.
addEventListener("rack-o-play-here", () => taken({ steal: true }));
// The other tab has gone, perhaps; a tab that is being closed may hold the lock for a moment longer.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && "elsewhere" in page.dataset) taken({ signal: AbortSignal.timeout(2000) });
});
