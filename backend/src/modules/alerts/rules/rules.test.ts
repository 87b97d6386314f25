import { alertsEndpoints } from "@listwise/contracts/alerts";
import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { crawlEnded, ensureKeyword } from "../../crawls";

const { rules, addRule, changeRule, removeRule, options, list, markRead } = alertsEndpoints;

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

interface Entry {
  keywordText: string;
  appId?: number;
  category?: string;
  tags?: string[];
  isFavorite?: boolean;
}

/** Creates a user with own app 1 whose list has these entries. */
async function createOwner(...entries: Entry[]) {
  const user = await site.asUser({ plan: "unlimited" });
  await user.call(appsEndpoints.follow, { body: { appId: 1, relation: "own" } });
  const ids = new Map<string, number>();
  for (const entry of entries) {
    const { data } = await user.call(keywordEntriesEndpoints.add, {
      body: { appId: 1, country: "us", ...entry },
    });
    ids.set(entry.keywordText, data.id);
  }
  /** Moves an app from rank 40 to 3 for a keyword, as a crawl would. */
  async function move(text: string, appId = 1) {
    const pair = { keywordId: await ensureKeyword(site.ctx.db, text, "ios"), country: "us" };
    const { rowCount } = await site.ctx.pool.query(
      `update app_ranks set previous_rank = 40, current_rank = 3, checked_at = now(),
       previous_checked_at = now() - interval '1 day' where app_id = $2 and keyword_id = $1`,
      [pair.keywordId, appId],
    );
    expect(rowCount).toBe(1);
    await crawlEnded.emit(site.ctx, { ...pair, failure: null });
  }
  const alerted = async () => (await user.call(list)).data.map(({ keyword }) => keyword).sort();
  return { ...user, ids, move, alerted };
}

const entries: Entry[] = [
  { keywordText: "rain", category: "Brand", tags: ["Launch"] },
  { keywordText: "storm", isFavorite: true },
  { keywordText: "snow", tags: ["launch", "winter"] },
];

it.each([
  [{ type: "all" }, ["rain", "snow", "storm"]],
  [{ type: "keyword", keyword: "RAIN" }, ["rain"]],
  [{ type: "category", category: "Brand" }, ["rain"]],
  [{ type: "tag", tag: "launch" }, ["rain", "snow"]],
  [{ type: "favorites" }, ["storm"]],
  [{ type: "tag", tag: "nothing" }, []],
] as const)("a rule with the scope %j alerts for its own keywords only", async (scope, expected) => {
  const user = await createOwner(...entries);
  const { data: rule } = await user.call(addRule, { body: { appId: 1, scope } });
  expect(rule).toMatchObject({ keywordCount: expected.length, isPaused: false });
  expect(rule.scope).toMatchObject({ type: scope.type });
  for (const { keywordText } of entries) await user.move(keywordText);
  expect(await user.alerted()).toEqual(expected);
});

it("the previous field for a keyword is a scope, and one rule per scope can exist", async () => {
  const user = await createOwner(...entries);
  const body = { appId: 1, keyword: "rain" };
  expect((await user.call(addRule, { body })).data).toMatchObject({
    keyword: "rain",
    scope: { type: "keyword", keyword: "rain" },
  });
  const same = { appId: 1, scope: { type: "keyword", keyword: "Rain" } };
  expect((await user.request(addRule, { body: same })).body.code).toBe("CONFLICT");
  for (const tag of ["launch", "winter"]) {
    await user.call(addRule, { body: { appId: 1, scope: { type: "tag", tag } } });
  }
  expect((await user.call(addRule, { body: { appId: 1 } })).data.scope).toEqual({ type: "all" });
  expect((await user.call(rules)).data).toHaveLength(4);
});

it("irrelevant keywords never alert and aren't counted", async () => {
  const user = await createOwner(...entries);
  const { data: rule } = await user.call(addRule, { body: { appId: 1 } });
  const id = user.ids.get("rain") ?? 0;
  await user.call(keywordEntriesEndpoints.update, { params: { id }, body: { isIrrelevant: true } });
  for (const { keywordText } of entries) await user.move(keywordText);
  expect(await user.alerted()).toEqual(["snow", "storm"]);
  expect((await user.call(rules)).data).toMatchObject([{ id: rule.id, keywordCount: 2 }]);
});

it("another app's list and another country don't alert; a competitor is compared by the list of its app", async () => {
  const user = await createOwner(...entries);
  await user.call(appsEndpoints.follow, { body: { appId: 2, relation: "own" } });
  await user.call(competitorsEndpoints.add, { params: { id: "1" }, body: { competitorId: "3" } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: 2, keywordText: "fog", country: "us" } });
  for (const appId of [1, 3]) await user.call(addRule, { body: { appId, scope: { type: "all" } } });
  await user.call(addRule, { body: { appId: 1, country: "de" } });
  expect((await user.call(rules)).data.map(({ keywordCount }) => keywordCount)).toEqual([3, 0, 3]);
  await user.move("fog", 1);
  await user.move("fog", 3);
  expect(await user.alerted()).toEqual([]);
  await user.move("rain", 3);
  expect((await user.call(list)).data).toMatchObject([{ appId: 3, keyword: "rain" }]);
});

it("a change keeps absent fields; a paused rule doesn't alert", async () => {
  const user = await createOwner(...entries);
  const { data: rule } = await user.call(addRule, {
    body: { appId: 1, threshold: 20, channels: { email: false, webhook: true } },
  });
  const change = (body: object) => user.call(changeRule, { params: { id: rule.id }, body });
  expect((await change({})).data).toEqual(rule);
  await change({ isPaused: true });
  await user.move("rain");
  expect(await user.alerted()).toEqual([]);
  const { data } = await change({ isPaused: false, scope: { type: "tag", tag: "winter" } });
  expect(data).toEqual({ ...rule, scope: { type: "tag", tag: "winter" }, keywordCount: 1 });
  await user.move("snow");
  expect(await user.alerted()).toEqual(["snow"]);
  const { data: other } = await user.call(addRule, { body: { appId: 1, threshold: 20 } });
  const clash = { params: { id: other.id }, body: { scope: { type: "tag", tag: "winter" } } };
  expect((await user.request(changeRule, clash)).body.code).toBe("CONFLICT");
});

it("lists what a rule can watch, with counts and the plan's limit", async () => {
  const user = await createOwner(...entries);
  await user.call(addRule, { body: { appId: 1 } });
  await site.ctx.pool.query("update users set plan = 'pro' where id = $1", [user.id]);
  expect((await user.call(options, { query: { appId: 1, country: "us" } })).data).toEqual({
    all: 3,
    favorites: 1,
    keywords: ["rain", "snow", "storm"],
    categories: [
      { name: "Brand", count: 1 },
      { name: "General", count: 2 },
    ],
    tags: [
      { name: "Launch", count: 2 },
      { name: "winter", count: 1 },
    ],
    rules: 1,
    maxRules: 10,
  });
});

it("S13: other users' rules and untracked apps are not found", async () => {
  const [ada, bob] = [await createOwner(...entries), await site.asUser()];
  const { data: rule } = await ada.call(addRule, { body: { appId: 1 } });
  const params = { id: rule.id };
  for (const [endpoint, parts] of [
    [changeRule, { params, body: { isPaused: true } }],
    [removeRule, { params }],
    [options, { query: { appId: 1, country: "us" } }],
    [addRule, { body: { appId: 1 } }],
  ] as const) {
    expect((await bob.request(endpoint, parts)).status).toBe(404);
  }
  expect((await ada.call(rules)).data).toEqual([rule]);
});

it("alerts can be listed and marked as read for one app", async () => {
  const user = await createOwner(...entries);
  await user.call(addRule, { body: { appId: 1 } });
  await user.move("rain");
  expect(await user.call(list, { query: { appId: 2 } })).toMatchObject({ data: [], unread: 0 });
  await user.call(markRead, { query: { appId: 2 } });
  expect(await user.call(list, { query: { appId: 1 } })).toMatchObject({
    data: [{ keyword: "rain" }],
    unread: 1,
  });
  await user.call(markRead, { query: { appId: 1 } });
  expect((await user.call(list)).unread).toBe(0);
});
