// Part of start.js. Opens files and links, and loads the styles and texts of lazy parts.
{
  // A file that was picked, or dropped anywhere on the page. Its size is checked before it is read.
  const open = async (file) => {
    const text = file.size > 8388608 ? null : await file.text().catch(() => "");
    rackO.send("open-file", text);
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
    rackO.send("follow-link", fragment);
  };
  rackO.on("started", () => followLink(null));
  // Following a link adds a history entry.
  addEventListener("hashchange", () => followLink(nextEntry()));

  const loading = {};
  const loadStyle = (name) => new Promise((done, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${name}.css`, onload: done, onerror: failed });
    document.head.append(link);
  });
  // A style sheet that failed to load is tried again next time: perhaps the connection broke.
  const style = (name) =>
    (loading[name] ??= loadStyle(name).catch((error) => {
      delete loading[name];
      throw error;
    }));
  rackO.on("want-part-files", async ({ name, styles, texts }) => {
    const loaded = await Promise.all([rackO.texts(...texts), ...styles.map(style)]).catch(() => [null]);
    rackO.send("part-files", [name, loaded[0]]);
  });
}
