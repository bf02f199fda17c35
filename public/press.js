// Part of start.js. After a press Chromium checks for a text selection, which forces a synchronous layout of everything
// the click changed. With the default action of mouseup prevented it does not check, and the layout happens with the
// next frame.
addEventListener("mouseup", (event) => {
  if (event.target.closest?.("button")) event.preventDefault();
});

// Enter that is held down presses what has the focus once, not thirty times a second. In a field it is typed.
const FIELDS = "textarea, select, input:not([type=radio], [type=checkbox], [type=file])";
addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && !event.target.closest?.(FIELDS)) event.preventDefault();
}, true);

// A wheel that turns over a field scrolls the page, and does not count the number in it up or down. Browsers leave alone what
// is only to be read, and look after all listeners have run.
addEventListener("wheel", ({ target }) => {
  if (target.type !== "number" || target.readOnly) return;
  target.readOnly = true;
  setTimeout(() => {
    target.readOnly = false;
  });
}, { capture: true, passive: true });
