import { drawIcon, drawScreenshot } from "./artwork";
import { createSampleCatalog } from "./catalog";
import { computeSampleChanges } from "./sample-history";
import { createSampleRatings, createSampleReviews } from "./sample-reviews";

const DAY = 86_400_000;

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

  it("has a histogram that counts every rating", () => {
    for (const app of catalog.slice(0, 30)) {
      const ratings = createSampleRatings(app, "us");
      const sum = Object.values(ratings ?? {}).reduce((total, count) => total + count, 0);
      expect(sum).toBe(app.listings[0]?.ratingCount);
    }
  });

  it("has 300 unique apps in five storefronts, with complete texts", () => {
    const listings = catalog.flatMap((app) => app.listings);
    expect(new Set(catalog.map((app) => app.storeId)).size).toBe(300);
    expect(new Set(catalog.map((app) => app.brand)).size).toBe(300);
    expect(new Set(listings.map((listing) => listing.country))).toEqual(
      new Set(["us", "gb", "de", "fr", "jp"]),
    );
    for (const listing of listings) {
      expect(listing.description?.length).toBeGreaterThan(200);
      expect(listing.name.length).toBeLessThanOrEqual(50);
    }
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
