// The service worker of the page. Caches the built files, most of which have a hash in their names, and the one
// document; never a response of the API. Of the words and fonts of other languages it caches the reader's, which the
// worker's address names. The engine for tables without a server is in a cache of its own, which the page fills and
// empties.
// VERSION, SHARED and OWN are filled in when the page is built.
const READER = new URL(location.href).searchParams.get("lang") ?? "en";
const CACHE = "demesne-page-VERSION";
const ENGINES = "demesne-engine-";
const OLD = /^demesne-(page|pad)-/;
const PAGE = "/";
const HASHED = "/assets/";
/** What the document names of them. */
const PARTS = /\/assets\/[\w.-]+/g;
const SHARED = ["SHARED"];
const OWN = { en: ["OWN"] };
const FILES = [...SHARED, ...(OWN[READER] ?? [])];
/** The timeout in milliseconds after which the network counts as unavailable. */
const PATIENCE = 4000;
/** What a web server in front of ours answers while ours is away. */
const STAND_INS = [502, 503, 504];
/** How many files are fetched at once: all phones at a table may have one address, which is answered only so much. */
const AT_ONCE = 4;
/** What is answered beyond that, and after how many milliseconds the file is asked for again, how often. */
const [TOO_FAST, AGAIN, TRIES] = [429, 3000, 40];

self.addEventListener("install", (event) => event.waitUntil(fill()));

// An older cache is deleted once no page needs it any more, which is when this worker is activated.
self.addEventListener("activate", (event) => {
  const gone = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(gone.then(() => self.clients.claim()));
});

// The reader has asked for the newer page.
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

/** Fetches what is not cached yet: for another language most is, and of an earlier version some is still valid. */
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
  const left = rest.values();
  const next = async () => {
    for (const path of left) {
      const answer = await fetched(path);
      if (path === PAGE) await checkOurs(answer.clone());
      await cache.put(path, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Throws if the document names parts of another version, as while the server is being upgraded: nothing would run. */
async function checkOurs(answer) {
  for (const [path] of (await answer.text()).matchAll(PARTS))
    if (!FILES.includes(path)) throw new Error(`${path}: of another version`);
}

/** A file from the server; one that answers too many at once is given time. */
async function fetched(path) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(new Request(path, { cache: "reload" }));
    if (answer.ok) return answer;
    if (answer.status !== TOO_FAST || tries === TRIES) throw new Error(`${path}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Which of our files with a hash in their names, which never change, are in a cache. */
async function lasting(cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => path.startsWith(HASHED) && FILES.includes(path)));
}

/** The server's response, or the cached one if there is none in time. */
async function first(request, otherwise) {
  const asked = fetch(request);
  const heard = asked.then((answer) => (STAND_INS.includes(answer.status) ? otherwise() : answer));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const found = await Promise.race([heard, late.then(otherwise)]).catch(otherwise);
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
