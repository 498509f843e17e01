/**
 * The text of a file; none if it cannot be read or is no text, such as a picture: it is refused like an empty one.
 * Windows writes files in UTF-16, too, with a mark in front: what is called Unicode there, or comes from PowerShell.
 */
export async function textOf(file: Blob): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mark = `${bytes[0]} ${bytes[1]}`;
    return new TextDecoder(WIDE[mark] ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

/** The encodings that a file's first two bytes tell. */
const WIDE: Readonly<Record<string, string>> = { "255 254": "utf-16le", "254 255": "utf-16be" };
