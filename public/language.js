// The first script of the page: the messages between scripts and programs (src/messages.rs), and the page's language,
// whose texts are loaded alongside the game.
(() => {
  const EVENT = "rack-o";
  // Anybody may send an event of this name.
  const read = (detail) => {
    try {
      return JSON.parse(detail);
    } catch {
      return null;
    }
  };

  globalThis.rackO = {
    // What tabs.js knows of this tab: the id of its match, whether another tab has that, and the id of the match that it found
    // open and did not have before. Scripts and program read it here.
    tab: { match: undefined, elsewhere: false, reopened: undefined },
    send(name, body) {
      const message = body === undefined ? name : { [name]: body };
      dispatchEvent(new CustomEvent(EVENT, { detail: JSON.stringify(message) }));
    },
    // Calls `act` with the body of each message of this name, and with the whole message as text.
    on(name, act) {
      addEventListener(EVENT, ({ detail }) => {
        const message = read(detail);
        if (message === name) act(undefined, detail);
        else if (message && Object.hasOwn(message, name)) act(message[name], detail);
      });
    },
  };

  const LOADING = {
    en: "Setting up the table…",
    de: "Der Tisch wird aufgebaut …",
    fr: "On prépare la table…",
    es: "Preparando la mesa…",
    nl: "De tafel wordt klaargezet …",
  };
  const known = (code) => Object.hasOwn(LOADING, code);

  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem(KEYS.SETTINGS))?.language;
    } catch {
      return undefined;
    }
  };
  // The language in the settings, otherwise the first of the browser's languages that the game has.
  const chosen = () =>
    [stored(), ...(navigator.languages ?? [])].map((code) => String(code).slice(0, 2).toLowerCase()).find(known) ?? "en";

  const loading = {};
  // A text that failed to load is tried again next time.
  const text = (code, part) =>
    (loading[`${code}/${part}`] ??= fetch(`lang/${code}/${part}.txt`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.url}: ${answer.status}`))))
      .catch((error) => {
        delete loading[`${code}/${part}`];
        throw error;
      }));

  // Loads parts of the page's language.
  rackO.texts = (...parts) => Promise.all(parts.map((part) => text(document.documentElement.lang, part)));

  document.documentElement.lang = chosen();
  document.getElementById("loading").textContent = LOADING[chosen()];
  text(chosen(), "table").catch(() => {});
  rackO.on("want-texts", async (language) => {
    const table = await text(language ?? chosen(), "table").catch(() => null);
    rackO.send("texts", table);
  });
})();
