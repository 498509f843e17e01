import type { LandView } from "../board/types";

/**
 * The panorama above the start page, drawn in words: a landscape's first two letters and its picture; buildings by
 * name.
 */

const MAP = `
wh-a  wh-a wh-c          fo-a        fo-a    la-c        la-a mi-a mi-b mi-a fo-a fo-c gr-c gr-a wh-a wh-c wh-a
gr-c  wh-b wh-a          fo-c        fo-a    la-b        la-a mi-a mi-a fo-c fo-a gr-a gr-b wh-b wh-a wh-a la-c
gr-a  gr-a wh-c          @church     to-c    @big-tavern la-a sw-a mi-a fo-a gr-a gr-a gr-a wh-a la-a la-b la-a
fo-b  gr-a @queens-tower to-a        @bakery castle      gr-a sw-a sw-a gr-c wh-a wh-a wh-c la-a la-a fo-a fo-c
fo-a  fo-a to-c          @guardtower gr-b    gr-a        wh-a wh-a sw-b sw-a la-c la-a to-c fo-a fo-a fo-a fo-a
`;
const LANDSCAPES = ["wheat", "forest", "lake", "grassland", "swamp", "mine", "town"];
const CROWNS: Readonly<Record<string, number>> = {
  "2,0": 1,
  "5,1": 1,
  "8,0": 3,
  "12,0": 2,
  "4,4": 1,
  "15,2": 1,
  "7,3": 2,
  "13,1": 1,
  "0,3": 1,
  "9,4": 1,
  "1,1": 1,
};

interface VistaSquare extends LandView {
  picture: string;
}

function square(word: string, x: number, y: number): VistaSquare {
  const crowns = CROWNS[`${x},${y}`] ?? 0;
  const plain = { x, y, crowns, domino: 0, building: null, knight: false, picture: "a" };
  if (word === "castle") return { ...plain, terrain: "castle" };
  if (word.startsWith("@")) return { ...plain, terrain: "town", building: word.slice(1) };
  const terrain = LANDSCAPES.find((name) => name.startsWith(word.slice(0, 2))) ?? "wheat";
  return { ...plain, terrain, picture: word.slice(3) };
}

export const WIDTH = 17;
export const HEIGHT = 5;
export const VISTA: readonly VistaSquare[] = MAP.trim()
  .split("\n")
  .flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((word, x) => square(word, x, y)),
  );
