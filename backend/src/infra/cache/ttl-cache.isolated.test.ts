import { createTtlCache } from "./ttl-cache";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("loads once per key until the TTL ends, then again", async () => {
  const load = jest.fn(async (name: string, page: number) => `${name}${page}`);
  const get = createTtlCache(load, { ms: 1_000, max: 10 });
  expect(await Promise.all([get("a", 1), get("a", 1), get("a", 2)])).toEqual(["a1", "a1", "a2"]);
  expect(load).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1_001);
  await get("a", 1);
  expect(load).toHaveBeenCalledTimes(3);
});

test("caches no failures and no more than `max` keys", async () => {
  const load = jest.fn(async (key: number) => key).mockRejectedValueOnce(new Error("lost"));
  const get = createTtlCache(load, { ms: 1_000, max: 2 });
  await expect(get(1)).rejects.toThrow("lost");
  for (const key of [1, 2, 3, 2, 3]) await get(key);
  expect(load).toHaveBeenCalledTimes(4);
  await get(1);
  expect(load).toHaveBeenCalledTimes(5);
});
