import { describe, expect, it } from "vitest";
import { heraldWith, saidIn } from "../scripts/herald-plugin";
import { languagesIn, LOCALES } from "../scripts/words-plugin";

const KINDS = ["turn", "time", "late", "asked", "over"];
const TAGS = languagesIn(LOCALES).map(({ tag }) => tag);

interface Shown {
  title: string;
  options: NotificationOptions & { data: string; renotify?: boolean };
}

/** The worker as it is built, in a browser that only records what is asked of it. */
function worker(pages: string[] = []) {
  const heard: Record<string, (event: unknown) => void> = {};
  const shown: Shown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const self = {
    addEventListener: (name: string, act: (event: unknown) => void) => (heard[name] = act),
    skipWaiting: () => undefined,
    registration: { showNotification: (title: string, options: Shown["options"]) => shown.push({ title, options }) },
    clients: {
      matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus: () => focused.push(url) }))),
      openWindow: (path: string) => opened.push(path),
    },
  };
  new Function("self", heraldWith())(self);
  async function happens(name: string, event: object): Promise<void> {
    let done: unknown;
    heard[name]?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  }
  const push = (data: unknown) => happens("push", { data: { json: () => data } });
  return { happens, push, shown, opened, focused };
}

describe("the worker that shows notices", () => {
  it("has words of each kind and the names of the games in every language", () => {
    for (const { tag, direction } of languagesIn(LOCALES)) {
      const said = saidIn(tag, direction);
      for (const kind of KINDS) expect(said[kind], `${tag} ${kind}`).toMatch(/\S/);
      expect(Object.keys(said.games)).toEqual(expect.arrayContaining(["queendomino", "kingdomino", "domaine"]));
    }
    expect(new Set(TAGS.map((tag) => saidIn(tag, undefined)["turn"])).size).toBe(TAGS.length);
  });

  it("shows what waits in the reader's language, one notice for a table", async () => {
    const here = worker();
    for (const language of TAGS) await here.push({ kind: "turn", table: "abc", game: "royal-wedding", language });
    expect(here.shown.map(({ options }) => options.lang)).toEqual(TAGS);
    expect(here.shown.map(({ options }) => options.body)).toEqual(TAGS.map((tag) => saidIn(tag, undefined)["turn"]));
    expect(new Set(here.shown.map(({ options }) => options.tag)).size).toBe(1);
    expect(
      here.shown.every(({ options }) => options.renotify),
      "heard though an earlier one still lies there",
    ).toBe(true);
    expect(here.shown[TAGS.indexOf("he")]?.options.dir).toBe("rtl");
    expect(here.shown[TAGS.indexOf("en")]?.title).toBe("Royal Wedding");
  });

  it("shows something whatever it is sent, and leads nowhere but to tables", async () => {
    const here = worker();
    await here.push({ kind: "turn", table: "//evil.example", game: "some-guest", language: "xx" });
    await here.happens("push", { data: null });
    await here.happens("push", { data: { json: () => JSON.parse("{") as unknown } });
    expect(here.shown.map(({ options }) => options.data)).toEqual(["/", "/", "/"]);
    expect(here.shown[0]).toMatchObject({ title: "some-guest", options: { lang: "en", body: "It is your turn." } });
  });

  it("opens the table, or the page that shows it", async () => {
    const press = (data: string) => ({ notification: { close: () => undefined, data } });
    const away = worker(["https://games.example/t/other"]);
    await away.happens("notificationclick", press("/t/abc"));
    expect([away.opened, away.focused]).toEqual([["/t/abc"], []]);
    const there = worker(["https://games.example/t/other", "https://games.example/t/abc"]);
    await there.happens("notificationclick", press("/t/abc"));
    expect([there.opened, there.focused]).toEqual([[], ["https://games.example/t/abc"]]);
  });
});
