/** Days, as the reader's language writes them. */
import { language } from "../../language";

/** The day of a time in seconds since 1970. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
