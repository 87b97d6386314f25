import { appsEndpoints, competitorsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import {
  keywordComparisonEndpoints,
  keywordEntriesEndpoints,
  keywordListsEndpoints,
} from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { giveLimit } from "../../../testing/give-limit";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { crawlNow, ensureKeyword } from "../../crawls";
import { loadKeywordMetrics } from "../../research";

const { compare } = keywordComparisonEndpoints;
const country = "us";
const NAMES = ["Rain Map", "Rain Radar", "Storm Radar"];
const UNCOVERED = "br";

let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
const ids: number[] = [];

/** Checks a keyword and replaces its results, its popularity and the ranks of the apps. */
async function check(text: string, popularity: number | null, ranks: readonly number[]) {
  const keywordId = await ensureKeyword(site.ctx.db, text, "ios");
  await crawlNow(site.ctx, { keywordId, country, text, platform: "ios" });
  await loadKeywordMetrics(site.ctx, { keyword: text, platform: "ios", country });
  await site.ctx.pool.query("update keyword_metrics set popularity = $2 where keyword_id = $1", [
    keywordId,
    popularity,
  ]);
  for (const [index, rank] of ranks.entries()) {
    await site.ctx.pool.query(
      "update app_ranks set current_rank = $3 where keyword_id = $1 and app_id = $2",
      [keywordId, ids[index], rank],
    );
  }
}

beforeAll(async () => {
  const path = await aDataset(
    NAMES.map((trackName, n) => anItunesApp({ trackId: 950000001 + n, trackName, userRatingCount: 1000 })),
  );
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  user = await site.asUser({ plan: "pro" });
  for (const [index] of NAMES.entries()) {
    const body = { storeId: String(950000001 + index) };
    ids.push((await user.call(appsEndpoints.followByStoreId, { body })).data.id);
  }
  for (const competitorId of ids.slice(1)) {
    const body = { competitorId: String(competitorId), country };
    await user.call(competitorsEndpoints.add, { params: { id: String(ids[0]) }, body });
  }
  const items = ["rain", "storm", "never checked"].map((keywordText) => ({ keywordText, country }));
  await user.call(keywordListsEndpoints.addMany, { body: { appId: ids[0] ?? 0, items } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: ids[1] ?? 0, keywordText: "other list" } });
  await check("rain", 60, [1, 3, 201]);
  await check("storm", 40, [3, 1, 12]);
});
afterAll(() => site.close());

const read = (caller = user, query = {}) =>
  caller.call(compare, { params: { id: String(ids[0]) }, query: { country, ...query } });

it("refuses visitors, apps that the user doesn't track, unlisted apps of others, and uncovered countries", async () => {
  const params = { id: String(ids[0]) };
  expect(await site.request(compare, { params })).toMatchObject({ status: 401 });
  const other = await site.asUser();
  expect(await other.request(compare, { params })).toMatchObject({ status: 404 });
  const unlisted = await user.call(ownAppsEndpoints.create, {
    body: { name: "Secret", storeId: "com.example.secret", platform: "android" },
  });
  const hidden = { params: { id: String(unlisted.data.id) } };
  expect(await other.request(compare, hidden)).toMatchObject({ status: 404 });
  expect(await user.request(compare, hidden)).toMatchObject({ status: 200 });
  for (const unknown of ["zz", UNCOVERED]) {
    const answer = await user.request(compare, { params, query: { country: unknown } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  }
});

it("compares the keywords of the app's own list, newest first, with figures that match a calculation by hand", async () => {
  const { data, apps, chosen } = await read();
  expect(data).toEqual([
    { keyword: "rain", popularity: 60, ranks: [1, 3, 201], results: 2, checkedAt: expect.any(String) },
    { keyword: "storm", popularity: 40, ranks: [3, 1, 12], results: 1, checkedAt: expect.any(String) },
    { keyword: "never checked", popularity: null, ranks: [null, null, null], results: null, checkedAt: null },
  ]);
  expect(chosen).toBe(2);
  // Own: (60 · 0.3 + 40 · 0.1) / (100 · 0.3); next: (60 · 0.1 + 40 · 0.3) / 30; last: 40 · 0.09 / 12 / 30 = 1.
  expect(apps).toEqual([
    { id: ids[0], name: NAMES[0], icon: null, visibility: 73.3, visibilityShare: 54.6, top10: 2 },
    { id: ids[1], name: NAMES[1], icon: null, visibility: 60, visibilityShare: 44.7, top10: 2 },
    { id: ids[2], name: NAMES[2], icon: null, visibility: 1, visibilityShare: 0.7, top10: 0 },
  ]);
});

it("leaves unknown figures out and compares as many competitors as the plan allows", async () => {
  await check("storm", null, [3, 1, 12]);
  await giveLimit(site, user.id, "competitor_analysis_depth", 1);
  const { data, apps, chosen } = await read();
  expect(data[1]).toMatchObject({ keyword: "storm", popularity: null, ranks: [3, 1] });
  expect(apps).toMatchObject([
    { visibility: 100, visibilityShare: 75 },
    { visibility: 33.3, visibilityShare: 25 },
  ]);
  expect(chosen).toBe(2);
});

it("compares with the ranks of an earlier day, and knows none of a day without checks", async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const keywordId = await ensureKeyword(site.ctx.db, "rain", "ios");
  for (const [index, rank] of [10, 1].entries()) {
    await site.ctx.pool.query(
      `insert into rank_days (app_id, keyword_id, country, day, rank, source)
       select app_id, keyword_id, country, $3, $4, source from app_ranks where app_id = $1 and keyword_id = $2`,
      [ids[index], keywordId, day(60), rank],
    );
  }
  await site.ctx.pool.query("update app_ranks set packed_at = null");
  const earlier = await read(user, { day: day(60) });
  expect(earlier).toMatchObject({ day: day(60), firstDay: day(365) });
  expect(earlier.data.map(({ previousRanks }) => previousRanks)).toEqual([
    [10, 1],
    [null, null],
    [null, null],
  ]);
  // 60 · 0.03 against 60 · 0.3.
  expect(earlier.apps.map(({ previousShare }) => previousShare)).toEqual([9.1, 90.9]);
  const unknown = await read(user, { day: day(100) });
  expect(unknown.apps.map(({ previousShare }) => previousShare)).toEqual([null, null]);
  const long = await read(user, { day: day(900) });
  expect(long.day).toBe(day(365));
  const tomorrow = { params: { id: String(ids[0]) }, query: { country, day: day(-1) } };
  expect(await user.request(compare, tomorrow)).toMatchObject({ status: 400 });
  expect((await read()).data[0]).not.toHaveProperty("previousRanks");
});

it("compares nothing for an app without competitors or keywords in the country", async () => {
  const lonely = await user.call(compare, { params: { id: String(ids[2]) }, query: { country } });
  expect(lonely).toMatchObject({
    data: [],
    apps: [{ id: ids[2], visibility: null, visibilityShare: null, top10: 0 }],
    chosen: 0,
  });
});
