// Keeps one build of the game, whole, so that it plays without a network. `make build` writes the two lines below: what the build
// is called, and every file of it with the SHA-256 of its bytes. So any change to the game is a change to this file, which is
// how browsers find out.
const BUILD = "";
const FILES = {};

const scope = new URL(registration.scope);
// Caches belong to the whole host: those of this place only.
const OURS = `rack-o ${scope.pathname} `;
const CACHE = OURS + BUILD;
const address = (path) => new URL(path, scope).href;

// A file is not the one of this build: something between the host and here has changed it, or the host has another build by now.
class Altered extends Error {}

// Whether the host still has this very build.
const isLatest = async () => {
  const answer = await fetch(location.href, { cache: "no-store" });
  return answer.ok && (await answer.text()).includes(BUILD);
};

// Pages are told what was changed, and whether an older build is kept and plays on (offline.js listens).
const tell = (altered) => new BroadcastChannel(OURS).postMessage({ altered, kept: Boolean(registration.active) });

// A file from the host, if it is the very one of this build. What the browser has of it already need not come again, where the host
// says that it has not changed; whether it is the right one shows in its hash.
const fetched = async (path, cache = "no-cache") => {
  const answer = await fetch(address(path), { cache });
  const bytes = await answer.arrayBuffer();
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  // The host is in trouble: another time.
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const right = hash === FILES[path];
  if (!right && cache === "no-cache") return fetched(path, "reload");
  if (!right) throw new Altered(path);
  return new Response(bytes, { headers: { "Content-Type": answer.headers.get("Content-Type") } });
};

// All or nothing: nothing is kept before everything is there.
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

// What the browser has cleared away comes from the host again, but never of another build.
const kept = async (path) => (await caches.match(address(path), { cacheName: CACHE })) ?? fetched(path);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length).replace(/^(index\.html)?$/, "./");
  if (!(path in FILES)) return;
  // The way out of a version that does not work: …/?fresh (failure.js does the rest).
  if (request.mode === "navigate" && url.searchParams.has("fresh")) {
    event.respondWith(fetch(address("./"), { cache: "reload" }).catch(() => kept("./")));
  } else event.respondWith(kept(path));
});

addEventListener("message", ({ data, source }) => {
  if (data === "build") source.postMessage(BUILD);
  if (data === "take over") skipWaiting();
});
