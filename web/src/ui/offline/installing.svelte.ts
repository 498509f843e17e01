/** The browser offers early, and only once, to install the page; the offer is kept until the reader asks for it. */

interface Offered extends Event {
  prompt(): Promise<unknown>;
}

export const installing: { asked: Offered | null } = $state({ asked: null });

/** Listens for the offer, which comes before any page of ours could. */
export function awaitOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing.asked = event as Offered;
  });
}
