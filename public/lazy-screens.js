// Part of start.js. Loads the second program (lazy.js) when one of its screens is first wanted: by the game, a file or a link.
{
  const show = (screen) => rackO.send("leave-screen", { screen });

  // A file that is picked, or dropped anywhere on the page; its size is known before a single byte of it is read.
  const open = async (file) => {
    const text = file.size > 1048576 ? null : await file.text().catch(() => "");
    show({ file: text });
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

  // A link to a table, a deal, something to watch: what it leads to is shown, once, when the game is up. `entry`: what the browser's
  // history is told of it, for the way back.
  const followLink = (entry) => {
    if (!("started" in page.dataset && hasLink())) return;
    const fragment = location.hash;
    history.replaceState(entry, "", location.pathname + location.search);
    show({ link: fragment });
  };
  rackO.on("started", () => followLink(null));
  // The link has an entry of its own.
  addEventListener("hashchange", () => followLink(nextEntry()));

  let program = null;
  const begin = () => import("./lazy.js").then((lazy) => lazy.begin());
  const hasDayDeal = () => {
    try {
      return Boolean(localStorage["rack-o/1/day"]);
    } catch {
      // No site data is kept here.
      return false;
    }
  };
  // The deal of a day has been played to its end, perhaps.
  rackO.on("match-over", () => {
    if (hasDayDeal()) (program ??= begin()).then(({ matchOver }) => matchOver(), () => (program = null));
  });
  rackO.on("show-screen", async (_, message) => {
    try {
      program ??= begin();
      const [there, [table, lazy, book]] = await Promise.all([program, rackO.texts("table", "lazy", "book")]);
      if (!there.takeTexts(lazy, table, book)) throw new Error("texts of another version");
      there.show(message);
    } catch (error) {
      // Perhaps the connection broke: the next time it is tried again.
      program = null;
      rackO.send("screen-failed");
    }
  });
}
