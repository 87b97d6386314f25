export {
  findAppCards,
  findAppListings,
  findAppName,
  findCandidates,
  findCatalogPage,
  findListingSummaries,
  findListingTexts,
  findReleased,
  type AppCard,
  type Candidate,
} from "./listings/listings.reads";
export {
  findAppListing,
  findSummaries,
  selectNearestListing,
  type Storefront,
} from "./listings/preferred-listing.reads";
export {
  countApps,
  countBrokenHosts,
  countListed,
  findListingChanges,
  findPlatforms,
  isListed,
  selectApps,
  selectCategories,
  selectRatings,
  type AppRef,
} from "./store.reads";
export { findCommonPhrases, findPhraseFrequencies } from "./listings/phrase-frequencies.reads";
export { findBrandWords } from "./listings/brand-words.reads";
export { findWordFrequencies } from "./listings/word-frequencies.reads";
export { deleteApp, ensureApp, lockApp, updateApp } from "./store.writes";
export { extractPhrases, splitParts } from "./search/hint-phrases";
export { normalizeKeyword } from "./search/search-words";
export { getSampleDrawing } from "./sources/sample/sample-media";
export { assertCovered, assertStorefront, explainUncoveredCountries, seedStore, getStore } from "./store";
export { waitForImport } from "./sources/dataset/background-import";
export { explainMissingSource } from "./sources/combine-sources";
export { checkSource } from "./check-source";
export { isLive, isSource } from "./is-source.reads";
export { closeBreaker, loadSourceHealth } from "./health.service";
export { StoreBusy } from "./sources/store-busy";
export { registerStore } from "./store.routes";
export { LAST_REVIEW_PAGE, type Chart, type Market } from "./sources/store-facts";
export {
  searchAlgorithm,
  type ListingSummary,
  type Platform,
  type StoredListing,
} from "./sources/store-source";
export { isStorefront } from "./storefronts";
