import { appsEndpoints } from "@listwise/contracts/apps";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getStore, type Platform } from ".";

let test: TestApp;
afterEach(() => test.close());

async function found(q: string, platform: Platform = "ios"): Promise<string[]> {
  const user = await test.asUser();
  const { results } = await user.call(appsEndpoints.search, { query: { q, platform } });
  return results.map(({ name }) => name);
}

it("finds an app of a data set by its bundle id, and nothing for an unknown one", async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 960000001, trackName: "Rain Map", bundleId: "com.example.RainMap" }),
    anItunesApp({ trackId: 960000002, trackName: "com.example.rainmap's rival" }),
  ]);
  test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  expect(await found("com.example.rainmap")).toEqual(["Rain Map"]);
  expect(await found("com.example.missing")).toEqual([]);
  expect(await found("com.example.rainmap", "android")).toEqual([]);
});

it("gives each app of the sample a bundle id that is unique in its store", async () => {
  test = await startTestApp();
  const search = { term: "weather", platform: "ios", country: "us", limit: 1 } as const;
  const [leader] = (await getStore(test.ctx).search(search)).listings;
  const { rows } = await test.ctx.pool.query(
    "select count(distinct (platform, bundle_id))::int as names, count(distinct app_id)::int as apps from listings",
  );
  expect(rows[0].names).toBe(rows[0].apps);
  const own = await test.ctx.pool.query("select bundle_id from listings where app_id = $1", [leader?.appId]);
  expect(await found(own.rows[0].bundle_id)).toEqual([leader?.name]);
});
