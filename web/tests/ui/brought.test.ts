/** The records in a file that holds several, by their heads. */
import { expect, test } from "vitest";
import { listOf } from "../../src/ui/replay/several";

test("each record of a file is listed by its game and its players, in either form", () => {
  const lines = '{"game":"orchard","players":2,"names":["Ada","Bo"]}\n{"move":"pick 1"}\n';
  const text = 'game: vineyard\nplayers: 2\nnames: ["Cy","Di"]\n\npick 1\n';
  expect(listOf(lines + lines + text).map(({ game, names }) => [game, names])).toEqual([
    ["orchard", ["Ada", "Bo"]],
    ["orchard", ["Ada", "Bo"]],
    ["vineyard", ["Cy", "Di"]],
  ]);
  expect(listOf("game: vineyard\nplayers: 2\n\npick 1")).toMatchObject([{ game: "vineyard", names: [] }]);
  expect(listOf("{broken")).toHaveLength(1);
});
