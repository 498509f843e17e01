import { afterEach, describe, expect, it } from "vitest";
import { acts, shortcut, type Key } from "../../src/board/keys";
import * as domaine from "../../src/domaine/table/play/keys";
import * as queendomino from "../../src/queendomino/table/play/keys";
import { settings } from "../../src/settings.svelte";
import * as plain from "../../src/ui/plain/keys";
import { keysTold, strideOf } from "../../src/ui/replay/keys";
import { holds, pressed, stepped } from "../../src/ui/table/play/keys";

const press = (key: string, code = ""): Key => ({ key, code, ctrlKey: false, metaKey: false, altKey: false });
const CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).concat("ר", "к", "é");
const TABLES = [queendomino.meaning, domaine.meaning, plain.meaning];
const nowhere = { closest: () => null } as unknown as Element;

afterEach(() => {
  settings.keys = true;
});

describe("single keys", () => {
  it("act as long as nobody turns them off", () => {
    expect(TABLES.map((meaning) => meaning(press("u")))).toEqual([{ do: "undo" }, { do: "undo" }, { do: "undo" }]);
    expect([stepped(press(",")), strideOf(press(" ")), shortcut("H")]).toEqual([-1, { do: "play" }, "H"]);
    expect(holds(press(" "), nowhere)).toBe(true);
  });

  it("do nothing anywhere once they are turned off", () => {
    settings.keys = false;
    for (const key of CHARACTERS) {
      expect([key, acts(press(key)), pressed(press(key)), strideOf(press(key))]).toEqual([key, false, null, null]);
      expect(TABLES.map((meaning) => meaning(press(key)))).toEqual([null, null, null]);
      expect([stepped(press(key)), holds(press(key), nowhere)]).toEqual([null, false]);
    }
    expect([shortcut("H"), keysTold()]).toEqual([undefined, ["act", "turn", "round", "ends"]]);
  });

  it("leave arrows, Enter and Escape what they are", () => {
    settings.keys = false;
    expect(queendomino.meaning(press("Enter"))).toEqual({ do: "confirm" });
    expect(queendomino.meaning(press("Escape"))).toEqual({ do: "clear" });
    expect(domaine.meaning(press("Escape"))).toEqual({ do: "back" });
    expect(domaine.meaning(press("ArrowLeft"))).toEqual({ do: "walk" });
    expect(strideOf(press("ArrowLeft"))).toEqual({ do: "step", stride: "act", by: -1 });
    expect(strideOf(press("Home"))).toEqual({ do: "step", stride: "game", by: -1 });
  });
});
