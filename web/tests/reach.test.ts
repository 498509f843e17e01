import { expect, test } from "vitest";
import { addressesFor, isOwnMachine, ownerToken } from "../src/reach";

const here = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
const open = { state: "open" as const, owner: true, addresses: ["http://192.168.1.4:8000", "http://10.0.0.2:8000"] };

test("a machine's own names lead nobody else there", () => {
  expect(["localhost", "127.0.0.1", "127.0.0.9", "[::1]"].every(isOwnMachine)).toBe(true);
  expect(["192.168.1.4", "table.example", "127.example.org"].some(isOwnMachine)).toBe(false);
});

test("invitations carry the addresses of the open network, and none while it is closed", () => {
  expect(addressesFor(here, open)).toEqual(open.addresses);
  expect(addressesFor(here, { ...open, state: "closed", addresses: [] })).toEqual([]);
  expect(addressesFor(here, null)).toEqual([]);
});

test("a reader who came by an address that works for others shares that one", () => {
  const far = { origin: "https://table.example", hostname: "table.example" };
  expect(addressesFor(far, open)).toEqual(["https://table.example"]);
});

test("the owner's link is told from every other", () => {
  expect(ownerToken("#owner=qo_a-B_9")).toBe("qo_a-B_9");
  expect(ownerToken("owner=qo_a")).toBe("qo_a");
  for (const hash of ["", "#qi_invitation", "#owner=", "#owner=a&b", "#xowner=a"])
    expect(ownerToken(hash)).toBeUndefined();
});
