/** The guide's words for Domaine: from the first castle to the first card taken, and what other cards do. */
import "virtual:words/coach-domaine";
import type { Guide, GuideWord } from "../../family";
import type { Play } from "./play/play.svelte";

type Word = GuideWord<Play>;

const BOARD = [".land .board"];
const HAND = [".hand ul"];
const CONFIRM = [".prompt [data-confirm]:enabled", ".bar [data-confirm]:enabled"];
const never = (): boolean => false;

const phase = (play: Play): string => play.choice.offer?.type ?? "";
const chosen = (play: Play): boolean => play.choice.card !== null;

/** Whether the turn has come to one of these. */
const come = (play: Play, ...steps: readonly string[]): boolean => steps.includes(phase(play));

function did(play: Play, codes: readonly string[], since: number): boolean {
  return play.events.some((event) => event.seq > since && codes.includes(event.code) && event.seat === play.me?.seat);
}

const LESSON: readonly Word[] = [
  {
    name: "domaine-castle",
    at: BOARD,
    when: (play) => come(play, "castle"),
    done: (play, since) => did(play, ["castle"], since),
    passed: (play) => come(play, "knight", "act", "step", "refill"),
  },
  {
    name: "domaine-knight",
    at: BOARD,
    when: (play) => come(play, "knight"),
    done: (play, since) => did(play, ["guard"], since),
    passed: (play) => come(play, "act", "step", "refill"),
  },
  {
    name: "domaine-others",
    at: BOARD,
    when: (play) => come(play, "castle"),
    done: (play) => come(play, "act", "step", "refill"),
  },
  {
    name: "domaine-income",
    at: HAND,
    when: (play) => come(play, "act") && !chosen(play),
    done: chosen,
    passed: (play) => come(play, "step", "refill"),
    args: (play) => ({ ducats: play.me?.ducats ?? 0 }),
  },
  {
    name: "domaine-use",
    at: [".prompt .uses", ...HAND],
    when: (play) => come(play, "act"),
    done: never,
    passed: (play, since) => did(play, ["card", "sell"], since) || come(play, "step", "refill"),
  },
  {
    name: "domaine-chancery",
    at: [".chancery ul"],
    when: (play) => come(play, "refill"),
    done: (play, since) => did(play, ["draw", "take"], since),
  },
];

const step = (action: string): Word => ({
  name: `domaine-${action}`,
  at: [...CONFIRM, ...BOARD],
  when: ({ choice: { offer } }) => offer?.type === "step" && offer.action === action,
  done: never,
});

/** A turn in which no card in hand can be played: one can still be sold. */
const sale: Word = {
  name: "domaine-sell",
  at: HAND,
  when: ({ choice: { offer } }) =>
    offer?.type === "act" && offer.cards.every((card) => card.uses.every((use) => use.move === null)),
  done: never,
};

export const guide: Guide<Play> = {
  lesson: () => LESSON,
  concepts: [sale, ...["borders", "knights", "expansion", "deserter", "alliance"].map(step)],
  turn: (play) => `${play.events.filter((event) => TURNS.has(event.code) && event.seat === play.me?.seat).length}`,
  idle: ({ choice }) => choice.card === null && choice.taken === null && !choice.spots.some((spot) => spot.held),
};

/** What ends a turn. */
const TURNS: ReadonlySet<string> = new Set(["draw", "take"]);
