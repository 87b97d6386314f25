import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { eventually } from "../../testing/eventually";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword } from "../crawls";
import { computeKeywordIdeas } from "./compute-keyword-ideas";

const { list, data, suggestions, add, remove } = competitorsEndpoints;
const MINE = "910000002";

// The data set ranks apps by their number of ratings, so the order of a search is known.
const listings = [
  { trackId: 910000001, trackName: "Rain Map", userRatingCount: 900 },
  { trackId: 910000002, trackName: "My Rain Map", userRatingCount: 500 },
  { trackId: 910000003, trackName: "Rain Radar", userRatingCount: 300 },
  { trackId: 910000004, trackName: "Rain Sounds", userRatingCount: 100 },
  { trackId: 910000005, trackName: "Snow Radar", userRatingCount: 90 },
];

let test: TestApp;
beforeAll(async () => {
  const path = await aDataset(
    listings.map((app) =>
      anItunesApp({ ...app, artistName: `Maker ${app.trackId}`, description: `${app.trackName}.` }),
    ),
  );
  test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
});
afterAll(() => test.close());

async function owner(keywords: readonly string[] = ["rain", "rain map", "rain radar"], plan = "pro") {
  const user = await test.asUser({ plan });
  const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: MINE } });
  for (const keywordText of keywords) {
    await user.call(userKeywordsEndpoints.add, { body: { keywordText, appId: app.id } });
  }
  const params = { id: app.id };
  const choose = (competitorId: string) => user.call(add, { params, body: { competitorId } });
  const compared = async () =>
    eventually(
      async () => (await user.call(data, { params })).data,
      (found) => found.keywords.every(({ tracked, checkedAt }) => !tracked || checkedAt !== null),
    );
  return { ...user, app, params, choose, compared };
}

it("compares an app with its chosen competitors keyword by keyword, with the time of the last check", async () => {
  const user = await owner();
  await user.choose("910000001");
  await user.choose("910000003");
  const found = await user.compared();
  expect(found).toMatchObject({ origin: "chosen", chosen: 2, depth: 10 });
  expect(found.app.storeId).toBe(MINE);
  const [map, radar] = found.competitors;
  const rank = (keyword: string) => found.keywords.find((row) => row.keyword === keyword);
  expect(rank("rain radar")).toMatchObject({ tracked: true, mine: 201, positions: [201, 1] });
  expect(rank("rain map")).toMatchObject({ positions: [1, 201] });
  // Results for "rain" include all three apps; results for "rain map" only Rain Map and mine.
  expect(map).toMatchObject({ name: "Rain Map", sharedKeywords: 2, avgRank: 1, bestRank: 1, topTen: 2 });
  expect(radar?.keywordRankings[0]).toEqual({ keyword: "rain radar", position: 1 });
  expect(radar?.sharedKeywords).toBe(1);
  // "rain map" is already tracked, and no other phrase appears in two listings.
  expect(map?.ideas).toEqual([]);
  expect(found.topApp?.name).toBe("Rain Map");
  expect(found.updatedAt).toBe(
    found.keywords
      .map(({ checkedAt }) => checkedAt)
      .toSorted()
      .at(-1),
  );
  const listed = await user.call(list, { params: user.params });
  expect(listed.data.map(({ name }) => name)).toEqual(["Rain Map", "Rain Radar"]);
});

it("suggests phrases that several names share, but neither brands nor tracked keywords", () => {
  const named = [
    { name: "Fenra: Trail Map", subtitle: "For hiking trips" },
    { name: "Trail Map - Quabo", subtitle: "Offline maps" },
    { name: "Quabo Offline Maps", subtitle: "Trail map and radar" },
  ];
  expect(computeKeywordIdeas(named, (phrase) => phrase !== "map and")).toEqual([
    ["trail map"],
    ["trail map", "offline maps"],
    ["trail map", "offline maps"],
  ]);
  expect(computeKeywordIdeas(named, (phrase) => phrase !== "trail map")[0]).toEqual([]);
});

it("falls back to similar apps while none are chosen, up to the plan's depth", async () => {
  const user = await owner([], "free");
  const { data: found } = await user.call(data, { params: user.params });
  expect(found).toMatchObject({ origin: "similar", chosen: 0, depth: 3 });
  expect(found.competitors.length).toBeGreaterThan(0);
  expect(found.competitors.length).toBeLessThanOrEqual(3);
  expect((await user.call(list, { params: user.params })).data).toEqual([]);
});

it("S47: the server enforces the plan's depth, also for parallel calls and for earlier choices", async () => {
  const user = await owner([], "free");
  await giveLimit(test, user.id, "competitor_analysis_depth", 2);
  const answers = await Promise.all(
    ["910000001", "910000003", "910000004", "910000005"].map((competitorId) =>
      user.request(add, { params: user.params, body: { competitorId } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "competitor_analysis_depth", usage: { current: 2, limit: 2, canUse: false } },
  });
  await test.ctx.pool.query("update user_limit_overrides set value = '1' where user_id = $1", [user.id]);
  const { data: found } = await user.call(data, { params: user.params });
  expect(found).toMatchObject({ chosen: 2, depth: 1 });
  expect(found.competitors).toHaveLength(1);
});

it("F28: choosing the same competitor ten times adds it once", async () => {
  const user = await owner([]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => user.choose("910000001")));
  expect(answers.map(({ data: { chosen } }) => chosen)).toEqual(Array<number>(10).fill(1));
  const gone = await user.call(remove, { params: user.params, query: { competitorId: "910000001" } });
  expect(gone.data).toEqual({ chosen: 0, depth: 10 });
  const again = await user.request(remove, { params: user.params, query: { competitorId: "910000001" } });
  expect(again.status).toBe(404);
});

it("suggests apps that rank for the same keywords, except the app itself and chosen competitors", async () => {
  const user = await owner(["rain", "rain map", "rain radar", "snow radar"]);
  await user.compared();
  await user.choose("910000001");
  const { data: found } = await user.call(suggestions, { params: user.params });
  const names = found.map(({ app }) => app.name);
  expect(names).toEqual(expect.arrayContaining(["Rain Radar", "Rain Sounds"]));
  expect(names).not.toEqual(expect.arrayContaining(["Rain Map"]));
  expect(names).not.toEqual(expect.arrayContaining(["My Rain Map"]));
  // Snow Radar ranks for a tracked keyword whose results do not include the app.
  expect(names).not.toEqual(expect.arrayContaining(["Snow Radar"]));
});

it("suggests apps of the same category first", async () => {
  const user = await owner(["rain"]);
  await user.compared();
  const read = async () =>
    (await user.call(suggestions, { params: user.params })).data.map(({ app }) => app.name);
  expect(await read()).toEqual(["Rain Map", "Rain Radar", "Rain Sounds"]);
  const move = (genre: string) =>
    test.ctx.pool.query("update listings set primary_genre = $1 where name = 'Rain Map'", [genre]);
  await move("Games");
  expect(await read()).toEqual(["Rain Radar", "Rain Sounds", "Rain Map"]);
  await move("Weather");
});

it("reveals other users' keywords only if the compared listings contain all their words", async () => {
  const other = await owner(["rain sounds", "rain"]);
  await other.compared();
  // No listing contains this keyword, although a crawl may well list a competitor for it.
  await other.call(userKeywordsEndpoints.add, {
    body: { keywordText: "project umbrella", appId: other.app.id },
  });
  await eventually(
    async () => (await other.compared()).keywords.find((row) => row.keyword === "project umbrella"),
    (row) => row !== undefined,
  );
  const sounds = await other.call(appsEndpoints.get, { params: { id: "910000004" } });
  await test.ctx.pool.query("update crawls set app_ids = $1 where keyword_id = $2", [
    [sounds.data.id],
    await ensureKeyword(test.ctx.db, "project umbrella", "ios"),
  ]);
  const user = await owner([]);
  await user.choose("910000004");
  const found = await user.compared();
  const keywords = found.keywords.map(({ keyword, tracked }) => [keyword, tracked]);
  expect(keywords).toEqual(expect.arrayContaining([["rain sounds", false]]));
  expect(keywords).not.toEqual(expect.arrayContaining([["project umbrella", false]]));
});

it("S13: users can't read or change the competitors of apps they don't track", async () => {
  const [user, stranger] = [await owner([]), await test.asUser()];
  await user.choose("910000001");
  for (const endpoint of [list, data, suggestions]) {
    expect(await stranger.request(endpoint, { params: user.params })).toMatchObject({ status: 404 });
  }
  const body = { competitorId: "910000003" };
  expect(await stranger.request(add, { params: user.params, body })).toMatchObject({ status: 404 });
  const query = { competitorId: "910000001" };
  expect(await stranger.request(remove, { params: user.params, query })).toMatchObject({ status: 404 });
  const also = await owner([]);
  expect((await also.call(data, { params: also.params })).data.chosen).toBe(0);
});

it("refuses the app itself, unknown apps and unknown storefronts", async () => {
  const user = await owner([]);
  const answer = (competitorId: string) => user.request(add, { params: user.params, body: { competitorId } });
  expect(await answer(MINE)).toMatchObject({
    status: 400,
    body: { message: "An app can't be its own competitor. Choose another app." },
  });
  expect(await answer("99999999")).toMatchObject({ status: 404 });
  const nowhere = await user.request(data, { params: user.params, query: { country: "zz" } });
  expect(nowhere).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
});
