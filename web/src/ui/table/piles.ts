/** What a family is given to show a pile of what may still come. */
import type { Pile, TableView } from "../../protocol";

export type PileProps = { pile: Pile; view: TableView };
