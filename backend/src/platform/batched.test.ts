import { batched } from "./batched";

test("asks once for all keys of a turn, and anew in the next", async () => {
  const load = jest.fn(async (keys: string[]) => new Map(keys.map((key) => [key, `${key}!`])));
  const get = batched(load);
  expect(await Promise.all([get("a"), get("b"), get("a")])).toEqual(["a!", "b!", "a!"]);
  expect(await get("a")).toBe("a!");
  expect(load.mock.calls).toEqual([[["a", "b"]], [["a"]]]);
});

test("fails those that asked together, and nobody after them", async () => {
  const load = jest.fn(async () => new Map([["a", 1]])).mockRejectedValueOnce(new Error("lost"));
  const get = batched(load);
  const answers = await Promise.allSettled([get("a"), get("b")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([get("a"), get("b")])).toEqual([1, undefined]);
});
