import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

const [PUZZLE = "", PHOTO = "", RIVAL = "", WATCHED = ""] = createSampleStoreIds(4);

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** Creates a user with two own apps with a keyword each, a competitor of the first, a watched app, and a loose keyword. */
async function publisher() {
  const user = await test.asUser({ plan: "pro" });
  const track = async (storeId: string, relation?: "own") =>
    (await user.call(appsEndpoints.followByStoreId, { body: { storeId, relation } })).data.id;
  const [puzzle, photo] = [await track(PUZZLE, "own"), await track(PHOTO, "own")];
  const watched = await track(WATCHED);
  await user.call(competitorsEndpoints.add, {
    params: { id: String(puzzle) },
    body: { competitorId: RIVAL },
  });
  const { data } = await user.call(appsEndpoints.followed);
  const rival = data.find(({ app }) => app.storeId === RIVAL)?.app.id ?? 0;
  await user.call(keywordEntriesEndpoints.add, { body: { appId: puzzle, keywordText: "word puzzle" } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: photo, keywordText: "photo grid" } });
  await user.call(userKeywordsEndpoints.add, { body: { appId: null, keywordText: "relax" } });
  const show = async (appId?: number) => {
    const { data: rows } = await user.call(rankingsEndpoints.matrix, {
      query: appId === undefined ? {} : { appId },
    });
    const names = new Map([
      [puzzle, "puzzle"],
      [photo, "photo"],
      [rival, "rival"],
      [watched, "watched"],
    ]);
    return {
      apps: [...new Set(rows.flatMap(({ ranks }) => ranks.map(({ appId: id }) => names.get(id))))],
      keywords: rows.map(({ keyword }) => keyword).toSorted(),
    };
  };
  return { ...user, puzzle, photo, rival, watched, show };
}

it("an app is shown with its competitors for its own list only", async () => {
  const { show, puzzle, photo } = await publisher();
  expect(await show(puzzle)).toEqual({ apps: ["puzzle", "rival"], keywords: ["word puzzle"] });
  expect(await show(photo)).toEqual({ apps: ["photo"], keywords: ["photo grid"] });
});

it("a competitor is shown for the lists that it competes on, a watched app for all keywords", async () => {
  const { show, rival, watched } = await publisher();
  expect(await show(rival)).toEqual({ apps: ["rival"], keywords: ["relax", "word puzzle"] });
  expect(await show(watched)).toEqual({
    apps: ["watched"],
    keywords: ["photo grid", "relax", "word puzzle"],
  });
});

it("without an app, the user's own apps are shown for all keywords; all tracked apps if none is own", async () => {
  const { show } = await publisher();
  expect(await show()).toEqual({
    apps: ["photo", "puzzle"],
    keywords: ["photo grid", "relax", "word puzzle"],
  });
  const watcher = await test.asUser();
  await watcher.call(appsEndpoints.followByStoreId, { body: { storeId: WATCHED } });
  await watcher.call(userKeywordsEndpoints.add, { body: { keywordText: "relax" } });
  expect((await watcher.call(rankingsEndpoints.matrix)).data).toHaveLength(1);
});

it("names the origin of the latest check, and none before the first", async () => {
  const user = await test.asUser();
  const { id } = (await user.call(appsEndpoints.followByStoreId, { body: { storeId: PUZZLE } })).data;
  for (const keywordText of ["first word", "second word", "third word"]) {
    await user.call(userKeywordsEndpoints.add, { body: { keywordText } });
  }
  const check = async (text: string, checkedAt: string, source: string) => {
    await test.ctx.pool.query(
      `update app_ranks set current_rank = 4, checked_at = $3, source = $4
       where app_id = $1 and keyword_id in (select id from keywords where text = $2)`,
      [id, text, checkedAt, source],
    );
  };
  const show = () => user.call(rankingsEndpoints.matrix, { query: { appId: id } });
  expect(await show()).toMatchObject({ provenance: null });
  await check("second word", "2025-11-02T08:00:00.000Z", "sample");
  await check("first word", "2025-11-01T08:00:00.000Z", "apple");
  const { data, provenance } = await show();
  expect(provenance).toMatchObject({ source: "sample", fetchedAt: "2025-11-02T08:00:00.000Z" });
  const sources = data.map(({ keyword, ranks }) => [keyword, ranks[0]?.source, ranks[0]?.currentRank]);
  expect(sources.toSorted()).toEqual([
    ["first word", "apple", 4],
    ["second word", "sample", 4],
    ["third word", null, null],
  ]);
});

it("has the ranks of the list, which is in the order of the apps", async () => {
  const user = await publisher();
  await user.call(keywordEntriesEndpoints.add, { body: { appId: user.puzzle, keywordText: "grid puzzle" } });
  await test.ctx.pool.query("update app_ranks set current_rank = 7, previous_rank = 9 where app_id = $1", [
    user.rival,
  ]);
  const query = { appId: user.puzzle };
  const { data: list } = await user.call(rankingsEndpoints.list, { query });
  expect(list.map(({ appId, keyword, currentRank }) => [appId, keyword, currentRank])).toEqual([
    [user.puzzle, "grid puzzle", null],
    [user.puzzle, "word puzzle", null],
    [user.rival, "grid puzzle", 7],
    [user.rival, "word puzzle", 7],
  ]);
  const { data } = await user.call(rankingsEndpoints.matrix, { query });
  const ranks = list.map(({ appId, currentRank, previousRank, checkedAt, results = null }) => ({
    ...{ appId, currentRank, previousRank, checkedAt, results },
    source: null,
  }));
  expect(data).toEqual([
    { keywordId: list[0]?.keywordId, keyword: "grid puzzle", platform: "ios", ranks: [ranks[0], ranks[2]] },
    { keywordId: list[1]?.keywordId, keyword: "word puzzle", platform: "ios", ranks: [ranks[1], ranks[3]] },
  ]);
});

it.each([rankingsEndpoints.matrix, rankingsEndpoints.list])(
  "S13: an app that the user does not track is refused ($path)",
  async (endpoint) => {
    const { puzzle } = await publisher();
    const stranger = await test.asUser();
    expect(await stranger.request(endpoint, { query: { appId: puzzle } })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  },
);
