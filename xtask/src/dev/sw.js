// The service worker of a page that is worked on: none. It takes the place of one that `make play` has left under the same
// address, goes, and lets its pages load what is there now.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
})()));
