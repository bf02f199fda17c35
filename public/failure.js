// The way out when the game cannot start or has stopped. It stands apart from the game so that it works without it.
(() => {
  const MATCH = "rack-o/1/match";
  const ASIDE = "rack-o/1/set-aside/";
  const COULD_NOT_START =
    "The game could not be started. Perhaps the connection broke while it was loading, or this browser is too old for it.";
  const byId = (id) => document.getElementById(id);

  const savedMatch = () => {
    try {
      return localStorage.getItem(MATCH);
    } catch {
      return null;
    }
  };

  // The first lines of the language's texts, after its name, where they could be loaded; else the page's own English.
  let lines = [];
  const put = (element, line) => {
    if (lines[line]) element.textContent = lines[line];
  };

  const show = (why, detail) => {
    const box = byId("failed");
    if (!box.hidden) return;
    box.hidden = false;
    byId("app").hidden = true;
    if (why) byId("failed-why").textContent = COULD_NOT_START;
    rackOTexts("table").then(([text]) => {
      lines = text.split("\n");
      for (const element of box.querySelectorAll("[data-text]")) put(element, Number(element.dataset.text));
      if (why) put(byId("failed-why"), 8);
    }, () => {});
    byId("failed-detail").textContent = detail ? String(detail) : "";
    const nothingSaved = savedMatch() === null;
    byId("failed-export").hidden = nothingSaved;
    byId("failed-afresh").hidden = nothingSaved;
    byId("failed-fresh").hidden = !navigator.serviceWorker?.controller;
    byId("failed-reload").focus();
  };

  // Leaves the copy of the game that is kept on this device: the host is asked for everything anew. Matches stay.
  const fresh = async () => {
    try {
      const kept = await navigator.serviceWorker.getRegistration();
      await kept?.unregister();
      const ours = `rack-o ${new URL(kept?.scope ?? ".", location).pathname} `;
      for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
    } catch {}
    location.replace(location.pathname);
  };
  byId("failed-fresh").addEventListener("click", fresh);
  // For a page that does not even get as far as that: …/?fresh
  if (new URLSearchParams(location.search).has("fresh")) fresh();

  byId("failed-reload").addEventListener("click", () => location.reload());

  // Hands a text to the person as a file; when the game asks for it, the first line is the name of it.
  const handOut = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  addEventListener("rack-o-file", ({ detail }) => handOut(...detail.split(/\n(.*)/s)));
  byId("failed-export").addEventListener("click", () => handOut("rack-o-match.json", savedMatch() ?? ""));

  byId("failed-afresh").addEventListener("click", () => {
    try {
      let place = 1;
      while (localStorage.getItem(ASIDE + place) !== null) place += 1;
      localStorage.setItem(ASIDE + place, savedMatch() ?? "");
      localStorage.removeItem(MATCH);
      location.reload();
    } catch {
      byId("failed-detail").textContent = "There is no room to set the match aside. Save it to a file first.";
      put(byId("failed-detail"), 7);
    }
  });

  const started = () => document.documentElement.hasAttribute("data-started");

  // The game stopped in the middle: it says so itself, and a WebAssembly program that stops raises this error.
  addEventListener("rack-o-stopped", (event) => show(!started(), event.detail));
  addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) show(false, event.error);
    else if (!started() && (event.target === window || event.target instanceof HTMLScriptElement)) {
      show(true, event.message || event.target.src || "");
    }
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) show(false, event.reason);
    else if (!started()) show(true, event.reason);
  });
})();
