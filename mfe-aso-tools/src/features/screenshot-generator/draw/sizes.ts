import type { ScreenshotDraft } from "@listwise/contracts/tools";

export type SizeKey = ScreenshotDraft["size"];

export interface StoreSize {
  key: SizeKey;
  label: string;
  width: number;
  height: number;
  tablet: boolean;
}

/** The sizes that App Store Connect accepts, in pixels. */
export const SIZES: readonly StoreSize[] = [
  { key: "iphone-6.9", label: "iPhone 6.9″", width: 1320, height: 2868, tablet: false },
  { key: "iphone-6.5", label: "iPhone 6.5″", width: 1284, height: 2778, tablet: false },
  { key: "iphone-5.5", label: "iPhone 5.5″", width: 1242, height: 2208, tablet: false },
  { key: "ipad-13", label: "iPad 13″", width: 2064, height: 2752, tablet: true },
];

export function getSize(key: SizeKey): StoreSize {
  const size = SIZES.find((one) => one.key === key);
  if (!size) throw new RangeError(`There is no size ${key}.`);
  return size;
}
