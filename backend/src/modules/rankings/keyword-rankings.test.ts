import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlNow, ensureKeyword } from "../crawls";

const { keyword, appsByKeyword, keywordHistory, competition, topApps } = rankingsEndpoints;
const TEXT = "weather radar";
const DAY = 86_400_000;

let test: TestApp;
let keywordId: number;
/** Store ids in the store's current order. */
let order: number[];

beforeAll(async () => {
  test = await startTestApp();
  keywordId = await ensureKeyword(test.ctx.db, TEXT, "ios");
  for (const ago of [60, 5, 0]) {
    await crawlNow(
      test.ctx,
      { keywordId, country: "us", text: TEXT, platform: "ios" },
      new Date(Date.now() - ago * DAY),
    );
  }
  const user = await test.asUser();
  order = (await user.call(topApps, { query: { keyword: TEXT } })).data.map(({ app }) => app.id);
});
afterAll(() => test.close());

async function follower() {
  const user = await test.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: order[1] } });
  return user;
}

it.each([keyword, appsByKeyword, competition, keywordHistory])(
  "refuses an unknown storefront: $path",
  async (endpoint) => {
    const user = await test.asUser();
    const query = { keyword: TEXT, appIds: "1", country: "zz" };
    expect(await user.request(endpoint, { params: { id: keywordId }, query })).toMatchObject({
      status: 400,
      body: { code: "UNKNOWN_COUNTRY" },
    });
  },
);

it("the user's apps have the store's ranks, also for a keyword they don't track", async () => {
  const user = await follower();
  const { data } = await user.call(keyword, { query: { keyword: "Weather  RADAR" } });
  expect(data).toMatchObject([{ appId: order[1], keywordId: null, currentRank: 2, isFollowing: true }]);
  const unknown = await user.call(keyword, { query: { keyword: "never asked for" } });
  expect(unknown.data).toMatchObject([{ currentRank: null, change: null }]);
});

it("given apps have the store's ranks, or 201 if not listed, and each appears once", async () => {
  const user = await follower();
  const absent = Array.from({ length: 300 }, (_, n) => n + 1).find((id) => !order.includes(id));
  const appIds = [order[0], order[0], absent].join(", ");
  const { data } = await user.call(appsByKeyword, { query: { keyword: TEXT, appIds } });
  expect(data).toMatchObject([
    { appId: order[0], currentRank: 1, isFollowing: false },
    { appId: absent, currentRank: 201 },
  ]);
  const many = Array.from({ length: 51 }, (_, n) => n + 1).join();
  expect((await user.request(appsByKeyword, { query: { keyword: TEXT, appIds: many } })).status).toBe(400);
});

it("histories of several apps cover the requested range, limited by the plan", async () => {
  const [free, pro] = [await test.asUser(), await test.asUser({ plan: "pro" })];
  for (const user of [free, pro]) await user.call(userKeywordsEndpoints.add, { body: { keywordText: TEXT } });
  const points = async (user: typeof free, dateRange: string) => {
    const [own] = (await user.call(userKeywordsEndpoints.list)).data;
    const params = { id: own?.keywordId ?? "" };
    const query = { appIds: `${order[0]},${order[1]}`, dateRange };
    const { data } = await user.call(keywordHistory, { params, query });
    expect(data.map((series) => series.appId)).toEqual(order.slice(0, 2));
    const oldest = Math.min(...data.flatMap((one) => one.points.map((point) => Date.parse(point.checkedAt))));
    return Math.round((Date.now() - oldest) / DAY);
  };
  expect(await points(pro, "90days")).toBe(60);
  expect(await points(pro, "30days")).toBe(5);
  expect(await points(free, "all")).toBe(5);
  const [own] = (await pro.call(userKeywordsEndpoints.list)).data;
  const params = { id: own?.keywordId ?? "" };
  expect((await pro.call(keywordHistory, { params })).data).toEqual([]);
  await pro.call(appsEndpoints.follow, { body: { appId: order[1] ?? 0 } });
  expect((await pro.call(keywordHistory, { params })).data.map(({ appId }) => appId)).toEqual([order[1]]);
  expect(
    (await free.request(keywordHistory, { params: { id: 999_999 }, query: { appIds: "1" } })).status,
  ).toBe(404);
});

it("competition contains the apps that rank for a keyword, or for an app's tracked keywords", async () => {
  const user = await follower();
  expect((await user.request(competition)).status).toBe(400);
  const forKeyword = await user.call(competition, { query: { keyword: TEXT } });
  expect(forKeyword.data.slice(0, 2)).toMatchObject([
    { app: { id: order[0] }, sharedKeywords: 1, averageRank: 1, bestRank: 1 },
    { app: { id: order[1] }, sharedKeywords: 1, averageRank: 2 },
  ]);
  const query = { appId: order[1] ?? 0 };
  expect((await user.call(competition, { query })).data).toEqual([]);
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: TEXT, category: "Core" } });
  const forApp = await user.call(competition, { query });
  expect(forApp.data.map(({ app }) => app.id)).not.toContain(order[1]);
  expect(forApp.data[0]?.app.id).toBe(order[0]);
  expect((await user.call(competition, { query: { ...query, category: "Other" } })).data).toEqual([]);
  expect((await user.call(competition, { query: { ...query, device: "ipad" } })).data).toEqual([]);
});
