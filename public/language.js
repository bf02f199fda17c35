// First of all scripts: the messages that scripts and programs send each other (src/messages.rs), and the language of the page with its
// texts, which are loaded beside the game.
(() => {
  const EVENT = "rack-o";

  globalThis.rackO = {
    send(name, body) {
      const message = body ? { [name]: body } : name;
      dispatchEvent(new CustomEvent(EVENT, { detail: JSON.stringify(message) }));
    },
    // Calls `act` with the body of each message of this name, and with the whole message as a text.
    on(name, act) {
      addEventListener(EVENT, ({ detail }) => {
        const message = JSON.parse(detail);
        if (message === name) act(undefined, detail);
        else if (Object.hasOwn(message, name)) act(message[name], detail);
      });
    },
  };

  const LOADING = {
    en: "Setting up the table …",
    de: "Der Tisch wird aufgebaut …",
    fr: "On prépare la table…",
    es: "Preparando la mesa…",
    nl: "De tafel wordt klaargezet …",
  };
  const known = (code) => Object.hasOwn(LOADING, code);

  const set = () => {
    try {
      return JSON.parse(localStorage.getItem("rack-o/1/settings"))?.language;
    } catch {
      return undefined;
    }
  };
  // The one that is set, else the first of the browser's that there is.
  const chosen = () =>
    [set(), ...(navigator.languages ?? [])].map((code) => String(code).slice(0, 2).toLowerCase()).find(known) ?? "en";

  const loading = {};
  // A text that could not be loaded is tried again the next time.
  const text = (code, part) =>
    (loading[`${code}/${part}`] ??= fetch(`lang/${code}/${part}.txt`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.url}: ${answer.status}`))))
      .catch((error) => {
        delete loading[`${code}/${part}`];
        throw error;
      }));

  // Parts of the language of the page.
  rackO.texts = (...parts) => Promise.all(parts.map((part) => text(document.documentElement.lang, part)));

  document.documentElement.lang = chosen();
  document.getElementById("loading").textContent = LOADING[chosen()];
  text(chosen(), "table").catch(() => {});
  rackO.on("want-texts", async ({ language }) => {
    const table = await text(language ?? chosen(), "table").catch(() => null);
    rackO.send("texts", { table });
  });
})();
