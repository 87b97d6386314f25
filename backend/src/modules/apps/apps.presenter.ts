import type { App } from "@listwise/contracts";
import type { StoredListing } from "../store";

export function presentApp(listing: StoredListing, isFollowing: boolean): App {
  const { appId, source, fetchedAt, releaseDate, lastUpdated, ...told } = listing;
  return {
    ...told,
    id: appId,
    internalId: appId,
    title: told.name,
    releaseDate: releaseDate?.toISOString() ?? null,
    lastUpdated: lastUpdated?.toISOString() ?? null,
    isFollowing,
    provenance: {
      source,
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt: fetchedAt.toISOString(),
    },
  };
}
