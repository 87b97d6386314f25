import { createDataLoader } from "./data-loader";

test("loads all keys of one turn in one call, and again in the next turn", async () => {
  const load = jest.fn(async (keys: string[]) => new Map(keys.map((key) => [key, `${key}!`])));
  const get = createDataLoader(load);
  expect(await Promise.all([get("a"), get("b"), get("a")])).toEqual(["a!", "b!", "a!"]);
  expect(await get("a")).toBe("a!");
  expect(load.mock.calls).toEqual([[["a", "b"]], [["a"]]]);
});

test("a failure rejects its own batch and no later one", async () => {
  const load = jest.fn(async () => new Map([["a", 1]])).mockRejectedValueOnce(new Error("lost"));
  const get = createDataLoader(load);
  const answers = await Promise.allSettled([get("a"), get("b")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([get("a"), get("b")])).toEqual([1, undefined]);
});
