import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { clientReportsEndpoints } from "@listwise/contracts/client-reports";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword } from "../crawls";

const { list, tracked, performance, shares } = portfolioEndpoints;
const DAY_MS = 86_400_000;
const [OWN, RIVAL, WATCHED] = [1, 2, 3];
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const read = (id: number, query = {}, caller = user) =>
  caller.call(performance, { params: { id: String(id) }, query });

/** Records the ranks of an app by how many days ago they were checked; 0 is today. */
async function record(appId: number, text: string, ranks: Record<number, number>) {
  const keywordId = await ensureKeyword(site.ctx.db, text, "ios");
  for (const [ago, rank] of Object.entries(ranks)) {
    await site.ctx.pool.query(
      `insert into rank_days (app_id, keyword_id, country, day, rank, source) values ($1, $2, 'us', $3, $4, 'sample')
       on conflict (app_id, country, keyword_id, day) do update set rank = excluded.rank`,
      [appId, keywordId, day(Number(ago)), rank],
    );
  }
  await site.ctx.pool.query(
    `update app_ranks set current_rank = $3, checked_at = now(), source = 'sample' where app_id = $1 and keyword_id = $2`,
    [appId, keywordId, ranks[0]],
  );
}

beforeAll(async () => {
  site = await startTestApp();
  user = await site.asUser({ plan: "pro" });
  await user.call(appsEndpoints.follow, { body: { appId: OWN, relation: "own" } });
  await user.call(appsEndpoints.follow, { body: { appId: WATCHED } });
  await user.call(competitorsEndpoints.add, {
    params: { id: String(OWN) },
    body: { competitorId: String(RIVAL) },
  });
  const popularities = { "alpha word": 60, "beta word": 40, "gamma word": 50 };
  for (const [keywordText, popularity] of Object.entries(popularities)) {
    await user.call(keywordEntriesEndpoints.add, { body: { appId: OWN, keywordText } });
    await site.ctx.pool.query(
      `insert into keyword_metrics (keyword_id, country, source, popularity, metrics, computed_at)
       values ($1, 'us', 'sample', $2, '{}', now())`,
      [await ensureKeyword(site.ctx.db, keywordText, "ios"), popularity],
    );
  }
  await user.call(userKeywordsEndpoints.add, { body: { appId: null, keywordText: "delta word" } });
  await site.ctx.pool.query(
    `insert into keyword_results (keyword_id, country, source, results, top_app_ids, checked_at)
     values ($1, 'us', 'sample', 31, '{}', now())`,
    [await ensureKeyword(site.ctx.db, "beta word", "ios")],
  );
  await record(OWN, "alpha word", { 8: 3, 0: 1 });
  await record(OWN, "beta word", { 7: 10, 6: 10, 0: 3 });
  await record(RIVAL, "alpha word", { 0: 2 });
  await record(RIVAL, "beta word", { 0: 201 });
});
afterAll(() => site.close());

it("refuses visitors, unknown countries and apps that the user doesn't track", async () => {
  const params = { id: String(OWN) };
  expect(await site.request(list)).toMatchObject({ status: 401 });
  expect(await site.request(performance, { params })).toMatchObject({ status: 401 });
  expect(await site.request(shares, { params })).toMatchObject({ status: 401 });
  const refusal = { status: 400, body: { code: "UNKNOWN_COUNTRY" } };
  expect(await user.request(list, { query: { country: "zz" } })).toMatchObject(refusal);
  expect(await user.request(performance, { params, query: { country: "zz" } })).toMatchObject(refusal);
  expect(await user.request(shares, { params, query: { country: "zz" } })).toMatchObject(refusal);
  const other = await site.asUser();
  for (const id of [String(OWN), "99999999"]) {
    expect(await other.request(performance, { params: { id } })).toMatchObject({ status: 404 });
    expect(await other.request(shares, { params: { id } })).toMatchObject({ status: 404 });
  }
  expect((await other.call(list, {})).data).toEqual([]);
});

it("refuses countries that the source doesn't cover, with the reason", async () => {
  const path = await aDataset([anItunesApp({ trackId: 950000001, trackName: "Rain" })]);
  const small = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const someone = await small.asUser();
  await someone.call(appsEndpoints.followByStoreId, { body: { storeId: "950000001" } });
  const refusal = {
    status: 400,
    body: { code: "UNKNOWN_COUNTRY", message: expect.stringContaining("Germany") },
  };
  expect(await someone.request(list, { query: { country: "de" } })).toMatchObject(refusal);
  const asked = { params: { id: "1" }, query: { country: "de" } };
  expect(await someone.request(performance, asked)).toMatchObject(refusal);
  await small.close();
});

it("lists own apps with the figures of their lists", async () => {
  const { data, unassigned, advanced, trendStart, provenance } = await user.call(list, {});
  expect(data.map(({ app }) => app.id)).toEqual([OWN]);
  // 100 · (60 · 0.3 + 40 · 0.1) / (100 · 0.3), and a week ago 100 · (60 · 0.1 + 40 · 0.03) / (100 · 0.3).
  expect(data[0]?.figures).toMatchObject({
    ...{ visibility: 73.3, change7: 49.3, change30: null, averageRank: 2 },
    ...{
      keywords: 3,
      ranked: 2,
      unranked: 0,
      unchecked: 1,
      unknownPopularity: 0,
      top3: 2,
      top10: 2,
      top50: 2,
    },
    checkedAt: expect.any(String),
  });
  expect(data[0]?.trend).toHaveLength(31);
  expect(data[0]?.trend.slice(-10)).toEqual([null, 33.3, 24, 10, 10, null, null, null, null, 73.3]);
  expect({ unassigned, advanced, trendStart }).toEqual({
    unassigned: 1,
    advanced: true,
    trendStart: day(30),
  });
  expect(provenance).toMatchObject({ source: "sample", fetchedAt: data[0]?.figures.checkedAt });
  expect((await user.call(list, { query: { country: "de" } })).data[0]?.figures).toMatchObject({
    keywords: 0,
  });
});

async function preview(kind: "last7" | "last30") {
  const { data } = await user.call(clientReportsEndpoints.preview, {
    body: {
      ...{ appId: OWN, country: "us", title: "Report", logo: null, competitorIds: null },
      sections: ["summary", "visibility", "movers", "keywords"],
      period: { kind },
    },
  });
  return data;
}

beforeAll(() => giveLimit(site, user.id, "custom_reports", true));

it("a report whose period begins before the first check compares with the day of that check, like the dashboard", async () => {
  const report = await preview("last30");
  // 100 · 60 · 0.1 / (60 · 0.3) on the first day.
  expect(report.summary?.changes).toEqual({ visibility: 40, averageRank: 1, top10: 1 });
  expect(report.changesSince).toBe(day(8));
  expect(report.summary?.highlights[0]?.text).toMatch(/^Visibility rose by 40 points to 73\.3% since .*\.$/);
  const since = report.keywords?.rows.map((row) => [row.keyword, row.since]);
  expect(since?.slice(0, 2)).toEqual([
    ["alpha word", day(8)],
    ["beta word", day(7)],
  ]);
  const { data } = await user.call(performance, { params: { id: String(OWN) } });
  expect(data.figures.changeSinceFirst).toEqual({ day: day(8), change: 40 });
});

it("a report of the last 7 days has the same changes as the dashboard", async () => {
  const report = await preview("last7");
  expect(report.changesSince).toBeNull();
  const { data } = await user.call(performance, { params: { id: String(OWN) } });
  expect(report.summary?.changes.visibility).toBe(data.figures.change7);
  expect(report.visibility?.days).toHaveLength(7);
  expect(report.movers).toEqual(data.movers);
});

it("counts reviews of at most three stars without a reply; they are unknown until they are fetched", async () => {
  const count = async () => (await user.call(list, {})).data[0]?.reviewsToAnswer;
  expect(await count()).toBeNull();
  const params = { id: String(OWN) };
  const { data } = await user.call(reviewManagerEndpoints.list, { params, query: { limit: 200 } });
  const low = data.filter(({ rating }) => rating <= 3);
  expect(low.length).toBeGreaterThan(0);
  expect(await count()).toBe(low.length);
  const body = { reviewId: low[0]?.id ?? "", country: "us", text: "Sorry!", replied: true };
  await user.call(reviewManagerEndpoints.reply, { params, body });
  expect(await count()).toBe(low.length - 1);
});

it("shows an app's days, movers and its share of visibility", async () => {
  const { data, advanced } = await read(OWN, { days: 90 });
  expect(data).toMatchObject({ from: day(89), to: day(0), historyDays: 365, figures: { visibility: 73.3 } });
  expect(data.series).toHaveLength(90);
  expect(data.series.at(-1)).toEqual({
    day: day(0),
    visibility: 73.3,
    averageRank: 2,
    counts: [2, 0, 0, 0, 0, 1],
  });
  expect(data.series.at(-8)).toMatchObject({ visibility: 24, averageRank: 6.5, counts: [1, 1, 0, 0, 0, 1] });
  expect(data.series.at(-2)).toMatchObject({ visibility: null, counts: null });
  expect(data.movers.up.map(({ keyword, before, now, results }) => [keyword, before, now, results])).toEqual([
    ["beta word", 10, 3, 31],
    ["alpha word", 3, 1, null],
  ]);
  // The competitor has 60 · 0.15 / 30 = 30.
  const rows = data.shares.map(({ appId, visibility, share }) => [appId, visibility, share]);
  expect(rows).toEqual([
    [OWN, 73.3, 71],
    [RIVAL, 30, 29],
  ]);
  expect(advanced).toBe(true);
});

it("a competitor is measured by the lists of the apps it competes with, a watched app by all keywords", async () => {
  const rival = (await read(RIVAL)).data;
  expect(rival.app.relation).toBe("competitor");
  expect(rival.figures).toMatchObject({ keywords: 4, visibility: 30, unranked: 1, unchecked: 2 });
  expect(rival.shares.map(({ appId }) => appId)).toEqual([OWN, RIVAL]);
  const watched = (await read(WATCHED)).data;
  expect(watched.figures).toMatchObject({ keywords: 4, visibility: null, unchecked: 4 });
  expect(watched.shares).toMatchObject([{ appId: WATCHED, share: null }]);
});

it("lists the latest figures of all tracked apps, equal to those of each app", async () => {
  expect(await site.request(tracked)).toMatchObject({ status: 401 });
  const unknown = await user.request(tracked, { query: { country: "zz" } });
  expect(unknown).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  const { data, advanced } = await user.call(tracked, {});
  expect(advanced).toBe(true);
  expect(data.map(({ appId }) => appId).toSorted()).toEqual([OWN, RIVAL, WATCHED]);
  for (const { appId, ...figures } of data)
    expect((await read(appId)).data.figures).toMatchObject({ ...figures });
  expect(data.find(({ appId }) => appId === RIVAL)).toEqual({
    ...{ appId: RIVAL, visibility: 30, averageRank: 2, ranked: 1, keywords: 4 },
  });
  const other = await site.asUser();
  expect((await other.call(tracked, {})).data).toEqual([]);
});

it("the plan limits history, granularity and the advanced figures", async () => {
  const free = await site.asUser();
  await free.call(appsEndpoints.follow, { body: { appId: OWN, relation: "own" } });
  await free.call(keywordEntriesEndpoints.add, { body: { appId: OWN, keywordText: "alpha word" } });
  const { data } = await read(OWN, { days: 365 }, free);
  expect(data).toMatchObject({ from: day(30), historyDays: 30, figures: { visibility: 100 } });
  await giveLimit(site, free.id, "advanced_analytics", false);
  await giveLimit(site, free.id, "data_granularity", ["monthly"]);
  const less = await read(OWN, {}, free);
  expect(less.advanced).toBe(false);
  expect(less.data).toMatchObject({ shares: [], figures: { visibility: null, top3: null, averageRank: 1 } });
  expect(less.data.series.length).toBeLessThanOrEqual(2);
  expect(less.data.series.every(({ visibility, counts }) => visibility === null && counts === null)).toBe(
    true,
  );
  const [app] = (await free.call(list, {})).data;
  expect(app).toMatchObject({ trend: [], figures: { visibility: null, change7: null } });
  expect(await free.call(tracked, {})).toMatchObject({
    advanced: false,
    data: [{ appId: OWN, visibility: null, averageRank: 1 }],
  });
});

it("shows the shares of visibility by day; the last ones are those of today", async () => {
  const params = { id: String(OWN) };
  const { data } = await user.call(shares, { params, query: { days: 30 } });
  expect(data).toMatchObject({ from: day(29), to: day(0), others: 0 });
  expect(data.apps.map(({ appId, shares: { length } }) => [appId, length])).toEqual([
    [OWN, 30],
    [RIVAL, 30],
  ]);
  const getShares = (ago: number) =>
    data.apps.map((app) => app.shares.find((one) => one.day === day(ago))?.share);
  expect(getShares(0)).toEqual([71, 29]);
  // Eight days ago, the ranks of the competitor are unknown.
  expect(getShares(8)).toEqual([null, null]);
  expect(getShares(20)).toEqual([null, null]);
  await giveLimit(site, user.id, "advanced_analytics", false);
  expect(await user.request(shares, { params })).toMatchObject({ status: 403 });
});
