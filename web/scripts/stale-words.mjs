// Which translations may be out of date: for every English message, `locales/said.txt` holds a hash of the text that
// the other languages have translated.
import { createHash } from "node:crypto";

/** The source of each message in a file, by id; comments belong to none. */
function sourcesIn(text) {
  const sources = new Map();
  let id;
  for (const line of text.split("\n")) {
    const head = /^([a-z][\w-]*) *=(.*)/.exec(line);
    if (head) sources.set((id = head[1]), head[2]);
    else if (/^[\s}]/.test(line) && id) sources.set(id, `${sources.get(id)} ${line}`);
    else if (line) id = undefined;
  }
  return sources;
}

/** The hash of a message: the same as long as its words are, however its lines are broken. */
function markOf(source) {
  const words = source.trim().replace(/\s+/g, " ");
  return createHash("sha256").update(words).digest("hex").slice(0, 8);
}

/** The hashes of all messages in these texts, by id, sorted. */
export function marksOf(texts) {
  const all = texts.flatMap((text) => [...sourcesIn(text)]);
  const sorted = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, source]) => [id, markOf(source)]));
}

/** The ids whose English is not what was translated: it has changed, is new, or is gone. */
export function stale(now, said) {
  const ids = new Set([...Object.keys(now), ...Object.keys(said)]);
  return [...ids].filter((id) => now[id] !== said[id]);
}

const groupOf = (id) => id.split("-", 2).join("-");

/** The hashes as they are stored: a line for the messages whose ids begin with the same two words. */
export function written(marks) {
  const groups = new Map();
  for (const [id, mark] of Object.entries(marks))
    groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), `${id}=${mark}`]);
  return [...groups.values()].map((group) => `${group.join(" ")}\n`).join("");
}

export const read = (kept) =>
  Object.fromEntries(
    kept
      .split(/\s+/)
      .filter(Boolean)
      .map((one) => one.split("=")),
  );
