/** The kingdom of the settings, in letters: landscape, crowns, `k` a knight; `B` is a tavern, `C` the castle. */
import type { BuildingView, LandView } from "../board/types";

const DRAWN = `
f  m3 B  l1
f1 f  C  l
g2 g1k w t
g  s2 w1 w
`;
const LANDSCAPES = ["forest", "mine", "lake", "grassland", "wheat", "town", "swamp"];

export const TAVERN: BuildingView = {
  id: "big-tavern",
  knights: 0,
  towers: 0,
  crowns: 0,
  tax: null,
  points: 0,
  per: null,
  per_points: 0,
  unsure: [],
  copies: 1,
};

function square(word: string, x: number, y: number): LandView {
  const plain = { x, y, crowns: 0, domino: 1, building: null, knight: false };
  if (word === "C") return { ...plain, terrain: "castle", domino: 0 };
  if (word === "B") return { ...plain, terrain: "town", building: TAVERN.id };
  const terrain = LANDSCAPES.find((name) => name.startsWith(word.charAt(0))) ?? "wheat";
  return { ...plain, terrain, crowns: Number.parseInt(word.slice(1)) || 0, knight: word.endsWith("k") };
}

export const SHOWN: readonly LandView[] = DRAWN.trim()
  .split("\n")
  .flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((word, x) => square(word, x, y)),
  );
