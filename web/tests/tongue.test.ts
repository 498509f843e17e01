import { afterEach, expect, test } from "vitest";
import { language, languages, own } from "../src/language";
import { speak, spokenFirst, translate } from "../src/speech";
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

test("a part that arrives while a language is being fetched is spoken in it too", async () => {
  let arrive: (file: { default: string }) => void = () => undefined;
  const slow = new Promise<{ default: string }>((done) => (arrive = done));
  speak("slow", "slow-word = slow", { de: () => slow });
  const turned = translate(named("de"));
  speak("late", "late-word = late", { de: () => Promise.resolve({ default: "late-word = spät" }) });
  arrive({ default: "slow-word = langsam" });
  await turned;
  expect([words("slow-word"), words("late-word")]).toEqual(["langsam", "spät"]);
});

test("a language whose words cannot be fetched is not spoken, and the one before stays", async () => {
  await translate(named("fr"));
  const before = words("settings-title");
  let gone = true;
  const fetched = (): Promise<{ default: string }> =>
    gone ? Promise.reject(new Error("no network")) : Promise.resolve({ default: "lost-word = gefunden" });
  speak("lost", "lost-word = lost", { de: fetched });
  expect(await translate(named("de"))).toBe(false);
  expect([own.tag, language, words("settings-title")]).toEqual(["fr", named("fr").locale, before]);
  gone = false;
  expect(await translate(named("de"))).toBe(true);
  expect(words("lost-word")).toBe("gefunden");
});

test("what a language leaves out is said in English", async () => {
  speak("bare", "bare-word = bare", {});
  expect(await translate(named("de"))).toBe(true);
  expect(words("bare-word")).toBe("bare");
});

test("where not one of the first words can be fetched, the page is English; where some can, it is not", async () => {
  let network = false;
  const missing = (): Promise<{ default: string }> =>
    network ? Promise.resolve({ default: "" }) : Promise.reject(new Error("no network"));
  await translate(named("de"));
  speak("there", "there-word = there", { de: () => Promise.resolve({ default: "there-word = da" }) });
  speak("gone", "gone-word = gone", { de: missing });
  await spokenFirst();
  expect([own.tag, words("there-word"), words("gone-word")]).toEqual(["de", "da", "gone"]);
  await translate(named("fr"));
  speak("nowhere", "nowhere-word = nowhere", { fr: missing });
  await spokenFirst();
  expect([own.tag, words("nowhere-word")]).toEqual(["en", "nowhere"]);
  network = true; // other tests of this process speak these languages, too
});
