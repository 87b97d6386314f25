import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { showcaseEndpoints } from "@listwise/contracts/site";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";

const { figures, topApps } = showcaseEndpoints;
const DAY = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("refuses empty and long keywords and unknown countries", async () => {
  for (const query of [{ keyword: "  " }, { keyword: "x".repeat(101) }]) {
    expect(await app.request(topApps, { query })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    });
  }
  const nowhere = await app.request(topApps, { query: { keyword: "weather", country: "zz" } });
  expect(nowhere).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
});

test("refuses a visitor's thirty-first search within a minute", async () => {
  const statuses = [];
  for (let n = 0; n < 31; n++) {
    statuses.push((await app.request(topApps, { query: { keyword: `word ${n}` } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await app.ctx.pool.query("delete from rate_counters");
});

test("unknown totals are null, and known ones include their source", async () => {
  const { data, source } = await app.call(figures);
  expect(data.apps).toBeGreaterThan(100);
  expect(data.storefronts).toBeGreaterThan(1);
  expect(data).toMatchObject({ keywords: null, ranks: null });
  expect(source).toBe("sample");
});

test("a search lists the same apps as the signed-in search, with stored daily ranks", async () => {
  const keywordId = await ensureKeyword(app.ctx.db, "weather radar", "ios");
  const pair = { keywordId, country: "us", text: "weather radar", platform: "ios" } as const;
  await crawlNow(app.ctx, pair, new Date(Date.now() - 3 * DAY));
  await crawlNow(app.ctx, pair);
  const { data, provenance, keyword } = await app.call(topApps, { query: { keyword: " Weather  RADAR " } });
  expect(keyword).toBe("weather radar");
  expect(provenance.source).toBe("sample");
  expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  for (const { position, ranks } of data) {
    expect(ranks).toHaveLength(14);
    expect(ranks.at(-1)).toBe(position);
  }
  const { status } = await app.request(userKeywordsEndpoints.list);
  expect(status).toBe(401);
});

test("a keyword without results is an empty list", async () => {
  expect((await app.call(topApps, { query: { keyword: "qqqqzzzz" } })).data).toEqual([]);
});

test("visitors get stored results of a live store and never cause requests to it", async () => {
  const live = await startTestApp({ env: { STORE_SOURCE: "apple", APPLE_BASE_URL: "http://127.0.0.1:1" } });
  const { status, body } = await live.request(topApps, { query: { keyword: "weather radar" } });
  expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
  expect((await live.call(figures)).data).toEqual({
    apps: null,
    storefronts: null,
    keywords: null,
    ranks: null,
  });
  await live.close();
});
