/** Which of the listed moves is selected; a long list is grouped by its first word and can be searched. */
import type { PlainChoice, PlainOffer } from "../../protocol";
import type { Mind } from "../table/play/play.svelte";

/** More moves than this are grouped, and have a search field. */
const MANY = 12;

interface Group {
  /** The first word that they all share; none for a short list. */
  title: string;
  moves: readonly PlainChoice[];
}

export class Choice implements Mind<PlainOffer> {
  offer: PlainOffer | null = $state.raw(null);
  move: string | null = $state(null);
  /** What is searched for. */
  sought = $state("");

  readonly long: boolean = $derived((this.offer?.moves.length ?? 0) > MANY);
  /** The moves that can be chosen now, as shown on the page. */
  readonly groups: readonly Group[] = $derived.by(() => {
    const found = (this.offer?.moves ?? []).filter(({ label }) => matches(label, this.sought));
    return this.long ? byFirstWord(found) : [{ title: "", moves: found }];
  });
  readonly shown: readonly PlainChoice[] = $derived(this.groups.flatMap((group) => group.moves));
  /** The label of the chosen move. */
  readonly label: string | undefined = $derived(this.offer?.moves.find((each) => each.move === this.move)?.label);

  take(offer: PlainOffer | null): void {
    this.offer = offer;
    this.sought = "";
    this.move = offer?.moves.length === 1 ? (offer.moves[0]?.move ?? null) : null;
  }

  pick(move: string): void {
    this.move = move;
  }

  /** The first nine shown have a key. */
  digit(digit: number): void {
    const found = this.shown[digit - 1];
    if (found) this.pick(found.move);
  }

  suggest(move: string): void {
    this.sought = "";
    this.move = move;
  }

  clear(): void {
    if (this.move === null) this.sought = "";
    this.move = null;
  }
}

/** Whether the label contains every word of the search. */
function matches(label: string, sought: string): boolean {
  const there = label.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => there.includes(word));
}

function byFirstWord(moves: readonly PlainChoice[]): Group[] {
  const groups = new Map<string, PlainChoice[]>();
  for (const each of moves) {
    const [title = ""] = each.label.split(" ");
    groups.set(title, [...(groups.get(title) ?? []), each]);
  }
  return [...groups].map(([title, all]) => ({ title, moves: all }));
}
