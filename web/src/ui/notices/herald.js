// A service worker that notifies its reader when a game of days waits for them, while no page is open, and opens the
// table. It caches nothing and handles no fetches. WORDS is filled in at build time: its words in every language.
const WORDS = { en: { games: {} } };
const ICON = "/icons/192.png";
const TABLE = /^[\w-]+$/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A browser that receives a push message has to show something. */
function show({ kind, table, game, language }) {
  const tag = language in WORDS ? language : "en";
  const words = WORDS[tag];
  return self.registration.showNotification(words.games[game] ?? game ?? "demesne", {
    body: words[kind] ?? words.turn,
    lang: tag,
    dir: words.dir ?? "ltr",
    icon: ICON,
    tag: `demesne-${table}`,
    renotify: true, // else a phone on which an earlier one still lies would show it without a sound
    data: typeof table === "string" && TABLE.test(table) ? `/t/${table}` : "/",
  });
}

/** Brings the page that shows the table to the front, or opens a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
