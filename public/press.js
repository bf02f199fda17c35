// Part of start.js. Once a key has been clicked, or tapped, Chromium looks whether that has selected text, for which it lays out at
// once, within the press, whatever the click has changed. Where the page has answered the mouse's going up it does not look: what has
// changed is laid out for the next picture, in a task of its own.
addEventListener("mouseup", (event) => {
  if (event.target.closest?.("button")) event.preventDefault();
});
