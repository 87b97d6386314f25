import { showcaseEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";

const { figures, topApps } = showcaseEndpoints;
const DAY = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("a keyword that is empty or too long, and a country that no store has, are refused", async () => {
  for (const query of [{ keyword: "  " }, { keyword: "x".repeat(101) }]) {
    expect(await app.request(topApps, { query })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    });
  }
  const nowhere = await app.request(topApps, { query: { keyword: "weather", country: "zz" } });
  expect(nowhere).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
});

test("the thirty-first search of a visitor within a minute is refused", async () => {
  const statuses = [];
  for (let n = 0; n < 31; n++) {
    statuses.push((await app.request(topApps, { query: { keyword: `word ${n}` } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await app.ctx.pool.query("delete from rate_counters");
});

test("what is not known yet is null, and what is known carries its source", async () => {
  const { data, source } = await app.call(figures);
  expect(data.apps).toBeGreaterThan(100);
  expect(data.storefronts).toBeGreaterThan(1);
  expect(data).toMatchObject({ keywords: null, ranks: null });
  expect(source).toBe("sample");
});

test("a search lists what the signed-in search ranks, with the days that are stored", async () => {
  const keywordId = await ensureKeyword(app.ctx.db, "weather radar");
  const pair = { keywordId, country: "us", text: "weather radar" };
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

test("from a live store visitors get what is stored, and never make it work", async () => {
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
