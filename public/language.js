// The language of the page: chosen here, before anything else is there, and its texts loaded beside the game. The game asks for
// them by an event, now and whenever another language is set.
(() => {
  const LOADING = {
    en: "Setting up the table …",
    de: "Der Tisch wird aufgebaut …",
    fr: "Installation de la table…",
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

  // For the study, and for what is said when the game cannot start.
  globalThis.rackOTexts = (...parts) => Promise.all(parts.map((part) => text(document.documentElement.lang, part)));

  document.documentElement.lang = chosen();
  document.getElementById("loading").textContent = LOADING[chosen()];
  text(chosen(), "table").catch(() => {});
  addEventListener("rack-o-speak", async ({ detail }) => {
    const loaded = await text(detail || chosen(), "table").catch(() => "");
    dispatchEvent(new CustomEvent("rack-o-spoken", { detail: loaded }));
  });
})();
