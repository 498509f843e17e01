/** The game's box on the shelf: three squares by two of its own land, cut off at the top and at the foot. */
import type { BoxPicture, Piece } from "../family";

const UNIT = 96;
const LAND = [
  ["forest", "meadow", "mine-gold"],
  ["village", "meadow-b", "meadow-b"],
];
const land: Piece[] = LAND.flatMap((row, y) =>
  row.map((name, x) => ({ name: `domaine-${name}`, x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT })),
);
/** A fence of two markers, standing vertically. */
const fence: Piece[] = [0, 92].map((x) => ({
  name: "border-marker",
  x,
  y: 0,
  width: UNIT,
  height: 26,
  transform: "translate(204 4) rotate(90)",
}));

export const BOX: BoxPicture = {
  minutes: 60,
  art: () => import("./art").then(({ drawn }) => drawn),
  view: "0 26 288 158",
  pieces: [
    ...land,
    { name: "domaine-castle", x: 88, y: 42, width: 112, height: 112, sign: "star" },
    { name: "sign-star", x: 130, y: 98, width: 28, height: 28, ink: "star" },
    ...fence,
    { name: "knight", x: 208, y: 84, width: 74, height: 98, sign: "rose" },
    { name: "sign-rose", x: 230, y: 146, width: 30, height: 30, ink: "rose" },
  ],
};
