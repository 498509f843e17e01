// The page without a network. Keeps the built files, most of which carry their hash in their name, and the one
// document; never an answer of the server. Of the words and letters of other languages it keeps the reader's, whom the
// worker's address names. What tables without a server run on lies in a cache of its own, which the page fills and
// empties.
// VERSION, SHARED and OWN are filled in when the page is built.
const READER = new URL(location.href).searchParams.get("lang") ?? "en";
const CACHE = "demesne-page-VERSION";
const ENGINES = "demesne-engine-";
const OLD = /^demesne-(page|pad)-/;
const PAGE = "/";
const HASHED = "/assets/";
const SHARED = ["SHARED"];
const OWN = { en: ["OWN"] };
const FILES = [...SHARED, ...(OWN[READER] ?? [])];
/** A network that says nothing for so long is none, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => event.waitUntil(fill()));

// An older cache goes once no page needs it any more: that is when this worker is activated.
self.addEventListener("activate", (event) => {
  const gone = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(gone.then(() => self.clients.claim()));
});

// The reader wants the newer page now.
self.addEventListener("message", (event) => event.data === "now" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(first(request, () => kept(PAGE)));
  else if (pathname === "/engine/engine.json") event.respondWith(first(request, () => engine(pathname)));
  else if (pathname.startsWith("/engine/")) event.respondWith(engine(pathname).then((file) => file ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

function isOld(name) {
  return OLD.test(name) && name !== CACHE;
}

/** Fetches what is not kept yet: for a reader of another language most is, and some of an earlier version lasts. */
async function fill() {
  const cache = await caches.open(CACHE);
  const there = await lasting(cache);
  for (const name of (await caches.keys()).filter(isOld)) {
    const older = await caches.open(name);
    for (const path of await lasting(older)) {
      if (there.has(path)) continue;
      await cache.put(path, await older.match(path, { ignoreVary: true }));
      there.add(path);
    }
  }
  const rest = [PAGE, ...FILES.filter((path) => !there.has(path))];
  await cache.addAll(rest.map((path) => new Request(path, { cache: "reload" })));
}

/** Which of our files a cache has that carry their hash in their name, and so are the same for ever. */
async function lasting(cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => path.startsWith(HASHED) && FILES.includes(path)));
}

/** The network's answer, or what is kept where it has none in time. */
async function first(request, otherwise) {
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const found = await Promise.race([asked, late.then(otherwise)]).catch(otherwise);
  return found ?? asked;
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

async function engine(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(ENGINES)) continue;
    const file = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (file) return file;
  }
  return undefined;
}
