/** Offers the reader a text file to download. */
export function save(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for content that is not text. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.target = "_self"; // not a page of ours to navigate to
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
