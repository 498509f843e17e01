/**
 * Where the browser stores its own tables: each with its log, line by line. A line is written once; a tab that tries to
 * write one that exists has not seen what another tab did, and nothing of its write is stored.
 */
import type { Reason, Summary } from "../../protocol";

/** What the desk wants stored of a table. */
export interface Kept {
  table: string;
  /** How it was set up; null if that is already stored. */
  seating: unknown;
  entries: readonly unknown[];
  /** The number of the first of them. */
  first?: number;
  status?: string;
  summary?: Summary | null;
  /** The record, once the rules have ended the game. */
  record?: string;
}

/** A stored table; of a finished game at a server, only how it ended and its record. */
export interface KeptTable {
  table: string;
  seating: unknown;
  status: string;
  summary: Summary | null;
  record: string;
  /** The table on the server to which the game was sent. */
  sent?: string | undefined;
  /** Why the server did not accept it; formerly stored as a sentence in the language of that time. */
  refused?: Pick<Reason, "code" | "args"> | string | undefined;
}

/** Another tab wrote first. */
export class Conflict extends Error {}

/** The table was deleted meanwhile, by another tab or by the browser. */
export class Gone extends Error {}

/** The browser does not let this page store anything, as in some private windows. */
export class Unkept extends Error {}

const NAME = "demesne";
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

/** Opens it, or again if it could not be opened, or the browser has closed it meanwhile. */
function database(): Promise<IDBDatabase> {
  opened ??= open().catch((fault: unknown) => {
    opened = null;
    throw new Unkept("storage", { cause: fault });
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("tables", { keyPath: "table" });
      opening.result.createObjectStore("rows", { keyPath: ["table", "seq"] });
    };
    opening.onsuccess = () => {
      const { result } = opening;
      result.onclose = () => (opened = null);
      result.onversionchange = () => {
        opened = null;
        result.close();
      };
      resolve(result);
    };
    opening.onerror = () => reject(opening.error ?? new Error("storage"));
  });
}

/** Begins a transaction; a browser that closed the database does not always say so before that. */
async function begun(stores: string | string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const begin = async (): Promise<IDBTransaction> =>
    (await database()).transaction(stores, mode, { durability: "strict" });
  return begin().catch((fault: unknown) => {
    if (!(fault instanceof DOMException && fault.name === "InvalidStateError")) throw fault;
    opened = null;
    return begin();
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
}

/** Runs one transaction; it is on disk when this resolves. */
async function written(work: (tables: IDBObjectStore, rows: IDBObjectStore) => void): Promise<void> {
  const transaction = await begun(["tables", "rows"], "readwrite");
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const twice = transaction.error?.name === "ConstraintError";
      reject(twice ? new Conflict() : (transaction.error ?? new Gone()));
    };
    work(transaction.objectStore("tables"), transaction.objectStore("rows"));
  });
}

async function reading(store: "tables" | "rows"): Promise<IDBObjectStore> {
  return (await begun(store, "readonly")).objectStore(store);
}

/** Whether the browser lets this page store tables at all. */
export function keeps(): Promise<boolean> {
  return database().then(
    () => true,
    () => false,
  );
}

const rowsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Stores what is new, all or nothing. Throws `Conflict`, `Gone`, or the storage error of the browser. */
export function keep(all: readonly Kept[]): Promise<void> {
  return written((tables, rows) => {
    for (const each of all) {
      const { table, entries, first = 1 } = each;
      const before = tables.get(table);
      before.onsuccess = () => {
        const found = before.result as KeptTable | undefined;
        if (found || each.seating) tables.put(merged(found, each));
        else tables.transaction.abort();
      };
      entries.forEach((entry, at) => rows.add({ table, seq: first + at, entry }));
    }
  });
}

function merged(before: KeptTable | undefined, { table, seating, status, summary, record }: Kept): KeptTable {
  return {
    ...before,
    table,
    seating: seating ?? before?.seating ?? null,
    status: status ?? before?.status ?? "",
    summary: summary ?? before?.summary ?? null,
    record: record ?? before?.record ?? "",
  };
}

/** Changes what is stored of a table besides its log. */
export function note(table: string, more: Partial<KeptTable>): Promise<void> {
  return written((tables) => {
    const before = tables.get(table);
    before.onsuccess = () => {
      const found = before.result as KeptTable | undefined;
      if (found) tables.put({ ...found, ...more });
    };
  });
}

/** Stores a copy of a finished game from a server, to be replayed without it. */
export function copy(table: string, summary: Summary, record: string): Promise<void> {
  return written((tables) => void tables.put({ table, seating: null, status: "over", summary, record, sent: table }));
}

export async function find(table: string): Promise<KeptTable | undefined> {
  return done((await reading("tables")).get(table)) as Promise<KeptTable | undefined>;
}

export async function all(): Promise<KeptTable[]> {
  return done((await reading("tables")).getAll()) as Promise<KeptTable[]>;
}

/** The lines of its log, in order. */
export async function log(table: string): Promise<unknown[]> {
  const rows = (await done((await reading("rows")).getAll(rowsOf(table)))) as { entry: unknown }[];
  return rows.map(({ entry }) => entry);
}

export function forget(table: string): Promise<void> {
  return written((tables, rows) => {
    tables.delete(table);
    rows.delete(rowsOf(table));
  });
}
