// Part of start.js. To open the sound holds a page up for a tenth of a second, unless the browser has opened it for itself before:
// asked at the first tap or key which devices there are, it does so beside the page.
for (const first of ["pointerdown", "keydown"]) {
  addEventListener(first, () => navigator.mediaDevices?.enumerateDevices().catch(() => {}), { once: true });
}
