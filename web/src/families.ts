/** The families that the page has drawings, words and rules of; every other game is shown in words. */
import { domaine } from "./domaine/family";
import type { Family } from "./family";
import { queendomino } from "./queendomino/family";

// A family is asked about its own games only.
export const FAMILIES: readonly Family<any>[] = [queendomino, domaine];
