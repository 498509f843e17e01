import { afterEach, expect, test, vi } from "vitest";
import { fetchedAtLast } from "../src/words";

afterEach(() => vi.useRealTimers());

test("a part that comes by itself is asked for until the server is back", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue("the part");
  const part = fetchedAtLast(load);
  await vi.advanceTimersByTimeAsync(2900);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await part).toBe("the part");
});

test("what is wrong in a part itself is not tried again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new SyntaxError("unexpected"));
  await expect(fetchedAtLast(load)).rejects.toThrow("unexpected");
  expect(load).toHaveBeenCalledOnce();
});
