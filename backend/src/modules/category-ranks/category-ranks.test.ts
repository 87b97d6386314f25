import { alertsEndpoints } from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { categoryRanksEndpoints } from "@listwise/contracts/rankings";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getStore, type Chart } from "../store";
import { crawlCharts } from "./crawl-charts.service";

let test: TestApp;
/** Store ids of each chart, which the test decides. */
let charts: Record<string, string[] | string>;
let asked: Chart[];

const APPS = ["900000001", "900000002"] as const;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  charts = {};
  asked = [];
  await test.ctx.pool.query(
    "delete from category_charts; delete from category_rank_days; delete from follows",
  );
  jest.spyOn(getStore(test.ctx), "chart").mockImplementation(async (chart) => {
    asked.push(chart);
    const found = charts[chart.kind] ?? [];
    return typeof found === "string" ? { value: null, reason: found } : { value: found };
  });
});
afterEach(() => jest.restoreAllMocks());

const query = (text: string, values?: unknown[]) => test.ctx.pool.query(text, values);

/** Creates a user who tracks the first apps of the sample. */
async function tracker(storeIds: readonly string[] = APPS) {
  const user = await test.asUser({ plan: "pro" });
  const ids: number[] = [];
  for (const storeId of storeIds) {
    const body = { storeId, platform: "ios" } as const;
    ids.push((await user.call(appsEndpoints.followByStoreId, { body })).data.id);
  }
  const load = (index: number, asking: { country?: string; dateRange?: "7days" | "all" } = {}) =>
    user.call(categoryRanksEndpoints.byApp, { params: { id: String(ids[index]) }, query: asking });
  return { ...user, ids, load };
}

/** Moves everything that is stored one day into the past, so that the charts are due again. */
const passDay = () =>
  query(`update category_rank_days set day = day - 1;
    update category_charts set checked_at = checked_at - interval '1 day', failed_at = failed_at - interval '1 day'`);

it("fetches each chart once a day for all users, and stores only the ranks of tracked apps", async () => {
  await tracker();
  await tracker();
  await query("update listings set price = 0 where source = 'sample'");
  charts = { free: ["1", APPS[0]], grossing: [APPS[1]] };
  await crawlCharts(test.ctx);
  const count = asked.length;
  expect(new Set(asked.map((chart) => JSON.stringify(chart))).size).toBe(count);
  expect(asked.every(({ country, kind }) => country === "us" && kind !== "paid")).toBe(true);
  const { rows } = await query(
    "select chart, rank, length from category_rank_days join apps on id = app_id where store_id = $1 order by chart",
    [APPS[0]],
  );
  expect(rows).toEqual([
    { chart: "free", rank: 2, length: 2 },
    { chart: "grossing", rank: 201, length: 1 },
  ]);
  await crawlCharts(test.ctx);
  expect(asked).toHaveLength(count);
});

it("answers with rank, change, best and the history that the plan includes", async () => {
  const user = await tracker();
  charts = { grossing: ["1", APPS[0]] };
  await crawlCharts(test.ctx);
  await query("update category_rank_days set day = day - 50");
  charts = { grossing: ["1", "2", "3", "4", APPS[0]] };
  await query("update category_charts set checked_at = now() - interval '1 day'");
  await crawlCharts(test.ctx);
  await passDay();
  charts = { grossing: ["1", "2", APPS[0], "3", "4"] };
  await crawlCharts(test.ctx);
  const found = await user.load(0, { dateRange: "7days" });
  const grossing = found.data.find(({ chart }) => chart === "grossing");
  expect(grossing).toMatchObject({ currentRank: 3, previousRank: 5, change: 2, bestRank: 2, results: 5 });
  expect(grossing?.points.map(({ rank }) => rank)).toEqual([5, 3]);
  expect(found).toMatchObject({ reason: null, validDays: 1, provenance: { source: "sample" } });
  const all = await user.load(0, { dateRange: "all" });
  expect(all.data.find(({ chart }) => chart === "grossing")?.points).toHaveLength(3);
});

it("explains why there are no ranks", async () => {
  const user = await tracker([APPS[0]]);
  expect(await user.load(0)).toMatchObject({
    data: [],
    reason: "The charts of the app's category are checked soon.",
  });
  charts = { free: "No such chart.", paid: "No such chart.", grossing: "No such chart." };
  await crawlCharts(test.ctx);
  expect(await user.load(0)).toMatchObject({ data: [], reason: "No such chart." });
  const stranger = await test.asUser();
  const answer = await stranger.call(categoryRanksEndpoints.byApp, { params: { id: String(user.ids[0]) } });
  expect(answer).toMatchObject({ data: [], reason: "Track this app to see its category ranks." });
  expect(
    await user.request(categoryRanksEndpoints.byApp, {
      params: { id: String(user.ids[0]) },
      query: { country: "zz" },
    }),
  ).toMatchObject({ body: { code: "UNKNOWN_COUNTRY" } });
});

it("tries a failed chart again after an hour, and keeps the ranks that are known", async () => {
  const user = await tracker([APPS[0]]);
  charts = { free: [APPS[0]], grossing: [APPS[0]] };
  await crawlCharts(test.ctx);
  await passDay();
  charts = { free: "Down.", paid: "Down.", grossing: "Down." };
  await crawlCharts(test.ctx);
  expect((await user.load(0)).data).not.toEqual([]);
  const count = asked.length;
  await crawlCharts(test.ctx);
  expect(asked).toHaveLength(count);
  await query("update category_charts set failed_at = now() - interval '61 minutes'");
  await crawlCharts(test.ctx);
  expect(asked.length).toBeGreaterThan(count);
});

it("raises an alert once if the rank in a chart matches a rule", async () => {
  const user = await tracker([APPS[0]]);
  const rule = {
    appId: user.ids[0] ?? 0,
    scope: { type: "chart", chart: "grossing" },
    threshold: 2,
  } as const;
  const added = await user.call(alertsEndpoints.addRule, { body: { ...rule, condition: "entered-top" } });
  expect(added.data).toMatchObject({ scope: rule.scope, keywordCount: 0 });
  expect(
    await user.request(alertsEndpoints.addRule, { body: { ...rule, condition: "entered-top" } }),
  ).toMatchObject({ status: 409 });
  await user.call(alertsEndpoints.addRule, { body: { ...rule, condition: "left-top" } });
  await user.call(alertsEndpoints.addRule, {
    body: { ...rule, scope: { type: "chart", chart: "paid" }, condition: "entered-top" },
  });
  const told = jest.spyOn(test.ctx.sockets, "toUser");
  charts = { grossing: ["1", "2", APPS[0]] };
  await crawlCharts(test.ctx);
  await query("update alert_rules set created_at = created_at - interval '2 days'");
  await passDay();
  charts = { grossing: ["1", APPS[0]] };
  await crawlCharts(test.ctx);
  // The same day again, as if another process had fetched the chart as well.
  await query("update category_charts set checked_at = checked_at - interval '1 day'");
  await crawlCharts(test.ctx);
  const { data } = await user.call(alertsEndpoints.list);
  expect(data).toMatchObject([
    { ruleId: added.data.id, previousRank: 3, currentRank: 2, country: "us", chart: { kind: "grossing" } },
  ]);
  expect(data[0]?.keyword).toBe(`Top Grossing in ${data[0]?.chart?.category}`);
  expect(told.mock.calls.filter(([, event]) => event === "alert:raised")).toHaveLength(1);
});

it("a data set has no charts, and says so", async () => {
  const path = await aDataset([anItunesApp({ trackId: 950000001, trackName: "Rain" })]);
  const site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  try {
    const user = await site.asUser();
    const body = { storeId: "950000001", platform: "ios" } as const;
    const { id } = (await user.call(appsEndpoints.followByStoreId, { body })).data;
    await crawlCharts(site.ctx);
    expect(await user.call(categoryRanksEndpoints.byApp, { params: { id: String(id) } })).toMatchObject({
      data: [],
      reason: expect.stringContaining("doesn't include category ranks"),
    });
    const rule = { appId: id, country: "us", condition: "moved", threshold: 5 } as const;
    const refusal = { status: 400, body: { message: expect.stringContaining("category ranks") } };
    const asked = { ...rule, scope: { type: "chart", chart: "free" } } as const;
    expect(await user.request(alertsEndpoints.addRule, { body: asked })).toMatchObject(refusal);
    const { data } = await user.call(alertsEndpoints.addRule, { body: rule });
    expect(
      await user.request(alertsEndpoints.changeRule, {
        params: { id: data.id },
        body: { scope: asked.scope },
      }),
    ).toMatchObject(refusal);
  } finally {
    await site.close();
  }
});

it("the demo has three months of ranks, also of an app that is linked on Google Play", async () => {
  const site = await startTestApp({ env: { DEMO_DATA: "on" } });
  try {
    const { rows } = await site.ctx.pool.query(
      "select count(distinct day)::int as days, count(distinct app_id)::int as apps, count(distinct rank) > 5 as moved from category_rank_days",
    );
    expect(rows).toEqual([{ days: 91, apps: expect.any(Number), moved: true }]);
    expect(rows[0]?.apps).toBeGreaterThan(3);
    const { rows: linked } = await site.ctx.pool.query(
      `select a.platform, count(distinct r.current_rank) > 1 as ranked,
         exists (select from category_rank_days c where c.app_id = a.id) as charted
       from app_links l join apps a on a.id in (l.app_id, l.other_id) join app_ranks r on r.app_id = a.id
       group by a.id order by a.platform`,
    );
    expect(linked).toEqual([
      { platform: "android", ranked: true, charted: true },
      { platform: "ios", ranked: true, charted: true },
    ]);
  } finally {
    await site.close();
  }
});
