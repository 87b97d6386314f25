import { analyticsEndpoints, type AnalyticsPoint } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword } from "../crawls";
import { listDays, computeFirstDay } from "./date-range";
import { mergeIntoSteps } from "./limit-series-to-plan";

const { analytics, changes } = analyticsEndpoints;
const DAY_MS = 86_400_000;
const id = "900000001";
let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it.each(Object.entries(analyticsEndpoints))(
  "%s rejects visitors and unknown countries",
  async (_, endpoint) => {
    expect(await site.request(endpoint, { params: { id } })).toMatchObject({ status: 401 });
    const user = await site.asUser();
    const answer = await user.request(endpoint, { params: { id }, query: { country: "zz" } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  },
);

it("computes each day from stored crawls and leaves days without crawls empty", async () => {
  const user = await site.asUser();
  const { data: app } = await user.call(appsEndpoints.get, { params: { id } });
  const ids: number[] = [];
  for (const keywordText of ["one", "two"]) {
    await user.call(userKeywordsEndpoints.add, { body: { keywordText } });
    ids.push(await ensureKeyword(site.ctx.db, keywordText, "ios"));
  }
  const [one, two] = ids;
  const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const crawl = (keywordId: number | undefined, appIds: number[], first: number, last: number) =>
    site.ctx.pool.query(
      `insert into crawls (keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at)
       values ($1, 'us', 'iphone', 'sample', $2, $3, $4)`,
      [keywordId, appIds, at(first), at(last)],
    );
  await crawl(one, [app.id], 5, 3);
  await crawl(two, [999_999, app.id], 3, 3);
  await crawl(two, [999_999], 1, 1);
  const latest = at(1);
  await site.ctx.pool.query(
    `insert into keyword_results (keyword_id, country, source, results, top_app_ids, checked_at)
     values ($1, 'us', 'sample', 1, '{}', $3), ($2, 'us', 'sample', 1, '{}', $4)`,
    [one, two, at(3), latest],
  );
  const { data, provenance } = await user.call(analytics, { params: { id }, query: { dateRange: "7days" } });
  const read = ({ averageRank, rankedCount, unrankedCount, top3, top200 }: AnalyticsPoint) => {
    return [averageRank, rankedCount, unrankedCount, top3, top200];
  };
  expect(data.map(read)).toEqual([
    [null, null, null, null, null],
    [1, 1, 0, 1, 1],
    [1, 1, 0, 1, 1],
    [1.5, 2, 0, 2, 2],
    [null, null, null, null, null],
    [null, 0, 1, 0, 0],
    [null, null, null, null, null],
  ]);
  expect(data.every(({ visibility }) => visibility === null)).toBe(true);
  expect(provenance).toMatchObject({ source: "sample", fetchedAt: latest });
  await site.ctx.pool.query(
    `insert into keyword_metrics (keyword_id, country, source, popularity, metrics, computed_at)
     values ($1, 'us', 'sample', 30, '{}', now()), ($2, 'us', 'sample', 10, '{}', now())
     on conflict (keyword_id, country, source) do update set popularity = excluded.popularity`,
    [one, two],
  );
  const weighed = (await user.call(analytics, { params: { id }, query: { dateRange: "7days" } })).data;
  // (30 · 0.3 + 10 · 0.15) / (40 · 0.3); keywords without a rank add nothing.
  expect([weighed[3]?.visibility, weighed[5]?.visibility]).toEqual([87.5, 0]);
  expect(weighed.some(({ rating, ratingCount }) => rating !== null && ratingCount !== null)).toBe(true);
});

it("covers the requested range, limited by the plan", async () => {
  const now = new Date("2026-03-02T23:59:00Z");
  expect(computeFirstDay("7days", 30, now)).toBe("2026-02-24");
  expect(computeFirstDay("1year", 30, now)).toBe("2026-02-01");
  expect(computeFirstDay("all", Infinity, now)).toBeNull();
  expect(listDays("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

it("lists changes of the listing, newest first", async () => {
  const user = await site.asUser({ plan: "team" });
  const { data: app } = await user.call(appsEndpoints.get, { params: { id } });
  await site.ctx.pool.query(
    `insert into listing_changes (app_id, source, country, field, before, after, previous_at, at)
     values ($1, 'sample', 'us', 'name', 'Old', 'New', now() - interval '2 days', now()),
       ($1, 'sample', 'us', 'icon', null, 'https://pictures.example/b.png', now() - interval '3 days', now() - interval '1 hour'),
       ($1, 'sample', 'us', 'screenshots', '["https://pictures.example/1.png"]', '[]', now() - interval '3 days', now() - interval '2 hours')`,
    [app.id],
  );
  const { data } = await user.call(changes, { params: { id } });
  expect(data[0]).toMatchObject({ field: "name", before: "Old", after: "New" });
  expect(data[0]).not.toHaveProperty("pictures");
  // Images of stores are served through this site.
  expect(data.slice(1, 3).map(({ pictures }) => pictures)).toEqual([
    { before: [], after: [expect.stringMatching(/^\/media\//)] },
    { before: [expect.stringMatching(/^\/media\//)], after: [] },
  ]);
  expect(data.map(({ at }) => at)).toEqual(
    data
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
});

it("S47: the plan limits granularity and advanced metrics", async () => {
  const [free, pro] = [await site.asUser(), await site.asUser({ plan: "pro" })];
  await giveLimit(site, free.id, "advanced_analytics", false);
  await giveLimit(site, free.id, "data_granularity", ["weekly", "monthly"]);
  const ask = (user: typeof free, query: Record<string, string> = {}) =>
    user.request(analytics, { params: { id }, query: { dateRange: "30days", ...query } });
  const refused = await ask(free, { granularity: "daily" });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: "FEATURE_LIMIT_EXCEEDED", details: { feature: "data_granularity", usage: null } },
  });
  expect((await ask(pro, { granularity: "hourly" })).status).toBe(400);
  await free.call(userKeywordsEndpoints.add, { body: { keywordText: "one" } });
  await pro.call(userKeywordsEndpoints.add, { body: { keywordText: "one" } });
  const answerFor = (user: typeof free) =>
    user.call(analytics, { params: { id }, query: { dateRange: "30days" } });
  const [less, more] = [await answerFor(free), await answerFor(pro)];
  expect([less.advanced, more.advanced]).toEqual([false, true]);
  const [weeks, days] = [less.data, more.data];
  expect(days).toHaveLength(30);
  expect([5, 6]).toContain(weeks.length);
  expect(weeks.some(({ averageRank }) => averageRank !== null)).toBe(true);
  expect(weeks.every(({ visibility, top10 }) => visibility === null && top10 === null)).toBe(true);
  expect(days.some(({ top10 }) => top10 !== null)).toBe(true);
});

it("a step has its latest known values", () => {
  const none = { averageRank: null, visibility: null, top3: null, top10: null, top50: null, top200: null };
  const point = (day: string, averageRank: number | null, rating: number | null) => {
    return { day, ...none, averageRank, rating, ratingCount: null };
  };
  // 2026-03-01 is a Sunday.
  const series = [point("2026-02-27", 4, 4.5), point("2026-03-01", 6, null), point("2026-03-02", null, 3)];
  expect(mergeIntoSteps(series, "weekly").map((one) => [one.day, one.averageRank, one.rating])).toEqual([
    ["2026-02-27", 6, 4.5],
    ["2026-03-02", null, 3],
  ]);
  expect(mergeIntoSteps(series, "monthly").map(({ day }) => day)).toEqual(["2026-02-27", "2026-03-01"]);
});
