// Part of start.js, after tabs.js. Keeps the game on the device (through sw.js), tells when a new version is ready, and
// installs it when the person asks for it.

// Some browsers throw at the mere access, in cross-origin frames or where site data is blocked.
const workers = (() => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
})();

// Called when the game has started or failed to: downloads for offline use must not compete with those for playing.
const keep = () => {
  if (!workers || !page.dataset.build) return;
  let registration;
  let controlled = Boolean(workers.controller);
  const ready = () => {
    page.dataset.update = "";
    rackO.send("update-ready");
  };
  // A host or proxy changes the game's files in transit, so this build cannot be kept. An older one may be, and still
  // works.
  const altered = (kept) => {
    if (page.dataset.altered) return;
    page.dataset.altered = kept ? "update" : "offline";
    rackO.send("files-altered");
  };
  // In WebKit the very first worker can be in control before its page hears that it is installed.
  const watch = (worker) => worker?.addEventListener("statechange", () => {
    const { active } = registration;
    if (worker.state === "installed" && active && active !== worker && workers.controller) ready();
  });

  // All tabs switch to the new version together, so that none has files of both.
  workers.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // A worker just installed may be of a later version than this page, which was loaded a moment before.
  workers.addEventListener("message", ({ data }) => data !== page.dataset.build && ready());
  try {
    new BroadcastChannel(`rack-o ${new URL(".", location).pathname} `).onmessage = ({ data }) => altered(data.kept);
  } catch {
    // Firefox throws where site data is blocked. Nothing is kept there anyway.
  }
  // Firefox rejects this too where site data is blocked.
  workers.ready.then(({ active }) => active.postMessage("build")).catch(() => {});

  rackO.on("update-now", () => {
    if (registration?.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });

  workers.register("sw.js", { updateViaCache: "none" }).then(async (found) => {
    registration = found;
    if (found.waiting && workers.controller) ready();
    watch(found.installing);
    found.addEventListener("updatefound", () => watch(found.installing));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") found.update().catch(() => {});
    });
    // Whoever returns to a match has something to lose: ask the browser not to evict it.
    if (Object.keys(localStorage).some((key) => key.startsWith(KEYS.MATCH))) await navigator.storage?.persist?.();
  }, async (error) => {
    // sw.js is there, but is no longer served as the script it was.
    const answer = await fetch("sw.js", { cache: "no-store" });
    const script = /javascript/.test(answer.headers.get("Content-Type"));
    if (answer.ok && (error.name === "TypeError" || !script)) altered(Boolean(workers.controller));
  }).catch(() => {});
};
