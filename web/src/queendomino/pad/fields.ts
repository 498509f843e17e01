/** Reading what others have written, field by field: whatever is not as it should be throws `Unreadable`. */

/** The input is not one of ours; `code` gives the sentence `pad-unreadable-<code>`. */
export class Unreadable extends Error {
  constructor(readonly code: "cut" | "newer" | "wrong") {
    super(code);
    this.name = "Unreadable";
  }
}

export function must(condition: boolean): asserts condition {
  if (!condition) throw new Unreadable("wrong");
}

export function record(value: unknown): Record<string, unknown> {
  must(typeof value === "object" && value !== null && !Array.isArray(value));
  return value as Record<string, unknown>;
}

export function list<T>(value: unknown, most: number, read: (one: unknown) => T): T[] {
  must(Array.isArray(value) && value.length <= most);
  return value.map(read);
}

export function whole(value: unknown, least: number, most: number): number {
  must(typeof value === "number" && Number.isInteger(value) && value >= least && value <= most);
  return value;
}

export function word(value: unknown, most: number): string {
  must(typeof value === "string" && value.length <= most);
  return value;
}

export function one<T extends string>(value: unknown, among: readonly T[]): T {
  const found = among.find((each) => each === value);
  must(found !== undefined);
  return found;
}

export function truth(value: unknown): boolean {
  must(typeof value === "boolean");
  return value;
}
