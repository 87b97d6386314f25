export { normaliseKeyword } from "./search-words";
export { assertStorefront, prepareStore, storeOf } from "./store";
export { appKey, ensureApps, listingColumns } from "./store.repository";
export { registerStore } from "./store.routes";
export { apps, listings } from "./store.schema";
export { STOREFRONTS, type Storefront } from "./storefronts";
export type { Platform, SearchAnswer, StoredListing, StoreSource } from "./store-source";
