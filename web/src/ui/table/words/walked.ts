/** A replay in words: the acts of a turn, the headline, the key moments. */
import "virtual:words/replay";
import { changeOf, countedRound } from "../../../live/moments";
import type { Walk } from "../../../live/walk.svelte";
import type { Event, SeatView, TableView } from "../../../protocol";
import { words } from "../../../words";
import { seatName, type Line, type ToldAct } from "./telling";
import type { Word } from "./word";

/** An act of the current turn, and which moment of the game it is. */
export interface WalkedAct extends ToldAct {
  at: number;
}

/** The acts of the turn that contains the current moment. */
export function walkedTurn(
  walk: Walk | null,
  seats: readonly SeatView[],
  line: (event: Event) => Line,
): readonly WalkedAct[] {
  const turn = walk?.rounds
    .flatMap(({ turns }) => turns)
    .find(({ first, last }) => first <= walk.at && walk.at <= last);
  if (!walk || !turn) return [];
  return walk.moments.slice(turn.first, turn.last + 1).map((moment, index) => {
    const at = turn.first + index;
    const [event] = moment.events;
    const seat = seats.find((each) => each.seat === moment.seat);
    const text = event && moment.seat !== null ? line(event).text : words("replay-laid");
    const points = moment.seat === null ? null : changeOf(walk.moments, at, moment.seat);
    return { seq: event?.seq ?? 0, seat, text, points, frame: null, at };
  });
}

/** What happened at the current moment, with its round if rounds are counted. */
export function walkedWords(
  walk: Walk,
  act: ToldAct | null,
  view: Pick<TableView, "position" | "rules"> | null,
): string {
  const [text, of] = [act?.text ?? words("replay-laid"), walk.moment?.round ?? 0];
  if (!view?.position || !("rounds" in view.position) || of === 0) return text;
  const { game, round } = countedRound(view.rules, of);
  return game > 0 ? words("replay-act-game", { game, round, act: text }) : words("replay-act", { round, act: text });
}

/** Why the current moment stands out, if it does. */
export function keyWord(walk: Walk, seats: readonly SeatView[]): Word | null {
  if (walk.lost) return { text: words("replay-lost"), refused: true };
  const { key } = walk;
  if (!key) return null;
  const name = seatName(seats.find((seat) => seat.seat === key.seat));
  return { text: words(key.points > 0 ? "replay-key-won" : "replay-key-lost", { name, points: Math.abs(key.points) }) };
}
