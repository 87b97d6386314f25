import { computeSuggestionScore, MIN_RELEVANCE } from "@listwise/aso-core/scores";
import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { discoveryEndpoints, keywordEntriesEndpoints, researchEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { giveLimit } from "../../../testing/give-limit";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { eventually } from "../../../testing/eventually";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { crawlNow, ensureKeyword } from "../../crawls";
import { loadKeywordMetrics } from "../../research";

const { discover } = discoveryEndpoints;
const country = "us";
/** Listings as stores have them: slogans, addresses, several scripts and other domains. */
const LISTINGS = [
  [
    "Rain Radar & Storm Tracker",
    "Live rain map and storm alerts. The best free app. Visit www.example.com",
    "Weather",
  ],
  ["Storm Tracker: Rain Alerts", "Storm alerts, rain map, hurricane tracker for iPhone", "Weather"],
  ["Hurricane Tracker – Rain Radar", "Hurricane tracker and rain radar for everyone", "Weather"],
  ["天気予報 雨雲レーダー", "雨雲レーダーで雨をチェック。無料アプリ", "Weather"],
  ["Погода и дождь: радар", "Прогноз погоды и карта дождя", "Weather"],
  ["مطر: رادار الطقس", "خريطة المطر والعواصف", "Weather"],
  ["Rain Sounds for Sleep", "Relax with rain sounds", "Health & Fitness"],
  ["Rain Clock", "Clock with rain", "Utilities"],
  ["Rain Barrel", "Count your rain", "Utilities"],
  ["Tetris Games Free", "Best free games and rain of blocks", "Games"],
] as const;

let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
const ids: number[] = [];

async function check(text: string) {
  const keywordId = await ensureKeyword(site.ctx.db, text, "ios");
  await crawlNow(site.ctx, { keywordId, country, text, platform: "ios" });
  await loadKeywordMetrics(site.ctx, { keyword: text, platform: "ios", country });
}

beforeAll(async () => {
  const path = await aDataset(
    LISTINGS.map(([trackName, description, primaryGenreName], n) =>
      anItunesApp({
        trackId: 950000001 + n,
        trackName,
        description,
        primaryGenreName,
        userRatingCount: 1000 * (n + 1),
      }),
    ),
  );
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  user = await site.asUser({ plan: "pro" });
  for (const [index] of LISTINGS.slice(0, 6).entries()) {
    const body = { storeId: String(950000001 + index) };
    ids.push((await user.call(appsEndpoints.followByStoreId, { body })).data.id);
  }
  for (const competitorId of ids.slice(1, 6)) {
    const body = { competitorId: String(competitorId), country };
    await user.call(competitorsEndpoints.add, { params: { id: String(ids[0]) }, body });
  }
  for (const text of [
    "rain",
    "rain radar",
    "hurricane tracker",
    "free games",
    "天気予報",
    "дождь",
    "rain sounds",
  ]) {
    await check(text);
  }
});
afterAll(() => site.close());

const read = (query: object, caller = user) =>
  caller.call(discover, { params: { id: String(ids[0]) }, query: { country, pageSize: 200, ...query } });
const getTexts = async (list: string) => (await read({ list })).data.map(({ keyword }) => keyword);

it("refuses visitors, apps of others and unknown countries", async () => {
  const params = { id: String(ids[0]) };
  expect(await site.request(discover, { params })).toMatchObject({ status: 401 });
  const other = await site.asUser();
  expect(await other.request(discover, { params, query: { country } })).toMatchObject({ status: 404 });
  for (const unknown of ["zz", "br"]) {
    const answer = await user.request(discover, { params, query: { country: unknown } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  }
});

it("lists keywords for which the app ranks, and those for which only competitors do", async () => {
  const { data, counts, emptyReason } = await read({ list: "ranked" });
  expect(data.map(({ keyword }) => keyword).toSorted()).toEqual(["rain", "rain radar"]);
  expect(data[0]).toMatchObject({
    rank: expect.any(Number),
    popularity: expect.any(Number),
    competitor: { id: expect.any(Number), rank: expect.any(Number) },
    results: expect.any(Number),
    checkedAt: expect.any(String),
  });
  expect(emptyReason).toBeNull();
  const gaps = await read({ list: "gaps" });
  expect(gaps.data.map(({ keyword }) => keyword).toSorted()).toEqual([
    "hurricane tracker",
    "дождь",
    "天気予報",
  ]);
  expect(gaps.data.every(({ rank }) => rank === 201)).toBe(true);
  expect(gaps.apps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(gaps.data.map(({ competitor }) => competitor?.id)),
  );
  expect([counts.ranked, counts.gaps]).toEqual([2, 3]);
});

it("suggests with one score, null with what is missing, and without generic words, numbers and addresses", async () => {
  const { data, counts } = await read({ list: "suggestions" });
  expect(counts.suggestions).toBe(data.length);
  const texts = data.map(({ keyword }) => keyword);
  expect(texts).toEqual(expect.arrayContaining(["storm tracker", "rain", "rain radar"]));
  expect(texts).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(the|for|and|best|free|app|games|free games|iphone|com)$|www/),
    ]),
  );
  for (const { score, missing, relevance, popularity, chance } of data) {
    const expected = computeSuggestionScore({ relevance, popularity, chance });
    expect(missing).toEqual(expected.missing);
    expect(score).toEqual(expected.value === null ? null : expect.closeTo(expected.value, -1));
    expect(relevance ?? 1).toBeGreaterThanOrEqual(MIN_RELEVANCE);
  }
  expect(data[0]).toMatchObject({ keyword: "rain", score: expect.any(Number), missing: [] });
  const scores = data.map(({ score }) => score ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(data.find(({ keyword }) => keyword === "storm tracker")).toMatchObject({
    score: null,
    missing: expect.arrayContaining(["relevance", "popularity"]),
    rank: null,
  });
});

it("gives suggestions for a term the same score while an app is current, and none otherwise", async () => {
  const query = { term: "rain", country, limit: 100 };
  const before = await user.call(researchEndpoints.suggestions, { query });
  expect(before.data.every(({ score }) => score === null)).toBe(true);
  // Without an app no single word is known to be relevant.
  expect(before.data.every(({ keyword }) => keyword.includes(" "))).toBe(true);
  await user.call(workspaceEndpoints.save, { body: { appId: ids[0] ?? 0, country } });
  const { data } = await user.call(researchEndpoints.suggestions, { query: { ...query, term: "radar" } });
  const same = (await read({ list: "suggestions" })).data.find(({ keyword }) => keyword === "rain");
  expect(data[0]).toMatchObject({ keyword: "rain", score: same?.score });
  expect(data.at(-1)?.score).toBeNull();
});

it("pages through a list", async () => {
  const all = await getTexts("suggestions");
  const second = await read({ list: "suggestions", pageSize: 2, page: 2 });
  expect(second.data.map(({ keyword }) => keyword)).toEqual(all.slice(2, 4));
  expect(second.pagination).toMatchObject({ page: 2, pageSize: 2, total: all.length });
});

it("sorts by any figure with unknown ones last, and searches", async () => {
  const figures = async (query: object) =>
    (await read({ list: "suggestions", ...query })).data.map(({ popularity }) => popularity);
  const known = (await figures({})).filter((one) => one !== null).toSorted((a, b) => a - b);
  const unknown = (await figures({})).filter((one) => one === null);
  expect(await figures({ sortBy: "popularity" })).toEqual([...known, ...unknown]);
  const descending = { sortBy: "popularity", sortDir: "desc" };
  expect(await figures(descending)).toEqual([...known.toReversed(), ...unknown]);
  const named = await read({ list: "suggestions", sortBy: "keyword", sortDir: "desc", search: "STORM" });
  const texts = named.data.map(({ keyword }) => keyword);
  expect(texts).toContain("storm tracker");
  expect(texts).toEqual(
    texts
      .filter((text) => text.includes("storm"))
      .toSorted()
      .toReversed(),
  );
  expect(named.pagination.total).toBe(texts.length);
  expect(named.counts.suggestions).toBeGreaterThan(texts.length);
  const none = await read({ list: "suggestions", search: "zzz" });
  expect(none).toMatchObject({ data: [], emptyReason: null, origin: "chosen", advanced: true });
  const first = await read({ list: "ranked", sortBy: "competitor" });
  const best = first.data.map(({ competitor }) => competitor?.rank ?? 999);
  expect(best).toEqual(best.toSorted((a, b) => a - b));
});

it("never shows a keyword of another user whose words are in no listing and no suggestion", async () => {
  const other = await site.asUser();
  const secrets = ["rain project zephyr", "tracker rain 天気予報"];
  for (const keywordText of secrets) {
    await other
      .call(keywordEntriesEndpoints.add, { body: { appId: ids[0] ?? 0, keywordText } })
      .catch(() => null);
    await check(keywordText);
    await site.ctx.pool.query(
      "update crawls set app_ids = $1 where keyword_id = (select id from keywords where text = $2)",
      [ids, keywordText],
    );
  }
  for (const list of ["ranked", "gaps", "suggestions"]) {
    expect(await getTexts(list)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/zephyr|tracker rain/)]),
    );
  }
});

describe("automatic checks", () => {
  const automatic = (keywords: readonly string[], caller = user) =>
    caller.call(discoveryEndpoints.check, {
      params: { id: String(ids[0]) },
      body: { country, keywords: [...keywords], automatic: true },
    });
  const findUrgency = async (text: string) => {
    const { rows } = await site.ctx.pool.query<{ urgency: number }>(
      "select urgency from crawl_pairs where queued_at is not null and keyword_id = (select id from keywords where text = $1)",
      [text],
    );
    return rows[0]?.urgency ?? null;
  };
  const getRow = async (keyword: string, query: object = {}) =>
    (await read({ list: "suggestions", ...query })).data.find((one) => one.keyword === keyword);
  const settle = (text: string, change: string) =>
    site.ctx.pool.query(
      `update crawl_pairs set queued_at = null, untold = false, ${change} where keyword_id = (select id from keywords where text = $1)`,
      [text],
    );

  it("refuses apps of others", async () => {
    const other = await site.asUser();
    const answer = await other.request(discoveryEndpoints.check, {
      params: { id: String(ids[0]) },
      body: { country, keywords: ["rain map"], automatic: true },
    });
    expect(answer.status).toBe(404);
  });

  it("queue unchecked keywords once, behind the checks that users request, and use up no limit", async () => {
    const usage = await user.call(limitsEndpoints.myUsage);
    expect((await automatic(["Rain", "Storm  Tracker"])).data).toEqual({ queued: 1 });
    expect(await getRow("storm tracker")).toMatchObject({ checking: true, checkedAt: null, failedAt: null });
    expect((await automatic(["storm tracker"])).data).toEqual({ queued: 0 });
    expect(await findUrgency("storm tracker")).toBe(1);
    const body = { country, keywords: ["storm tracker"] };
    await user.call(discoveryEndpoints.check, { params: { id: String(ids[0]) }, body });
    expect(await findUrgency("storm tracker")).toBe(2);
    expect(await user.call(limitsEndpoints.myUsage)).toEqual(usage);
  });

  it("aren't repeated for a day after a failure", async () => {
    await settle("storm tracker", "failed_at = now(), failure = 'Busy'");
    expect(await getRow("storm tracker")).toMatchObject({ checking: false, failedAt: expect.any(String) });
    expect((await automatic(["storm tracker"])).data).toEqual({ queued: 0 });
    await settle("storm tracker", "failed_at = now() - interval '25 hours', failure = 'Busy'");
    expect((await automatic(["storm tracker"])).data).toEqual({ queued: 1 });
    await settle("storm tracker", "failed_at = null, failure = null");
  });

  it("are at most 25 per request, and limited per user and hour", async () => {
    const other = await site.asUser({ plan: "pro" });
    await other.call(appsEndpoints.followByStoreId, { body: { storeId: "950000001" } });
    const texts = (from: number) => Array.from({ length: 30 }, (_, index) => `rain number ${from + index}`);
    expect((await automatic(texts(0), other)).data).toEqual({ queued: 25 });
    for (let round = 1; round < 8; round++) await automatic(texts(round * 100), other);
    expect((await automatic(texts(900), other)).data).toEqual({ queued: 0 });
    const [text = ""] = texts(900);
    const body = { country, keywords: [text] };
    const asked = await other.call(discoveryEndpoints.check, { params: { id: String(ids[0]) }, body });
    expect(asked.data).toEqual({ queued: 1 });
  });

  it("don't move rows that were listed before them", async () => {
    const orderedAt = Date.now();
    const byPopularity = { list: "suggestions", sortBy: "popularity", sortDir: "desc" };
    const list = async (query: object) =>
      (await read({ ...byPopularity, ...query })).data.map(({ keyword }) => keyword);
    const before = await list({ orderedAt });
    await eventually(
      async () => Date.now(),
      (now) => now > orderedAt,
    );
    await check("storm tracker");
    expect(await list({ orderedAt })).toEqual(before);
    expect(await getRow("storm tracker", { orderedAt })).toMatchObject({ popularity: expect.any(Number) });
    expect(await list({})).not.toEqual(before);
  });
});

it("leaves out tracked keywords and those marked as irrelevant, and hides difficulty by plan", async () => {
  await user.call(keywordEntriesEndpoints.add, {
    body: { appId: ids[0] ?? 0, keywordText: "rain", country },
  });
  const params = { id: ids[0] ?? 0 };
  const body = { keywords: ["Hurricane Tracker", "storm tracker"], isIrrelevant: true };
  await user.call(keywordEntriesEndpoints.markIrrelevant, { params, body });
  expect(await getTexts("ranked")).toEqual(["rain radar"]);
  expect(await getTexts("gaps")).not.toContain("hurricane tracker");
  expect(await getTexts("suggestions")).not.toEqual(expect.arrayContaining(["rain"]));
  expect(await getTexts("suggestions")).not.toEqual(expect.arrayContaining(["storm tracker"]));
  const hidden = await read({ list: "hidden", sortBy: "keyword" });
  expect(hidden.data.map(({ keyword }) => keyword)).toEqual(["hurricane tracker", "storm tracker"]);
  expect(hidden.data[0]).toMatchObject({ rank: 201, competitor: { rank: expect.any(Number) } });
  expect(hidden.counts.hidden).toBe(2);
  await user.call(keywordEntriesEndpoints.markIrrelevant, { params, body: { ...body, isIrrelevant: false } });
  expect(await getTexts("gaps")).toContain("hurricane tracker");
  expect(await read({ list: "hidden" })).toMatchObject({ data: [], emptyReason: "none-left" });
  await giveLimit(site, user.id, "advanced_keyword_analysis", false);
  expect((await read({ list: "ranked" })).data[0]).toMatchObject({
    difficulty: null,
    popularity: expect.any(Number),
  });
});
