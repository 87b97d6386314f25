export { getCaptionText, listCaptionOffers, type CaptionOffer, type CaptionSource } from "./caption-sources";
export { getStorePath } from "./store-paths";
export {
  APP_STORE_SIZES_URL,
  getStoreSize,
  GOOGLE_PLAY_SIZES_URL,
  isBanner,
  isTablet,
  SIZE_KEYS,
  STORE_SIZES,
  type DeviceKind,
  type SizeKey,
  type StoreSize,
} from "./store-sizes";
export { computeTextContrast, MIN_TEXT_CONTRAST } from "./text-contrast";
