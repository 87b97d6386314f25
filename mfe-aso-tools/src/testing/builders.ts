import type { App } from "@listwise/contracts/apps";
import type { FeatureLimit, Usage } from "@listwise/contracts/limits";

export function aLimit(change: Partial<FeatureLimit> = {}): FeatureLimit {
  return {
    key: "max_tracked_keywords",
    featureName: "Tracked keywords",
    description: "Keywords you can track at the same time.",
    unit: "keywords",
    category: "Keyword Tracking",
    dataType: "INTEGER",
    limitValue: 25,
    displayInPricing: true,
    displayOrder: 1,
    ...change,
  };
}

export function aUsage(change: Partial<Usage> = {}): Usage {
  return { current: 5, limit: 25, remaining: 20, percentage: 20, canUse: true, resetDate: null, ...change };
}

export function anApp(change: Partial<App> = {}): App {
  const id = change.id ?? 11;
  const name = change.name ?? "Trail Radar";
  return {
    id,
    internalId: id,
    storeId: String(900_000_000 + id),
    name,
    title: name,
    subtitle: null,
    icon: null,
    developer: null,
    developerUrl: null,
    storeUrl: null,
    platform: "ios",
    country: "us",
    price: null,
    currency: null,
    releaseDate: null,
    lastUpdated: null,
    version: null,
    description: "Maps for every hike.",
    screenshots: [],
    languages: [],
    genres: [],
    primaryGenre: null,
    minimumOsVersion: null,
    contentRating: null,
    sizeBytes: null,
    rating: null,
    ratingCount: null,
    isFollowing: true,
    provenance: { source: "sample", algorithm: null, version: null, confidence: null, fetchedAt: null },
    ...change,
  };
}
