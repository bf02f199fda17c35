// Part of start.js. After a press Chromium checks for a text selection, which forces a synchronous layout of everything
// the click changed. With the default action of mouseup prevented it does not check, and the layout happens with the
// next frame.
addEventListener("mouseup", (event) => {
  if (event.target.closest?.("button")) event.preventDefault();
});
