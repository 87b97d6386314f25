import { startTestApp, type TestApp } from "../../../testing/test-app";
import { toListing, ItunesListingSchema } from "../sources/itunes-listing";
import { insertHistory } from "../sources/sample/changes.repository";
import { createSampleCatalog } from "../sources/sample/catalog";
import { computeSampleChanges } from "../sources/sample/sample-history";
import { getStore } from "../store";
import { saveListings } from "../store.repository";
import { findListingChanges } from "../store.reads";

const DAY = 86_400_000;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe("changes of a listing", () => {
  let days = 0;

  async function fetched(fields: object, source: "dataset" | "apple" = "dataset") {
    const result = ItunesListingSchema.parse({ trackId: 920000001, trackName: "Tides", ...fields });
    const at = new Date(Date.UTC(2026, 0, 1) + days++ * DAY);
    const [kept] = await saveListings(test.ctx.db, source, [toListing(result, "us")], at);
    if (!kept) throw new Error("Nothing was stored.");
    const of = { appId: kept.appId, source, country: "us" };
    return (await findListingChanges(test.ctx.db, of, null)).map(({ field, before, after }) => [
      field,
      before,
      after,
    ]);
  }

  it("are recorded one by one and returned newest first; an unchanged listing records nothing", async () => {
    expect(await fetched({ version: "1.0", price: 0.99, screenshotUrls: ["a"] })).toEqual([]);
    expect(await fetched({ version: "1.0", price: 0.99, screenshotUrls: ["a"] })).toEqual([]);
    expect(await fetched({ version: "1.1", price: 0, screenshotUrls: ["a", "b"] })).toEqual(
      expect.arrayContaining([
        ["version", "1.0", "1.1"],
        ["price", "0.99", "0"],
        ["screenshots", '["a"]', '["a", "b"]'],
      ]),
    );
    const [newest] = await fetched({
      trackName: "Tides Pro",
      version: "1.1",
      price: 0,
      screenshotUrls: ["a", "b"],
    });
    expect(newest).toEqual(["name", "Tides", "Tides Pro"]);
  });

  it("include a rating only after it has changed by a tenth, however slowly", async () => {
    const id = { trackId: 920000002 };
    await fetched({ ...id, averageUserRating: 4.5 });
    expect(await fetched({ ...id, averageUserRating: 4.44 })).toEqual([]);
    expect(await fetched({ ...id, averageUserRating: 4.4 })).toEqual([["rating", "4.5", "4.4"]]);
    expect(await fetched({ ...id, averageUserRating: 4.45 })).toHaveLength(1);
  });

  it("F41: fields that a live store omits keep their values", async () => {
    const id = { trackId: 920000003 };
    const full = {
      ...id,
      subtitle: "High and low",
      version: "2.0",
      screenshotUrls: ["a"],
      averageUserRating: 4,
    };
    await fetched(full, "apple");
    expect(await fetched({ ...id, screenshotUrls: [] }, "apple")).toEqual([]);
    const { rows } = await test.ctx.pool.query(
      "select subtitle, version, screenshots, rating from listings join apps on id = app_id where store_id = '920000003'",
    );
    expect(rows).toEqual([{ subtitle: "High and low", version: "2.0", screenshots: ["a"], rating: 4 }]);
  });
});

describe("the shipped sample", () => {
  it("has reviews, ratings, hints, a chart and similar apps", async () => {
    const store = getStore(test.ctx);
    const hints = await store.hints("weath", { platform: "ios", country: "us" });
    expect(hints.value?.every((hint) => hint.startsWith("weath"))).toBe(true);
    expect(hints.value?.length).toBeGreaterThan(1);
    const charts = await Promise.all(
      (["free", "paid", "grossing"] as const).map((kind) =>
        store.chart({ platform: "ios", country: "us", category: "Weather", kind }),
      ),
    );
    const [free = [], paid = [], grossing = []] = charts.map(({ value }) => value ?? []);
    expect(free.filter((id) => paid.includes(id))).toEqual([]);
    expect([...grossing].sort()).toEqual([...free, ...paid].sort());
    expect(grossing).not.toEqual(free);
    const app = { storeId: free[0] ?? "", platform: "ios", country: "us" } as const;
    expect((await store.reviews(app, 1)).value?.reviews.length).toBeGreaterThan(5);
    const similar = await store.similar(app);
    expect(similar.value?.map((listing) => listing.storeId)).not.toContain(app.storeId);
    expect(similar.value?.length).toBeGreaterThan(3);
    expect(await store.reviews({ ...app, country: "kr" }, 1)).toMatchObject({
      value: null,
      reason: expect.any(String),
    });
    await expect(store.hints("a", { platform: "ios", country: "zz" })).rejects.toMatchObject({
      code: "UNKNOWN_COUNTRY",
    });
  });

  it("comes with 90 days of changes, once", async () => {
    const past = computeSampleChanges(createSampleCatalog(), new Date());
    await insertHistory(test.ctx.db, "sample", past);
    await insertHistory(test.ctx.db, "sample", past);
    const { rows } = await test.ctx.pool.query(
      "select count(*)::int as total, count(distinct field)::int as fields from listing_changes where source = 'sample'",
    );
    expect(rows[0]?.fields).toBe(6);
    expect(rows[0]?.total).toBe(past.length);
  });
});
