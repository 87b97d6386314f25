import { createMemoryStore, openStore } from "./backing-store";
import { createSafeStorage } from "./safe-storage";

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

/** A store with limited space, in characters. */
function smallStore(room: number) {
  const store = createMemoryStore();
  const size = () => store.keys().reduce((sum, key) => sum + (store.get(key)?.length ?? 0), 0);
  const set = (key: string, value: string) => {
    if (size() - (store.get(key)?.length ?? 0) + value.length > room) throw new Error("QuotaExceededError");
    store.set(key, value);
  };
  return { ...store, set };
}

const entry = (timestamp: number) => JSON.stringify({ data: "x".repeat(60), timestamp });

test("a full storage drops the oldest quarter of the cache and keeps the session", () => {
  const storage = createSafeStorage(smallStore(420));
  storage.set("token", "t".repeat(20));
  [3, 1, 4, 2].forEach((age) => storage.set(`search_${age}`, entry(age)));

  expect(storage.set("user", "u".repeat(80))).toBe(true);

  expect(storage.keys().sort()).toEqual(["search_2", "search_3", "search_4", "token", "user"]);
});

test("if a quarter is not enough, the whole cache goes and nothing else", () => {
  const storage = createSafeStorage(smallStore(420));
  storage.set("token", "t".repeat(20));
  [1, 2, 3, 4].forEach((age) => storage.set(`rankings_${age}`, entry(age)));

  expect(storage.set("user", "u".repeat(390))).toBe(true);
  expect(storage.keys().sort()).toEqual(["token", "user"]);
  expect(storage.set("keywords_1", "k".repeat(50))).toBe(false);
  expect(storage.get("token")).not.toBeNull();
});

test("a value that never fits drops nothing", () => {
  const storage = createSafeStorage(smallStore(420));
  storage.set("rankings_1", entry(1));

  expect(storage.set("rankings_2", "r".repeat(5_000_001))).toBe(false);
  expect(storage.keys()).toEqual(["rankings_1"]);
});

test("invalid JSON is removed", () => {
  const storage = createSafeStorage(createMemoryStore());
  storage.set("theme-config", "{broken");

  expect(storage.getJson("theme-config")).toBeUndefined();
  expect(storage.get("theme-config")).toBeNull();
});

test("if the browser blocks storage, values live in memory", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const storage = createSafeStorage(openStore("localStorage"));

  expect(storage.set("token", "t")).toBe(true);
  expect(storage.get("token")).toBe("t");
  expect(storage.persistent).toBe(false);
});
