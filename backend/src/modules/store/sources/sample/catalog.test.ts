import { countCharacters } from "@listwise/aso-core/localization";
import { STORES } from "@listwise/aso-core/stores";
import { drawIcon, drawScreenshot } from "./artwork";
import { createSampleCatalog } from "./catalog";
import { computeSampleChanges } from "./sample-history";
import { createSampleReviews } from "./sample-reviews";

const DAY = 86_400_000;

function raise(): never {
  throw new Error("There is no such app.");
}

describe("the sample catalog", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const catalog = createSampleCatalog(now);
  const createListings = (at: Date) => createSampleCatalog(at).map((app) => app.listings);

  it("is the same every time", () => {
    expect(createListings(now)).toEqual(createListings(now));
  });

  it.each([0, 1, 5, 33, 400])("has at least a dozen apps released this week, %i days later", (days) => {
    const at = new Date(now.getTime() + days * DAY);
    const young = createSampleCatalog(at).flatMap(({ listings }) =>
      listings.filter(
        ({ country, releaseDate }) =>
          country === "us" && releaseDate && at.getTime() - releaseDate.getTime() < 7 * DAY,
      ),
    );
    expect(young.length).toBeGreaterThanOrEqual(12);
    expect(young.every(({ releaseDate }) => releaseDate && releaseDate <= at)).toBe(true);
  });

  it("has a history: every kind of change in the last 90 days, none before an app's release", () => {
    const changes = computeSampleChanges(catalog, now);
    expect(new Set(changes.map((change) => change.field))).toEqual(
      new Set(["name", "subtitle", "price", "version", "screenshots", "rating"]),
    );
    expect(changes.every((change) => change.before !== change.after && change.at <= now)).toBe(true);
  });

  it("has reviews in the storefront's language, newest first, page by page", () => {
    const app = catalog.find(({ listings }) => listings.some(({ country }) => country === "jp"));
    if (!app) throw new Error("No app is available in Japan.");
    const page = createSampleReviews(app, "jp", 1, now);
    expect(page?.reviews.every((review) => /[ぁ-んァ-ン]/u.test(review.text))).toBe(true);
    const dates = page?.reviews.map((review) => review.date.getTime()) ?? [];
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(createSampleReviews(app, "kr", 1, now)).toBeNull();
  });

  it("has 300 apps of the App Store and 160 of Google Play in five storefronts, with complete texts", () => {
    const listings = catalog.flatMap((app) => app.listings);
    const count = (wanted: string) => catalog.filter(({ platform }) => platform === wanted).length;
    expect([count("ios"), count("android")]).toEqual([300, 160]);
    expect(new Set(catalog.map((app) => app.storeId)).size).toBe(460);
    expect(new Set(catalog.map((app) => app.brand)).size).toBe(400);
    expect(new Set(listings.map((listing) => listing.country))).toEqual(
      new Set(["us", "gb", "de", "fr", "jp"]),
    );
    for (const listing of listings) {
      expect(listing.description?.length).toBeGreaterThan(200);
      expect(listing.name.length).toBeLessThanOrEqual(50);
    }
  });

  it("keeps the limits of Google Play, and has apps of one developer in both stores", () => {
    const play = catalog.filter(({ platform }) => platform === "android");
    const { limits } = STORES.android;
    for (const { name, subtitle, keywords, languages, description, minInstalls } of play.flatMap(
      (app) => app.listings,
    )) {
      expect(String(minInstalls)).toMatch(/^[15]0{3,}$/);
      const [title, short] = [countCharacters(name), countCharacters(subtitle ?? "")];
      expect({
        title: title > 0 && title <= (limits.name ?? 0),
        short: short > 10 && short <= (limits.shortDescription ?? 0),
      }).toEqual({ title: true, short: true });
      expect({ keywords, languages }).toEqual({ keywords: null, languages: [] });
      expect(countCharacters(description ?? "")).toBeLessThanOrEqual(limits.description ?? 0);
    }
    const developers = new Map(
      catalog.filter(({ platform }) => platform === "ios").map((app) => [app.brand, app]),
    );
    const shared = play.filter(({ brand }) => developers.has(brand));
    expect(shared).toHaveLength(60);
    for (const { brand, artId, listings } of shared) {
      const other = developers.get(brand);
      expect([artId, listings[0]?.developer]).toEqual([other?.artId, other?.listings[0]?.developer]);
    }
    expect(
      createSampleReviews(play[0] ?? raise(), "us", 1, now)?.reviews.every(({ title }) => title === null),
    ).toBe(true);
  });

  it("draws well-formed images", () => {
    const [app] = catalog;
    if (!app) throw new Error("The catalog is empty.");
    for (const drawing of [drawIcon(app), drawScreenshot(app, 1)]) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(drawing).not.toMatch(/undefined|NaN/);
    }
  });
});
