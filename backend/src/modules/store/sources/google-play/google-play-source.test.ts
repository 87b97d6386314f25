import { createLogger } from "../../../../infra/logging/logger";
import type { HttpStub, StubFault } from "../../../../testing/http-stub";
import { playId, startPlayStub, type PlayKind } from "../../../../testing/play-stub";
import { startTestApp, type TestApp } from "../../../../testing/test-app";
import { createGooglePlaySource } from "./google-play-source";

let test: TestApp;
let stub: HttpStub<PlayKind>;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

// Each test gets its own stub and therefore its own host, so no bucket or breaker is shared.
beforeEach(async () => {
  stub = await startPlayStub();
  await test.ctx.pool.query("delete from listings where source = 'google-play'");
});
afterEach(() => stub.close());

function play(options: { perMinute?: number; deadlineMs?: number; baseUrl?: string } = {}) {
  const log = createLogger({ logLevel: "silent" });
  return createGooglePlaySource(test.ctx.db, log, { baseUrl: stub.baseUrl, deadlineMs: 1_500, ...options });
}
const market = { platform: "android", country: "us" } as const;
const aChart = { platform: "android", country: "us", category: "Weather", kind: "free" } as const;
const request = { ...market, term: "weather", limit: 200 };
const anApp = { ...market, storeId: playId(5) };
const ids = (listings: readonly { storeId: string }[] | null) => listings?.map((listing) => listing.storeId);
const inOrder = (count: number) => Array.from({ length: count }, (_, index) => playId(index + 1));

describe("the search of Google Play", () => {
  it("lists the app that the term names first, each app once, and the parts that follow", async () => {
    const { listings, provenance } = await play().search(request);
    expect(ids(listings)).toEqual(inOrder(45));
    expect(provenance).toMatchObject({ source: "google-play", algorithm: "play-web-search" });
    expect(stub.calls).toMatchObject({ search: 1, next: 1 });
    expect(stub.asked[0]).toBe("/store/search?q=weather&c=apps&hl=en-US&gl=US");
    expect(listings[20]).toMatchObject({
      name: "Stub App 21",
      rating: 4.25,
      price: 0,
      developer: "Developer 1",
    });
  });

  it("asks in the storefront's language, and for no more than is wanted", async () => {
    const { listings } = await play().search({ ...request, country: "de", limit: 10 });
    expect(ids(listings)).toEqual(inOrder(10));
    expect(stub.asked[0]).toBe("/store/search?q=weather&c=apps&hl=de-DE&gl=DE");
    expect(stub.calls.next).toBe(0);
  });

  it("has fewer results while the parts that follow fail", async () => {
    stub.misbehave("next", "wrong-shape");
    expect(ids((await play().search(request)).listings)).toEqual(inOrder(30));
  });

  it("follows a changed order, lists an app once, and has none if nothing is found", async () => {
    stub.misbehave("search", "reordered", 1);
    const { listings } = await play().search({ ...request, limit: 30 });
    expect(ids(listings)).toEqual([playId(1), ...inOrder(30).slice(1).toReversed()]);
    stub.misbehave("search", "duplicates", 1);
    expect(ids((await play().search({ ...request, limit: 30 })).listings)).toEqual(inOrder(30));
    stub.misbehave("search", "empty");
    expect((await play().search(request)).listings).toEqual([]);
    expect((await play().search({ ...request, platform: "ios" })).listings).toEqual([]);
  });

  it("completes two of the first results with each search, until their ratings are known", async () => {
    const rated = async () =>
      (await play().search({ ...request, limit: 5 })).listings.filter(
        ({ ratingCount }) => ratingCount !== null,
      ).length;
    // The app that the term names comes with its ratings.
    expect([await rated(), await rated(), await rated()]).toEqual([3, 5, 5]);
    expect(stub.calls.details).toBe(4);
    stub.misbehave("details", "forbidden");
    expect(ids((await play().search({ ...request, limit: 10 })).listings)).toEqual(inOrder(10));
  });

  it("keeps what a details page told about an app", async () => {
    await play().lookup([anApp.storeId], market);
    const { listings } = await play().search({ ...request, limit: 10 });
    expect(listings[4]).toMatchObject({
      storeId: anApp.storeId,
      ratingCount: 1205,
      subtitle: "Short text 5",
    });
  });
});

describe("Google Play reports clear errors", () => {
  const reading: Record<Exclude<PlayKind, "next" | "safety">, () => Promise<unknown>> = {
    search: () => play().search(request),
    details: () => play().lookup([anApp.storeId], market),
    hints: () => play().hints("rain", market),
    reviews: () => play().reviews(anApp, 1),
    chart: () => play().chart(aChart),
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
  const kinds = (["search", "details", "hints", "reviews", "chart"] as const).flatMap((kind) =>
    faults.map((fault) => [kind, fault] as const),
  );

  it.each(kinds)("%s: %s", async (kind, fault) => {
    stub.misbehave(kind, fault);
    await expect(reading[kind]()).rejects.toMatchObject({
      code: "STORE_UNAVAILABLE",
      message: expect.stringMatching(/^The store \(127\.0\.0\.1:\d+\) .*\.( Try again in \d+ s\.)?$/),
    });
  });

  it("says where a request for consent leads", async () => {
    stub.misbehave("search", "moved");
    await expect(play().search(request)).rejects.toThrow(/it redirects to consent\.example\.com\.$/);
  });

  it("never exceeds the rate of its bucket", async () => {
    const store = play({ perMinute: 4 });
    await store.lookup([playId(7), playId(8)], market);
    await expect(store.lookup([playId(9)], market)).rejects.toMatchObject({
      // 15 seconds, less those that the first calls took.
      retryAfter: expect.closeTo(11, -1),
    });
    expect(stub.calls).toMatchObject({ details: 2, safety: 2 });
    expect(await store.pace()).toEqual({ perMinute: 4, waitSeconds: 0 });
  });

  it("opens its breaker after ten failures", async () => {
    stub.misbehave("details", "wrong-shape");
    for (let time = 0; time < 10; time++) {
      await test.ctx.pool.query("update store_hosts set blocked_until = null");
      await expect(play().lookup([anApp.storeId], market)).rejects.toThrow();
    }
    expect(await play().pace()).toMatchObject({ perMinute: null });
    await expect(play().lookup([anApp.storeId], market)).rejects.toMatchObject({ retryAfter: 60 });
    expect(stub.calls.details).toBe(10);
  });
});

describe("other data of Google Play", () => {
  it.each([true, false])("reads all fields of a details page (newer form: %s)", async (isNew) => {
    const other = await startPlayStub({ isNew });
    const [listing] = await play({ baseUrl: other.baseUrl }).lookup([anApp.storeId], market);
    expect(listing).toMatchObject({
      storeId: anApp.storeId,
      platform: "android",
      name: "Stub App 5",
      subtitle: "Short text 5",
      description: "What app 5 does\nin us & beyond.",
      keywords: null,
      languages: [],
      icon: "https://play-lh.example.com/5",
      developer: "Developer 1",
      developerUrl: "https://play.google.com/store/apps/dev?id=1",
      storeUrl: "https://play.google.com/store/apps/details?id=com.stub.app5&gl=US",
      price: 1.99,
      currency: "USD",
      releaseDate: new Date(1_362_380_400_000),
      lastUpdated: new Date(1_761_955_200_000),
      version: "2.4.1",
      minimumOsVersion: "8.0",
      primaryGenre: "Weather",
      contentRating: "Everyone",
      rating: 4.25,
      ratingCount: 1205,
      minInstalls: 10_000,
      inAppPurchases: { offered: true, priceRange: "$0.99 - $9.99 per item" },
      dataSafety: {
        collected: ["Location", "Personal info"],
        shared: ["Location"],
        practices: ["Data is encrypted in transit"],
      },
    });
    expect(listing?.screenshots).toHaveLength(3);
    await other.close();
  });

  it.each(["wrong-shape", "limited", "gone", "empty"] as const)(
    "data safety is unknown if its page answers with %s, and the rest is known",
    async (fault) => {
      stub.misbehave("safety", fault);
      const [listing] = await play().lookup([anApp.storeId], market);
      expect(listing).toMatchObject({ name: "Stub App 5", dataSafety: null });
    },
  );

  it("a search doesn't ask for data safety, and keeps what is known", async () => {
    await play().search({ ...request, limit: 10 });
    expect(stub.calls.safety).toBe(0);
    await test.ctx.pool.query("update listings set fetched_at = fetched_at - interval '3 days'");
    await play().lookup([anApp.storeId], market);
    const { listings } = await play().search({ ...request, limit: 10 });
    const [kept] = await play().lookup([anApp.storeId], market);
    expect([listings.length, kept?.dataSafety?.shared]).toEqual([10, ["Location"]]);
  });

  it("records a change of the declarations once they are known", async () => {
    const changes = async () =>
      (
        await test.ctx.pool.query(
          "select field, before, after from listing_changes where field in ('dataSafety', 'inAppPurchases')",
        )
      ).rows;
    await play().lookup([anApp.storeId], market);
    expect(await changes()).toEqual([]);
    await test.ctx.pool.query(
      `update listings set fetched_at = fetched_at - interval '3 days', in_app_purchases = '{"offered": false, "priceRange": null}'`,
    );
    await play().lookup([anApp.storeId], market);
    expect(await changes()).toEqual([
      {
        field: "inAppPurchases",
        before: expect.stringContaining("false"),
        after: expect.stringContaining("0.99"),
      },
    ]);
  });

  it("looks up an app once a day; an app that isn't sold there is absent", async () => {
    await play().lookup([anApp.storeId], market);
    await play().lookup([anApp.storeId], market);
    expect(stub.calls.details).toBe(1);
    stub.misbehave("details", "gone");
    expect(await play().lookup([playId(6), "123456789"], market)).toEqual([]);
  });

  it("keeps the last listing and its date if a new one isn't available", async () => {
    await play().lookup([anApp.storeId], market);
    await test.ctx.pool.query("update listings set fetched_at = fetched_at - interval '3 days'");
    stub.misbehave("details", "html");
    const [after] = await play().lookup([anApp.storeId], market);
    expect(Date.now() - Number(after?.fetchedAt)).toBeGreaterThan(2 * 86_400_000);
  });

  it("returns suggestions in the store's order", async () => {
    expect((await play().hints("rain", market)).value).toEqual(["rain", "rain map", "rain & co"]);
    stub.misbehave("hints", "empty");
    expect((await play().hints("zzz", market)).value).toEqual([]);
    expect((await play().hints("rain", { platform: "ios", country: "us" })).value).toBeNull();
  });

  it("returns reviews page by page, without titles", async () => {
    const first = (await play().reviews(anApp, 1)).value;
    expect(first).toMatchObject({ more: true });
    expect(first?.reviews).toHaveLength(50);
    expect(first?.reviews[0]).toEqual({
      id: "r0",
      username: "reader0",
      rating: 1,
      title: null,
      text: "Text of review 0",
      version: "2.4.1",
      date: new Date(1_780_000_000_000),
    });
    const second = (await play().reviews(anApp, 2)).value;
    expect(second).toMatchObject({ more: false });
    expect(second?.reviews.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `r${50 + index}`),
    );
    stub.misbehave("reviews", "empty");
    expect((await play().reviews(anApp, 1)).value).toEqual({ reviews: [], more: false });
  });

  it("returns charts and similar apps of other developers", async () => {
    for (const kind of ["free", "paid", "grossing"] as const)
      expect((await play().chart({ ...aChart, kind })).value).toEqual(inOrder(20));
    expect((await play().chart({ ...aChart, category: "Unheard of" })).value).toBeNull();
    // The linked apps are 6, 9 and 99; 9 is by the same developer.
    expect(ids((await play().similar(anApp)).value)).toEqual([playId(6), playId(99)]);
  });

  it("returns the similar apps for which the budget is enough, and fails if it is for none", async () => {
    // The page, the app and two of the three linked apps; one of them may be by the same developer.
    const similar = (await play({ perMinute: 4 }).similar(anApp)).value ?? [];
    expect([1, 2]).toContain(similar.length);
    await test.ctx.pool.query("delete from listings where source = 'google-play'");
    await expect(play({ perMinute: 4 }).similar(anApp)).rejects.toThrow(/limits the number of requests/);
  });
});
