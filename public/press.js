// Part of start.js. After a click or a tap Chromium looks whether it has selected text, and lays out within the press whatever the click
// has changed. Where the page has answered the mouse's going up it does not look, and the change is laid out with the next frame.
addEventListener("mouseup", (event) => {
  if (event.target.closest?.("button")) event.preventDefault();
});
