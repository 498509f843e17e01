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

/**
 * Copies a text, by the older API where the clipboard API is missing, as it is over plain `http`; then out of `shown`,
 * a field that holds it already, if there is one: in a dialog no other can be selected. Returns whether it could.
 */
export async function toClipboard(text: string, shown?: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  if (shown) {
    shown.select();
    return document.execCommand("copy");
  }
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
