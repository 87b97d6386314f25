export { normaliseKeyword } from "./search-words";
export { assertStorefront, seedStore, storeOf } from "./store";
export { listingColumns, summaryColumns } from "./store.repository";
export { registerStore } from "./store.routes";
export { apps, listings } from "./store.schema";
export { searchAlgorithm, type ListingSummary, type Platform, type StoredListing } from "./store-source";
