import { appsEndpoints } from "@listwise/contracts/apps";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

describe("apps", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(Object.entries(appsEndpoints))("%s rejects visitors", async (_, endpoint) => {
    expect(await test.request(endpoint)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  it.each<Record<string, string>>([{ q: "" }, { q: "   " }, {}])("rejects a search for %j", async (query) => {
    const user = await test.asUser();
    expect(await user.request(appsEndpoints.search, { query })).toMatchObject({
      status: 400,
      body: { success: false, message: "Arama sorgusu boş olamaz" },
    });
  });

  it("rejects an unknown storefront", async () => {
    const user = await test.asUser();
    expect(await user.request(appsEndpoints.search, { query: { q: "notes", country: "zz" } })).toMatchObject({
      status: 400,
      body: { code: "UNKNOWN_COUNTRY" },
    });
  });

  it.each(["99999999", "abc", "123456789012", "com.example.none", "0", "-1"])(
    "finds no app %j",
    async (id) => {
      const user = await test.asUser();
      expect(await user.request(appsEndpoints.get, { params: { id } })).toMatchObject({ status: 404 });
      expect(await user.request(appsEndpoints.follow, { body: { appId: id } })).toMatchObject({
        status: 404,
      });
    },
  );

  it("says that an app is not listed in the requested storefront", async () => {
    const user = await test.asUser();
    const [storeId = ""] = createSampleStoreIds(1);
    const answer = await user.request(appsEndpoints.get, {
      params: { id: storeId },
      query: { country: "br" },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^The sample data doesn't cover Brazil\. It covers: United States, /),
      },
    });
  });

  it("finds apps in the store's order, with provenance", async () => {
    const user = await test.asUser();
    const answer = await user.call(appsEndpoints.search, { query: { q: "  Weather RADAR ", limit: 5 } });
    expect(answer).toMatchObject({ count: 5, query: "  Weather RADAR ", platform: "ios", country: "us" });
    expect(answer.provenance).toMatchObject({ source: "sample", algorithm: "listing-stems", version: 1 });
    expect(answer.results[0]?.name.toLowerCase()).toContain("weather radar");
    expect(answer.results[0]).toMatchObject({ isFollowing: false, country: "us" });
  });

  it.each(["!?&|", "'; drop table listings; --", "\\'); --", "🎈", "天気"])(
    "safely searches for %j",
    async (q) => {
      const user = await test.asUser();
      expect((await user.call(appsEndpoints.search, { query: { q } })).count).toBe(0);
    },
  );

  it("tracks by either id, once, and untracks", async () => {
    const user = await test.asUser();
    const [storeId = ""] = createSampleStoreIds(1);
    const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId } });
    expect(app).toMatchObject({ storeId, isFollowing: true });
    expect(app.id).toBeLessThan(100_000_000);
    await user.call(appsEndpoints.follow, { body: { appId: app.id } });
    await user.call(appsEndpoints.follow, { body: { appId: storeId } });
    const followed = await user.call(appsEndpoints.followed);
    expect(followed.data.map((follow) => follow.app.id)).toEqual([app.id]);
    expect((await user.call(appsEndpoints.followStatus, { params: { id: storeId } })).isFollowing).toBe(true);
    const { message } = await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
    expect(message).toBe("App untracked");
    expect((await user.call(appsEndpoints.list)).data).toEqual([]);
  });

  it("keeps tracked apps private to their user", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    await ada.call(appsEndpoints.follow, { body: { appId: 1 } });
    expect((await bob.call(appsEndpoints.followed)).data).toEqual([]);
    await bob.call(appsEndpoints.unfollow, { body: { appId: 1 } });
    expect((await ada.call(appsEndpoints.followed)).data).toHaveLength(1);
  });

  it("enforces the limit under concurrent calls", async () => {
    const user = await test.asUser();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((appId) => user.request(appsEndpoints.follow, { body: { appId } })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status === 403);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toMatchObject({
      code: "FEATURE_LIMIT_EXCEEDED",
      details: { feature: "max_tracked_apps", usage: { current: 3, limit: 3 } },
    });
    expect((await user.call(appsEndpoints.followed)).data).toHaveLength(3);
  });

  it("pages the catalog, apps with most ratings first", async () => {
    const user = await test.asUser();
    const first = await user.call(appsEndpoints.all, { query: { pageSize: 5 } });
    const second = await user.call(appsEndpoints.all, { query: { page: 2, limit: 5 } });
    expect(first.pagination).toEqual({ page: 1, pageSize: 5, total: 460, pages: 92 });
    const counts = [...first.data, ...second.data].map((app) => app.ratingCount ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set([...first.data, ...second.data].map((app) => app.id)).size).toBe(10);
  });

  it("marks tracked apps in the catalog, and returns the total even past the last page", async () => {
    const user = await test.asUser();
    const [, second] = (await user.call(appsEndpoints.all)).data;
    await user.call(appsEndpoints.follow, { body: { appId: second?.id } });
    const { data } = await user.call(appsEndpoints.all);
    expect(data.map((app) => app.isFollowing)).toEqual(data.map((app) => app.id === second?.id));
    const behind = await user.call(appsEndpoints.all, { query: { page: 1000 } });
    expect(behind).toMatchObject({ data: [], pagination: { total: 460 } });
  });

  it("returns descriptions and screenshots only for single apps, never in lists", async () => {
    const user = await test.asUser();
    await user.call(appsEndpoints.follow, { body: { appId: 1 } });
    const { data } = await user.call(appsEndpoints.get, { params: { id: 1 } });
    expect(data.description).toEqual(expect.any(String));
    expect(data.screenshots).not.toEqual([]);
    for (const [endpoint, query] of [
      [appsEndpoints.all, {}],
      [appsEndpoints.list, {}],
      [appsEndpoints.followed, {}],
      [appsEndpoints.search, { q: data.name }],
    ] as const) {
      const { body } = await user.request(endpoint, { query });
      const text = JSON.stringify(body);
      expect(text).toContain('"storeId"');
      expect(text).not.toMatch(/"(description|screenshots)"/);
    }
  });
});
