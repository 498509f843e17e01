/** The text of a file; none if it cannot be read or is no text, such as a picture: it is refused like an empty one. */
export async function textOf(file: Blob): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return "";
  }
}
