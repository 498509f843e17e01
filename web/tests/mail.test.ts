import { expect, test } from "vitest";
import { errandOf } from "../src/ui/notices/mail";

test("a link in an email says what to do and with which token, and nothing else does", () => {
  expect(errandOf("confirm-qm_aB-9_x")).toEqual({ what: "confirm", word: "qm_aB-9_x" });
  expect(errandOf("stop-qm_aB")).toEqual({ what: "stop", word: "qm_aB" });
  for (const other of ["", "confirm", "confirm-", "confirm-qs_aB", "remove-qm_aB", "stop-qm_a/b", "owner=qo_aB"])
    expect(errandOf(other)).toBeUndefined();
});
