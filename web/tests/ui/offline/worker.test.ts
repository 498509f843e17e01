import { expect, test, vi } from "vitest";
import { byLanguage, workerFor, type Shared } from "../../../scripts/offline-plugin";

const FILES = { shared: ["assets/a-1.js", "assets/b-2.css"], own: { he: ["assets/page-3.js"] } };

test("the worker is told the built files, and renamed when anything changes", () => {
  const worker = workerFor(FILES, "<html>");
  const name = (text: string): string | undefined => /demesne-page-[0-9a-f]{12}/.exec(text)?.[0];
  expect(worker).toContain('const SHARED = ["/assets/a-1.js","/assets/b-2.css"];');
  expect(worker).toContain('const OWN = { "he": ["/assets/page-3.js"] };');
  expect(name(worker)).toBeDefined();
  expect(name(workerFor(FILES, "<html lang>"))).not.toBe(name(worker));
  expect(name(workerFor({ ...FILES, own: {} }, "<html>"))).not.toBe(name(worker));
  expect(name(workerFor({ ...FILES, shared: FILES.shared.slice(1) }, "<html>"))).not.toBe(name(worker));
});

test("the words and fonts of a language are cached only for its readers", () => {
  const files = [
    "assets/alegreya-latin-500-normal-1.woff2",
    "assets/alegreya-sans-cyrillic-400-normal-2.woff2",
    "assets/alegreya-sans-latin-400-normal-3.woff2",
    "assets/assistant-hebrew-400-normal-4.woff2",
    "assets/grenze-latin-ext-600-normal-5.woff2",
    "assets/words-he-page-6.js",
    "assets/PadPage-7.js",
  ];
  expect(byLanguage(files)).toEqual({
    shared: ["assets/alegreya-sans-latin-400-normal-3.woff2", "assets/PadPage-7.js"],
    own: {
      ru: ["assets/alegreya-latin-500-normal-1.woff2", "assets/alegreya-sans-cyrillic-400-normal-2.woff2"],
      he: ["assets/assistant-hebrew-400-normal-4.woff2", "assets/words-he-page-6.js"],
      cs: ["assets/grenze-latin-ext-600-normal-5.woff2"],
    },
  });
});

/** A browser's caches, by name and path; a file is its own content. */
class Shelf {
  readonly kept = new Map<string, Map<string, string>>();
  readonly fetched: string[] = [];
  keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.kept.delete(name));
  open = (name: string): Promise<unknown> => {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `https://host${path}` }))),
      match: (path: string) => Promise.resolve(files.get(path)),
      put: (path: string, content: unknown) => Promise.resolve(files.set(path, String(content))),
    });
  };
}

/** A worker for readers of a language takes over in a browser with these caches; what it fetched. */
async function come(
  caches: Shelf,
  files: Shared,
  tag: string,
  refuses = (): boolean => false,
  page = "<html>",
): Promise<string[]> {
  const hears: Record<string, (event: unknown) => void> = {};
  const self = {
    addEventListener: (name: string, heard: (event: unknown) => void) => (hears[name] = heard),
    clients: { claim: () => undefined },
  };
  const location = { href: `https://host/offline.js?lang=${tag}` };
  const asks = function (this: { path: string }, path: string): void {
    this.path = path;
  };
  const fetches = ({ path }: { path: string }): Promise<object> => {
    if (refuses()) return Promise.resolve({ ok: false, status: 429 });
    caches.fetched.push(path);
    const clone = (): object => ({ text: () => Promise.resolve(page) });
    return Promise.resolve({ ok: true, status: 200, clone, toString: () => path });
  };
  const code = workerFor(files, "<html>");
  new Function("self", "caches", "location", "Request", "fetch", code)(self, caches, location, asks, fetches);
  caches.fetched.length = 0;
  for (const name of ["install", "activate"]) {
    let done: Promise<unknown> = Promise.resolve();
    hears[name]?.({ waitUntil: (until: Promise<unknown>) => (done = until) });
    await done;
  }
  return caches.fetched;
}

const BUILT = {
  shared: ["app.webmanifest", "assets/a-1.js", "assets/b-2.css"],
  own: { he: ["assets/words-he-3.js"], ru: ["assets/words-ru-4.js"] },
};

test("another language costs only its own words, and files without a hash in their names", async () => {
  const caches = new Shelf();
  expect(await come(caches, BUILT, "he")).toEqual([
    "/",
    ...[...BUILT.shared, ...BUILT.own.he].map((file) => `/${file}`),
  ]);
  expect(await come(caches, BUILT, "ru")).toEqual(["/", "/app.webmanifest", "/assets/words-ru-4.js"]);
  expect([...caches.kept.keys()]).toHaveLength(1);
});

test("files that a new version has in common with the earlier one are kept", async () => {
  const caches = new Shelf();
  await come(caches, BUILT, "he");
  const newer = { ...BUILT, shared: ["app.webmanifest", "assets/a-1.js", "assets/b-9.css"] };
  expect(await come(caches, newer, "he")).toEqual(["/", "/app.webmanifest", "/assets/b-9.css"]);
  const [kept, ...others] = [...caches.kept.values()];
  expect(others).toEqual([]);
  expect([...(kept?.keys() ?? [])].sort()).toEqual([
    "/",
    "/app.webmanifest",
    "/assets/a-1.js",
    "/assets/b-9.css",
    "/assets/words-he-3.js",
  ]);
});

test("a document of another version is not kept with the files of this one", async () => {
  const caches = new Shelf();
  const page = (part: string): string => `<link href="/assets/b-2.css" /><script src="/assets/${part}"></script>`;
  const never = (): boolean => false;
  await come(caches, BUILT, "he", never, page("a-1.js"));
  const before = [...caches.kept.keys()];
  const newer = { ...BUILT, shared: ["app.webmanifest", "assets/a-5.js", "assets/b-2.css"] };
  await expect(come(caches, newer, "he", never, page("a-1.js"))).rejects.toThrow("/assets/a-1.js: of another version");
  expect([...caches.kept.keys()]).toEqual(expect.arrayContaining(before));
  await come(caches, newer, "he", never, page("a-5.js"));
  expect([...caches.kept.keys()]).not.toEqual(before);
});

test("a server that is asked too fast is given time, and all files come", async () => {
  vi.useFakeTimers();
  const caches = new Shelf();
  let asked = 0;
  const came = come(caches, BUILT, "he", () => ++asked % 2 === 1);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const all = ["/", ...[...BUILT.shared, ...BUILT.own.he].map((file) => `/${file}`)];
  expect([...(await came)].sort()).toEqual(all.sort());
  expect([...([...caches.kept.values()][0]?.keys() ?? [])].sort()).toEqual(all);
});
