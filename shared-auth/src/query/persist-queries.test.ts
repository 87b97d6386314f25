import { z } from "@listwise/contracts/zod";
import { CACHE_TTL_MS } from "../storage/cache";
import { storage } from "../storage/safe-storage";
import { resetSession, signInAs } from "../testing";
import { persistQueries } from "./persist-queries";
import { queryClient } from "./query-client";

const queryKey = ["rankings", "matrix", "us"];
const ENTRY = 'rankings_1_["rankings","matrix","us"]';
const answered = (data: unknown) => queryClient.query({ queryKey, queryFn: () => Promise.resolve(data) });
const known = () => queryClient.getQueryCache().build(queryClient, { queryKey }).state;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-03-04T10:00:00Z") });
  resetSession();
  signInAs("user", { id: 1 });
  persistQueries({
    queryKey: ["rankings", "matrix"],
    prefix: "rankings_",
    ttl: "short",
    schema: z.array(z.number()),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test("a result is stored with its time and restored after a reload, marked as stale", async () => {
  await answered([4, 2]);
  expect(storage.getJson(ENTRY)).toEqual({ data: [4, 2], timestamp: Date.now() });

  const then = Date.now();
  jest.advanceTimersByTime(5_000);
  queryClient.clear();
  expect(known()).toMatchObject({ data: [4, 2], dataUpdatedAt: then, isInvalidated: true });
});

test("S61: it is not visible to other users and is removed with its user", async () => {
  await answered([4]);
  const mine = storage.get(ENTRY);
  signInAs("user", { id: 2 });
  expect(storage.keys().filter((key) => key.startsWith("rankings_"))).toEqual([]);

  storage.set(ENTRY, mine ?? "");
  expect(known().data).toBeUndefined();
});

test("nothing is stored while another tab's user has not been adopted", async () => {
  const user = storage.getJson("user");
  storage.setJson("user", { ...Object(user), id: 9 });
  await answered([4]);
  expect(storage.get(ENTRY)).toBeNull();
});

test.each([
  ["too old", { data: [4], timestamp: -CACHE_TTL_MS.short }],
  ["from the future", { data: [4], timestamp: 60_000 }],
  ["of another shape", { data: [{ rank: 4 }], timestamp: 0 }],
  ["garbage", "{"],
])("F23: an entry that is %s is not shown", (_what, entry) => {
  const late = typeof entry === "string" ? entry : { ...entry, timestamp: Date.now() + entry.timestamp };
  storage.setJson(ENTRY, late);
  expect(known().data).toBeUndefined();
});

test("optimistic updates and unregistered queries are not persisted", async () => {
  queryClient.setQueryData(queryKey, [1]);
  await queryClient.query({ queryKey: ["account"], queryFn: () => Promise.resolve("secret") });
  expect(storage.keys().some((key) => key.includes("rankings") || key.includes("account"))).toBe(false);
});
