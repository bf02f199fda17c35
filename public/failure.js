// Shows what to do when the game cannot start or has stopped. It is separate from the game so that it works without it.
(() => {
  // The key of this tab's match; where tabs.js has not run, of the one that was last opened.
  const matchKey = () => {
    const id = rackO.tab.match ?? localStorage.getItem(KEYS.LAST_MATCH);
    return id ? `${KEYS.MATCH}/${id}` : KEYS.MATCH;
  };
  const ASIDE = KEYS.ASIDE;
  const COULD_NOT_START =
    "The game couldn’t start. The connection may have dropped while it was loading, or this browser may be too old.";
  const byId = (id) => document.getElementById(id);

  const savedMatch = () => {
    try {
      return localStorage.getItem(matchKey());
    } catch {
      return null;
    }
  };

  // The language's texts, once loaded. Until then the page's own English stays.
  let texts = [];
  const put = (element, text) => {
    if (texts[text]) element.textContent = texts[text];
  };

  // Why the game cannot start: the text that says so. WHY has it in English.
  const BROKEN = TEXTS.failed_start;
  const NO_WASM = TEXTS.failed_wasm;
  const WITHOUT_WASM =
    "This browser can’t run WebAssembly, which the game needs. Lockdown Mode on an iPhone or iPad blocks it; you can turn that off for this page. On a work computer, ask your IT department.";
  const WHY = { [BROKEN]: COULD_NOT_START, [NO_WASM]: WITHOUT_WASM };
  // Where nothing can be loaded, not even the texts of the languages: without a web server, and in a frame that takes the
  // page's origin away.
  const FROM_DISK = {
    en: "Opened straight from a disk, the game can’t load its files. It needs a web server. The README says how to start one.",
    de: "Direkt von der Festplatte kann das Spiel seine Dateien nicht laden. Es braucht einen Webserver. Wie man einen startet, steht in der README.",
    fr: "Ouvert directement depuis le disque, le jeu ne peut pas charger ses fichiers. Il lui faut un serveur web. Le README explique comment en lancer un.",
    es: "Abierto directamente desde el disco, el juego no puede cargar sus archivos. Necesita un servidor web. El README explica cómo iniciar uno.",
    nl: "Rechtstreeks vanaf de schijf kan het spel zijn bestanden niet laden. Het heeft een webserver nodig. In de README staat hoe je er een start.",
  };
  const IN_FRAME = {
    en: "The frame around this page keeps the game from loading its files. Open the page in a tab of its own.",
    de: "Der Rahmen um diese Seite hindert das Spiel daran, seine Dateien zu laden. Öffne die Seite in einem eigenen Tab.",
    fr: "Le cadre autour de cette page empêche le jeu de charger ses fichiers. Ouvrez la page dans un onglet à part.",
    es: "El marco de esta página impide que el juego cargue sus archivos. Abre la página en una pestaña propia.",
    nl: "Het kader om deze pagina houdt het spel tegen om zijn bestanden te laden. Open de pagina in een eigen tabblad.",
  };
  const HEADINGS = {
    en: "The game can’t start here",
    de: "Hier läuft das Spiel nicht",
    fr: "Le jeu ne peut pas démarrer ici",
    es: "El juego no funciona aquí",
    nl: "Het spel werkt hier niet",
  };
  const here = () => {
    if (location.protocol === "file:") return FROM_DISK;
    return globalThis.origin === "null" ? IN_FRAME : undefined;
  };

  const show = (why, detail) => {
    const box = byId("failed");
    if (!box.hidden) return;
    box.hidden = false;
    byId("app").hidden = true;
    if (why) byId("failed-why").textContent = WHY[why];
    const place = why === BROKEN ? here() : undefined;
    rackO.texts("table").then(([text]) => {
      texts = text.split("\n");
      for (const element of box.querySelectorAll("[data-says]")) put(element, element.dataset.says);
      if (why && !place) put(byId("failed-why"), why);
      if (place || why === NO_WASM) put(box.querySelector("h1"), TEXTS.failed_here);
    }, () => {});
    if (place) {
      const { lang } = document.documentElement;
      box.querySelector("h1").textContent = HEADINGS[lang];
      byId("failed-why").textContent = place[lang];
      // Nothing is saved there either.
      box.querySelector(".failed__a").style.display = "none";
    }
    if (why === NO_WASM) box.querySelector("h1").textContent = HEADINGS.en;
    // Reloading would not help.
    if (place || why === NO_WASM) byId("failed-what").hidden = true;
    byId("failed-detail").textContent = detail ? String(detail) : "";
    const nothingSaved = savedMatch() === null;
    byId("failed-export").hidden = nothingSaved;
    byId("failed-afresh").hidden = nothingSaved;
    byId("failed-fresh").hidden = !controlled();
    byId("failed-reload").focus();
  };

  // Whether a service worker controls the page. Some browsers throw at the mere question.
  const controlled = () => {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false;
    }
  };

  // Drops the copy of the game on this device, so that everything is loaded from the host again. Matches are kept.
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
  // The same for a page that does not even get this far: …/?fresh
  if (new URLSearchParams(location.search).has("fresh")) fresh();

  byId("failed-reload").addEventListener("click", () => location.reload());

  // Saves a text as a file.
  const saveFile = async (name, text) => {
    const file = new File([text], name, { type: "application/json" });
    // An iPhone app on the home screen has no downloads. There the share sheet saves the file or sends it on.
    if (navigator.standalone && navigator.canShare?.({ files: [file] })) {
      const shared = await navigator.share({ files: [file] }).then(() => true, (error) => error.name === "AbortError");
      if (shared) return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // Firefox and Safari fetch the URL only some time after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  rackO.on("save-file", ({ name, text }) => saveFile(name, text));
  byId("failed-export").addEventListener("click", () => saveFile("rack-o-match.json", savedMatch() ?? ""));

  byId("failed-afresh").addEventListener("click", () => {
    try {
      let place = 1;
      while (localStorage.getItem(ASIDE + place) !== null) place += 1;
      localStorage.setItem(ASIDE + place, savedMatch() ?? "");
      localStorage.removeItem(matchKey());
      location.reload();
    } catch {
      byId("failed-detail").textContent = "There’s no room to set the match aside. Save it to a file first.";
      put(byId("failed-detail"), TEXTS.failed_full);
    }
  });

  // Missing on iPhones in Lockdown Mode and in the browsers of some companies.
  const hasWasm = typeof WebAssembly === "object";
  if (!hasWasm) show(NO_WASM);

  // An extension may run a program of its own on the page. In the stack of the game's there are files of the game.
  const isOursIn = (stack) => !stack.includes("wasm") || stack.includes(new URL(".", location).href);
  const isTrap = (error) => hasWasm && error instanceof WebAssembly.RuntimeError && isOursIn(String(error.stack));
  const started = () => document.documentElement.hasAttribute("data-started");

  // Whether this is the script that starts the game. Scripts that a host or an extension injects may fail.
  const isOurs = (element) => element instanceof HTMLScriptElement && element.type === "module";

  // The game stopped in the middle: it says so itself, and a WebAssembly program that stops raises this error.
  rackO.on("stopped", (reason) => show(started() ? 0 : BROKEN, reason));
  addEventListener("error", (event) => {
    if (isTrap(event.error)) show(0, event.error);
    else if (!started() && (event instanceof ErrorEvent || isOurs(event.target))) {
      show(BROKEN, event.message || event.target.src || "");
    }
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (isTrap(event.reason)) show(0, event.reason);
    else if (!started() && event instanceof PromiseRejectionEvent) show(BROKEN, event.reason);
  });
})();
