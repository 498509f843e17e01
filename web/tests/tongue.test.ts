import { afterEach, expect, test } from "vitest";
import { language, languages, own } from "../src/language";
import { speak, translate } from "../src/speech";
import { words } from "../src/words";

const named = (tag: string): (typeof languages)[number] => languages.find((one) => one.tag === tag)!;

afterEach(async () => {
  await translate(named("en"));
});

test("another language is spoken at once, with its numbers, and English again", async () => {
  const before = words("settings-title");
  await translate(named("de"));
  expect([own.tag, language]).toEqual(["de", named("de").locale]);
  expect(words("settings-title")).toBe("Einstellungen");
  await translate(named("en"));
  expect(words("settings-title")).toBe(before);
});

test("a part that is brought while a language is fetched is spoken in it, too", async () => {
  let arrive: (file: { default: string }) => void = () => undefined;
  const slow = new Promise<{ default: string }>((done) => (arrive = done));
  speak("slow", "slow-word = slow", { de: () => slow });
  const turned = translate(named("de"));
  speak("late", "late-word = late", { de: () => Promise.resolve({ default: "late-word = spät" }) });
  arrive({ default: "slow-word = langsam" });
  await turned;
  expect([words("slow-word"), words("late-word")]).toEqual(["langsam", "spät"]);
});

test("what a language cannot bring is said in English", async () => {
  speak("lost", "lost-word = lost", { de: () => Promise.reject(new Error("no network")) });
  await translate(named("de"));
  expect(words("lost-word")).toBe("lost");
});
