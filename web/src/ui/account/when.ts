/** Dates, in the format of the reader's language. */
import { language } from "../../language";

/** The date of a time in seconds since 1970. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
