import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import {
  ideasEndpoints,
  keywordEntriesEndpoints,
  userKeywordsEndpoints,
  type IdeaSource,
} from "@listwise/contracts/keywords";
import type { Caller } from "../../../testing/call";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { eventually } from "../../../testing/eventually";
import { giveLimit } from "../../../testing/give-limit";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { generate, figures, check } = ideasEndpoints;
const country = "us";

/**
 * Two hiking apps with a common topic, each with a word of its own, and another app; the first is also listed in Great
 * Britain.
 */
const listings = [
  anItunesApp({
    trackId: 930000001,
    trackName: "Alba Trail Maps",
    description: "Offline hiking maps for hikers. Offline hiking maps everywhere.",
  }),
  anItunesApp({
    trackId: 930000002,
    trackName: "Bero: Trail Maps & Hiking Routes",
    description: "Offline hiking maps with routes. Our offline hiking maps are free.",
  }),
  anItunesApp({ trackId: 930000003, trackName: "Bus Log", description: "Bus routes." }),
  anItunesApp({ trackId: 930000001, trackName: "Alba Walking Paths", country: "gb" }),
];

let site: TestApp;
let user: Caller & { id: number };
let appId: number;

beforeAll(async () => {
  const path = await aDataset(listings);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
  user = await site.asUser({ plan: "team" });
  const follow = { storeId: "930000001", relation: "own" as const };
  ({
    data: { id: appId },
  } = await user.call(appsEndpoints.followByStoreId, { body: follow }));
  await user.call(competitorsEndpoints.add, {
    params: { id: appId },
    body: { competitorId: "930000002" },
  });
});
afterEach(() => site.ctx.pool.query("delete from rate_counters"));
afterAll(() => site.close());

const pick = (...sources: IdeaSource[]) => sources;

const collect = (sources: readonly IdeaSource[], seeds: string[] = []) =>
  user.call(generate, { body: { appId, country, seeds, sources: [...sources] } });

it("says for each idea which sources have it; words of a single app are no ideas of competitors", async () => {
  const { data, skipped } = await collect(["seeds", "autocomplete", "competitors"], ["trail"]);
  const find = (keyword: string) => data.find((idea) => idea.keyword === keyword)?.sources;
  expect(find("trail maps")).toEqual(
    expect.arrayContaining([
      { source: "autocomplete", detail: "trail", count: expect.any(Number) },
      { source: "competitors", detail: "Alba Trail Maps", count: 2 },
    ]),
  );
  expect(find("offline hiking maps")).toEqual([
    { source: "competitors", detail: "Alba Trail Maps", count: 2 },
  ]);
  expect(find("bero")).toBeUndefined();
  expect(skipped).toEqual([]);
});

it("skips sources that have nothing, reads listings in other countries, and uses the app's name without seeds", async () => {
  const { data, seeds, skipped } = await collect(["seeds", "reviews", "countries"]);
  expect(seeds).toEqual(["alba", "trail"]);
  expect(data.length).toBeGreaterThan(0);
  expect(skipped).toEqual([{ source: "reviews", reason: expect.stringMatching(/data set/) }]);
  expect(data.find(({ keyword }) => keyword === "walking paths")?.sources).toEqual([
    { source: "countries", detail: "gb", count: 1 },
  ]);
});

it("has all phrases with a seed in the names of the app's category, and no terms of subscriptions", async () => {
  const terms =
    "Auto renewal is charged to your iTunes account. Turn off auto renewal in your iTunes account.";
  const fillers = Array.from({ length: 12 }, (_, index) =>
    anItunesApp({
      trackId: 931_000_000 + index,
      trackName: `Trail Alpha${index} Beta${index} Gamma${index}`,
    }),
  );
  const hidden = [940_000_001, 940_000_002].map((trackId) =>
    anItunesApp({
      trackId,
      trackName: `Zz${trackId} Long Distance Mountain Trail Passes`,
      userRatingCount: 1,
    }),
  );
  const own = [930_000_001, 930_000_002].map((trackId, index) =>
    anItunesApp({ trackId, trackName: `Alba${index} Trail Maps`, description: terms }),
  );
  const path = await aDataset([...own, ...fillers, ...hidden]);
  const other = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const owner = await other.asUser({ plan: "team" });
  const { data: app } = await owner.call(appsEndpoints.followByStoreId, {
    body: { storeId: "930000001", relation: "own" },
  });
  await owner.call(competitorsEndpoints.add, { params: { id: app.id }, body: { competitorId: "930000002" } });
  const body = { appId: app.id, country, seeds: ["trail"], sources: pick("seeds", "competitors") };
  const keywords = (await owner.call(generate, { body })).data.map(({ keyword }) => keyword);
  expect(keywords).toContain("mountain trail");
  expect(keywords.filter((keyword) => /itunes|renewal/.test(keyword))).toEqual([]);
  await other.close();
});

it("without an app, only seeds have ideas", async () => {
  const body = { appId: null, country, seeds: ["hiking"], sources: pick("seeds", "competitors") };
  const { data, skipped } = await user.call(generate, { body });
  expect(data.map(({ keyword }) => keyword)).toContain("hiking routes");
  expect(skipped).toEqual([{ source: "competitors", reason: "Choose an app first." }]);
  const { data: known } = await user.call(figures, { body: { appId: null, country, keywords: ["hiking"] } });
  expect(known).toMatchObject([{ keyword: "hiking", rank: null, score: null }]);
});

it("leaves out irrelevant keywords and knows which are on the list", async () => {
  const params = { id: appId };
  const mark = (isIrrelevant: boolean) =>
    user.call(keywordEntriesEndpoints.markIrrelevant, {
      params,
      body: { keywords: ["trail maps"], isIrrelevant },
    });
  await mark(true);
  expect((await collect(["competitors"])).data.map(({ keyword }) => keyword)).not.toContain("trail maps");
  await mark(false);
  await user.call(userKeywordsEndpoints.add, { body: { appId, keywordText: "trail maps", country } });
  const { data } = await user.call(figures, {
    body: { appId, country, keywords: ["Trail Maps", "hiking maps"] },
  });
  expect(data.map(({ keyword, tracked }) => [keyword, tracked])).toEqual([
    ["Trail Maps", true],
    ["hiking maps", false],
  ]);
});

it("a check brings all figures; what is known isn't checked again", async () => {
  const body = { appId, country, keywords: ["hiking routes", "offline hiking"] };
  const read = async () => (await user.call(figures, { body })).data;
  expect(await read()).toMatchObject([{ checkedAt: null, checking: false }, { checkedAt: null }]);
  expect((await user.call(check, { body })).data).toEqual({ queued: 2 });
  const known = await eventually(read, (rows) => rows.every((row) => row.checkedAt && !row.checking));
  expect(known[0]).toMatchObject({ rank: 201, results: 1, popularity: expect.any(Number), tracked: false });
  expect(known[0]?.relevance).not.toBeNull();
  expect((await user.call(check, { body })).data).toEqual({ queued: 0 });
});

it("looking up is limited per hour, refuses strangers and unknown storefronts, and needs a sign-in", async () => {
  const body = { appId, country, keywords: ["limit test"] };
  await site.ctx.pool.query(
    "insert into rate_counters (key, hits, expires_at) values ($1, 40, now() + interval '1 hour')",
    [`ideas:${user.id}`],
  );
  expect(await user.request(check, { body })).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  const { rows } = await site.ctx.pool.query("select 1 from keywords where text = 'limit test'");
  expect(rows).toEqual([]);
  const stranger = await site.asUser({ plan: "team" });
  for (const [endpoint, parts] of [
    [generate, { body: { appId, country, seeds: [], sources: pick("seeds") } }],
    [figures, { body }],
    [check, { body }],
  ] as const) {
    expect(await stranger.request(endpoint, parts)).toMatchObject({ status: 404 });
    expect(await site.request(endpoint, parts)).toMatchObject({ status: 401 });
    const elsewhere = { body: { ...parts.body, country: "jp" } };
    expect(await user.request(endpoint, elsewhere)).toMatchObject({ body: { code: "UNKNOWN_COUNTRY" } });
  }
});

it("a plan without advanced analysis has no difficulty", async () => {
  const free = await site.asUser({ plan: "free" });
  await giveLimit(site, free.id, "advanced_keyword_analysis", false);
  const { data, advanced } = await free.call(figures, {
    body: { appId: null, country, keywords: ["hiking routes"] },
  });
  expect([advanced, data[0]?.difficulty, data[0]?.popularity]).toEqual([false, null, expect.any(Number)]);
});

it("leaves out words that only one of many listings has, except given seeds", async () => {
  const sample = await startTestApp();
  const owner = await sample.asUser({ plan: "team" });
  const { data: app } = await owner.call(appsEndpoints.follow, { body: { appId: 1, relation: "own" } });
  const [brand = ""] = app.name.toLowerCase().split(/[^\p{L}]+/u);
  const body = { appId: 1, country, sources: pick("seeds", "competitors") };
  const own = await owner.call(ideasEndpoints.generate, { body: { ...body, seeds: [] } });
  const isBrand = ({ keyword }: { keyword: string }) => keyword.split(" ").includes(brand);
  expect([own.seeds.includes(brand), own.data.some(isBrand)]).toEqual([false, false]);
  const given = await owner.call(ideasEndpoints.generate, { body: { ...body, seeds: [brand] } });
  expect(given.data.map(({ keyword }) => keyword)).toContain(brand);
  await sample.close();
});
