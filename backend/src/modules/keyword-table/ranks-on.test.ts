import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";

const { add, ranksOn } = keywordEntriesEndpoints;
const DAY_MS = 86_400_000;
const getDay = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
let appId: number;
let ids: { listed: number; unassigned: number };

beforeAll(async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 950000001, trackName: "Rain Map", userRatingCount: 100 }),
    anItunesApp({ trackId: 950000002, trackName: "Rain Radar", userRatingCount: 10 }),
  ]);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  user = await site.asUser({ plan: "unlimited" });
  appId = (await user.call(appsEndpoints.followByStoreId, { body: { storeId: "950000002" } })).data.id;
  const { data: listed } = await user.call(add, { body: { appId, keywordText: "rain" } });
  const body = { appId: null, keywordText: "radar" };
  const { data: unassigned } = await user.call(userKeywordsEndpoints.add, { body });
  ids = { listed: listed.id, unassigned: unassigned.id };
  for (const text of ["rain", "radar"]) {
    const keywordId = await ensureKeyword(site.ctx.db, text, "ios");
    for (const ago of [5, 0]) {
      const target = { keywordId, platform: "ios", country: "us", text } as const;
      await crawlNow(site.ctx, target, new Date(Date.now() - ago * DAY_MS));
    }
    // A day before those of the stored trend.
    await site.ctx.pool.query(
      `insert into rank_days (app_id, keyword_id, country, day, rank, source)
       values ($1, $2, 'us', $3, 17, 'dataset')`,
      [appId, keywordId, getDay(60)],
    );
  }
  await site.ctx.pool.query("update app_ranks set packed_at = null");
});
afterAll(() => site.close());

const read = (ago: number, query: { appId?: number } = { appId }) =>
  user.call(ranksOn, { query: { ...query, day: getDay(ago) } });

it("returns the ranks of the list on a day, and of the check before it while that counts", async () => {
  const [rank] = (await read(0)).data.map((entry) => entry.rank);
  expect(rank).toBe(2);
  for (const [ago, expected] of [
    [5, 2],
    [4, 2],
    [3, null],
    [60, 17],
    [61, null],
  ] as const) {
    expect(await read(ago)).toMatchObject({
      data: [{ id: ids.listed, rank: expected }],
      day: getDay(ago),
      firstDay: null,
    });
  }
});

it("returns the ranks of all lists; an unassigned keyword has those of the best app", async () => {
  const { data } = await read(60, {});
  expect(data.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: ids.listed, rank: 17 },
    { id: ids.unassigned, rank: 17 },
  ]);
});

it("refuses visitors, days to come, and apps that are not tracked; others see none of the entries", async () => {
  const query = { appId, day: getDay(1) };
  expect(await site.request(ranksOn, { query })).toMatchObject({ status: 401 });
  expect(await user.request(ranksOn, { query: { ...query, day: getDay(-2) } })).toMatchObject({
    status: 400,
  });
  expect(await user.request(ranksOn, { query: { ...query, day: "2026-02-30" } })).toMatchObject({
    status: 400,
  });
  const other = await site.asUser();
  expect(await other.request(ranksOn, { query })).toMatchObject({ status: 404 });
  expect((await other.call(ranksOn, { query: { day: getDay(1) } })).data).toEqual([]);
});

it("returns the first day of the plan's history for days before it", async () => {
  await giveLimit(site, user.id, "keyword_history_days", 5);
  expect(await read(60)).toMatchObject({
    data: [{ id: ids.listed, rank: 2 }],
    day: getDay(5),
    firstDay: getDay(5),
  });
});
