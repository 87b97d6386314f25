import { createSingleFlight } from "./single-flight";

test("many calls for one key share one run, plus one more for those made during it", async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const run = createSingleFlight(work);
  const calls = Array.from({ length: 5 }, () => run("a"));
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await calls[0];
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await Promise.all(calls);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a failed run rejects only its own callers", async () => {
  const work = jest.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue(undefined);
  const run = createSingleFlight(work);
  const [first, second] = [run("a"), run("a")];
  await expect(first).rejects.toThrow("down");
  await expect(second).resolves.toBeUndefined();
});
