import { appsEndpoints } from "@listwise/contracts/apps";
import {
  keywordEntriesEndpoints,
  researchEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { siteEndpoints } from "@listwise/contracts/site";
import { aDataset, anItunesApp, aPlayApp } from "../../testing/datasets";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";
import { repairKeywords } from "./repair.service";

const country = "us";
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
let [ios, android] = [0, 0];

beforeAll(async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 950000001, trackName: "Rain Map", userRatingCount: 900 }),
    anItunesApp({ trackId: 950000002, trackName: "Rain Radar", userRatingCount: 1_000_000 }),
    aPlayApp({ appId: "com.acme.rain", title: "Rain Map", summary: "Storms on a map", ratings: 500 }),
    anItunesApp({ trackId: 950000003, trackName: "Clouds", description: "Rain too.", userRatingCount: 5 }),
    aPlayApp({ appId: "com.other.rain", title: "Other", description: "Rain and a map.", ratings: 9 }),
    aPlayApp({ appId: "com.third.rain", title: "Third", description: "Rain.", ratings: 8 }),
    aPlayApp({ appId: "com.fourth.hail", title: "Hail Alarm", description: "Ice.", ratings: 7 }),
    aPlayApp({ appId: "com.fifth.hail", title: "Hail Alarm Siren", description: "Ice.", ratings: 6 }),
  ]);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  user = await site.asUser();
  const track = async (storeId: string, platform: "ios" | "android") =>
    (await user.call(appsEndpoints.followByStoreId, { body: { storeId, platform } })).data.id;
  [ios, android] = [await track("950000001", "ios"), await track("com.acme.rain", "android")];
});
afterAll(() => site.close());

const add = (keywordText: string, appId: number | null) =>
  user.call(userKeywordsEndpoints.add, { body: { keywordText, appId } });
/** Searches for a keyword as the queue does. */
async function crawl(text: string, platform: "ios" | "android"): Promise<void> {
  const keywordId = await ensureKeyword(site.ctx.db, text, platform);
  await crawlNow(site.ctx, { keywordId, platform, country, text });
}
const readRank = async (appId: number) => {
  const { data } = await user.call(rankingsEndpoints.byApp, {
    params: { id: String(appId) },
    query: { country },
  });
  return data.map(({ keyword, currentRank, results }) => ({ keyword, currentRank, results }));
};

it("searches each store for itself", async () => {
  expect((await site.call(siteEndpoints.publicConfig)).platforms).toEqual(["ios", "android"]);
  const search = async (platform: "ios" | "android") => {
    const { results } = await user.call(appsEndpoints.search, { query: { q: "rain", platform, country } });
    return results.map(({ storeId, subtitle }) => [storeId, subtitle]);
  };
  expect(await search("ios")).toEqual([
    ["950000002", null],
    ["950000001", null],
    ["950000003", null],
  ]);
  expect(await search("android")).toEqual([
    ["com.acme.rain", "Storms on a map"],
    ["com.other.rain", null],
    ["com.third.rain", null],
  ]);
});

it("keeps the ranks and metrics of one keyword in two stores apart", async () => {
  await add("rain", ios);
  await add("rain", android);
  await crawl("rain", "ios");
  await crawl("rain", "android");
  expect([await readRank(ios), await readRank(android)]).toEqual([
    [{ keyword: "rain", currentRank: 2, results: 3 }],
    [{ keyword: "rain", currentRank: 1, results: 3 }],
  ]);
  const difficulty = async (platform: "ios" | "android") => {
    const query = { keyword: "rain", platform, country };
    return (await user.call(researchEndpoints.metrics, { query })).data.difficulty.value;
  };
  const { rows } = await site.ctx.pool.query("select platform from keywords where text = 'rain' order by 1");
  expect(rows).toEqual([{ platform: "android" }, { platform: "ios" }]);
  const [own, other] = [await difficulty("ios"), await difficulty("android")];
  expect([own, other]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(own).toBeGreaterThan(other ?? 100);
  const { data } = await user.call(rankingsEndpoints.keyword, { query: { keyword: "rain", country } });
  expect(new Map(data.map(({ appId, currentRank }) => [appId, currentRank]))).toEqual(
    new Map([
      [ios, 2],
      [android, 1],
    ]),
  );
  const matrix = (await user.call(rankingsEndpoints.matrix, { query: { country } })).data;
  const cells = matrix.map(({ platform, ranks }) => [
    platform,
    ranks.map(({ appId, currentRank }) => [appId, currentRank]),
  ]);
  expect(cells.toSorted()).toEqual([
    ["android", [[android, 1]]],
    ["ios", [[ios, 2]]],
  ]);
});

it("has no ranks of an app in the other store, and repairs none", async () => {
  const { rows } = await site.ctx.pool.query(
    "select a.platform as app, k.platform as keyword from app_ranks r join apps a on a.id = r.app_id join keywords k on k.id = r.keyword_id",
  );
  expect(rows.length).toBe(2);
  expect(rows.every(({ app, keyword }) => app === keyword)).toBe(true);
  expect(await repairKeywords(site.ctx)).toEqual({ crawls: 0, ranks: 0 });
});

it("a keyword that moves to an app of the other store becomes one of that store", async () => {
  const { data } = await add("storms", ios);
  const body = { ids: [data.id], appId: android };
  await user.call(keywordEntriesEndpoints.move, { body });
  await crawl("storms", "android");
  expect(await readRank(android)).toContainEqual({ keyword: "storms", currentRank: 1, results: 1 });
  expect((await readRank(ios)).map(({ keyword }) => keyword)).toEqual(["rain"]);
});

it("counts a keyword once per store toward the plan's limit, because each store is searched", async () => {
  const other = await site.asUser();
  const [first, second] = await Promise.all(
    (["ios", "android"] as const).map(async (platform) => {
      const storeId = { ios: "950000001", android: "com.acme.rain" }[platform];
      return (await other.call(appsEndpoints.followByStoreId, { body: { storeId, platform } })).data.id;
    }),
  );
  await giveLimit(site, other.id, "max_tracked_keywords", 1);
  const addTo = (appId = 0) =>
    other.request(userKeywordsEndpoints.add, { body: { keywordText: "hail", appId } });
  expect((await addTo(first)).status).toBe(201);
  expect(await addTo(second)).toMatchObject({
    status: 403,
    body: { details: { feature: "max_tracked_keywords", usage: { current: 1, limit: 1 } } },
  });
});

it("an account above its limit keeps its keywords of both stores, and can add none", async () => {
  const other = await site.asUser();
  const apps = [
    { storeId: "950000001", platform: "ios" },
    { storeId: "com.acme.rain", platform: "android" },
  ] as const;
  const addTo = (appId: number, keywordText: string) =>
    other.request(userKeywordsEndpoints.add, { body: { keywordText, appId } });
  for (const body of apps) {
    await addTo((await other.call(appsEndpoints.followByStoreId, { body })).data.id, "hail");
  }
  // The keyword counted once before stores were told apart, so the plan was full and is exceeded since.
  await giveLimit(site, other.id, "max_tracked_keywords", 1);
  const list = async () => (await other.call(userKeywordsEndpoints.list)).data;
  const [first, second] = await list();
  expect([first?.keywordText, second?.keywordText]).toEqual(["hail", "hail"]);
  expect(await addTo(first?.appId ?? 0, "sleet")).toMatchObject({
    status: 403,
    body: { details: { feature: "max_tracked_keywords", usage: { current: 2, limit: 1 } } },
  });
  const params = { id: String(first?.id) };
  await other.call(userKeywordsEndpoints.update, { params, body: { notes: "Kept" } });
  expect((await list()).map(({ notes }) => notes).sort()).toEqual(["Kept", null].sort());
});

it("a keyword without an app is one of the only store in which the user tracks apps", async () => {
  const other = await site.asUser();
  const track = (storeId: string, platform: "ios" | "android") =>
    other.call(appsEndpoints.followByStoreId, { body: { storeId, platform } });
  const findStore = async (keywordText: string) => {
    await other.call(userKeywordsEndpoints.add, { body: { keywordText, appId: null } });
    const { rows } = await site.ctx.pool.query("select platform from keywords where text = $1", [
      keywordText,
    ]);
    return rows;
  };
  expect(await findStore("frost")).toEqual([{ platform: "ios" }]);
  await track("com.acme.rain", "android");
  expect(await findStore("sleet")).toEqual([{ platform: "android" }]);
  await track("950000001", "ios");
  expect(await findStore("drizzle")).toEqual([{ platform: "ios" }]);
});

it("suggests keywords of the chosen store, with scores in that of the app only", async () => {
  const suggest = async (platform?: "ios" | "android") => {
    const query = { term: "hail", appId: android, country, limit: 100, ...(platform && { platform }) };
    return (await user.call(researchEndpoints.suggestions, { query })).data;
  };
  const own = await suggest();
  expect(own.map(({ keyword }) => keyword)).toContain("hail alarm");
  expect(await suggest("android")).toEqual(own);
  const other = await suggest("ios");
  expect(other.length).toBeGreaterThan(0);
  expect(other.map(({ keyword }) => keyword)).not.toContain("hail alarm");
  expect(other.filter(({ score }) => score !== null)).toEqual([]);
});
