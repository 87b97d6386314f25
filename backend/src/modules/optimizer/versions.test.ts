import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { listingVersionsEndpoints, optimizerEndpoints } from "@listwise/contracts/tools";
import type { Caller } from "../../testing/call";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword } from "../crawls";

const { run, list } = optimizerEndpoints;
const { label, remove, ranks } = listingVersionsEndpoints;
const DAY_MS = 86_400_000;
const id = "1";

let site: TestApp;
let user: Caller & { id: number };
let live: { name: string; subtitle: string | null };
let keywordId: number;

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS);
const day = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10);

beforeAll(async () => {
  site = await startTestApp();
  user = await site.asUser({ plan: "team" });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  ({ data: live } = await user.call(appsEndpoints.get, { params: { id }, query: { country: "us" } }));
  await user.call(userKeywordsEndpoints.add, {
    body: { appId: 1, keywordText: "trail maps", country: "us" },
  });
  keywordId = await ensureKeyword(site.ctx.db, "trail maps", "ios");
});
afterEach(() => site.ctx.pool.query("delete from listing_changes; delete from rank_days"));
afterAll(() => site.close());

async function score(texts: { name: string; subtitle: string }) {
  const body = { kind: "title" as const, platform: "ios" as const, country: "us", texts };
  return (await user.call(run, { params: { id }, body })).data;
}

const scoreLive = () => score({ name: ` ${live.name} `, subtitle: live.subtitle ?? "" });

/** Records that the name changed to the current one between two crawls. */
const recordChange = (before: string, previousAt: Date, firstAt: Date) =>
  site.ctx.pool.query(
    `insert into listing_changes (app_id, source, country, field, before, after, previous_at, at)
     values (1, 'sample', 'us', 'name', $1, $2, $3, $4)`,
    [before, live.name, previousAt, firstAt],
  );

const recordRanks = async (found: readonly (readonly [daysAgo: number, rank: number])[]) => {
  for (const [daysAgo, rank] of found) {
    await site.ctx.pool.query(
      `insert into rank_days (app_id, keyword_id, day, rank, country, source) values (1, $1, $2, $3, 'us', 'sample')`,
      [keywordId, day(daysAgo), rank],
    );
  }
  await site.ctx.pool.query("update app_ranks set packed_at = '-infinity'");
};

it("labels and deletes only the user's own versions", async () => {
  const { id: versionId } = await score({ name: "Trail Maps", subtitle: "" });
  const params = { id, versionId };
  expect((await user.call(label, { params, body: { label: " Spring " } })).data.label).toBe("Spring");
  expect(await user.request(label, { params, body: { label: " " } })).toMatchObject({ status: 400 });
  const stranger = await site.asUser({ plan: "team" });
  await stranger.call(appsEndpoints.follow, { body: { appId: 1 } });
  for (const [endpoint, parts] of [
    [label, { params, body: { label: "Mine" } }],
    [remove, { params }],
    [ranks, { params }],
  ] as const) {
    expect(await stranger.request(endpoint, parts)).toMatchObject({ status: 404 });
  }
  const listed = async () => (await user.call(list, { params: { id }, query: { kind: "title" } })).data;
  expect((await listed()).find((version) => version.id === versionId)?.label).toBe("Spring");
  await user.call(remove, { params });
  expect((await listed()).some((version) => version.id === versionId)).toBe(false);
  expect(await user.request(remove, { params })).toMatchObject({ status: 404 });
});

it("says when crawls saw a version in the store", async () => {
  const [other, same] = [await score({ name: "Never", subtitle: "" }), await scoreLive()];
  expect(other.live).toBeNull();
  expect(same.live).toEqual({ since: null, previousAt: null, until: null });
  await recordChange("Trail Before", at(6), at(5));
  const before = await score({ name: "Trail Before", subtitle: live.subtitle ?? "" });
  expect(before.live).toEqual({ since: null, previousAt: null, until: expect.any(String) });
  const { data } = await user.call(list, { params: { id }, query: { kind: "title" } });
  expect(data.find((version) => version.id === same.id)?.live).toMatchObject({ until: null });
  expect(data.find((version) => version.id === same.id)?.live?.since).not.toBeNull();
});

it("compares median ranks around the change; days between the crawls don't count", async () => {
  const { id: versionId } = await scoreLive();
  const read = (days: "7" | "14" = "7") => user.call(ranks, { params: { id, versionId }, query: { days } });
  expect(await read()).toMatchObject({ data: [], before: null, after: null, historyFrom: null });
  await recordChange("Trail Before", at(6), at(4));
  await recordRanks([
    [14, 1], // before the first compared day
    [8, 40],
    [7, 201],
    [6, 30],
    [5, 2], // between the crawls
    [4, 3], // the day on which the change was first seen
    [3, 10],
    [2, 12],
  ]);
  const answer = await read();
  expect(answer).toMatchObject({
    before: { first: day(12), last: day(6) },
    after: { first: day(3), last: day(0) },
    historyFrom: null,
    data: [{ keyword: "trail maps", before: 40, after: 10, daysBefore: 3, daysAfter: 2 }],
  });
  expect((await read("14")).data).toMatchObject([{ before: 30, daysBefore: 4 }]);
});

it("ranks are unknown without checks and before the plan's history", async () => {
  const { id: versionId } = await scoreLive();
  await recordChange("Trail Before", at(6), at(4));
  await recordRanks([[8, 40]]);
  await giveLimit(site, user.id, "keyword_history_days", 6);
  const answer = await user.call(ranks, { params: { id, versionId } });
  expect(answer).toMatchObject({
    historyFrom: day(5),
    data: [{ before: null, after: null, daysBefore: 0, daysAfter: 0 }],
  });
});
