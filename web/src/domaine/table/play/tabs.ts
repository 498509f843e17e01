/** The tabs on a phone: the board, the Chancery, the lords, the last lines of the log. */
import { signOf, type Sign } from "../../../board/types";
import { words } from "../../../words";
import type { Play } from "./play.svelte";

interface Tab {
  id: string;
  label: string;
  art: string;
  sign?: Sign;
}

export function tabsOf(play: Pick<Play, "lords" | "seat">): Tab[] {
  const [own, rival = own] = play.lords;
  const sign = (lord: typeof own): Sign => signOf(play.seat(lord?.seat)?.sign ?? "");
  return [
    { id: "board", label: words("tab-board"), art: "domaine-castle", sign: sign(own) },
    { id: "chancery", label: words("chancery"), art: "card-borders-2" },
    { id: "court", label: words("court"), art: "king", sign: sign(rival) },
    { id: "log", label: words("hem-log"), art: "ducat" },
  ];
}
