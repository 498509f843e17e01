/** What the rows of the score pad are called. */
import "virtual:words/domaine";
import { words } from "../words";

export const rowName = (row: string): string => words(`row-${row}`);
