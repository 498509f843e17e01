/** The browser's own wire, clock and memory for `socket.ts`. */
import { isHere } from "./offline/here";
import type { Memory } from "./pending";
import type { Clock, Wire, WireEvents } from "./surroundings";

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** The socket address of `table` on the server this page came from; `at` is the process that has the table. */
function liveAddress(place: { protocol: string; host: string }, table: string, at: string): string {
  const host = `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}`;
  const there = `${host}/api/tables/${encodeURIComponent(table)}/socket`;
  return at ? `${there}?at=${encodeURIComponent(at)}` : there;
}

function openWire(address: string, events: WireEvents): Wire {
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
export function wireTo(table: string, events: WireEvents, at: string): Wire {
  if (!isHere(table)) return openWire(liveAddress(location, table, at), events);
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

/** One text stored for this tab. Private windows may forbid storage: then nothing is stored. */
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

/** Whether somebody can see the page: it may lie behind another tab, or the phone be dark. */
export const looks = () => document.visibilityState !== "hidden";

/** Calls `told` whenever that changes; the returned function stops listening. */
export function onLook(told: (looks: boolean) => void): () => void {
  const changed = () => told(looks());
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Calls `wake` when the network or the tab comes back; the returned function stops listening. */
export function onReturn(wake: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && wake();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", seen);
  };
}
