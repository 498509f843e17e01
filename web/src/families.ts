/** The families for which the page has drawings, words and rules; every other game is shown as text. */
import { domaine } from "./domaine/family";
import type { Family } from "./family";
import { queendomino } from "./queendomino/family";

// A family is only asked about its own games.
export const FAMILIES: readonly Family<any>[] = [queendomino, domaine];
