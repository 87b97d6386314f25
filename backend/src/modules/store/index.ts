export { normaliseKeyword } from "./search-words";
export { assertStorefront, seedStore, storeOf } from "./store";
export { listingColumns } from "./store.repository";
export { registerStore } from "./store.routes";
export { apps, listings } from "./store.schema";
export { searchAlgorithm, type Platform, type StoredListing } from "./store-source";
