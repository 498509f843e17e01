/** Whether this browser notifies its reader when a game of days waits for them, which it does once asked to. */
import { forgetBrowser, notices, tellBrowser } from "../../api";
import { own } from "../../language";
import { isHere } from "../../live/offline/here";
import { isOfAccount, keptSeats } from "../../seats";
import { change, settings } from "../../settings.svelte";

const WORKER = "/herald.js";
const SCOPE = "/herald/";
/** How many seats of a guest are sent to the server at once. */
const MOST = 50;

/** Why it cannot: plain http, not supported by this browser, or not allowed by its reader. */
type Obstacle = "insecure" | "none" | "denied";

export function obstacle(): Obstacle | undefined {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** Asks the reader and the browser for permission, then subscribes at the server. Throws if something prevents it. */
export async function turnOn(): Promise<Obstacle | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await subscribe();
  change({ told: true });
  return undefined;
}

/** The browser is subscribed, and the server knows for whom. */
async function subscribe(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" });
  const { key } = await notices();
  await tell(await subscribed(key));
}

/** Unsubscribes, both here and at the server. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await forgetBrowser(subscription.endpoint);
    await subscription.unsubscribe();
  }
  await registration?.unregister();
  change({ told: false });
}

/**
 * Renews the subscription: for a new seat, another account, another language, and if the browser has dropped it or the
 * server has another key by now. Only who no longer allows notices has turned them off.
 */
export async function sayAgain(): Promise<void> {
  if (!settings.told || obstacle()) return;
  if (Notification.permission === "granted") await subscribe();
  else change({ told: false });
}

/** Takes away the notice of `table` that the browser shows, if it does. */
export async function takeAway(table: string): Promise<void> {
  const registration = obstacle() ? undefined : await navigator.serviceWorker.getRegistration(SCOPE);
  for (const shown of (await registration?.getNotifications({ tag: `demesne-${table}` })) ?? []) shown.close();
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  const guest = keptSeats().filter((seat) => !isOfAccount(seat) && !isHere(seat.table));
  const seats = guest.slice(0, MOST).map(({ table, key }) => ({ table, key }));
  const { p256dh: key = "", auth = "" } = keys ?? {};
  await tellBrowser({ endpoint, key, auth, language: own.tag, seats });
}

/** The browser's subscription at its push service; one made for another server's key is replaced. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await active();
  const before = await pushManager.getSubscription();
  if (before && encoded(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The worker that shows notices, once it is ready. */
async function active(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (!registration) throw new Error("no worker");
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  if (worker && worker.state !== "activated")
    await new Promise<void>((resolve) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated" || worker.state === "redundant") resolve();
      });
    });
  return registration;
}

function encoded(key: ArrayBuffer | null): string {
  const signs = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
