import { isTablet, type StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";

/** Device of a screen that shows an image: the first, or the second of two. */
export type DeviceSlot = 1 | 2;

/** Use of an image: for everything, for tablets, for a language, or for both only. */
export interface ImageTarget {
  device: DeviceSlot;
  tablet: boolean;
  locale: string | null;
}

export const toSlot = ({ device, tablet, locale }: ImageTarget): string =>
  [device, ...(tablet ? ["tablet"] : []), ...(locale === null ? [] : [locale])].join(".");

/** Returns the targets that fit a size and a language, from the most specific to the general one. */
export function listTargets(
  device: DeviceSlot,
  { size, locale, baseLocale }: { size: StoreSize; locale: string; baseLocale: string },
): ImageTarget[] {
  const languages = locale === baseLocale ? [null] : [locale, null];
  const kinds = isTablet(size) ? [true, false] : [false];
  return kinds.flatMap((tablet) => languages.map((one) => ({ device, tablet, locale: one })));
}

/** Images whose proportions differ more than this from the display's are noticeably cropped; chosen by us. */
const MAX_CROP = 0.12;

/** Returns true if a size's display shows only a part of an image. */
export function isCropped(image: { width: number; height: number }, { display: [width, height] }: StoreSize) {
  return Math.abs((image.width / image.height / width) * height - 1) > MAX_CROP;
}

/** Returns the id of the most specific image of a screen; `null` without one. */
export function findImageId(
  { images }: Screen,
  device: DeviceSlot,
  where: { size: StoreSize; locale: string; baseLocale: string },
): string | null {
  for (const target of listTargets(device, where)) {
    const id = images[toSlot(target)];
    if (id !== undefined) return id;
  }
  return null;
}
