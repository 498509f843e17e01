/** Days, as the reader's language writes them. */
import { language } from "../../language";

const DAY = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

/** The day of a time in seconds since 1970. */
export function day(seconds: number): string {
  return DAY.format(new Date(seconds * 1000));
}
