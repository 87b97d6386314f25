export { findListingChanges } from "./changes.repository";
export { phrasesOf } from "./hint-phrases";
export { normaliseKeyword, searchWords } from "./search-words";
export { assertStorefront, seedStore, storeOf } from "./store";
export { StoreBusy } from "./store-busy";
export { listingColumns, summariesOf, summaryColumns } from "./store.repository";
export { registerStore } from "./store.routes";
export { apps, listings } from "./store.schema";
export { LAST_REVIEW_PAGE } from "./store-facts";
export {
  searchAlgorithm,
  type ListingSummary,
  type Pace,
  type Platform,
  type StoredListing,
} from "./store-source";
export { isStorefront } from "./storefronts";
