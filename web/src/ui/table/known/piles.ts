/** The props with which a family shows what can be known: a pile of what may still come, a thing that may be taken. */
import type { Pile, TableView } from "../../../protocol";

export type PileProps = { pile: Pile; view: TableView };
/** The notation of a thing, or only its kind, to name all things of that kind. */
export type ThingProps = { thing: string; view: TableView };
