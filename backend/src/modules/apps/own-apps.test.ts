import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

const { search, follow, followByStoreId, followed, get, list, unfollow } = appsEndpoints;
const { create, remove, owned, recent, similar, localization, setTags } = ownAppsEndpoints;
const [storeId = ""] = createSampleStoreIds(1);
const mine = { name: "Tide Table", storeId: "7770000001" };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe("search", () => {
  it.each([
    storeId,
    `id${storeId}`,
    `https://apps.apple.com/us/app/whatever/id${storeId}?mt=8`,
    `apps.apple.com/app/id${storeId}`,
  ])("%s finds only the app that it names", async (q) => {
    const user = await test.asUser();
    expect((await user.call(search, { query: { q } })).results.map((app) => app.storeId)).toEqual([storeId]);
  });

  it("uses a link's country if the app is not available in the chosen one", async () => {
    const user = await test.asUser();
    const q = `https://apps.apple.com/us/app/x/id${storeId}`;
    const { results } = await user.call(search, { query: { q, country: "br" } });
    expect(results).toMatchObject([{ storeId, country: "us" }]);
  });

  it.each(["123456789012", "com.unknown.nothing", "https://apps.apple.com/us/app/x/id1"])(
    "%s is unknown to the store and finds nothing",
    async (q) => {
      const user = await test.asUser();
      expect(await user.call(search, { query: { q } })).toMatchObject({ count: 0, results: [] });
    },
  );

  it("S48: rejects an unknown storefront for link lookups too", async () => {
    const user = await test.asUser();
    for (const country of ["zz", "us'--"]) {
      expect((await user.request(search, { query: { q: storeId, country } })).status).toBe(400);
    }
  });
});

describe("tracked apps", () => {
  it("are shown as listed in the country where they were found", async () => {
    const user = await test.asUser();
    const found = await user.call(search, { query: { q: "wetter", country: "de", limit: 1 } });
    const app = found.results[0];
    await user.call(follow, { body: { appId: app?.id, country: "de" } });
    await user.call(followByStoreId, { body: { storeId } });
    const { data } = await user.call(followed);
    expect(data.map((one) => [one.app.storeId, one.app.country])).toEqual([
      [storeId, "us"],
      [app?.storeId, "de"],
    ]);
    expect(data[1]?.app.name).toBe(app?.name);
  });

  it("reject an unknown country", async () => {
    const user = await test.asUser();
    expect(await user.request(follow, { body: { appId: 1, country: "zz" } })).toMatchObject({
      status: 400,
      body: { code: "UNKNOWN_COUNTRY" },
    });
    expect((await user.call(followed)).data).toEqual([]);
  });

  it("have tags per user, without duplicates", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    for (const user of [ada, bob]) await user.call(follow, { body: { appId: 1 } });
    const params = { id: 1 };
    const { data } = await ada.call(setTags, { params, body: { tags: ["Rival", "rival ", "weather"] } });
    expect(data).toEqual(["Rival", "weather"]);
    expect((await ada.call(followed)).data[0]?.tags).toEqual(data);
    expect((await bob.call(followed)).data[0]?.tags).toEqual([]);
    expect((await ada.request(setTags, { params: { id: 2 }, body: { tags: ["x"] } })).status).toBe(404);
  });
});

describe("own apps", () => {
  it("can be added before any store lists them, and are tracked immediately", async () => {
    const user = await test.asUser();
    const { data } = await user.call(create, { body: mine });
    expect(data).toMatchObject({ ...mine, isFollowing: true, rating: null, icon: null });
    expect((await user.call(owned)).data).toMatchObject([{ id: data.id, name: mine.name }]);
    expect((await user.call(followed)).data.map((one) => one.app.name)).toEqual([mine.name]);
    await user.call(unfollow, { body: { appId: data.id } });
    expect((await user.call(list)).data).toMatchObject([{ id: data.id, isFollowing: false }]);
    const other = await test.asUser();
    expect((await other.request(get, { params: { id: data.id } })).status).toBe(404);
  });

  it("cannot be added if a store lists them", async () => {
    const user = await test.asUser();
    const answer = await user.request(create, { body: { name: "Again", storeId } });
    expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect((await user.call(owned)).data).toEqual([]);
  });

  it("S13: can only be removed by the user who added them", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    const { data } = await ada.call(create, { body: { name: "Mine", storeId: "7770000002" } });
    const params = { id: data.id };
    expect(await bob.request(remove, { params })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect((await ada.call(owned)).data).toHaveLength(1);
    await ada.call(remove, { params });
    expect((await ada.call(list)).data).toEqual([]);
  });

  it("S46: share the limit with tracked apps under concurrent calls", async () => {
    const user = await test.asUser();
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((n) => [
        user.request(create, { body: { name: "One", storeId: `77710000${n}0` } }),
        user.request(follow, { body: { appId: n } }),
      ]),
    );
    expect(answers.filter((answer) => answer.status < 300)).toHaveLength(3);
    expect((await user.call(list)).data).toHaveLength(3);
  });
});

it("recent apps were released within the last seven days, newest first, each once", async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const { pool } = test.ctx;
  await pool.query("update listings set release_date = $1", [day(30)]);
  for (const [appId, ago] of [
    [5, 6],
    [6, 1],
    [7, 8],
    [8, -1],
  ] as const) {
    await pool.query("update listings set release_date = $2 where app_id = $1", [appId, day(ago)]);
  }
  const user = await test.asUser();
  expect((await user.call(recent)).data.map((app) => app.id)).toEqual([6, 5]);
});

it("similar apps are from other developers, most similar first, up to the limit", async () => {
  const user = await test.asUser();
  const { data: app } = await user.call(get, { params: { id: storeId } });
  const { data } = await user.call(similar, { params: { id: storeId }, query: { limit: 5 } });
  expect(data).toHaveLength(5);
  const figures = data.map((one) => one.similarity ?? -1);
  expect(figures).toEqual([...figures].sort((a, b) => b - a));
  expect(figures[0]).toBeGreaterThan(0.1);
  expect(data.map((one) => one.developer)).not.toContain(app.developer);
  expect((await user.request(similar, { params: { id: storeId }, query: { country: "zz" } })).status).toBe(
    400,
  );
});

it("a localization is the listing in that country, null without one, or an error if the data does not cover it", async () => {
  const user = await test.asUser();
  const params = { id: storeId };
  expect((await user.call(localization, { params, query: { country: "us" } })).data?.country).toBe("us");
  const elsewhere = await Promise.all(
    createSampleStoreIds(20).map(async (id) => {
      const query = { country: "jp" };
      const { data } = await user.call(localization, { params: { id }, query });
      // The app itself says that it isn't there.
      const { status } = await user.request(get, { params: { id }, query });
      expect(status).toBe(data ? 200 : 404);
      return data?.country ?? null;
    }),
  );
  expect(new Set(elsewhere)).toEqual(new Set(["jp", null]));
  const unknown = { params: { id: "99999999" }, query: { country: "us" } };
  expect((await user.request(localization, unknown)).status).toBe(404);
  expect(await user.request(localization, { params, query: { country: "br" } })).toMatchObject({
    status: 400,
    body: {
      message: expect.stringMatching(/^The sample data doesn't cover Brazil\. It covers: United States, /),
    },
  });
});
