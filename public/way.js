// Part of start.js. What leads to the study, which is loaded when it is first wanted (study.js): a screen of it, a file, a link.
{
  // A file that is picked, or dropped anywhere on the page; its size is known before a single byte of it is read.
  const open = async (file) => {
    const text = file.size > 1048576 ? "too long" : await file.text().catch(() => "");
    dispatchEvent(new CustomEvent("rack-o-studied", { detail: `opened\n${text}` }));
  };
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer?.files[0]) open(event.dataTransfer.files[0]);
  });
  addEventListener("change", ({ target }) => {
    if (target.type !== "file" || !target.files[0]) return;
    open(target.files[0]);
    // The same file can be picked again.
    target.value = "";
  });

  // A link to a table, a deal, something to watch: what it leads to is shown, once, when the game is up. `over`: what the browser's
  // history is told of it, for the way back.
  const follow = (over) => {
    if (!("started" in page.dataset && hasLink())) return;
    const link = location.hash;
    history.replaceState(over, "", location.pathname + location.search);
    dispatchEvent(new CustomEvent("rack-o-studied", { detail: `link\n${link}` }));
  };
  addEventListener("rack-o-started", () => follow(null));
  // The link has an entry of its own.
  addEventListener("hashchange", () => follow(nextEntry()));

  let study = null;
  const begin = () => import("./study.js").then((way) => way.begin());
  const day = () => {
    try {
      return localStorage["rack-o/1/day"];
    } catch {
      // No site data is kept here.
      return undefined;
    }
  };
  // The deal of a day has been played to its end, perhaps.
  addEventListener("rack-o-over", () => {
    if (day()) (study ??= begin()).then(({ over }) => over(), () => (study = null));
  });
  addEventListener("rack-o-study", async (event) => {
    try {
      study ??= begin();
      const [there, texts] = await Promise.all([study, rackOTexts("table", "study", "book")]);
      if (!there.speak(...texts)) throw new Error("texts of another version");
      there.show(event.detail);
    } catch (error) {
      // Perhaps the connection broke: the next time it is tried again.
      study = null;
      dispatchEvent(new CustomEvent("rack-o-studied", { detail: "failed" }));
    }
  });
}
