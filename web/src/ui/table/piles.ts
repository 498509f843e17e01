/** What a family is given to show what one can know: a pile of what may still come, a thing that may be taken. */
import type { Pile, TableView } from "../../protocol";

export type PileProps = { pile: Pile; view: TableView };
/** A thing as its game writes it, or only its kind: then what all of that kind are called. */
export type ThingProps = { thing: string; view: TableView };
