import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { repairKeywords } from "./repair.service";

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function tracker(...texts: string[]) {
  const user = await test.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  const items = texts.map((keywordText) => ({ keywordText }));
  for (const item of items) await user.call(userKeywordsEndpoints.add, { body: item });
  return user;
}

const count = async (table: string) =>
  (await test.ctx.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

it("repairs keywords without crawl or rank rows, and leaves all others alone", async () => {
  await tracker("whole", "no crawl", "no ranks");
  const of = (text: string) => `keyword_id = (select id from keywords where text = '${text}')`;
  await test.ctx.pool.query(`delete from crawl_pairs where ${of("no crawl")}`);
  await test.ctx.pool.query(`delete from app_ranks where ${of("no ranks")}`);
  expect(await repairKeywords(test.ctx)).toEqual({ crawls: 1, ranks: 1 });
  expect([await count("crawl_pairs"), await count("app_ranks")]).toEqual([3, 3]);
  expect(await repairKeywords(test.ctx)).toEqual({ crawls: 0, ranks: 0 });
});
