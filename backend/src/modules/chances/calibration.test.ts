import { CHANCE_ALGORITHM } from "@listwise/aso-core/scores";
import { calibrationEndpoints, keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { appsEndpoints } from "@listwise/contracts/apps";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";
import { recordCalibration } from "./calibration.service";

const DAY_MS = 86_400_000;
/** Twelve apps that all match "rain", the strongest first. */
const APPS = Array.from({ length: 12 }, (_, n) =>
  anItunesApp({ trackId: 960000001 + n, trackName: `Rain ${n}`, userRatingCount: 10 ** (12 - n) }),
);
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const getDay = (days: number) => ago(days).toISOString().slice(0, 10);
let site: TestApp;
let appId: number;
let keywordId: number;

const query = async (text: string, values: unknown[] = []) => (await site.ctx.pool.query(text, values)).rows;
const samples = () => query("select day::text, chance, is_reached from chance_samples order by day, chance");

beforeAll(async () => {
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${await aDataset(APPS)}` } });
  const user = await site.asUser({ plan: "pro" });
  const track = async (storeId: string) =>
    (await user.call(appsEndpoints.followByStoreId, { body: { storeId } })).data.id;
  appId = await track("960000012");
  // An app that is in the top ten already.
  const first = await track("960000001");
  for (const id of [appId, first]) {
    await user.call(keywordEntriesEndpoints.add, { body: { appId: id, keywordText: "rain" } });
  }
  keywordId = await ensureKeyword(site.ctx.db, "rain", "ios");
  await crawlNow(site.ctx, { keywordId, platform: "ios", country: "us", text: "rain" }, now);
});
afterAll(() => site.close());
afterEach(() => query("delete from chance_samples"));

it("records chances of apps outside the top ten, once in 60 days", async () => {
  await recordCalibration(site.ctx, now);
  expect(await samples()).toEqual([{ day: getDay(0), chance: expect.any(Number), is_reached: null }]);
  await recordCalibration(site.ctx, now);
  expect(await samples()).toHaveLength(1);
  const { firstDay } = await site.call(calibrationEndpoints.chance);
  expect(firstDay).toBe(getDay(0));
});

it.each([
  ["reached the top ten", [[30, 10]], true],
  ["reached it before and after the 60 days only", [[61, 1], [0, 1], ...everyDay(1, 60)], false],
  ["was not checked often enough", [...everyDay(32, 60)], null],
] as const)("an app that %s", async (_, days, isReached) => {
  await query("delete from rank_days where app_id = $1", [appId]);
  await query("update app_ranks set packed_at = '-infinity' where app_id = $1", [appId]);
  for (const [daysAgo, rank] of days) {
    await query(
      `insert into rank_days (app_id, keyword_id, country, day, rank, source) values ($1, $2, 'us', $3, $4, 'dataset')`,
      [appId, keywordId, getDay(daysAgo), rank],
    );
  }
  await query(
    `insert into chance_samples (app_id, keyword_id, country, source, version, day, chance)
     values ($1, $2, 'us', 'dataset', $5, $3, 50), ($1, $2, 'us', 'dataset', $5, $4, 51)`,
    [appId, keywordId, getDay(61), getDay(60), CHANCE_ALGORITHM.version],
  );
  await recordCalibration(site.ctx, now);
  const settled = isReached === null ? [] : [{ day: getDay(61), chance: 50, is_reached: isReached }];
  // The time of the other sample isn't over.
  expect(await samples()).toEqual([
    ...settled,
    { day: getDay(60), chance: 51, is_reached: null },
    expect.anything(),
  ]);
});

/** Ranks beyond the top ten on each of the days. */
function everyDay(from: number, to: number): [number, number][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index, 11]);
}

it("tells the shares of ranges with enough apps only", async () => {
  await query(
    `insert into chance_samples (app_id, keyword_id, country, source, version, day, chance, is_reached)
     select $1, $2, 'us', source, $3 + (source = 'sample')::int, date '2025-01-01' + n,
       case when n < 40 then 85 else 5 end, n % 4 = 0
     from generate_series(0, 60) n, unnest(array['dataset', 'sample']) source`,
    [appId, keywordId, CHANCE_ALGORITHM.version],
  );
  expect(await site.call(calibrationEndpoints.chance)).toMatchObject({
    firstDay: "2025-01-01",
    data: [
      { from: 0, to: 19, observations: null, reached: null },
      { from: 20, observations: null },
      { from: 40, observations: null },
      { from: 60, observations: null },
      { from: 80, to: 100, observations: 40, reached: 25 },
    ],
  });
});
