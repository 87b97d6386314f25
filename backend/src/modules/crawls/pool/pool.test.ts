import { requestPoolEndpoints } from "@listwise/contracts/admin";
import { fail } from "../../../infra/http/errors";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { getStore } from "../../store";
import { crawlEnded, type CrawlEnded } from "..";
import { requestCrawls, processQueue } from "../crawls.service";
import { leaseNextCrawl } from "../queue/crawl-queue.repository";
import type { CrawlTarget } from "../crawl-target";
import { ensureKeyword } from "../crawls.writes";

const { requests, retry, drop, sources, closeBreaker } = requestPoolEndpoints;
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
const ended: CrawlEnded[] = [];

beforeAll(async () => {
  const path = await aDataset([anItunesApp({ trackId: 940000001, trackName: "Rain Map" })]);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  admin = await site.asAdmin();
  crawlEnded.on(site.ctx, (event) => void ended.push(event));
});
beforeEach(async () => {
  await site.ctx.pool.query("delete from crawl_pairs");
  ended.length = 0;
});
afterAll(() => site.close());

async function ensureTarget(text: string): Promise<CrawlTarget> {
  return { keywordId: await ensureKeyword(site.ctx.db, text, "ios"), country: "us" };
}
async function failed(text: string): Promise<CrawlTarget> {
  const pair = await ensureTarget(text);
  await requestCrawls(site.ctx, [pair]);
  const search = jest.spyOn(getStore(site.ctx), "search");
  search.mockRejectedValueOnce(fail("STORE_UNAVAILABLE", "The store gave nonsense."));
  await processQueue(site.ctx);
  search.mockRestore();
  return pair;
}
const listed = async (query: Record<string, string> = {}) => {
  const { data, counts } = await admin.call(requests, { query });
  return { rows: data.map(({ keyword, state }) => [keyword, state]), counts };
};

test("waiting, running and failed requests are listed in queue order, with the reason of failures", async () => {
  await failed("snow");
  await requestCrawls(site.ctx, [await ensureTarget("rain")], "schedule");
  await requestCrawls(site.ctx, [await ensureTarget("map")]);
  expect(await leaseNextCrawl(site.ctx.db)).toMatchObject({ text: "map" });
  expect(await listed()).toEqual({
    rows: [
      ["map", "running"],
      ["rain", "waiting"],
      ["snow", "failed"],
    ],
    counts: { waiting: 1, running: 1, failed: 1 },
  });
  expect((await listed({ state: "waiting" })).rows).toEqual([["rain", "waiting"]]);
  expect((await listed({ search: "SNO" })).rows).toEqual([["snow", "failed"]]);
  const { data } = await admin.call(requests, { query: { state: "failed" } });
  expect(data).toMatchObject([{ failure: "The store gave nonsense.", attempts: 1 }]);
});

test("retrying a failed request is audited, and a success clears the failure", async () => {
  const pair = await failed("rain");
  await admin.call(retry, { body: pair });
  expect((await listed()).rows).toEqual([["rain", "waiting"]]);
  expect((await admin.request(retry, { body: pair })).status).toBe(409);
  await processQueue(site.ctx);
  expect((await listed()).rows).toEqual([]);
  expect((await admin.request(retry, { body: pair })).status).toBe(404);
  const { rows } = await site.ctx.pool.query("select details from audit_log where action = 'crawls.retried'");
  expect(rows).toEqual([{ details: "rain (us): failed → waiting" }]);
});

test("retries that are refused as fresh or as duplicates are not audited", async () => {
  const retried = async (keyword: string) =>
    (
      await site.ctx.pool.query(
        "select 1 from audit_log where action = 'crawls.retried' and details like $1 || ' %'",
        [keyword],
      )
    ).rows.length;
  const fresh = await failed("hail");
  await site.ctx.pool.query("update crawl_pairs set checked_at = now() + interval '1 hour'");
  expect((await admin.request(retry, { body: fresh })).status).toBe(409);
  expect(await retried("hail")).toBe(0);
  expect((await listed({ state: "failed" })).rows).toEqual([["hail", "failed"]]);

  const twice = await failed("sleet");
  const answers = await Promise.all([1, 2].map(() => admin.request(retry, { body: twice })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await retried("sleet")).toBe(1);
});

test("dropping a waiting request reports a failure; a running one can't be dropped", async () => {
  const [rain, map] = [await ensureTarget("rain"), await ensureTarget("map")];
  await requestCrawls(site.ctx, [rain]);
  await admin.call(drop, { body: rain });
  const search = jest.spyOn(getStore(site.ctx), "search");
  await processQueue(site.ctx);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
  expect(ended).toMatchObject([{ ...rain, failure: "An administrator dropped this request." }]);
  await admin.call(drop, { body: rain });
  expect((await listed()).rows).toEqual([]);
  await requestCrawls(site.ctx, [map]);
  await leaseNextCrawl(site.ctx.db);
  expect((await admin.request(drop, { body: map })).status).toBe(409);
});

test("the source reports its state, and closing a breaker resumes requests to the host", async () => {
  const before = (await admin.call(sources)).data;
  expect(before).toMatchObject({
    source: "dataset",
    hosts: [],
    imports: [{ source: "dataset", listings: 1 }],
  });
  await site.ctx.pool.query(
    "insert into store_hosts values ('store.example', 3, now(), now() + interval '60 seconds', 12)",
  );
  expect((await admin.call(sources)).data.hosts).toMatchObject([
    { host: "store.example", perMinute: null, failures: 12, breakerAt: 10, waitSeconds: 60 },
  ]);
  const { data } = await admin.call(closeBreaker, { body: { host: "store.example" } });
  expect(data.hosts).toMatchObject([{ failures: 0, waitSeconds: 0 }]);
  expect((await admin.request(closeBreaker, { body: { host: "no.example" } })).status).toBe(404);
});

test("S48: sorting is restricted to a list, and search text is not a pattern", async () => {
  await failed("snow");
  expect((await listed({ search: "%" })).rows).toEqual([]);
  expect((await admin.request(requests, { query: { sortBy: "id;drop" } })).status).toBe(400);
});
