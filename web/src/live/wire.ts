/** The browser's own wire, clock and memory for `socket.ts`. */
import { isHere } from "./offline/here";
import type { Clock, Memory, Wire, WireEvents } from "./socket";

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** The address of the live socket on the server this page came from. */
export function liveAddress(place: { protocol: string; host: string }): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/socket`;
}

export function openWire(address: string, events: WireEvents): Wire {
  const socket = new WebSocket(address);
  socket.onopen = () => events.opened();
  socket.onmessage = (message) => events.received(String(message.data));
  socket.onclose = () => events.closed();
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** A wire to a table, wherever it is: on the server this page came from, or in this browser. */
export function wireTo(table: string, events: WireEvents): Wire {
  if (!isHere(table)) return openWire(liveAddress(location), events);
  let wire: Wire | null = null;
  let closed = false;
  import("./offline/desk").then(
    ({ openHere }) => closed || (wire = openHere(events)),
    () => closed || events.closed(),
  );
  return {
    send: (text) => wire?.send(text),
    close: () => {
      closed = true;
      wire?.close();
    },
  };
}

/** One text kept for this tab. Private windows may forbid storage: then nothing is kept. */
export function tabMemory(name: string): Memory {
  return {
    read: () => attempt(() => sessionStorage.getItem(name)) ?? null,
    write: (text) => {
      attempt(() => (text === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, text)));
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Calls `wake` when the network or the tab comes back; the answer stops listening. */
export function onReturn(wake: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && wake();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", seen);
  };
}
