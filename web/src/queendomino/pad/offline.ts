/** The pad without a network: a worker keeps the built files, so that the page opens anywhere after the first visit. */
import { own } from "../../language";

/** Starts the worker where there can be one; says when everything is kept. */
export async function keepForLater(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(`/offline.js?lang=${own.tag}`, { scope: "/pad", updateViaCache: "none" });
    const kept = await navigator.serviceWorker.getRegistration("/pad");
    await (kept?.active ? Promise.resolve() : settled(kept?.installing ?? kept?.waiting));
    return Boolean(kept?.active);
  } catch {
    return false; // the pad works all the same while the network is there
  }
}

function settled(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
