/**
 * Plays games from seeds on the built engine, outside a browser: `node engine/run.mjs FOLDER GAMES`, where GAMES is a
 * list of `[game, seats, seed, options]` as JSON. Prints a line of JSON for each: its record, how long answers took.
 * The first line is how long the engine took to start, in milliseconds. With a third word, `outlined`, the games are
 * reviewed in outline, and the time that took is printed instead; with `dealt`, each is `[game, day, seed]`, with the
 * deal of that day.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { interpreter } from "../src/live/offline/start.ts";

const [folder = "", games = "[]", what = "played"] = process.argv.slice(2);
const engine = JSON.parse(readFileSync(join(folder, "engine.json"), "utf8"));
const room = mkdtempSync(join(tmpdir(), "demesne-engine-"));
try {
  for (const { name } of engine.files)
    writeFileSync(join(room, name), brotliDecompressSync(readFileSync(join(folder, engine.version, `${name}.br`))));
  const { loadPyodide } = await import(pathToFileURL(join(room, "pyodide.mjs")).href);
  const begun = performance.now();
  const python = await interpreter(loadPyodide, `${room}/`, engine, readFileSync(join(room, "app.zip")));
  python.globals.set("games", games);
  python.runPython("import json, dataclasses; from demesne.offline.sample import dealt, outlined, played");
  console.log(JSON.stringify({ started: performance.now() - begun }));
  for (const at of JSON.parse(games).keys())
    console.log(python.runPython(`json.dumps(dataclasses.asdict(${what}(*json.loads(games)[${at}])))`));
} finally {
  rmSync(room, { recursive: true });
}
