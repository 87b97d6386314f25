import { alertsEndpoints } from "@listwise/contracts/alerts";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { eventually } from "../../testing/eventually";
import { startStoreStub, type StoreStub } from "../../testing/store-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";

let stub: StoreStub;
let site: TestApp;
beforeAll(async () => {
  stub = await startStoreStub({ apps: 40, results: 10 });
  const env = { STORE_SOURCE: "apple", APPLE_BASE_URL: stub.baseUrl, APPLE_CALLS_PER_MINUTE: "6000" };
  site = await startTestApp({ env, worker: true });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

it("a changed order in the store changes the rank and raises an alert; history and listing changes use the same days", async () => {
  const user = await site.asUser();
  const told = jest.spyOn(site.ctx.sockets, "toUser");
  const { results } = await user.call(appsEndpoints.search, { query: { q: "rain", limit: 3 } });
  const second = results[1];
  const { data: app } = await user.call(appsEndpoints.followByStoreId, {
    body: { storeId: second?.storeId ?? "" },
  });
  const { data: rule } = await user.call(alertsEndpoints.addRule, { body: { appId: app.id, threshold: 5 } });
  const { data: keyword } = await user.call(userKeywordsEndpoints.add, { body: { keywordText: "rain" } });
  const params = { id: String(app.id) };
  const rank = async () => (await user.call(rankingsEndpoints.byApp, { params })).data[0];
  expect(await eventually(rank, (row) => row?.currentRank === 2)).toMatchObject({
    currentRank: 2,
    change: null,
  });

  // Backdate the crawl by a day: a live store is not crawled again within ten minutes.
  await site.ctx.pool.query(`
    with a as (update crawls set first_seen_at = first_seen_at - interval '1 day', last_seen_at = last_seen_at - interval '1 day'),
      b as (update crawl_pairs set checked_at = checked_at - interval '1 day')
    update app_ranks set checked_at = checked_at - interval '1 day'`);
  await site.ctx.pool.query(
    "update listings set name = 'Stub App before', fetched_at = now() - interval '2 days' where app_id = $1",
    [app.id],
  );
  stub.misbehave("web", "reordered");
  await user.call(userKeywordsEndpoints.startUpdate);
  expect(await eventually(rank, (row) => row?.currentRank === 9)).toMatchObject({
    previousRank: 2,
    currentRank: 9,
    change: -7,
  });

  const list = async () => (await user.call(alertsEndpoints.list)).data;
  const [alert] = await eventually(list, (alerts) => alerts.length > 0);
  expect(alert).toMatchObject({ ruleId: rule.id, appId: app.id, previousRank: 2, currentRank: 9 });
  // Browsers are told after the commit, so the alert can be listed before.
  const raised = async () => told.mock.calls.filter(([, type]) => type === "alert:raised");
  expect(await eventually(raised, (calls) => calls.length > 0)).toEqual([
    [user.id, "alert:raised", expect.objectContaining({ currentRank: 9 })],
  ]);

  const history = await user.call(rankingsEndpoints.keywordHistory, {
    params: { id: String(keyword.keywordId) },
    query: { appIds: String(app.id), dateRange: "7days" },
  });
  const points = history.data[0]?.points ?? [];
  expect(points.map((point) => point.rank)).toEqual([2, 9]);
  await user.call(appsEndpoints.get, { params });
  const changes = async () => (await user.call(analyticsEndpoints.changes, { params })).data;
  const [change] = await eventually(changes, (all) => all.length > 0);
  expect(change).toMatchObject({ field: "name", before: "Stub App before", after: second?.name });
  expect(change?.at.slice(0, 10)).toBe(points.at(-1)?.checkedAt.slice(0, 10));
});
