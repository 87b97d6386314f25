import { adminCatalogEndpoints, adminTagsEndpoints } from "@listwise/contracts/admin";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { MINUTE_MS } from "../../infra/durations";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { refreshUserCounts } from "../keywords";

const ends = adminCatalogEndpoints;
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let user: typeof admin;

beforeAll(async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 940000001, trackName: "Rain Map", sellerName: "Cloud Ltd", userRatingCount: 10 }),
    anItunesApp({ trackId: 940000002, trackName: "Snow Map", userRatingCount: 99 }),
    anItunesApp({ trackId: 940000001, trackName: "Rain Map", userRatingCount: 10, country: "de" }),
  ]);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  admin = await site.asAdmin();
  user = await site.asUser({ plan: "pro" });
  const body = { storeId: "940000001", platform: "ios" };
  await user.call(appsEndpoints.followByStoreId, { body });
});
afterAll(() => site.close());

const names = async (query: Record<string, string | number> = {}) =>
  (await admin.call(ends.apps, { query })).data.map(({ name }) => name);
const findAppId = async (search: string) =>
  (await admin.call(ends.apps, { query: { search } })).data[0]?.id ?? 0;
async function findAuditDetails(action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = $1 order by id",
    [action],
  );
  return rows.map(({ details }) => details);
}

describe("apps", () => {
  test("are listed with their followers, searched by name, developer and store ID, and sorted as requested", async () => {
    expect(await names()).toEqual(["Rain Map", "Snow Map"]);
    expect(await names({ sortBy: "ratingCount", sortDir: "desc" })).toEqual(["Snow Map", "Rain Map"]);
    expect(await names({ search: "cloud" })).toEqual(["Rain Map"]);
    expect(await names({ search: "940000002" })).toEqual(["Snow Map"]);
    expect(await names({ search: "%" })).toEqual([]);
    const { data } = await admin.call(ends.recentApps, { query: { limit: 1 } });
    expect(data).toHaveLength(1);
    expect((await admin.request(ends.apps, { query: { sortBy: "id;drop" } })).status).toBe(400);
  });

  test("S53: hiding an app removes it from public lists and is audited; followers keep it", async () => {
    const id = await findAppId("rain");
    await admin.call(ends.setAppStatus, { params: { id }, body: { status: "hidden" } });
    const all = await user.call(appsEndpoints.all);
    expect(all.data.map(({ name }) => name)).toEqual(["Snow Map"]);
    expect(all.pagination.total).toBe(1);
    expect(await names({ status: "hidden" })).toEqual(["Rain Map"]);
    await admin.call(ends.setAppStatus, { params: { id }, body: { status: "active" } });
    expect(await findAuditDetails("app.status-changed")).toEqual([
      "Rain Map (940000001): active → hidden",
      "Rain Map (940000001): hidden → active",
    ]);
  });

  test("note and tags are saved only over the current version", async () => {
    const id = await findAppId("snow");
    const tag = (await admin.call(adminTagsEndpoints.createTag, { body: { name: "Winter" } })).data;
    const { version } = (await admin.call(ends.app, { params: { id } })).data;
    const change = (body: object) =>
      admin.request(ends.updateApp, { params: { id }, body: { version, ...body } });
    expect((await change({ note: "Ask them", tags: [tag.id] })).body.data).toMatchObject({
      note: "Ask them",
      tags: [{ name: "Winter" }],
    });
    expect(await change({ note: "Late", tags: [] })).toMatchObject({
      status: 409,
      body: { details: { current: { note: "Ask them" } } },
    });
    expect(await names({ tag: tag.id })).toEqual(["Snow Map"]);
  });

  test("an app with followers can't be deleted; any other is deleted with its store data", async () => {
    const drop = (id: number) => admin.request(ends.deleteApp, { params: { id } });
    expect((await drop(await findAppId("rain"))).status).toBe(409);
    const id = await findAppId("snow");
    expect((await drop(id)).status).toBe(200);
    expect((await drop(id)).status).toBe(404);
    expect(await names()).toEqual(["Rain Map"]);
    expect(await findAuditDetails("app.deleted")).toEqual(["Snow Map (940000002): active → (none)"]);
  });
});

describe("tags", () => {
  test("have unique names regardless of case, and report how often they are used", async () => {
    const add = (name: string) =>
      admin.request(adminTagsEndpoints.createTag, { body: { name, tone: "info" } });
    expect((await add("Games")).status).toBe(201);
    expect(await add("games")).toMatchObject({ status: 409, body: { details: [{ path: "name" }] } });
    expect((await add(" ")).status).toBe(400);
    const { data } = await admin.call(adminTagsEndpoints.tags, { query: { search: "game" } });
    expect(data).toMatchObject([{ name: "Games", tone: "info", apps: 0, keywords: 0 }]);
  });

  test("a change based on an older version gets a 409; a deleted tag is gone", async () => {
    const tag = (await admin.call(adminTagsEndpoints.createTag, { body: { name: "Old" } })).data;
    const edit = (name: string) =>
      admin.request(adminTagsEndpoints.updateTag, {
        params: { id: tag.id },
        body: { name, version: tag.version },
      });
    expect((await edit("New")).status).toBe(200);
    expect(await edit("Newer")).toMatchObject({
      status: 409,
      body: { details: { current: { name: "New" } } },
    });
    await admin.call(adminTagsEndpoints.deleteTag, { params: { id: tag.id } });
    expect((await admin.request(adminTagsEndpoints.deleteTag, { params: { id: tag.id } })).status).toBe(404);
    expect(await findAuditDetails("tag.deleted")).toEqual(["New: exists → (none)"]);
  });
});

describe("keywords", () => {
  test("are listed with their users and countries, can be tagged and re-crawled", async () => {
    await user.call(userKeywordsEndpoints.add, {
      body: { keywordText: "rain map", category: "general", country: "us" },
    });
    const other = await site.asUser({ plan: "pro" });
    for (const [keywordText, country] of [
      ["snow", "us"],
      ["rain map", "de"],
    ] as const) {
      await other.call(userKeywordsEndpoints.add, { body: { keywordText, category: "general", country } });
    }
    const { data } = await admin.call(ends.keywords, { query: { search: "rain" } });
    expect(data).toMatchObject([{ text: "rain map", users: 2, countries: ["de", "us"] }]);
    const params = { id: data[0]?.id ?? 0 };
    const tag = (await admin.call(adminTagsEndpoints.createTag, { body: { name: "Brand" } })).data;
    expect((await admin.call(ends.tagKeyword, { params, body: { tags: [tag.id] } })).data.tags).toMatchObject(
      [{ name: "Brand" }],
    );
    expect((await admin.request(ends.tagKeyword, { params, body: { tags: [99_999] } })).status).toBe(400);
    expect((await admin.call(ends.keywords, { query: { tag: tag.id } })).data).toHaveLength(1);
    const snow = await admin.call(ends.keywords, { query: { search: "snow" } });
    expect(snow.data).toMatchObject([{ users: 1, countries: ["us"] }]);
    expect((await admin.call(ends.crawlKeyword, { params })).queued).toBe(2);
    expect((await admin.request(ends.crawlKeyword, { params: { id: 99_999 } })).status).toBe(404);
    expect((await admin.call(ends.recentKeywords)).data[0]).toMatchObject({ text: "snow" });
  });

  test("are sorted by users, with keywords that no user tracks last, in pages of any size", async () => {
    await site.ctx.pool.query("insert into keywords (text) values ('untracked')");
    await refreshUserCounts(site.ctx.db);
    const list = async (query: { page?: number; pageSize: number; sortDir?: "asc" }) =>
      (await admin.call(ends.keywords, { query })).data.map(({ text }) => text);
    const all = await list({ pageSize: 100 });
    expect(all[0]).toBe("rain map");
    expect(all.at(-1)).toBe("untracked");
    const pages = await Promise.all(all.map((_, index) => list({ page: index + 1, pageSize: 1 })));
    expect(pages.flat()).toEqual(all);
    expect((await list({ pageSize: 1, sortDir: "asc" }))[0]).toBe("untracked");
  });

  test("are counted for each filter; the number of all may be a minute old, but not less than what is shown", async () => {
    const count = async (query: { page?: number; pageSize?: number; search?: string } = {}) =>
      (await admin.call(ends.keywords, { query })).pagination.total;
    const all = await count();
    await site.ctx.pool.query("insert into keywords (text) values ('counted 1'), ('counted 2')");
    expect(await count({ search: "counted" })).toBe(2);
    expect(await count({ pageSize: 1 })).toBe(all);
    expect(await count({ pageSize: 100 })).toBe(all + 2);
    const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + MINUTE_MS + 1);
    expect(await count({ pageSize: 1 })).toBe(all + 2);
    later.mockRestore();
    await site.ctx.pool.query("delete from keywords where text like 'counted %'");
  });

  test("move up once counted when they get users, and down when these leave", async () => {
    const listAll = async () => {
      await refreshUserCounts(site.ctx.db);
      return (await admin.call(ends.keywords)).data.map(({ text, users }) => ({ text, users }));
    };
    const fans = await Promise.all(Array.from({ length: 3 }, () => site.asUser({ plan: "pro" })));
    const track = (fan: (typeof fans)[number], country: string) =>
      fan.call(userKeywordsEndpoints.add, { body: { keywordText: "snow", category: "general", country } });
    const added = await Promise.all(
      fans.flatMap((fan) => ["us", "de"].map((country) => track(fan, country))),
    );
    expect((await listAll())[0]).toEqual({ text: "snow", users: 4 });
    await site.ctx.pool.query("delete from user_keywords where id = any($1)", [
      added.map(({ data }) => data.id),
    ]);
    expect((await listAll())[0]).toEqual({ text: "rain map", users: 2 });
  });
});
