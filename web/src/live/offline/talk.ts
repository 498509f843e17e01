/** What the page and the worker of its tables say to each other. */

/** A request in the form that a server would get. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  key: string | null;
  body: unknown;
}

export type ToDesk =
  | { type: "asked"; id: number; asked: Asked }
  | { type: "forget"; id: number; table: string }
  | { type: "frame"; wire: number; text: string }
  | { type: "leave"; wire: number };

export type FromDesk =
  | { type: "ready"; ms: number; version: string }
  | { type: "answered"; id: number; status: number; body: unknown }
  | { type: "told"; wire: number; text: string }
  | { type: "closed"; wire: number }
  | { type: "failed"; text: string };
