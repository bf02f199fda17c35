// Part of start.js, after tabs.js. Keeps the game on the device (sw.js does), says when a new version is ready, and lets it in when the
// person says so.

// Some browsers refuse the mere look at it, for a page in another page's frame or where no site data is kept.
const workers = (() => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
})();

// Called when the game is up, or could not start: what is fetched to be kept must not hold up what is fetched to be played.
const keep = () => {
  if (!workers || !page.dataset.build) return;
  let registration;
  let controlled = Boolean(workers.controller);
  const ready = () => {
    page.dataset.update = "";
    rackO.send("update-ready");
  };
  // A host or a proxy changes the files of the game on their way: this build cannot be kept. An older one may be, and plays on.
  const altered = (kept) => {
    if (page.dataset.altered) return;
    page.dataset.altered = kept ? "update" : "offline";
    rackO.send("files-altered");
  };
  const follow = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) ready();
  });

  // Every tab goes over to the new version together: none has files of both.
  workers.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // The worker that was just installed may be of a later version than this page, which came from the host a moment before.
  workers.addEventListener("message", ({ data }) => data !== page.dataset.build && ready());
  try {
    new BroadcastChannel(`rack-o ${new URL(".", location).pathname} `).onmessage = ({ data }) => altered(data.kept);
  } catch {
    // Firefox refuses it where no site data is kept: nothing is kept there anyway.
  }
  // Firefox refuses this, too, where no site data is kept.
  workers.ready.then(({ active }) => active.postMessage("build")).catch(() => {});

  rackO.on("update-now", () => {
    if (registration?.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });

  workers.register("sw.js", { updateViaCache: "none" }).then((found) => {
    registration = found;
    if (found.waiting && workers.controller) ready();
    follow(found.installing);
    found.addEventListener("updatefound", () => follow(found.installing));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") found.update().catch(() => {});
    });
    // Who comes back to a match has something to lose: the browser is asked not to clear it away.
    if (localStorage["rack-o/1/match"]) navigator.storage?.persist?.();
  }, async (error) => {
    // The worker comes, but is no script any more.
    const answer = await fetch("sw.js", { cache: "no-store" });
    const script = /javascript/.test(answer.headers.get("Content-Type"));
    if (answer.ok && (error.name === "TypeError" || !script)) altered(Boolean(workers.controller));
  }).catch(() => {});
};
