/**
 * What a family gives the page. All of it is lightweight, except what is behind a `Loader`, which is loaded on demand.
 */
import type { Component } from "svelte";
import type { Table } from "./live/table.svelte";
import type { AnyEffect, AnyRules, Event, OptionInfo, Summary, TableView } from "./protocol";
import type { SoundName } from "./ui/sound/names";

/** Which game to play, with how many players, and how. */
export interface Wish {
  game: string;
  players: number;
  /** Only the options that were chosen; the others are the game's defaults. */
  options: Record<string, unknown>;
  /** How well the bots play; by default, the level chosen last. */
  level?: number;
}

// Each loader knows its own props; the caller knows that they match.
export type Loader<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** A page of the app: its addresses, and what loads it. */
export type Page = readonly [address: RegExp, load: Loader];

/** A game of which only the end is known: who played it, and the address where it is shown. */
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
  /** The player's sign whose colour it has. */
  sign?: string;
  /** The banner whose ink it is drawn in. */
  ink?: string;
  /** Its rotation, as an SVG `transform`. */
  transform?: string;
}

/** A game's box on the shelf, composed of drawings: lands, and pieces on them; `view` is the visible part. */
export interface BoxPicture {
  /** How long a game takes. */
  minutes?: number;
  /** Fetches the family's own drawings, if some of the pieces are among them. */
  art?(): Promise<unknown>;
  view: string;
  pieces: readonly Piece[];
}

/** A table that somebody sits at or, without a key, watches. */
export type TableProps = { id: string; table: Table; seatKey: string | undefined };

/** A choice discussed in a review, at the table `before` it was made; `better` is null if nothing was better. */
export type ReviewedProps = {
  before: TableView;
  /** All events until then, and the event of the choice. */
  events: readonly Event[];
  played: Event;
  better: Event | null;
  /** What that would have brought at once, if the rules can tell. */
  effect?: AnyEffect | null | undefined;
  /** How many points better that would have been. */
  points: number;
  /** If the choice was a puzzle: what is shown instead of those two. */
  ranks?: readonly RankedEvent[];
};

/**
 * A choice of a puzzle: how many points it is behind the best one; whether it is right, was played, was tried; what it
 * would bring by the rules, if that is known.
 */
export interface RankedEvent {
  event: Event;
  behind: number;
  right: boolean;
  played: boolean;
  tried: boolean;
  effect?: AnyEffect | undefined;
}

/** A step of the guide: its text is in `guide-<name>-lead` and `guide-<name>`, with `-touch` for touch screens. */
export interface GuideWord<Play = any> {
  name: string;
  /** What it points at, as selectors: the first visible one is ringed. */
  at: readonly string[];
  /** Whether it is due. */
  when(play: Play): boolean;
  /** Whether what it asks for was done after the event *since*; a concept is done when it is no longer due. */
  done(play: Play, since: number): boolean;
  /** Whether it is no longer due without being done: if it was never shown, it is shown another time. */
  passed?(play: Play, since: number): boolean;
  /** The word whose first sentence, what is to be done, stands here now; by default its own. */
  leads?(play: Play): string;
  /** The arguments of its words. */
  args?(play: Play): Record<string, string | number>;
}

/** What a family gives the guide; `Play` is the class behind its own table. */
export interface Guide<Play = any> {
  /** The steps of a first game, one after another. */
  lesson(game: string): readonly GuideWord<Play>[];
  /** Concepts, each explained once, when it first comes up; its name is in `guide-<name>-new`. */
  readonly concepts: readonly GuideWord<Play>[];
  /** An id of the turn, so that no two concepts are explained in the same one. */
  turn(play: Play): string;
  /** Whether nothing is selected that Escape would deselect. */
  idle(play: Play): boolean;
}

export interface Family<Rules extends AnyRules = AnyRules> {
  /** Its games, in the order of the shelf, with their boxes. */
  readonly boxes: Readonly<Record<string, BoxPicture>>;
  /** A small piece of a table, to preview the settings. */
  readonly preview?: Loader;
  /** What is drawn above the start page, if this family comes first. */
  readonly panorama?: Component;

  /** Whether an option is a main question, one under "more" that an edition settles, or does not matter now. */
  asks(option: OptionInfo, wish: Wish): "main" | "more" | "never";
  /** Components for options that a plain choice cannot set, by their kind. */
  readonly questions?: Readonly<
    Record<string, Loader<{ options: Wish["options"]; onset: (options: Wish["options"]) => void }>>
  >;

  /** An option of a planned game in words: "short rows"; undefined if it has no words of its own. */
  wished?(option: string, value: unknown, wish: Wish): string[] | undefined;

  /** What a table plays, if that is more than the game's name: "Harvest, teams". */
  title?(rules: Rules): string;
  /** The same with its mode, if points are not comparable with those of other modes: "Harvest, with frost". */
  kind?(rules: Rules): string;
  /** How it plays, in a few words each. */
  brief(rules: Rules): string[];
  /** How far the game is at a table that one can return to: "Round 3". */
  standing?(summary: Summary): string;
  /** A thumbnail of that table. */
  readonly thumb?: Loader<{ summary: Summary }>;

  readonly table: Loader<TableProps>;
  /** What is on the table while it waits for its players, and how that opens when all of them are seated. */
  readonly laid?: Loader<{ view: TableView | null; opening: boolean }>;
  /** What the picture of a finished game shows for that seat; `secret`: others are still to play the same deal. */
  readonly picture?: Loader<{ view: TableView; seat: number; secret: boolean }>;
  /** A moment of a review: what was played, and what would have been better, drawn and in words. */
  readonly reviewed?: Loader<ReviewedProps>;
  /** The address where games with its box are counted, if there is such a page. */
  readonly pad?: string;
  /** What the rows of its score pad are called. */
  readonly rows?: () => Promise<{ rowName: (row: string) => string }>;
  /** What is among its rules but was laid out by chance, so that games by the same rules differ in it. */
  readonly byChance?: readonly string[];
  /** The sounds of its own acts, by the code of their event. */
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** First games, in learning order, and the guide to them. */
  readonly lessons?: readonly Wish[];
  readonly guide?: () => Promise<{ guide: Guide }>;
  /** All clauses of a game; its quick sheet; the clauses that answer a question; the rules in short. */
  readonly rules: Loader;
  readonly sheet: Loader;
  readonly clauses: Loader<{ facts: Rules | null; asked: string }>;
  readonly short?: Loader;
  /** How a game is played, as the query of the address of its rules. */
  query(rules: Rules): URLSearchParams;

  /** The games in a file of its own format, if that tells only how they ended; none for other texts. */
  ends?(text: string): Promise<readonly GameEnd[]>;

  /** Pages of its own. */
  readonly pages: readonly Page[];
}
