import { computeChance, computeStrength } from "@listwise/aso-core/scores";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, TREND_DAYS, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";
import { loadKeywordMetrics } from "../research";

const { list, all } = keywordEntriesEndpoints;
const DAY_MS = 86_400_000;
const NAMES = [
  "Rain Map",
  "Rain Radar",
  "Regen & Rain",
  "雨 Rain",
  "Дождь Rain",
  "Rain Sounds",
  "Rainfall Rain",
];
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
let appId: number;

beforeAll(async () => {
  const path = await aDataset(
    NAMES.map((trackName, n) =>
      anItunesApp({ trackId: 950000001 + n, trackName, userRatingCount: 10 ** (6 - n) }),
    ),
  );
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  user = await site.asUser({ plan: "pro" });
  appId = (await user.call(appsEndpoints.followByStoreId, { body: { storeId: "950000003" } })).data.id;
  await user.call(keywordEntriesEndpoints.add, { body: { appId, keywordText: "rain", tags: ["wet"] } });
  await user.call(userKeywordsEndpoints.add, { body: { appId: null, keywordText: "snow" } });
  const keywordId = await ensureKeyword(site.ctx.db, "rain", "ios");
  for (const ago of [2, 0]) {
    const at = new Date(Date.now() - ago * DAY_MS);
    await crawlNow(site.ctx, { keywordId, country: "us", text: "rain", platform: "ios" }, at);
  }
  await loadKeywordMetrics(site.ctx, { keyword: "rain", platform: "ios", country: "us" });
});
afterAll(() => site.close());

const read = (caller = user, query = {}) => caller.call(list, { params: { id: String(appId) }, query });

it("refuses visitors and unknown countries, and shows other users none of the entries", async () => {
  expect(await site.request(all)).toMatchObject({ status: 401 });
  expect(await user.request(all, { query: { country: "zz" } })).toMatchObject({ status: 400 });
  const params = { id: String(appId) };
  expect(await user.request(list, { params, query: { country: "zz" } })).toMatchObject({ status: 400 });
  expect(await user.request(list, { params: { id: "999999" } })).toMatchObject({ status: 404 });
  const other = await site.asUser();
  expect((await read(other)).data).toEqual([]);
  expect((await other.call(all)).data).toEqual([]);
});

it("delivers all that a table shows in one response", async () => {
  const { data, apps, trendStart, advanced } = await read();
  const [row] = data;
  expect(data).toHaveLength(1);
  expect(advanced).toBe(true);
  const rank = row?.best?.currentRank ?? 0;
  expect(row).toMatchObject({
    keywordText: "rain",
    tags: ["wet"],
    isIrrelevant: false,
    best: { appId, currentRank: rank, previousRank: rank, change: 0, checkedAt: expect.any(String) },
    bestRank: rank,
    popularity: expect.any(Number),
    difficulty: expect.any(Number),
    opportunity: expect.any(Number),
    results: NAMES.length,
  });
  expect(row?.topApps).toHaveLength(5);
  expect(apps.map(({ id }) => id).sort()).toEqual(row?.topApps.toSorted());
  expect(apps.find(({ id }) => id === row?.topApps[0])?.name).toContain("Rain");
  expect(row?.trend).toHaveLength(TREND_DAYS);
  expect(row?.trend.slice(-3)).toEqual([rank, null, rank]);
  expect(trendStart).toBe(new Date(Date.now() - (TREND_DAYS - 1) * DAY_MS).toISOString().slice(0, 10));
});

it("computes the chance from the strengths of the other apps in the top ten", async () => {
  const listed = NAMES.map((name, n) => ({ name, subtitle: null, ratingCount: 10 ** (6 - n) }));
  const { rows } = await site.ctx.pool.query(
    "select a.store_id from keyword_results k, unnest(k.top_app_ids) with ordinality t(id, n) join apps a on a.id = t.id order by n",
  );
  const strengths = rows.map(({ store_id: storeId }) => {
    const app = listed[Number(storeId) - 950000001];
    return app && storeId !== "950000003" ? (computeStrength("rain", app)?.value ?? null) : undefined;
  });
  const own = listed[2] && computeStrength("rain", listed[2]);
  const expected = computeChance(
    own?.value ?? null,
    strengths.filter((one) => one !== undefined),
  );
  expect((await read()).data[0]?.chance).toBe(Math.round(expected.value ?? -1));
});

it("lists all entries, in one country or all; what is unknown is null", async () => {
  const { data } = await user.call(all);
  expect(data.map(({ keywordText }) => keywordText)).toEqual(["snow", "rain"]);
  expect(data[0]).toMatchObject({ appId: null, popularity: null, chance: null, results: null, topApps: [] });
  expect((await user.call(all, { query: { country: "de" } })).data).toEqual([]);
  expect((await read(user, { country: "de" })).data).toEqual([]);
});

it("withholds difficulty and opportunity, and older ranks, where the plan lacks them", async () => {
  await giveLimit(site, user.id, "advanced_keyword_analysis", false);
  await giveLimit(site, user.id, "keyword_history_days", 2);
  const { data, advanced } = await read();
  expect(advanced).toBe(false);
  expect(data[0]).toMatchObject({ popularity: expect.any(Number), difficulty: null, opportunity: null });
  expect(data[0]?.trend).toEqual([null, data[0]?.best?.currentRank]);
});

it("tells where in the listing a keyword occurs; the keyword field is that of the draft", async () => {
  for (const keywordText of ["regen rain", "rains", "hails"])
    await user.call(keywordEntriesEndpoints.add, { body: { appId, keywordText } });
  const places = async () =>
    Object.fromEntries((await read()).data.map(({ keywordText, inListing }) => [keywordText, inListing]));
  // The data set only has a name.
  expect(await places()).toMatchObject({
    "regen rain": [true, null, null, null, true],
    rains: [true, null, null, null, true],
    hails: [false, null, null, null, null],
  });
  await user.call(localizationsEndpoints.save, {
    params: { id: String(appId) },
    body: { baseVersion: 0, baseLocale: "en-US", texts: { "en-US": { keywords: "hail,wind" } } },
  });
  expect(await places()).toMatchObject({ hails: [false, null, true, null, true] });
});
