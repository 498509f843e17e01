// The pad without a network. Keeps the built files, which carry their hash in their name, and the one document; never
// an answer of the server. Of the words and letters of other languages it keeps the reader's, whom the worker's
// address names. VERSION, SHARED and OWN are filled in when the page is built.
const READER = new URL(location.href).searchParams.get("lang") ?? "en";
const CACHE = `demesne-pad-VERSION-${READER}`;
const PAGE = "/pad";
const SHARED = ["SHARED"];
const OWN = { en: ["OWN"] };
const FILES = [...SHARED, ...(OWN[READER] ?? [])];

self.addEventListener("install", (event) => {
  const fresh = [PAGE, ...FILES].map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// An older cache goes once no page needs it any more: that is when this worker is activated.
self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("demesne-pad-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
