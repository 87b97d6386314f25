import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { eventually } from "../../testing/eventually";
import { startStoreStub, type StoreStub } from "../../testing/store-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { loadAnalytics } from "../analytics";
import { crawlEnded, crawlNow, ensureKeyword } from "../crawls";
import { REFRESH_JOB, refreshNext } from "./refresh.service";

const { add } = userKeywordsEndpoints;
const { analytics } = analyticsEndpoints;
const DEMO_EMAIL = "demo@listwise.example";

let test: TestApp;
afterEach(() => test.close());

const figures = async () =>
  (await test.ctx.pool.query("select keyword_id, popularity, computed_at from keyword_metrics")).rows;

it("shows the visibility of a crawled keyword that was never opened", async () => {
  const path = await aDataset([anItunesApp({ trackId: 950000001, trackName: "Rain Map" })]);
  test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
  const user = await test.asUser();
  const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: "950000001" } });
  await user.call(add, { body: { keywordText: "rain" } });
  const read = async () => (await user.call(analytics, { params: { id: String(app.id) } })).data.at(-1);
  expect(await eventually(read, (day) => day?.visibility === 100)).toMatchObject({
    averageRank: 1,
    visibility: 100,
  });
});

it("keeps a successful crawl if computing its metrics fails", async () => {
  const path = await aDataset([anItunesApp({ trackId: 950000001, trackName: "Rain Map" })]);
  test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  await (await test.asUser()).call(add, { body: { keywordText: "rain" } });
  await test.ctx.pool.query("drop table keyword_metrics");
  const keywordId = await ensureKeyword(test.ctx.db, "rain", "ios");
  await crawlEnded.emit(test.ctx, { keywordId, country: "us", failure: null });
});

it("has the metrics of the demo keywords from the first start", async () => {
  test = await startTestApp({ env: { DEMO_DATA: "on" } });
  const { rows } = await test.ctx.pool.query(
    `select u.id, f.app_id, (select count(*)::int from keyword_metrics where popularity >= 5) as known,
       (select count(*)::int from user_keywords where user_id = u.id) as tracked
     from users u join follows f on f.user_id = u.id where u.email = $1`,
    [DEMO_EMAIL],
  );
  const [{ id, app_id: appId, known, tracked }] = rows;
  expect(known).toBe(tracked);
  const { points } = await loadAnalytics(test.ctx, id, String(appId), { country: "us", dateRange: "7days" });
  expect(points.map(({ visibility }) => visibility)).toEqual(points.map(() => expect.any(Number)));
});

describe("a live store", () => {
  let stub: StoreStub;
  afterEach(() => stub.close());

  beforeEach(async () => {
    stub = await startStoreStub();
    const env = { STORE_SOURCE: "apple", APPLE_BASE_URL: stub.baseUrl, APPLE_CALLS_PER_MINUTE: "6000" };
    test = await startTestApp({ env });
    const user = await test.asUser();
    for (const text of ["rain", "snow"]) {
      await user.call(add, { body: { keywordText: text } });
      await crawlNow(test.ctx, {
        keywordId: await ensureKeyword(test.ctx.db, text, "ios"),
        country: "us",
        text,
        platform: "ios",
      });
    }
  });
  const aged = (days: number) =>
    test.ctx.pool.query(
      "with a as (delete from rate_counters) update keyword_metrics set computed_at = now() - make_interval(days => $1)",
      [days],
    );

  it("is queried in the background, one keyword at a time, for autocomplete only, and once a week at most", async () => {
    const before = { ...stub.calls };
    const send = jest.spyOn(test.ctx.queue, "send");
    await crawlEnded.emit(test.ctx, { keywordId: 1, country: "us", failure: null });
    const later = { startAfterSeconds: expect.any(Number), singletonKey: expect.any(String) };
    expect(send).toHaveBeenCalledWith(REFRESH_JOB, {}, later);
    expect(await figures()).toEqual([]);
    await Promise.all([refreshNext(test.ctx), refreshNext(test.ctx)]);
    expect((await figures()).map(({ popularity }) => popularity)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    const { hints } = stub.calls;
    expect(hints).toBeLessThanOrEqual(12);
    expect(stub.calls).toEqual({ ...before, hints });
    await aged(6);
    await refreshNext(test.ctx);
    expect(stub.calls.hints).toBe(hints);
    await aged(8);
    await refreshNext(test.ctx);
    expect(stub.calls.hints).toBeGreaterThan(hints);
  });

  it("isn't queried for an idea that no user tracks: it is estimated from its results", async () => {
    const pair = { keywordId: await ensureKeyword(test.ctx.db, "hail", "ios"), country: "us" };
    await crawlNow(test.ctx, { ...pair, text: "hail", platform: "ios" });
    const before = { ...stub.calls };
    await crawlEnded.emit(test.ctx, { ...pair, failure: null });
    expect(await figures()).toEqual([
      expect.objectContaining({ keyword_id: pair.keywordId, popularity: expect.any(Number) }),
    ]);
    expect(stub.calls).toEqual(before);
  });

  it("isn't queried while it is busy, and no partial metrics are stored", async () => {
    await test.ctx.pool.query(
      `insert into store_hosts (host, tokens, refilled_at, blocked_until)
       values ($1, 1, now(), now() + interval '1 hour')`,
      [`${new URL(stub.baseUrl).host}/hints`],
    );
    await refreshNext(test.ctx);
    expect(await figures()).toEqual([]);
    expect(stub.calls.hints).toBe(0);
  });
});
