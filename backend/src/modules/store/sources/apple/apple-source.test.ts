import { createLogger } from "../../../../infra/logging/logger";
import {
  startStoreStub,
  type StoreStub,
  type StubFault,
  type StubKind,
} from "../../../../testing/store-stub";
import { startTestApp, type TestApp } from "../../../../testing/test-app";
import { createAppleSource } from "./apple-source";

let test: TestApp;
let stub: StoreStub;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

// Each test gets its own stub and therefore its own host, so no bucket or breaker is shared.
beforeEach(async () => {
  stub = await startStoreStub();
  await test.ctx.pool.query("delete from listings where source = 'apple'");
});
afterEach(() => stub.close());

function apple(options: { perMinute?: number; deadlineMs?: number } = {}) {
  const log = createLogger({ logLevel: "silent" });
  return createAppleSource(test.ctx.db, log, { baseUrl: stub.baseUrl, deadlineMs: 1_500, ...options });
}
const request = { term: "weather", platform: "ios", country: "us", limit: 200 } as const;
const anApp = { storeId: "700000005", platform: "ios", country: "us" } as const;
const aChart = { platform: "ios", country: "us", category: "Weather", kind: "free" } as const;
const ids = (listings: readonly { storeId: string }[] | null) => listings?.map((listing) => listing.storeId);

describe("the search of the apple source", () => {
  it("uses the order of the search page: only apps, and the next page after the first", async () => {
    const { listings, provenance } = await apple().search(request);
    expect(listings).toHaveLength(10);
    expect(provenance).toMatchObject({ source: "apple", algorithm: "apps-web-search" });
    expect(listings[0]).toMatchObject({
      sizeBytes: 1_048_576,
      subtitle: null,
      keywords: null,
      screenshots: [],
    });
    expect(stub.asked).toEqual(["/us/iphone/search?term=weather", expect.stringMatching(/^\/lookup\?id=7/)]);
    stub.misbehave("web", "gone");
    const fallback = await apple().search(request);
    expect(ids(fallback.listings)).toEqual(ids(listings));
    expect(fallback.provenance.algorithm).toBe("itunes-search");
  });

  it("takes one request once the apps are known", async () => {
    await apple().search(request);
    await apple().search(request);
    expect(stub.calls).toMatchObject({ web: 2, lookup: 1, search: 0 });
  });

  it("follows a changed order and lists an app once", async () => {
    const before = ids((await apple().search(request)).listings);
    stub.misbehave("web", "reordered", 1);
    expect(ids((await apple().search(request)).listings)).toEqual(before?.toReversed());
    stub.misbehave("web", "duplicates", 1);
    expect(ids((await apple().search(request)).listings)).toEqual(before);
    stub.misbehave("web", "gone");
    stub.misbehave("search", "duplicates", 1);
    expect(ids((await apple().search(request)).listings)).toEqual(before);
  });

  it("uses iTunes while the page fails, but waits while it is only rate limited", async () => {
    stub.misbehave("web", "broken");
    expect((await apple().search(request)).provenance.algorithm).toBe("itunes-search");
    stub.behave();
    const slow = await startStoreStub();
    const store = createAppleSource(test.ctx.db, test.ctx.log, {
      baseUrl: slow.baseUrl,
      perMinute: 1,
      // The next one would have to wait for a minute.
      deadlineMs: 5_000,
    });
    await store.search(request);
    await expect(store.search(request)).rejects.toMatchObject({
      name: "ApiFailure",
      retryAfter: expect.any(Number),
    });
    expect(slow.calls.search).toBe(0);
    await slow.close();
  });
});

describe("F41: the apple source reports clear errors", () => {
  const reading: Record<StubKind, () => Promise<unknown>> = {
    search: () => apple().search(request),
    web: () => apple().search(request),
    lookup: () => apple().lookup([anApp.storeId], anApp),
    hints: () => apple().hints("rain", { platform: "ios", country: "us" }),
    reviews: () => apple().reviews(anApp, 1),
    chart: () => apple().chart(aChart),
    product: () => apple().similar(anApp),
  };
  const faults: StubFault[] = [
    "forbidden",
    "limited",
    "broken",
    "html",
    "cut-off",
    "silent",
    "reset",
    "moved",
    "wrong-shape",
  ];
  const kinds = Object.keys(reading).filter((kind): kind is StubKind => kind in reading && kind !== "web");

  it.each(kinds.flatMap((kind) => faults.map((fault): [StubKind, StubFault] => [kind, fault])))(
    "%s: %s",
    async (kind, fault) => {
      if (kind === "search") stub.misbehave("web", "gone");
      stub.misbehave(kind, fault);
      await expect(reading[kind]()).rejects.toMatchObject({
        code: "STORE_UNAVAILABLE",
        message: expect.stringMatching(
          /^The store \(127\.0\.0\.1:\d+(\/\w+)?\) .*\.( Try again in \d+ s\.)?$/,
        ),
      });
    },
  );

  it("opens its breaker after ten failures, for everyone, and closes it after a success", async () => {
    stub.misbehave("lookup", "wrong-shape");
    for (let time = 0; time < 10; time++) {
      await test.ctx.pool.query("update store_hosts set blocked_until = null");
      await expect(apple().lookup([anApp.storeId], anApp)).rejects.toThrow();
    }
    const asked = stub.calls.lookup;
    await expect(apple().lookup(["700000006"], anApp)).rejects.toMatchObject({ retryAfter: 60 });
    expect(stub.calls.lookup).toBe(asked);
    stub.behave();
    await test.ctx.pool.query("update store_hosts set blocked_until = null");
    expect(await apple().lookup(["700000006"], anApp)).toHaveLength(1);
    const { rows } = await test.ctx.pool.query("select failures from store_hosts where host = $1", [
      new URL(stub.baseUrl).host,
    ]);
    expect(rows).toEqual([{ failures: 0 }]);
  });

  it("waits as long as Retry-After asks, when there is time", async () => {
    stub.misbehave("hints", "limited", 1);
    const started = Date.now();
    expect(
      (await apple({ deadlineMs: 4_000 }).hints("rain", { platform: "ios", country: "us" })).value,
    ).toHaveLength(4);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_900);
  });

  it("keeps the last listing and its date if a new one isn't available", async () => {
    const [before] = await apple().lookup([anApp.storeId], anApp);
    await test.ctx.pool.query("update listings set fetched_at = fetched_at - interval '3 days'");
    stub.misbehave("lookup", "html");
    const [after] = await apple().lookup([anApp.storeId], anApp);
    expect(after).toMatchObject({ name: before?.name, storeId: anApp.storeId });
    expect(Date.now() - Number(after?.fetchedAt)).toBeGreaterThan(2 * 86_400_000);
  });

  it("never exceeds the rate of its bucket", async () => {
    const store = apple({ perMinute: 2 });
    await store.lookup(["700000007"], anApp);
    await store.lookup(["700000008"], anApp);
    await expect(store.lookup(["700000009"], anApp)).rejects.toMatchObject({
      // 30 seconds, less those that the first calls took.
      retryAfter: expect.closeTo(26, -1),
    });
    expect(stub.calls.lookup).toBe(2);
  });
});

describe("other data of the apple source", () => {
  it("looks up an app once a day; an app that isn't sold there is absent", async () => {
    const german = { platform: "ios", country: "de" } as const;
    expect(await apple().lookup(["700000010", "800000000"], german)).toHaveLength(1);
    expect(await apple().lookup(["700000010"], german)).toHaveLength(1);
    expect(stub.asked).toEqual(["/lookup?id=700000010%2C800000000&country=de"]);
  });

  it("returns hints in the store's order for the storefront", async () => {
    expect((await apple().hints("rain", { platform: "ios", country: "us" })).value).toEqual([
      "rain",
      "rain map",
      "rain & co",
      "rain radar",
    ]);
    expect(await apple().hints("rain", { platform: "ios", country: "cu" })).toEqual({
      value: null,
      reason: expect.stringContaining("storefront"),
    });
  });

  it("returns reviews page by page, without the app's own entry", async () => {
    const first = await apple().reviews(anApp, 1);
    expect(first.value).toMatchObject({ more: true });
    expect(first.value?.reviews).toHaveLength(50);
    expect(first.value?.reviews[0]).toEqual({
      id: "9000000",
      username: "reader0",
      rating: 1,
      title: "Title 0 & more",
      text: "Text of review 0",
      version: "1.0",
      date: new Date("2026-06-01T00:00:00Z"),
    });
    expect((await apple().reviews(anApp, 2)).value).toMatchObject({ more: false });
    stub.misbehave("reviews", "empty");
    expect((await apple().reviews(anApp, 3)).value).toEqual({ reviews: [], more: false });
    // An empty feed doesn't tell whether the app has reviews.
    expect(await apple().reviews(anApp, 1)).toEqual({
      value: null,
      reason: expect.stringContaining("feed is empty"),
    });
  });

  it("returns charts and similar apps of other developers", async () => {
    for (const kind of ["free", "paid", "grossing"] as const)
      expect((await apple().chart({ ...aChart, kind })).value).toHaveLength(10);
    expect((await apple().chart({ ...aChart, category: "Unheard of" })).value).toBeNull();
    const similar = (await apple().similar(anApp)).value;
    expect(similar?.length).toBeGreaterThan(3);
    expect(similar?.some(({ developer }) => developer === "Developer 5")).toBe(false);
  });

  it("has no data about Android apps", async () => {
    const app = { ...anApp, platform: "android" } as const;
    expect(await apple().reviews(app, 1)).toMatchObject({ value: null, reason: expect.any(String) });
    expect(stub.asked).toEqual([]);
  });
});

describe("the lookup of a bundle id", () => {
  const where = { platform: "ios", country: "us" } as const;

  it("asks Apple about an unknown id, and finds it locally afterwards, in any case", async () => {
    const [found] = await apple().lookup(["com.stub.app700000005"], where);
    expect(found?.storeId).toBe("700000005");
    expect(stub.asked).toEqual(["/lookup?bundleId=com.stub.app700000005&country=us"]);
    expect(ids(await apple().lookup(["COM.stub.App700000005", "700000005"], where))).toEqual(["700000005"]);
    expect(stub.asked).toHaveLength(1);
  });

  it("finds nothing for an unknown id, and sends no request for Android", async () => {
    expect(await apple().lookup(["com.missing.nothing"], where)).toEqual([]);
    expect(await apple().lookup(["com.stub.app700000005"], { ...where, platform: "android" })).toEqual([]);
    expect(stub.asked).toHaveLength(1);
  });
});
