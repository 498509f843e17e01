/**
 * Builds what an offline page runs on: `node scripts/engine.mjs FOLDER WHEEL QUALITY`. The interpreter comes from the
 * package `pyodide`, the standard library is cut to what `engine/stdlib.txt` lists, and our own modules are compiled by
 * the same interpreter and packed by `engine/pack.py`. Files are written compressed, in a folder named after a hash of
 * them. QUALITY is that of Brotli: the best takes forty seconds for files a ninth smaller than the third best in four.
 *
 * `--trace` runs a sample on the whole library instead and prints the modules that it needed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const WEB = join(import.meta.dirname, "..");
const SOURCES = join(WEB, "..", "src");
const CORE = join(WEB, "node_modules", "pyodide");
const CACHE = join(WEB, "node_modules", ".cache", "engine");
const LIST = join(WEB, "engine", "stdlib.txt");
const CORE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

const hash = (...parts) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex");
};

/** A file's content compressed, from the cache if the same was compressed before. */
function compressed(content, ending, compress) {
  const kept = join(CACHE, `${hash(content)}.${ending}`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, compress(content));
  }
  return readFileSync(kept);
}

const brotli = (quality) => (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const gzip = (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

async function python(wheel) {
  const interpreter = await loadPyodide();
  interpreter.mountNodeFS("/sources", SOURCES);
  interpreter.FS.mkdirTree("/engine");
  interpreter.mountNodeFS("/wheel", dirname(wheel));
  interpreter.FS.writeFile("/engine/pack.py", readFileSync(join(WEB, "engine", "pack.py")));
  interpreter.FS.writeFile("/engine/whole.zip", readFileSync(join(CORE, "python_stdlib.zip")));
  interpreter.runPython("import sys; sys.path.insert(0, '/engine')");
  return interpreter;
}

async function packed(wheel) {
  const interpreter = await python(wheel);
  const names = readFileSync(LIST, "utf8").split("\n").filter(Boolean);
  interpreter.globals.set("names", interpreter.toPy(names));
  interpreter.globals.set("wheel", `/wheel/${basename(wheel)}`);
  interpreter.runPython(`
import pack
pack.pack_library("/engine/whole.zip", names, "/engine/stdlib.zip")
pack.pack_app("/sources", wheel, "/engine/app.zip")`);
  const read = (name) => Buffer.from(interpreter.FS.readFile(`/engine/${name}`));
  return { "stdlib.zip": read("stdlib.zip"), "app.zip": read("app.zip") };
}

async function build(folder, wheel, quality) {
  const files = Object.fromEntries(CORE_FILES.map((name) => [name, readFileSync(join(CORE, name))]));
  Object.assign(files, await packed(wheel));
  const version = hash(...Object.entries(files).flat()).slice(0, 16);
  const target = join(folder, version);
  mkdirSync(target, { recursive: true });
  const listed = Object.entries(files).map(([name, content]) => {
    const br = compressed(content, `${quality}.br`, brotli(quality));
    const gz = compressed(content, "gz", gzip);
    writeFileSync(join(target, `${name}.br`), br);
    writeFileSync(join(target, `${name}.gz`), gz);
    return { name, bytes: content.length, br: br.length, gzip: gz.length };
  });
  for (const old of readdirSync(folder)) if (old !== version) rmSync(join(folder, old), { recursive: true });
  const { info } = JSON.parse(readFileSync(join(CORE, "pyodide-lock.json"), "utf8"));
  writeFileSync(join(folder, "engine.json"), `${JSON.stringify({ version, info, files: listed })}\n`);
}

/** The modules of the standard library's zip that a sample needs, including the start of the interpreter. */
async function trace(wheel) {
  const interpreter = await python(wheel);
  interpreter.globals.set("wheel", `/wheel/${basename(wheel)}`);
  const found = interpreter.runPython(`
import zipfile
zipfile.ZipFile(wheel).extractall("/app")
sys.path[:0] = ["/app", "/sources"]
from demesne.games.registry import GAMES
from demesne.offline.sample import played
for name, kind in GAMES.items():
    played(name, ["here", "greedy", *["level:3"] * (min(kind.players) - 2)], "trace")
whole = zipfile.ZipFile("/engine/whole.zip").namelist()
places = {module.__file__ for module in sys.modules.values() if getattr(module, "__file__", None)}
needed = (name for name in whole if any(place.endswith(f".zip/{name}") for place in places))
"\\n".join(sorted(name.removesuffix(".py") for name in needed))`);
  process.stdout.write(`${found}\n`);
}

const [first = "", second = "", quality = constants.BROTLI_MAX_QUALITY] = process.argv.slice(2);
if (first === "--trace") await trace(second);
else await build(first, second, Number(quality));
