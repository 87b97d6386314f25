import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getStore } from "../store";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { eventually } from "../../testing/eventually";

const { byApp, list, matrix, updateApp, topApps, history } = rankingsEndpoints;
const { add, firstRank, startUpdate, updateStatus } = userKeywordsEndpoints;

const leader = { trackId: 910000001, trackName: "Rain Map", userRatingCount: 900 };
const mine = { trackId: 910000002, trackName: "My Rain Map", userRatingCount: 50 };

describe("rankings", () => {
  let test: TestApp;
  let told: jest.SpyInstance;

  beforeAll(async () => {
    const path = await aDataset([anItunesApp(leader), anItunesApp(mine)]);
    test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
  });
  beforeEach(() => {
    told = jest.spyOn(test.ctx.sockets, "toUser");
  });
  afterAll(() => test.close());

  async function follower() {
    const user = await test.asUser();
    const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: "910000002" } });
    const rank = async (keyword: string) => {
      const { data } = await user.call(byApp, { params: { id: app.id } });
      return data.find((row) => row.keyword === keyword);
    };
    const update = async () => {
      await user.call(startUpdate);
      return eventually(
        async () => (await user.call(updateStatus)).data,
        (job) => job.finishedAt !== null,
      );
    };
    return { ...user, app, rank, update };
  }

  /** Waits until no crawl is running, because a new update would reuse its result. */
  async function waitForCrawls() {
    const sql = "select 1 from crawl_pairs where queued_at is not null or untold";
    await eventually(
      () => test.ctx.pool.query(sql),
      ({ rowCount }) => rowCount === 0,
    );
  }

  // Simulates a change in the store between two crawls.
  async function becomePopular(trackId: number, userRatingCount: number) {
    const { platform, country } = { platform: "ios", country: "us" } as const;
    const [listing] = await getStore(test.ctx).lookup([String(trackId)], { platform, country });
    await test.ctx.pool.query("update listings set rating_count = $1 where app_id = $2", [
      userRatingCount,
      listing?.appId,
    ]);
  }

  it.each(Object.entries(rankingsEndpoints))("refuses visitors at %s", async (_, endpoint) => {
    expect(await test.request(endpoint)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  it.each([byApp, list, matrix, updateApp, topApps, history])(
    "refuses an unknown storefront: $path",
    async (endpoint) => {
      const user = await test.asUser();
      const answer = await user.request(endpoint, { query: { country: "zz", keyword: "rain" } });
      expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
    },
  );

  it("knows whether an own app has its first rank", async () => {
    const user = await follower();
    const { id: appId, country } = user.app;
    const body = { keywordText: "first snow", appId };
    expect((await user.call(firstRank)).data).toEqual({ isKnown: false });
    await user.call(appsEndpoints.follow, { body: { appId, country, relation: "own" } });
    await user.call(add, { body });
    await eventually(
      async () => (await user.call(firstRank)).data,
      ({ isKnown }) => isKnown,
    );

    const watcher = await follower();
    await watcher.call(add, { body });
    expect((await watcher.call(firstRank)).data).toEqual({ isKnown: false });
  });

  it("shows the rank in the store's search, then how it changed", async () => {
    const user = await follower();
    await user.call(add, { body: { keywordText: "Rain map" } });
    const first = await eventually(
      () => user.rank("rain map"),
      (row) => row?.currentRank !== null,
    );
    expect(first).toMatchObject({ currentRank: 2, previousRank: null, change: null, isFollowing: true });
    expect(first?.provenance).toMatchObject({ source: "dataset", algorithm: "listing-stems" });
    const top = await user.call(topApps, { query: { keyword: "rain map" } });
    expect(top.data.find(({ app }) => app.id === user.app.id)?.position).toBe(2);

    await waitForCrawls();
    await becomePopular(910000002, 5_000);
    expect(await user.update()).toMatchObject({ status: "completed", total: 1, processed: 1, percent: 100 });
    expect(await user.rank("rain map")).toMatchObject({ currentRank: 1, previousRank: 2, change: 1 });

    await user.update();
    expect(await user.rank("rain map")).toMatchObject({ currentRank: 1, previousRank: 2, change: 1 });
    const past = await user.call(history, { params: { id: user.app.id }, query: { keyword: "RAIN map" } });
    expect(past.data.map((point) => point.rank)).toEqual([2, 1, 1]);
    await becomePopular(910000002, 50);
  });

  it("notifies the user's browser of the new rank and the end of the job", async () => {
    const user = await follower();
    await user.call(add, { body: { keywordText: "map" } });
    const { jobId } = await user.update();
    const read = async () =>
      told.mock.calls.filter(([userId]) => userId === user.id).map(([, event, payload]) => [event, payload]);
    // Browsers are told after the commit.
    const own = await eventually(read, (all) => all.some(([event]) => event === "job:done"));
    expect(own).toContainEqual(["rank:updated", { appId: user.app.id, keyword: "map", country: "us" }]);
    expect(own).toContainEqual(["job:progress", expect.objectContaining({ jobId, percent: 100 })]);
    expect(own).toContainEqual(["job:done", expect.objectContaining({ jobId, status: "completed" })]);
  });

  it("stores 201 for an app that isn't listed", async () => {
    const user = await follower();
    await user.call(add, { body: { keywordText: "chess" } });
    const row = await eventually(
      () => user.rank("chess"),
      (found) => found?.currentRank !== null,
    );
    expect(row).toMatchObject({ currentRank: 201, previousRank: null, change: null });
  });

  it("reports a missing storefront instead of claiming that the app isn't in its top 200", async () => {
    const user = await follower();
    const reason = "The data set doesn't cover Germany. It covers: United States.";
    // The keyword was added while another source covered the country.
    const { data: entry } = await user.call(add, { body: { keywordText: "regen" } });
    await test.ctx.pool.query("update user_keywords set country = 'de' where id = $1", [entry.id]);
    const answer = await eventually(
      () => user.call(byApp, { params: { id: user.app.id }, query: { country: "de" } }),
      ({ failure }) => Boolean(failure),
    );
    expect(answer).toMatchObject({ queuedAt: null, failure: reason, data: [{ currentRank: null }] });
    await user.call(add, { body: { keywordText: "rain" } });
    const { status, message } = await user.update();
    expect([status, message]).toEqual(["completed", "1 of 1 keyword updated."]);
    for (const [endpoint, query] of [
      [appsEndpoints.search, { q: "rain", country: "de" }],
      [topApps, { keyword: "regen", country: "de" }],
    ] as const) {
      expect(await user.request(endpoint, { query })).toMatchObject({
        status: 400,
        body: { message: reason },
      });
    }
  });

  it("serves all users of a keyword from one crawl", async () => {
    const [ada, bob] = [await follower(), await follower()];
    const store = getStore(test.ctx);
    const ask = store.search.bind(store);
    // The crawl for the first user must not end before the second one has added the keyword.
    let adding: Promise<unknown> = Promise.resolve();
    const search = jest.spyOn(store, "search").mockImplementation(async (...query) => {
      await adding;
      return ask(...query);
    });
    adding = Promise.all([ada, bob].map((user) => user.call(add, { body: { keywordText: "my rain" } })));
    await adding;
    for (const user of [ada, bob]) {
      const row = await eventually(
        () => user.rank("my rain"),
        (found) => found?.currentRank !== null,
      );
      expect(row).toMatchObject({ currentRank: 1 });
    }
    expect(search.mock.calls.filter(([{ term }]) => term === "my rain")).toHaveLength(1);
  });

  it("returns the running job for a second start, and idle before the first", async () => {
    const user = await follower();
    expect((await user.call(updateStatus)).data).toMatchObject({ status: "idle", total: 0 });
    await user.call(add, { body: { keywordText: "twice" } });
    const jobs = await Promise.all([1, 2, 3].map(() => user.call(startUpdate)));
    expect(new Set(jobs.map((job) => job.data.jobId)).size).toBe(1);
  });

  it("marks a job as failed if the store doesn't respond, and keeps the last ranks", async () => {
    const user = await follower();
    await user.call(add, { body: { keywordText: "rain" } });
    await user.update();
    await waitForCrawls();
    const before = await user.rank("rain");
    const { ApiFailure } = await import("../../infra/http/errors");
    jest
      .spyOn(getStore(test.ctx), "search")
      .mockRejectedValue(new ApiFailure("STORE_UNAVAILABLE", "No store."));
    expect(await user.update()).toMatchObject({
      status: "failed",
      failed: 1,
      message: expect.stringContaining("No store."),
    });
    expect(await user.rank("rain")).toEqual(before);
    expect((await user.call(updateStatus)).data.resolved).toBe(false);
    // Any later check settles the failure.
    await test.ctx.pool.query("update crawl_pairs set checked_at = now()");
    expect((await user.call(updateStatus)).data).toMatchObject({ status: "failed", resolved: true });
  });

  it("lists tracked apps for tracked keywords", async () => {
    const user = await follower();
    await user.call(add, { body: { keywordText: "rain map" } });
    const { data } = await user.call(matrix);
    expect(data).toMatchObject([
      { keyword: "rain map", ranks: [{ appId: user.app.id, currentRank: expect.any(Number) }] },
    ]);
  });

  it("never shows a user's keywords to other users", async () => {
    const ada = await follower();
    await ada.call(add, { body: { keywordText: "secret plan" } });
    const bob = await follower();
    expect(await bob.rank("secret plan")).toBeUndefined();
  });

  it("updates only the chosen keywords, and none of other users", async () => {
    const user = await follower();
    const { data: rain } = await user.call(add, { body: { keywordText: "rain" } });
    await user.call(add, { body: { keywordText: "map" } });
    const stranger = await test.asUser();
    const { data: started } = await user.call(startUpdate, { body: { ids: [rain.id] } });
    const { data: nothing } = await stranger.call(startUpdate, { body: { ids: [rain.id] } });
    expect([started.total, nothing.total]).toEqual([1, 0]);
  });
});
