export {
  findAppListings,
  findAppName,
  findCandidates,
  findCatalogPage,
  findListingSummaries,
  findListingTexts,
  findReleased,
  type Candidate,
} from "./listings.reads";
export {
  findAppListing,
  findSummaries,
  selectNearestListing,
  type Storefront,
} from "./preferred-listing.reads";
export {
  countApps,
  countBrokenHosts,
  countListed,
  findListingChanges,
  isListed,
  selectApps,
  selectRatings,
  type AppRef,
} from "./store.reads";
export { deleteApp, ensureApp, lockApp, updateApp } from "./store.writes";
export { extractPhrases } from "./hint-phrases";
export { normalizeKeyword } from "./search-words";
export { getSampleDrawing } from "./sample-media";
export { assertHasData, assertStorefront, seedStore, getStore } from "./store";
export { closeBreaker, loadSourceHealth } from "./health.service";
export { StoreBusy } from "./store-busy";
export { registerStore } from "./store.routes";
export { LAST_REVIEW_PAGE } from "./store-facts";
export { searchAlgorithm, type ListingSummary, type Platform, type StoredListing } from "./store-source";
export { isStorefront } from "./storefronts";
