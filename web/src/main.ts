/** The entry point of the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { loadArt } from "./art";
import { lookNow } from "./fresh.svelte";
import { declareLanguage } from "./language";
import { claim } from "./network.svelte";
import { isHere } from "./live/offline/here";
import { keptSeats } from "./seats";
import { settings } from "./settings.svelte";
import { enlarge } from "./style/size";
import { speakFirst } from "./tongue.svelte";
import { awaitOffer } from "./ui/offline/installing.svelte";

void loadArt();
awaitOffer();
if (settings.size !== 100) enlarge(settings.size / 100);

const target = document.getElementById("app");
declareLanguage(document.documentElement);
void Promise.all([speakFirst(), claim()]).then(() => target && mount(App, { target }));

/** Sends the games that were played in this browser, at once and whenever the network or the page comes back. */
function sendGames(): void {
  if (keptSeats().some((seat) => isHere(seat.table) && !seat.sent))
    void import("./ui/offline/sending").then(({ sendWaiting }) => sendWaiting());
}

sendGames();
window.addEventListener("online", sendGames);
window.addEventListener("vite:preloadError", () => void lookNow());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && sendGames());
