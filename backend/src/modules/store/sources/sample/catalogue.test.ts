import { drawIcon, drawScreenshot } from "./artwork";
import { sampleCatalogue } from "./catalogue";

describe("the sample catalogue", () => {
  const catalogue = sampleCatalogue();

  it("is the same every time", () => {
    expect(sampleCatalogue()).toEqual(catalogue);
  });

  it("has 300 apps of its own in five storefronts, with full texts", () => {
    const listings = catalogue.flatMap((app) => app.listings);
    expect(new Set(catalogue.map((app) => app.storeId)).size).toBe(300);
    expect(new Set(catalogue.map((app) => app.brand)).size).toBe(300);
    expect(new Set(listings.map((listing) => listing.country))).toEqual(
      new Set(["us", "gb", "de", "fr", "jp"]),
    );
    for (const listing of listings) {
      expect(listing.description?.length).toBeGreaterThan(200);
      expect(listing.name.length).toBeLessThanOrEqual(50);
    }
  });

  it("draws well-formed pictures", () => {
    const [app] = catalogue;
    if (!app) throw new Error("The catalogue is empty.");
    for (const drawing of [drawIcon(app), drawScreenshot(app, 1)]) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(drawing).not.toMatch(/undefined|NaN/);
    }
  });
});
