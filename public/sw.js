// Keeps one complete build of the game, so that it plays offline. `make build` fills in the two lines below: the name
// of the build, and all its files with their SHA-256. So every change to the game changes this file, which is how
// browsers notice an update.
const BUILD = "";
const FILES = {};

const scope = new URL(registration.scope);
// All caches of an origin are shared; this prefix marks those of the game at this path.
const OURS = `rack-o ${scope.pathname} `;
const CACHE = OURS + BUILD;
const address = (path) => new URL(path, scope).href;

// A file is not the one of this build: something in between has changed it, or the host has a newer build by now.
class Altered extends Error {}

// Whether the host still has this build.
const isLatest = async () => {
  const answer = await fetch(location.href, { cache: "no-store" });
  return answer.ok && (await answer.text()).includes(BUILD);
};

// Tells the pages which file was changed, and whether an older build is installed and still works (offline.js listens).
const tell = (altered) => new BroadcastChannel(OURS).postMessage({ altered, kept: Boolean(registration.active) });

// Fetches a file of exactly this build. What the browser has cached is only revalidated with the host; the hash shows
// whether it is the right file.
const fetched = async (path, cache = "no-cache") => {
  const answer = await fetch(address(path), { cache });
  const bytes = await answer.arrayBuffer();
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  // The host has a problem: try again another time.
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const right = hash === FILES[path];
  if (!right && cache === "no-cache") return fetched(path, "reload");
  if (!right) throw new Altered(path);
  return new Response(bytes, { headers: { "Content-Type": answer.headers.get("Content-Type") } });
};

// All or nothing: nothing is stored until every file is there.
const install = async () => {
  const files = await Promise.all(Object.keys(FILES).map(async (path) => [path, await fetched(path)])).catch(async (error) => {
    if (error instanceof Altered && (await isLatest())) tell(error.message);
    throw error;
  });
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(files.map(([path, answer]) => cache.put(address(path), answer)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

const activate = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await clients.claim();
};

// A file the browser has evicted is fetched again, but never from another build.
const kept = async (path) => (await caches.match(address(path), { cacheName: CACHE })) ?? fetched(path);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length).replace(/^(index\.html)?$/, "./");
  if (!(path in FILES)) return;
  // The way out of a broken version: …/?fresh (failure.js does the rest).
  if (request.mode === "navigate" && url.searchParams.has("fresh")) {
    event.respondWith(fetch(address("./"), { cache: "reload" }).catch(() => kept("./")));
  } else event.respondWith(kept(path));
});

addEventListener("message", ({ data, source }) => {
  if (data === "build") source.postMessage(BUILD);
  if (data === "take over") skipWaiting();
});
