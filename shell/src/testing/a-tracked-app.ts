import type { AppSummary, Relation, TrackedApp } from "@listwise/contracts/apps";

type Change = Partial<AppSummary> & { relation?: Relation; linkedTo?: number };

/** Builds a tracked app for tests. */
export function aTrackedApp({ relation = "own", linkedTo, ...change }: Change = {}): TrackedApp {
  const app: AppSummary = {
    id: 7,
    internalId: 7,
    storeId: "281940292",
    name: "WeatherBug",
    title: "WeatherBug",
    subtitle: null,
    icon: null,
    developer: "AWS",
    storeUrl: null,
    platform: "ios",
    country: "us",
    price: null,
    currency: null,
    releaseDate: null,
    lastUpdated: null,
    version: null,
    primaryGenre: null,
    rating: null,
    ratingCount: null,
    isFollowing: true,
    provenance: { source: "sample", algorithm: null, version: null, confidence: null, fetchedAt: null },
    ...change,
  };
  return { app, followedAt: "2026-01-01T00:00:00Z", tags: [], relation, linkedTo: linkedTo ?? null };
}
