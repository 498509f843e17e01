/** The guide's steps for the family: seven for a first game, and what the larger games add. */
import "virtual:words/coach-queendomino";
import "virtual:words/queendomino";
import type { Guide, GuideWord } from "../../family";
import { seatName } from "../../ui/table/words/telling";
import { words } from "../../words";
import type { Play } from "./play/play.svelte";

type Word = GuideWord<Play>;
type Step = "place" | "tax" | "build" | "bribe" | "claim";

const offers = (play: Play, step: Step): boolean => play.choice.offer?.type === step;
const never = (): boolean => false;
/** The side of the largest kingdoms. */
const LARGE = 7;

/** Whether we did this after an event. */
function did(play: Play, step: Step, since: number): boolean {
  return play.events.some((event) => event.seq > since && event.code === step && event.seat === play.me?.seat);
}

/** Whether our turn has gone on to another step than this. */
const past = (play: Play, step: Step): boolean => play.choice.offer !== null && !offers(play, step);

/** Whether our domino has been laid in the kingdom. */
const placed = (play: Play, since: number): boolean => did(play, "place", since) || past(play, "place");

const LINE = ".lines .spot";
const CLAIM = [".lines .line .act .btn", ".bar [data-confirm]:enabled", LINE];

/** The change that brings most in the current placement of the domino in hand. */
function best(play: Play): Record<string, string | number> {
  const [first, ...rest] = play.placed?.changes ?? [];
  const change = rest.reduce((most, each) => (each.points > (most?.points ?? 0) ? each : most), first);
  if (!change) return { terrain: "", squares: 0, crowns: 0 };
  return { terrain: words(`terrain-${change.terrain}`), squares: change.after.squares, crowns: change.after.crowns };
}

const SEVEN: readonly Word[] = [
  {
    name: "kingdom-choose",
    at: [LINE],
    when: (play) => offers(play, "claim") && play.choice.claim === null,
    done: (play, since) => play.choice.claim !== null || did(play, "claim", since),
    passed: (play) => past(play, "claim"),
  },
  {
    name: "kingdom-claim",
    at: CLAIM,
    when: (play) => offers(play, "claim"),
    done: never,
    passed: (play) => past(play, "claim"),
    // The second king has to choose, too.
    leads: (play) => (play.choice.claim === null ? "kingdom-choose" : "kingdom-claim"),
  },
  {
    name: "kingdom-place",
    at: [".mine .land .legal"],
    when: (play) => offers(play, "place") && play.choice.held !== null,
    done: (play) => play.choice.moved || play.choice.turns > 0,
    passed: placed,
  },
  {
    name: "kingdom-turn",
    at: [".mine .land .held"],
    when: (play) => offers(play, "place") && play.choice.held !== null,
    done: (play) => play.choice.turns > 0,
    passed: placed,
  },
  {
    name: "kingdom-points",
    at: [".prompt.place ul", ".prompt.place"],
    when: (play) => offers(play, "place") && (play.placed?.changes.length ?? 0) > 0,
    done: never,
    passed: placed,
    args: best,
  },
  {
    name: "kingdom-again",
    at: CLAIM,
    when: (play) => offers(play, "claim"),
    done: (play, since) => did(play, "claim", since),
  },
  {
    name: "kingdom-inside",
    at: [".status .hint"],
    when: (play) => offers(play, "place"),
    done: (play, since) => did(play, "place", since),
    args: (play) => ({ size: play.rules?.size ?? 5 }),
  },
];

const concept = (name: string, at: readonly string[], when: Word["when"]): Word => ({ name, at, when, done: never });

const CONCEPTS: readonly Word[] = [
  {
    ...concept("kingdom-team", [".me", ".strip"], (play) => play.partner !== undefined && play.choice.offer !== null),
    args: (play) => ({ name: play.partner ? seatName(play.partner) : "" }),
  },
  concept("kingdom-seven", [".mine .land"], (play) => play.rules?.size === LARGE && offers(play, "place")),
  concept("kingdom-tax", [".mine .land .choosable"], (play) => offers(play, "tax")),
  concept("kingdom-build", [".builders ol"], (play) => {
    const offer = play.choice.offer;
    return offer?.type === "build" && offer.slots.some((slot) => slot.sites.length > 0);
  }),
  concept(
    "kingdom-queen",
    [".me .host", ".strip .strip-queen"],
    (play) => play.choice.offer !== null && (play.mine?.queen ?? false),
  ),
  concept("kingdom-dragon", [".builders .lair", ".builders ol"], (play) => offers(play, "bribe")),
];

export const guide: Guide<Play> = {
  lesson: () => SEVEN,
  concepts: CONCEPTS,
  turn: (play) => `${play.position?.game} ${play.position?.round} ${claims(play)}`,
  idle: ({ choice }) =>
    !choice.moved && choice.turns === 0 && !(choice.tax ?? choice.slot ?? choice.bribe ?? choice.claim),
};

/** How often we claimed: the claim is what ends a turn. */
function claims(play: Play): number {
  return play.events.filter((event) => event.code === "claim" && event.seat === play.me?.seat).length;
}
