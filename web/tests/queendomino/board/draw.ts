import type { LandView } from "../../../src/queendomino/board/types";

const LETTERS: Readonly<Record<string, string>> = {
  C: "castle",
  w: "wheat",
  f: "forest",
  l: "lake",
  g: "grassland",
  s: "swamp",
  m: "mine",
  t: "town",
};

/** A kingdom drawn in letters, one word a square: landscape, then crowns; `.` is bare cloth. The castle is at 0,0. */
export function drawn(picture: string): LandView[] {
  const rows = picture
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  const top = rows.findIndex((row) => row.includes("C"));
  const left = rows[top]?.indexOf("C") ?? 0;
  return rows.flatMap((row, y) =>
    row.flatMap((word, x): LandView[] => {
      const terrain = LETTERS[word.charAt(0)];
      if (!terrain) return [];
      const crowns = Number(word.slice(1) || 0);
      return [
        {
          x: x - left,
          y: y - top,
          terrain,
          crowns,
          domino: word === "C" ? 0 : 1 + ((x * 5 + y * 11) % 48),
          building: null,
          knight: false,
        },
      ];
    }),
  );
}
