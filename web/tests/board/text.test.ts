import { expect, test } from "vitest";
import { textOf } from "../../src/board/text";

const WORDS = 'names: ["Zoë"]';

/** *words* in units of 16 bits behind their mark, as Windows writes them. */
function wide(words: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * words.length + 2));
  [..."\ufeff", ...words].forEach((sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), littleEndian));
  return new Uint8Array(view.buffer);
}

test.each([
  ["UTF-8", new TextEncoder().encode(WORDS)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${WORDS}`)],
  ["what Windows calls Unicode", wide(WORDS, true)],
  ["the same the other way round", wide(WORDS, false)],
])("a text is read in %s", async (_, bytes) => {
  expect(await textOf(new Blob([bytes]))).toBe(WORDS);
});

test.each([
  ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ["half a sign", [0xff, 0xfe, 0x41]],
  ["half a pair", [0xff, 0xfe, 0x00, 0xd8]],
])("%s is no text", async (_, bytes) => {
  expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe("");
});
