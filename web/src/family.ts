/**
 * What a family gives the page. All of it is light but what is behind a `Loader`, which is fetched when it is wanted.
 */
import type { Component } from "svelte";
import type { Table } from "./live/table.svelte";
import type { AnyEffect, AnyRules, Event, OptionInfo, Summary, TableView } from "./protocol";
import type { SoundName } from "./ui/sound/names";

/** Which game one would like to play, with how many, and how. */
export interface Wish {
  game: string;
  players: number;
  /** Only what was chosen; the rest is as the game has it. */
  options: Record<string, unknown>;
  /** How well the bots play; at the level chosen last, if left out. */
  level?: number;
}

// Each loader knows its own properties; who calls it knows that they fit.
export type Loader<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** A page of the app: the addresses it stands at, and what loads it. */
export type Page = readonly [address: RegExp, load: Loader];

/** A game of which only the end is known: who played it, and where that is seen. */
export interface GameEnd {
  names: readonly string[];
  address: string;
}

export interface Piece {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whose colour it has. */
  sign?: string;
  /** The banner whose sign's colour it has. */
  ink?: string;
  /** How it is turned, as a drawing's attribute says it. */
  transform?: string;
}

/** A game's box on the shelf, laid from drawings: lands, and pieces on them; `view` is what shows. */
export interface BoxPicture {
  /** How long a game takes. */
  minutes?: number;
  /** Fetches the family's own drawings, where some of the pieces are of these. */
  art?(): Promise<unknown>;
  view: string;
  pieces: readonly Piece[];
}

/** A table that somebody sits at or watches; without a key one watches. */
export type TableProps = { id: string; table: Table; seatKey: string | undefined };

/** A choice that a review tells of, at the table `before` it was made; `better` is null where none was. */
export type ReviewedProps = {
  before: TableView;
  /** All that was told until then, and what the choice was told as. */
  events: readonly Event[];
  played: Event;
  better: Event | null;
  /** What that would have brought at once, where the rules say it. */
  effect?: AnyEffect | null | undefined;
  /** How many points better that would have been. */
  points: number;
  /** Where the choice was a puzzle: what is told instead of those two. */
  ranks?: readonly RankedEvent[];
};

/**
 * A choice of a puzzle: the points by which it falls behind the best; whether it is right, was done, was tried; what
 * the rules say that it would bring, where that is known.
 */
export interface RankedEvent {
  event: Event;
  behind: number;
  right: boolean;
  played: boolean;
  tried: boolean;
  effect?: AnyEffect | undefined;
}

/** One of the guide's words: what it says stands in `guide-<name>-lead` and `guide-<name>`, `-touch` for fingers. */
export interface GuideWord<Play = any> {
  name: string;
  /** What it points at, as selectors: the first that is seen is ringed. */
  at: readonly string[];
  /** Whether this is its time. */
  when(play: Play): boolean;
  /** Whether what it asks for was done after the event *since*; a concept is done when its time is over. */
  done(play: Play, since: number): boolean;
  /** Whether its time went by without that: where it was never said, it is said another time. */
  passed?(play: Play, since: number): boolean;
  /** What its words need. */
  args?(play: Play): Record<string, string | number>;
}

/** What a family gives the guide; `Play` is what its own table is told by. */
export interface Guide<Play = any> {
  /** The words of a first game, one after the other. */
  lesson(game: string): readonly GuideWord<Play>[];
  /** What is said when it comes up, each once ever; its name stands in `guide-<name>-new`. */
  readonly concepts: readonly GuideWord<Play>[];
  /** Names the turn, so that no two concepts come up in one. */
  turn(play: Play): string;
  /** Whether nothing is chosen that Escape would let go. */
  idle(play: Play): boolean;
}

export interface Family<Rules extends AnyRules = AnyRules> {
  /** Its games, in the order in which they stand on the shelf, with their boxes. */
  readonly boxes: Readonly<Record<string, BoxPicture>>;
  /** A small piece of a table, as the settings would have it. */
  readonly preview?: Loader;
  /** What is drawn above the start page, where this family is the first. */
  readonly panorama?: Component;

  /** Whether an option is a question of its own, settled by an edition unless one says otherwise, or no matter now. */
  asks(option: OptionInfo, wish: Wish): "main" | "more" | "never";
  /** The questions for options that no plain choice answers, by their kind. */
  readonly questions?: Readonly<
    Record<string, Loader<{ options: Wish["options"]; onset: (options: Wish["options"]) => void }>>
  >;

  /** What an option says of a game to be laid: "short rows"; undefined where it has no words of its own. */
  wished?(option: string, value: unknown, wish: Wish): string[] | undefined;

  /** What a table plays, where that is more than the game's name: "Harvest, teams". */
  title?(rules: Rules): string;
  /** The same with its mode, where points of other modes are none to be compared with: "Harvest, with frost". */
  kind?(rules: Rules): string;
  /** How it plays, in a few words each. */
  brief(rules: Rules): string[];
  /** How far the game is at a table one may come back to: "Round 3". */
  standing?(summary: Summary): string;
  /** What lies at that table, in small. */
  readonly thumb?: Loader<{ summary: Summary }>;

  readonly table: Loader<TableProps>;
  /** What lies on the table while it waits for its players, and what becomes of it when all of them sit. */
  readonly laid?: Loader<{ view: TableView | null; opening: boolean }>;
  /** What the picture of a finished game shows, of whoever has that seat; `secret`: others are still to play it. */
  readonly picture?: Loader<{ view: TableView; seat: number; secret: boolean }>;
  /** A moment of a review: what was played, and what would have been better, drawn and in words. */
  readonly reviewed?: Loader<ReviewedProps>;
  /** What the rows of its score pad are called. */
  readonly rows?: () => Promise<{ rowName: (row: string) => string }>;
  /** What is heard of its own acts, by the code of their event. */
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** First games, in the order in which one learns them, and what guides through them. */
  readonly lessons?: readonly Wish[];
  readonly guide?: () => Promise<{ guide: Guide }>;
  /** All clauses of a game; its quick sheet; the clauses that answer what somebody asked; the rules in short. */
  readonly rules: Loader;
  readonly sheet: Loader;
  readonly clauses: Loader<{ facts: Rules | null; asked: string }>;
  readonly short?: Loader;
  /** How a game is played, as the address of its rules says it. */
  query(rules: Rules): URLSearchParams;

  /** The games that a file of its own holds, where that tells how they ended and nothing else; none for other texts. */
  ends?(text: string): Promise<readonly GameEnd[]>;

  /** Pages of its own. */
  readonly pages: readonly Page[];
}
