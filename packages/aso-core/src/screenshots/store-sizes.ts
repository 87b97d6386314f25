import { STORES, type Platform } from "../stores";

/** Keys of {@link STORE_SIZES}, in display order. */
export const SIZE_KEYS = [
  "iphone-6.9",
  "iphone-6.5",
  "iphone-6.3",
  "iphone-6.1",
  "iphone-5.5",
  "ipad-13",
  "ipad-11",
  "play-phone",
  "play-tablet-7",
  "play-tablet-10",
  "play-feature",
] as const;

/** Key of a store's screenshot size. */
export type SizeKey = (typeof SIZE_KEYS)[number];

/** Kind of device that a screenshot shows. */
export type DeviceKind = "iphone" | "iphone-home" | "ipad" | "android-phone" | "android-tablet";

/** Size of an image in a store listing, in pixels. */
export interface StoreSize {
  key: SizeKey;
  label: string;
  platform: Platform;
  width: number;
  height: number;
  device: DeviceKind;
  /** Width and height of the device's display, for the frame. */
  display: readonly [width: number, height: number];
  /** Maximum number of images per language. */
  maximum: number;
}

/** App Store Connect accepts exactly these sizes. Source: {@link APP_STORE_SIZES_URL}. */
const apple = (
  key: SizeKey,
  label: string,
  device: DeviceKind,
  width: number,
  height: number,
): StoreSize => ({
  key,
  label,
  platform: "ios",
  device,
  width,
  height,
  display: [width, height],
  maximum: STORES.ios.maxScreenshots,
});

/**
 * Google Play accepts 9:16 images with sides from 320 (phones) or 1,080 (tablets) to 3,840 pixels; the sizes are chosen by us.
 * The feature graphic has one size. Source: {@link GOOGLE_PLAY_SIZES_URL}.
 */
const play = (
  size: Pick<StoreSize, "key" | "label" | "device" | "display" | "width" | "height" | "maximum">,
): StoreSize => ({ ...size, platform: "android" });

/** Apple's table of screenshot sizes. */
export const APP_STORE_SIZES_URL =
  "https://developer.apple.com/help/app-store-connect/reference/app-information/screenshot-specifications";

/** Google's rules for screenshots and the feature graphic. */
export const GOOGLE_PLAY_SIZES_URL = "https://support.google.com/googleplay/android-developer/answer/9866151";

/** Sizes of screenshots that the stores accept, in portrait. */
export const STORE_SIZES: readonly StoreSize[] = [
  apple("iphone-6.9", "iPhone 6.9″", "iphone", 1320, 2868),
  apple("iphone-6.5", "iPhone 6.5″", "iphone", 1284, 2778),
  apple("iphone-6.3", "iPhone 6.3″", "iphone", 1206, 2622),
  apple("iphone-6.1", "iPhone 6.1″", "iphone", 1170, 2532),
  apple("iphone-5.5", "iPhone 5.5″", "iphone-home", 1242, 2208),
  apple("ipad-13", "iPad 13″", "ipad", 2064, 2752),
  apple("ipad-11", "iPad 11″", "ipad", 1668, 2420),
  play({
    key: "play-phone",
    label: "Android phone",
    device: "android-phone",
    width: 1080,
    height: 1920,
    display: [1080, 2400],
    maximum: STORES.android.maxScreenshots,
  }),
  play({
    key: "play-tablet-7",
    label: "Android tablet 7″",
    device: "android-tablet",
    width: 1206,
    height: 2144,
    display: [1200, 1920],
    maximum: STORES.android.maxScreenshots,
  }),
  play({
    key: "play-tablet-10",
    label: "Android tablet 10″",
    device: "android-tablet",
    width: 1440,
    height: 2560,
    display: [1600, 2560],
    maximum: STORES.android.maxScreenshots,
  }),
  play({
    key: "play-feature",
    label: "Feature graphic",
    device: "android-phone",
    width: 1024,
    height: 500,
    display: [1080, 2400],
    maximum: 1,
  }),
];

/** Returns a size by its key. @throws RangeError for an unknown key */
export function getStoreSize(key: SizeKey): StoreSize {
  const size = STORE_SIZES.find((one) => one.key === key);
  if (!size) throw new RangeError(`There is no size ${key}.`);
  return size;
}

/** Returns true for iPads and Android tablets. */
export const isTablet = ({ device }: StoreSize): boolean => device === "ipad" || device === "android-tablet";

/** Returns true for the wide graphic above a listing, of which there is one per language. */
export const isBanner = ({ key }: StoreSize): boolean => key === "play-feature";
