// Part of start.js. Loads the second program (lazy.js) when one of its screens is first needed: by the game, a file or
// a link.
{
  const show = (screen) => rackO.send("leave-screen", { screen });

  // A file that was picked, or dropped anywhere on the page. Its size is checked before it is read.
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
    // So that the same file can be picked again.
    target.value = "";
  });

  // Opens a link to a table, a deal or a replay, once, when the game has started. `entry` is the state of its history
  // entry.
  const followLink = (entry) => {
    if (!("started" in page.dataset && hasLink())) return;
    const fragment = location.hash;
    history.replaceState(entry, "", location.pathname + location.search);
    show({ link: fragment });
  };
  rackO.on("started", () => followLink(null));
  // Following a link adds a history entry.
  addEventListener("hashchange", () => followLink(nextEntry()));

  let program = null;
  const begin = () => import("./lazy.js").then((lazy) => lazy.begin());
  const mayBeShared = () => {
    try {
      return ["day", "days", "friends"].some((key) => localStorage[`rack-o/1/${key}`]);
    } catch {
      // Site data is blocked.
      return false;
    }
  };
  // A deal of the day, or a friend's, may have been finished.
  rackO.on("match-over", async () => {
    if (!mayBeShared()) return;
    try {
      program ??= begin();
      const [there, [table, lazy]] = await Promise.all([program, rackO.texts("table", "lazy")]);
      there.takeTexts(lazy, table);
      there.matchOver();
    } catch {
      program = null;
    }
  });
  rackO.on("show-screen", async (_, message) => {
    try {
      program ??= begin();
      const [there, [table, lazy, book]] = await Promise.all([program, rackO.texts("table", "lazy", "book")]);
      if (!there.takeTexts(lazy, table, book)) throw new Error("texts of another version");
      there.show(message);
    } catch (error) {
      // Perhaps the connection broke: try again next time.
      program = null;
      rackO.send("screen-failed");
    }
  });
}
