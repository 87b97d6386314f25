import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "../../testing/eventually";
import { startSecondNode } from "../../testing/second-node";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { fail } from "../../infra/http/errors";
import { StoreBusy, getStore } from "../store";
import { crawlEnded, findLastCrawl, type CrawlEnded } from ".";
import { queueCrawls, requestCrawls, processQueue } from "./crawls.service";
import { ensurePartitions } from "./partitions.repository";
import type { CrawlTarget } from "./crawl-target";
import { ensureKeyword } from "./crawls.writes";

describe("the queue of crawls", () => {
  let test: TestApp;
  let search: jest.SpyInstance;
  const ended: CrawlEnded[] = [];

  beforeAll(async () => {
    const path = await aDataset([anItunesApp({ trackId: 940000001, trackName: "Rain Map Chess Snow" })]);
    test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
    crawlEnded.on(test.ctx, (event) => void ended.push(event));
  });
  beforeEach(async () => {
    await test.ctx.pool.query("delete from crawl_pairs");
    ended.length = 0;
    search = jest.spyOn(getStore(test.ctx), "search");
  });
  afterEach(() => search.mockRestore());
  afterAll(() => test.close());

  const ensureTarget = async (text: string): Promise<CrawlTarget> => ({
    keywordId: await ensureKeyword(test.ctx.db, text, "ios"),
    country: "us",
  });
  const asked = () => search.mock.calls.map(([{ term }]) => term);
  const rows = async (text: string) => (await test.ctx.pool.query(text)).rows;
  const hurry = () =>
    test.ctx.pool.query(
      "update crawl_pairs set leased_until = now() - interval '1 second', not_before = null",
    );

  it("crawls each target once, user requests before scheduled ones", async () => {
    const [rain, map, chess] = [
      await ensureTarget("rain"),
      await ensureTarget("map"),
      await ensureTarget("chess"),
    ];
    await requestCrawls(test.ctx, [rain, map, chess], "schedule");
    await requestCrawls(test.ctx, [chess]);
    await requestCrawls(test.ctx, [chess, chess]);
    await processQueue(test.ctx);
    expect(asked()).toEqual(["chess", expect.any(String), expect.any(String)]);
    expect(ended).toHaveLength(3);
  });

  it("is shared: two workers never lease the same target", async () => {
    const pairs = await Promise.all(Array.from({ length: 20 }, (_, index) => ensureTarget(`word ${index}`)));
    await requestCrawls(test.ctx, pairs);
    await Promise.all([processQueue(test.ctx), processQueue(test.ctx), processQueue(test.ctx)]);
    expect(new Set(asked()).size).toBe(20);
    expect(asked()).toHaveLength(20);
  });

  describe("lanes", () => {
    const countWakes = async () => (await rows("select from pgboss.job where name = 'ranking-crawl'")).length;
    beforeEach(() => rows("delete from pgboss.job where name = 'ranking-crawl'"));

    it("a lane that found work wakes the next one, which ends when nothing is left", async () => {
      await queueCrawls(test.ctx, test.ctx.db, [await ensureTarget("rain"), await ensureTarget("map")]);
      await processQueue(test.ctx);
      expect(await countWakes()).toBe(1);
      await rows("delete from pgboss.job where name = 'ranking-crawl'");
      await processQueue(test.ctx);
      expect(await countWakes()).toBe(0);
    });

    it("wakes only the later attempt while the store is busy", async () => {
      search.mockRejectedValue(new StoreBusy("store.test", 30));
      await queueCrawls(test.ctx, test.ctx.db, [await ensureTarget("rain"), await ensureTarget("map")]);
      await processQueue(test.ctx);
      const waking = await rows(
        "select start_after > now() as later from pgboss.job where name = 'ranking-crawl'",
      );
      expect(waking).toEqual([{ later: true }]);
    });

    it("a node runs as many crawls in parallel as it has lanes", async () => {
      const worker = await startSecondNode(test, { crawlLanes: 4 }, { worker: true });
      const store = getStore(worker.ctx);
      const searchStore = store.search.bind(store);
      const seenAll = new AbortController();
      let running = 0;
      let most = 0;
      jest.spyOn(store, "search").mockImplementation(async (query) => {
        most = Math.max(most, ++running);
        if (most === 4) seenAll.abort();
        // A store's latency, so that one lane doesn't finish all targets before the next one is awake.
        await sleep(500, undefined, { signal: seenAll.signal }).catch(() => undefined);
        running -= 1;
        return searchStore(query);
      });
      const targets = await Promise.all(
        Array.from({ length: 30 }, (_, index) => ensureTarget(`lane ${index}`)),
      );
      await requestCrawls(worker.ctx, targets);
      const findLeft = () => rows("select from crawl_pairs where queued_at is not null or untold");
      expect(await eventually(findLeft, (pairs) => pairs.length === 0)).toEqual([]);
      expect(most).toBe(4);
      await worker.close();
    });
  });

  it("extends the last row while nothing changes, and partitions rows by month", async () => {
    const rain = await ensureTarget("rain");
    for (let round = 0; round < 3; round++) {
      await requestCrawls(test.ctx, [rain]);
      await processQueue(test.ctx);
    }
    const [row, ...others] = await rows(
      `select tableoid::regclass::text as month, last_seen_at > first_seen_at as wide from crawls where keyword_id = ${rain.keywordId}`,
    );
    expect(others).toEqual([]);
    expect(row).toEqual({
      month: `crawls_${new Date().toISOString().slice(0, 7).replace("-", "_")}`,
      wide: true,
    });
  });

  it("creates future partitions, and is idempotent", async () => {
    await ensurePartitions(test.ctx.db, new Date("2031-12-15T00:00:00Z"));
    await ensurePartitions(test.ctx.db, new Date("2031-12-15T00:00:00Z"));
    expect(await rows("select to_regclass('crawls_2032_03') is not null as made")).toEqual([{ made: true }]);
  });

  it("F36: crawls of a crashed worker are repeated, and their result is reported", async () => {
    const rain = await ensureTarget("rain");
    await requestCrawls(test.ctx, [rain]);
    await test.ctx.pool.query(
      "update crawl_pairs set leased_until = now() + interval '1 minute', attempts = 1",
    );
    await processQueue(test.ctx);
    expect(asked()).toEqual([]);
    await hurry();
    await processQueue(test.ctx);
    expect(ended).toEqual([{ ...rain, failure: null }]);

    await test.ctx.pool.query("update crawl_pairs set untold = true");
    await processQueue(test.ctx);
    expect(asked()).toHaveLength(1);
    expect(ended).toHaveLength(2);
  });

  it("F38: a target that crashes its worker fails in the end, and the queue moves on", async () => {
    const [poison, rain] = [await ensureTarget("poison"), await ensureTarget("rain")];
    search.mockImplementation(async ({ term }) => {
      if (term === "poison") throw new TypeError("broken");
      return { listings: [], provenance: { algorithm: null } };
    });
    await requestCrawls(test.ctx, [poison, rain]);
    for (let round = 0; round < 7; round++) {
      await processQueue(test.ctx);
      await hurry();
    }
    expect(asked().filter((term) => term === "poison")).toHaveLength(5);
    expect(ended).toContainEqual({ ...rain, failure: null });
    expect(ended).toContainEqual({ ...poison, failure: expect.stringContaining("never finished") });
  });

  it("F41: a store failure keeps the last order and its time", async () => {
    const rain = await ensureTarget("rain");
    await requestCrawls(test.ctx, [rain]);
    await processQueue(test.ctx);
    const before = await findLastCrawl(test.ctx.db, rain);
    search.mockRejectedValue(fail("STORE_UNAVAILABLE", "The store gave an unexpected answer."));
    await requestCrawls(test.ctx, [rain]);
    await processQueue(test.ctx);
    expect(await findLastCrawl(test.ctx.db, rain)).toEqual(before);
    expect(ended.at(-1)).toEqual({ ...rain, failure: "The store gave an unexpected answer." });
  });

  it("waits as long as a busy store asks, without counting an attempt", async () => {
    const rain = await ensureTarget("rain");
    search.mockRejectedValue(new StoreBusy("store.test", 3));
    await requestCrawls(test.ctx, [rain]);
    for (let round = 0; round < 8; round++) await processQueue(test.ctx);
    expect(await rows("select attempts, queued_at is not null as waits from crawl_pairs")).toEqual([
      { attempts: 0, waits: true },
    ]);
    expect(ended).toEqual([]);
  });
});
