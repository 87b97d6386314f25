export { normaliseKeyword } from "./search-words";
export { assertStorefront, seedStore, storeOf } from "./store";
export { appKey, ensureApps, listingColumns } from "./store.repository";
export { registerStore } from "./store.routes";
export { apps, listings } from "./store.schema";
export { STOREFRONTS, type Storefront } from "./storefronts";
export { searchAlgorithm, type Platform, type StoredListing, type StoreSource } from "./store-source";
