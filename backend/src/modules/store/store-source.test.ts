import { accountEndpoints } from "@listwise/contracts/account";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { storeEndpoints } from "@listwise/contracts/store";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { findDate } from "./sources/dataset/dataset-lines";

const TIDES = anItunesApp({
  trackId: 930000001,
  trackName: "Tides",
  description: "High and low water",
  artistId: 77,
});
const RADAR = anItunesApp({
  trackId: 930000002,
  trackName: "Radar",
  trackViewUrl: "https://apps.apple.com/x",
});
const REASON = "The data set of December 2017 doesn't cover Germany. It covers: United States.";

let test: TestApp;
beforeAll(async () => {
  const path = await aDataset([TIDES, RADAR]);
  test = await startTestApp({
    env: { STORE_SOURCE: `dataset:${path}`, STORE_DATA_DATE: "2017-12-15" },
    worker: true,
  });
});
afterAll(() => test.close());

const getSource = async (site: TestApp) => (await site.call(storeEndpoints.source)).data;

it("the source tells its name, the date of its data, its storefronts and fields", async () => {
  expect(await getSource(test)).toEqual({
    kind: "dataset",
    label: "Data set of December 2017",
    live: false,
    capturedAt: "2017-12-15T00:00:00.000Z",
    storefronts: ["us"],
    fields: ["description", "developerUrl", "storeUrl", "rating"],
  });
});

it("the sample covers five storefronts, and a live source all of them", async () => {
  const sample = await startTestApp();
  const live = await startTestApp({ env: { STORE_SOURCE: "apple", APPLE_BASE_URL: "http://127.0.0.1:1" } });
  try {
    const source = await getSource(sample);
    expect(source).toMatchObject({ kind: "sample", label: "Sample data", live: false });
    expect(source.storefronts?.toSorted()).toEqual(["de", "fr", "gb", "jp", "us"]);
    expect(source.fields).toEqual(expect.arrayContaining(["subtitle", "screenshots", "reviews"]));
    expect(source.fields).not.toContain("storeUrl");
    expect(await getSource(live)).toMatchObject({
      kind: "apple",
      label: "App Store",
      live: true,
      capturedAt: null,
      storefronts: null,
    });
  } finally {
    await sample.close();
    await live.close();
  }
});

it("without a configured date, the date is that of the first line", async () => {
  const path = await aDataset([{ ...TIDES, capturedAt: "2018-02-03" }, RADAR]);
  expect(await findDate(path)).toEqual(new Date("2018-02-03"));
});

it("dates that a data set doesn't tell stay unknown", async () => {
  const path = await aDataset([{ ...TIDES, releaseDate: "1970-01-01T00:00:00Z" }, RADAR]);
  const site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
  try {
    expect(await getSource(site)).toMatchObject({ label: "Data set", capturedAt: null });
    const user = await site.asUser();
    const { results, provenance } = await user.call(appsEndpoints.search, { query: { q: "tides" } });
    expect(provenance.fetchedAt).toBeNull();
    expect(results[0]).toMatchObject({ releaseDate: null, provenance: { fetchedAt: null } });
    const { data } = await user.call(analyticsEndpoints.analytics, { params: { id: "930000001" } });
    expect(data.filter(({ rating }) => rating !== null)).toEqual([]);
  } finally {
    await site.close();
  }
});

it("listings and searches have the date of the data and links into the store", async () => {
  const user = await test.asUser();
  const { results, provenance } = await user.call(appsEndpoints.search, { query: { q: "tides" } });
  expect(provenance.fetchedAt).toBe("2017-12-15T00:00:00.000Z");
  expect(results[0]).toMatchObject({
    storeUrl: "https://apps.apple.com/us/app/id930000001",
    provenance: { fetchedAt: "2017-12-15T00:00:00.000Z" },
  });
  const app = await user.call(appsEndpoints.get, { params: { id: "930000001" } });
  expect(app.data.developerUrl).toBe("https://apps.apple.com/us/developer/id77");
  const other = await user.call(appsEndpoints.get, { params: { id: "930000002" } });
  expect(other.data).toMatchObject({ storeUrl: "https://apps.apple.com/x", developerUrl: null });
});

describe("a storefront that the source lacks is refused with the reason, and nothing is written", () => {
  const body = { keywordText: "tides", country: "de" };
  const refusal = { status: 400, body: { code: "UNKNOWN_COUNTRY", message: REASON } };

  it("for keywords", async () => {
    const user = await test.asUser();
    expect(await user.request(userKeywordsEndpoints.add, { body })).toMatchObject(refusal);
    const items = [{ keywordText: "radar" }, body];
    expect(await user.request(keywordListsEndpoints.addMany, { body: { items } })).toMatchObject({
      status: 400,
      body: { message: `1 of 2 keywords can't be added. ${refusal.body.message}` },
    });
    expect((await user.call(userKeywordsEndpoints.list)).data).toEqual([]);
    const { data } = await user.call(userKeywordsEndpoints.add, { body: { keywordText: "tides" } });
    const move = { ids: [data.id], country: "de" };
    expect(await user.request(keywordEntriesEndpoints.move, { body: move })).toMatchObject(refusal);
    expect((await user.call(userKeywordsEndpoints.list)).data).toMatchObject([{ country: "us" }]);
  });

  it("for searches, listings, the workspace and the settings", async () => {
    const user = await test.asUser();
    const search = { query: { q: "tides", country: "de" } };
    expect(await user.request(appsEndpoints.search, search)).toMatchObject(refusal);
    const listing = { params: { id: "930000001" }, query: { country: "de" } };
    expect(await user.request(appsEndpoints.get, listing)).toMatchObject(refusal);
    const workspace = { body: { appId: null, country: "de" } };
    expect(await user.request(workspaceEndpoints.save, workspace)).toMatchObject(refusal);
    const settings = (await user.call(accountEndpoints.settings)).data;
    const changed = { ...settings, countries: ["us", "de"] };
    expect(await user.request(accountEndpoints.saveSettings, { body: changed })).toMatchObject(refusal);
    expect((await user.call(workspaceEndpoints.get)).data.country).toBe("us");
    expect((await user.call(accountEndpoints.settings)).data).toEqual(settings);
  });

  it("for updates; keywords from before stay, and an update of all leaves them out", async () => {
    const user = await test.asUser();
    const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: "930000001" } });
    const update = { params: { id: String(app.id) }, query: { country: "de" } };
    expect(await user.request(rankingsEndpoints.updateApp, update)).toMatchObject(refusal);
    const { data: entry } = await user.call(userKeywordsEndpoints.add, { body: { keywordText: "tides" } });
    await test.ctx.pool.query("update user_keywords set country = 'de' where id = $1", [entry.id]);
    expect(await user.request(userKeywordsEndpoints.updateAll)).toMatchObject(refusal);
    const { data: second } = await user.call(userKeywordsEndpoints.add, { body: { keywordText: "radar" } });
    const { data: job } = await user.call(userKeywordsEndpoints.updateAll);
    expect(job.total).toBe(1);
    const kept = (await user.call(userKeywordsEndpoints.list)).data.map(({ id, country }) => [id, country]);
    expect(kept).toEqual([
      [second.id, "us"],
      [entry.id, "de"],
    ]);
  });
});
