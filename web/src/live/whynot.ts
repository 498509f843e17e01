/** Why nothing can be done with a thing, at a table without a connection. */
import type { Because } from "../protocol";

/**
 * The answer; null if there is none. Of what the rules would allow, but is not offered because of one of the moves
 * `spent`, the code says so.
 */
export async function whyNot(
  thing: string,
  answer: Promise<Because>,
  spent: readonly string[],
  code: string,
): Promise<Because | null> {
  const because = await answer.catch(() => null);
  const [, name = ""] = thing.split(" ");
  if (!because || because.reason || !spent.some((move) => move.split(" ").includes(name))) return because;
  return { ...because, reason: { code, clause: "", args: {} } };
}
