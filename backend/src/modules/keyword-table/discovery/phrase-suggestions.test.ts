import { appsEndpoints } from "@listwise/contracts/apps";
import { discoveryEndpoints, ideasEndpoints, researchEndpoints } from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const country = "us";
const OWN = 960000001;
/** A storefront with enough listings to tell keywords from accidents of one name. */
const NAMES = [
  ["Zorblat – Editor Photo, Storm Tracking & Best Local Filters", "Severe weather alerts. Photo editor."],
  ["Photo Editor Pro", "Photo editor with severe weather alerts"],
  ["Color Photo Editor", "Severe weather alerts, photo editor"],
  ["Storm Watch", "Tracking of storms"],
  ["Tracking Log", "Storm"],
  ...Array.from({ length: 100 }, (_, n) => [`Ledger ${n}`, "Accounts"] as const),
] as const;

let site: TestApp;
beforeAll(async () => {
  const path = await aDataset(
    NAMES.map(([trackName, description], n) =>
      anItunesApp({ trackId: OWN + n, trackName, description, primaryGenreName: "Photo & Video" }),
    ),
  );
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
});
afterAll(() => site.close());

it("suggests whole phrases: no brands, fragments, other orders or words that advertise", async () => {
  const user = await site.asUser({ plan: "pro" });
  const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: String(OWN) } });
  const { data } = await user.call(discoveryEndpoints.discover, {
    params: { id: String(app.id) },
    query: { country, pageSize: 200 },
  });
  const found = data.map(({ keyword }) => keyword);
  // Two other names have "photo editor" in this order; punctuation sets "storm tracking" apart.
  expect(found).toEqual(expect.arrayContaining(["photo editor", "storm tracking"]));
  const words = found.flatMap((keyword) => keyword.split(" "));
  expect(found).not.toContain("editor photo");
  expect(words).not.toEqual(expect.arrayContaining(["zorblat"]));
  expect(words).not.toEqual(expect.arrayContaining(["best"]));
});

it("suggests no brands to users without an app either, not even those with several apps", async () => {
  const path = await aDataset(
    (
      [
        ["Saxasa Weather", "Saxasa"],
        ["Saxasa Weather Radar", "Saxasa"],
        ["Weather Radar", "Rain Works"],
        ["Weather Map", "Cloud Works"],
        ["Map", "Sun Works"],
      ] as const
    ).map(([trackName, artistName], n) => anItunesApp({ trackId: OWN + n, trackName, artistName })),
  );
  const small = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const user = await small.asUser();
  const suggest = async (term: string) =>
    (await user.call(researchEndpoints.suggestions, { query: { term, country, limit: 50 } })).data.map(
      ({ keyword }) => keyword,
    );
  const found = await suggest("weather");
  expect(found).toEqual(expect.arrayContaining(["weather radar", "weather map"]));
  expect(found.filter((keyword) => keyword.includes("saxasa"))).toEqual([]);
  expect(await suggest("saxasa")).toContain("saxasa weather");
  await small.close();
});

it("suggests keywords in scripts of other countries last", async () => {
  const names = ["天気予報 Weather", "天気予報 Weather Radar", "Weather Radar", "Weather Map", "Map"];
  const path = await aDataset(names.map((trackName, n) => anItunesApp({ trackId: OWN + n, trackName })));
  const small = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const user = await small.asUser({ plan: "pro" });
  const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: String(OWN) } });
  const term = { term: "weather", country, limit: 50 };
  const suggested = await user.call(researchEndpoints.suggestions, { query: term });
  const params = { id: String(app.id) };
  const discovered = await user.call(discoveryEndpoints.discover, { params, query: { country } });
  const body = {
    appId: app.id,
    country,
    seeds: ["weather"],
    sources: ["seeds" as const, "competitors" as const],
  };
  const ideas = await user.call(ideasEndpoints.generate, { body });
  for (const { data } of [suggested, discovered, ideas]) {
    const isForeign = data.map(({ keyword }) => keyword.includes("天気予報"));
    expect(isForeign).toContain(true);
    expect(isForeign).toEqual(isForeign.toSorted());
    expect(isForeign).toContain(false);
  }
  await small.close();
});
