/** Starts the rules: a Python interpreter in WebAssembly, and in it the same tables as on a server. */

/** What is built for a page without a network: `engine.json` of the server. */
export interface Engine {
  version: string;
  info: Record<string, string>;
  files: readonly EngineFile[];
}

/** One of its files, with its size as stored and as sent in either encoding. */
export interface EngineFile {
  name: string;
  bytes: number;
  br: number;
  gzip: number;
}

/** The part of the interpreter that is used. */
interface Python {
  FS: { writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
}

/** Loads the interpreter: the function that its package is imported for. */
export type Load = (options: Record<string, unknown>) => Promise<Python>;

/** The desk: one line of JSON in, one line out. Throws what went wrong in it. */
export type Door = (line: string) => string;

// Our modules are in a folder and not in a zip, because one of them is compiled and has to be a file.
const UNPACK = `
import sys, zipfile
zipfile.ZipFile("/app.zip").extractall("/app")
sys.path.insert(0, "/app")
`;
const OPEN = `
from demesne.offline.worker import Door
Door()
`;

/** The interpreter with our modules in it; `folder` has the files, and ends in a slash. */
export async function interpreter(load: Load, folder: string, engine: Engine, app: Uint8Array): Promise<Python> {
  const python = await load({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: JSON.stringify({ info: engine.info, packages: {} }),
    packageBaseUrl: folder,
  });
  python.FS.writeFile("/app.zip", app);
  python.runPython(UNPACK);
  return python;
}

/** The desk of a browser, without any table yet. */
export function openDoor(python: Python): Door {
  return python.runPython(OPEN) as Door;
}
