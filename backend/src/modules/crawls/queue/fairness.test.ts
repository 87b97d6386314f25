import { startTestApp, type TestApp } from "../../../testing/test-app";
import { forAccount, type CrawlTarget } from "../crawl-target";
import { ensureKeyword } from "../crawls.writes";
import { dequeueCrawls, enqueueCrawls, leaseNextCrawl, type Urgency } from "./crawl-queue.repository";
import { findQueuePosition } from "./queue-eta.repository";

const [LARGE, SMALL] = [1, 2];

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
beforeEach(() => test.ctx.pool.query("delete from crawl_pairs"));
afterAll(() => test.close());

const ensureTargets = (name: string, count: number): Promise<CrawlTarget[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      keywordId: await ensureKeyword(test.ctx.db, `${name} ${index}`, "ios"),
      country: "us",
    })),
  );

const request = (account: number, pairs: readonly CrawlTarget[], urgency: Urgency = "schedule") =>
  enqueueCrawls(test.ctx.db, forAccount(account, pairs), urgency, 0);

/** Crawls the next targets and returns their texts. */
async function crawlNext(count: number): Promise<string[]> {
  const texts: string[] = [];
  for (let left = count; left > 0; left--) {
    const leased = await leaseNextCrawl(test.ctx.db);
    if (!leased) break;
    texts.push(leased.text);
    await test.ctx.db.transaction((tx) => dequeueCrawls(tx, [leased]));
  }
  return texts;
}

it("an account with few requests is served side by side with one that has many", async () => {
  await request(LARGE, await ensureTargets("large", 60));
  expect(await crawlNext(20)).toHaveLength(20);
  const small = await ensureTargets("small", 5);
  await request(SMALL, small);
  expect((await findQueuePosition(test.ctx.db, small))?.length).toBeLessThanOrEqual(10);
  const next = await crawlNext(10);
  expect(next.filter((text) => text.startsWith("small"))).toHaveLength(5);
  expect(await crawlNext(100)).toHaveLength(35);
});

it("an account that asks again and again doesn't get ahead of others", async () => {
  await request(LARGE, await ensureTargets("large", 10));
  for (let round = 0; round < 4; round++) await request(SMALL, await ensureTargets(`small ${round}`, 5));
  const next = await crawlNext(20);
  expect(next.filter((text) => text.startsWith("large"))).toHaveLength(10);
});

it("a target that two accounts request is crawled once, at the earlier turn", async () => {
  const shared = await ensureTargets("shared", 30);
  await request(LARGE, shared);
  const last = shared.slice(-2);
  await request(SMALL, last);
  await request(LARGE, shared);
  const texts = await crawlNext(4);
  expect(texts).toEqual(expect.arrayContaining(["shared 28", "shared 29"]));
  expect(await crawlNext(100)).toHaveLength(26);
});

it("a batch for several accounts gives each its turns", async () => {
  const [large, small] = [await ensureTargets("large", 20), await ensureTargets("small", 2)];
  const both = [...forAccount(LARGE, [...large, ...small]), ...forAccount(SMALL, small)];
  await enqueueCrawls(test.ctx.db, both, "schedule", 0);
  expect(await crawlNext(4)).toEqual(expect.arrayContaining(["small 0", "small 1"]));
});

it("requests of persons come before the schedule, whatever their turn", async () => {
  await request(SMALL, await ensureTargets("due", 1));
  await request(LARGE, await ensureTargets("wanted", 3), "person");
  expect((await crawlNext(4)).at(-1)).toBe("due 0");
});
