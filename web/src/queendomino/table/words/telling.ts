/** Events of the log in words. */
import { explainBuilding } from "../../board/explain";
import type { Book } from "./book";
import type { BuildingView, DominoView, Event, QueendominoView, SeatView, SideView } from "../../../protocol";
import { seatName, tellingOf } from "../../../ui/table/words/telling";
import { listed, told, words } from "../../../words";

export interface Cast {
  seats: readonly SeatView[];
  book: Book;
}

/** "wheat and lake", "double swamp". */
export function dominoWords(domino: DominoView): string {
  const [first, second] = [words(`terrain-${domino.first.terrain}`), words(`terrain-${domino.second.terrain}`)];
  return domino.first.terrain === domino.second.terrain
    ? words("domino-double", { first })
    : words("domino-pair", { first, second });
}

/** One event as a sentence. */
export function sentence(event: Event, cast: Cast): string {
  if (event.code === "round") return words("round", event.args); // the heading of a part of the log, read out as a line
  const args = { ...event.args, name: called(event.seat, cast), ...extras(event, cast) };
  return told("log", tellingOf(event), args);
}

function called(seat: number | null, cast: Cast): string {
  return seat === null ? "" : seatName(cast.seats.find((each) => each.seat === seat));
}

function extras(event: Event, cast: Cast): Record<string, string | number> {
  const { args } = event;
  const more: Record<string, string | number> = {};
  if (typeof args["seat"] === "number") more["who"] = called(args["seat"], cast);
  if (typeof args["domino"] === "number") more["what"] = what(event, cast);
  if (typeof args["buildings"] === "string") more["buildings"] = named(args["buildings"], (id) => told("building", id));
  if (typeof args["dominoes"] === "string") more["dominoes"] = named(inOrder(args["dominoes"]), (number) => number);
  return more;
}

function what(event: Event, cast: Cast): string {
  const domino = cast.book.of(event);
  return domino ? dominoWords(domino) : words("domino-number", { number: Number(event.args["domino"]) });
}

/** The numbers in the order of the line. */
function inOrder(numbers: string): string {
  return numbers
    .split(" ")
    .sort((a, b) => Number(a) - Number(b))
    .join(" ");
}

function named(codes: string, name: (code: string) => string): string {
  return listed(codes.split(" ").filter(Boolean).map(name), "unit");
}

/** Whether free slots of the builders' board are filled when the round ends: from a pile, and for a round to come. */
export const fills = ({ builders, round, rounds }: QueendominoView): boolean => builders.pile > 0 && round < rounds;

/** What a building brings, without its name and without notes on what is uncertain. */
export function facts(building: BuildingView): string[] {
  const lines = explainBuilding(building).slice(1);
  return building.unsure.length > 0 ? lines.slice(0, -1) : lines;
}

/** A side's running score, row by row, for a tip. */
export function scoreLines(side: SideView, name: string): string[] {
  const rows = side.sheet.rows.filter((row) => row.points !== 0);
  const lines = rows.map((row) => words("score-row", { row: words(`row-${row.row}`), points: row.points }));
  return [words("score-of", { name, points: side.sheet.total }), ...lines];
}
