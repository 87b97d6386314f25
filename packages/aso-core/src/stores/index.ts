export { parseStoreLink, type StoreLink } from "./parse-store-link";
export { isPlatform, parsePlatform, PLATFORMS, type Platform } from "./platform";
export { isSearched, STORES, type ChartKind, type StoreRules } from "./store-rules";
