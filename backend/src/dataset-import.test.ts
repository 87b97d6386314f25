import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { processQueue } from "./modules/crawls/crawls.service";
import { seedStore, waitForImport } from "./modules/store";
import { aDataset, anItunesApp } from "./testing/datasets";
import { startTestApp } from "./testing/test-app";

it("a site serves while its data set is imported, and its crawls wait", async () => {
  const path = await aDataset([anItunesApp({ trackId: 900000051, trackName: "Served" })]);
  const test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}`, LISTWISE_ROLE: "api" } });
  try {
    const user = await test.asUser();
    const search = await user.request(appsEndpoints.search, { query: { q: "served" } });
    expect(search).toMatchObject({ status: 502, body: { message: expect.stringContaining("0% so far") } });
    const track = await user.request(appsEndpoints.followByStoreId, { body: { storeId: "900000051" } });
    expect(track).toMatchObject({ status: 502, body: { message: expect.stringContaining("0% so far") } });
    await user.call(userKeywordsEndpoints.add, { body: { keywordText: "served" } });
    await processQueue(test.ctx);
    const { rows } = await test.ctx.pool.query(
      "select queued_at is not null as queued, attempts from crawl_pairs",
    );
    expect(rows).toEqual([{ queued: true, attempts: 0 }]);
    const worker = { ...test.ctx, config: { ...test.ctx.config, role: "worker" as const } };
    await seedStore(worker);
    await waitForImport(worker);
    await processQueue(test.ctx);
    const crawled = await test.ctx.pool.query("select queued_at is not null as queued from crawl_pairs");
    expect(crawled.rows).toEqual([{ queued: false }]);
  } finally {
    await test.close();
  }
});
