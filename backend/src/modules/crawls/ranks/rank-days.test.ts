import { computeStrength } from "@listwise/aso-core/scores";
import { computeAverageRank, computeVisibility, countTopRanks } from "@listwise/aso-core/visibility";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import {
  crawlNow,
  ensureKeyword,
  fillRankDays,
  findRankDays,
  findRanksByDay,
  findRanksOfApps,
  startRankTracking,
} from "..";

const DAY_MS = 86_400_000;
const source = "dataset" as const;
const country = "us";
let site: TestApp;
let keywordId: number;
const appIds: number[] = [];

beforeAll(async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 950000001, trackName: "Rain Map", userRatingCount: 100 }),
    anItunesApp({ trackId: 950000002, trackName: "Regen Radar Rain", userRatingCount: 10 }),
    anItunesApp({ trackId: 950000003, trackName: "Schnee ❄️ 雪", userRatingCount: 5 }),
  ]);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const user = await site.asUser();
  for (const storeId of ["950000001", "950000003"]) {
    appIds.push((await user.call(appsEndpoints.followByStoreId, { body: { storeId } })).data.id);
  }
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "rain" } });
  keywordId = await ensureKeyword(site.ctx.db, "rain", "ios");
});
afterAll(() => site.close());

const crawl = (at: Date) => crawlNow(site.ctx, { keywordId, country, text: "rain", platform: "ios" }, at);
const noon = (ago: number) => new Date(Math.floor(Date.now() / DAY_MS - ago) * DAY_MS + DAY_MS / 2);
const read = async (appId: number | undefined) => {
  const { rows } = await site.ctx.pool.query(
    "select day::text, rank from rank_days where app_id = $1 order by day",
    [appId],
  );
  return rows.map(({ day, rank }) => [day, rank]);
};
const day = (ago: number) => noon(ago).toISOString().slice(0, 10);

it("records a rank per tracked app and checked day, the best rank, and the strengths of the top apps", async () => {
  const [rain, snow] = appIds;
  for (const ago of [5, 3]) await crawl(noon(ago));
  await crawl(new Date(noon(3).getTime() + 1000));
  expect([await read(rain), await read(snow)]).toEqual([
    [
      [day(5), 1],
      [day(3), 1],
    ],
    [
      [day(5), 201],
      [day(3), 201],
    ],
  ]);
  const best = await site.ctx.pool.query(
    "select best_rank from app_ranks where app_id = any($1) order by app_id",
    [appIds],
  );
  expect(best.rows).toEqual([{ best_rank: 1 }, { best_rank: null }]);
  const { rows } = await site.ctx.pool.query("select * from keyword_results");
  expect(rows).toMatchObject([{ results: 2, source, top_app_ids: [rain, expect.any(Number)] }]);
  const listed = [
    { name: "Rain Map", subtitle: null, ratingCount: 100 },
    { name: "Regen Radar Rain", subtitle: null, ratingCount: 10 },
  ];
  expect(rows[0].top_strengths).toEqual(
    listed.map((app) => expect.closeTo(computeStrength("rain", app)?.value ?? 0)),
  );
});

it("fills in the days before an app was tracked, with spans of the same order, and keeps recorded ones", async () => {
  const found = await site.ctx.pool.query("select id from apps where store_id = '950000002'");
  const [{ id: later }] = found.rows;
  const subject = { appId: later, source, country };
  const computed = await findRankDays(site.ctx.db, subject, [{ keywordId, popularity: 10 }], day(3));
  expect(computed.map(({ day: at, averageRank }) => [at, averageRank])).toEqual([[day(3), 2]]);
  await startRankTracking(site.ctx.db, [later], [{ keywordId, country }]);
  await crawl(noon(1));
  await site.ctx.pool.query("update rank_days set rank = 7 where app_id = $1", [later]);
  await Promise.all([fillRankDays(site.ctx.db), fillRankDays(site.ctx.db)]);
  await fillRankDays(site.ctx.db);
  expect(await read(later)).toEqual([
    [day(5), 2],
    [day(4), 2],
    [day(3), 2],
    [day(2), 2],
    [day(1), 7],
  ]);
  const { rows } = await site.ctx.pool.query(
    "select best_rank, days_filled from app_ranks where app_id = $1",
    [later],
  );
  expect(rows).toEqual([{ best_rank: 2, days_filled: true }]);
});

it("reads the same ranks from the trend as from all days", async () => {
  const [appId = 0] = appIds;
  const target = { keywordId, country };
  const read = async (source: "dataset" | "apple" = "dataset") => ({
    byDay: await findRanksByDay(site.ctx.db, { appId, source }, [target, { keywordId, country: "de" }], {
      since: day(6),
      days: 7,
    }),
    days: await findRankDays(
      site.ctx.db,
      { appId, source, country },
      [{ keywordId, popularity: 10 }],
      day(4),
    ),
  });
  await fillRankDays(site.ctx.db);
  const fromTrend = await read();
  expect(fromTrend.byDay).toEqual([[null, 1, 1, 1, 1, 1, null], Array(7).fill(null)]);
  expect(fromTrend.days.map(({ day: at }) => at)).toEqual([4, 3, 2, 1].map(day));
  // A trend that a version with fewer days stored.
  await site.ctx.pool.query("update app_ranks set trend = trend[37:38] where app_id = $1", [appId]);
  expect(await read()).toEqual(fromTrend);
  expect(await read("apple")).toEqual({ byDay: [Array(7).fill(null), Array(7).fill(null)], days: [] });
});

it("reads the ranks of several apps together, each with keywords of its own", async () => {
  const [first = 0, second = 0] = appIds;
  const keywords = [
    { keywordId, country: "de" },
    { keywordId, country },
  ];
  const range = { since: day(6), days: 7 };
  const lists = [
    { appId: second, keywords },
    { appId: 0, keywords: [] },
    { appId: first, keywords: keywords.toReversed() },
    { appId: first, keywords: keywords.slice(0, 1) },
  ];
  const alone = await Promise.all(
    lists.map((list) => findRanksByDay(site.ctx.db, { appId: list.appId, source }, list.keywords, range)),
  );
  expect(alone[2]).toEqual([[null, 1, 1, 1, 1, 1, null], Array(7).fill(null)]);
  expect(alone[0]?.[1]).not.toEqual(alone[2]?.[0]);
  expect(await findRanksOfApps(site.ctx.db, source, lists, range)).toEqual(alone);
});

it("computes averages, visibility and counts as aso-core does", async () => {
  const appId = appIds[0] ?? 0;
  const ranks = [1, 2, 3, 4, 10, 11, 20, 21, 50, 51, 100, 200, 201, 201];
  const texts = ranks.map((_, index) => `keyword ${index}`);
  const ids: number[] = [];
  for (const text of texts) ids.push(await ensureKeyword(site.ctx.db, text, "ios"));
  await site.ctx.pool.query(
    `insert into rank_days (app_id, keyword_id, country, day, rank, source)
     select $1, k, 'us', '2026-01-01', r, $4 from unnest($2::int[], $3::int[]) as t(k, r)`,
    [appId, ids, ranks, source],
  );
  const list = ranks.map((rank, index) => ({ rank, popularity: index % 4 === 3 ? null : 5 + index * 7 }));
  await startRankTracking(
    site.ctx.db,
    [appId],
    ids.map((id) => ({ keywordId: id, country })),
  );
  await fillRankDays(site.ctx.db);
  const keywords = ids.map((id, index) => ({ keywordId: id, popularity: list[index]?.popularity ?? null }));
  const [found] = await findRankDays(site.ctx.db, { appId, source, country }, keywords, null);
  const { value, ranked, unranked } = computeAverageRank(ranks);
  expect(found).toEqual({
    day: "2026-01-01",
    averageRank: expect.closeTo(value ?? 0, 1),
    rankedCount: ranked,
    unrankedCount: unranked,
    visibility: expect.closeTo(computeVisibility(list).value ?? 0, 1),
    ...countTopRanks(ranks),
    top200: ranked,
  });
  const unrankedOnly = keywords.slice(-2);
  expect(await findRankDays(site.ctx.db, { appId, source, country }, unrankedOnly, null)).toMatchObject([
    { averageRank: null, rankedCount: 0, unrankedCount: 2, visibility: 0 },
  ]);
  expect(await findRankDays(site.ctx.db, { appId, source: "apple", country }, keywords, null)).toEqual([]);
});

it("a history has the days on which an unchanged order was checked, and its range", async () => {
  const user = await site.asUser();
  const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: "950000001" } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "map" } });
  const id = await ensureKeyword(site.ctx.db, "map", "ios");
  for (const ago of [40, 6, 4, 3, 1]) {
    await crawlNow(site.ctx, { keywordId: id, country, text: "map", platform: "ios" }, noon(ago));
  }
  const params = { id: String(app.id) };
  const query = { keyword: "map", dateRange: "7days" };
  const { data, from, to, validDays } = await user.call(rankingsEndpoints.history, { params, query });
  expect(data).toEqual([
    { checkedAt: day(6), rank: 1 },
    { checkedAt: day(4), rank: 1 },
    { checkedAt: day(3), rank: 1 },
    { checkedAt: noon(1).toISOString(), rank: 1 },
  ]);
  expect([from, to, validDays]).toEqual([day(6), day(0), 1]);
});
