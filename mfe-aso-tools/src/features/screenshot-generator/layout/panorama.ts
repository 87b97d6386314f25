import { isBanner, type StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";
import type { DeviceSlot } from "../draft/image-slots";

/** Position of a screen in its run of consecutive panorama screens. */
export interface PanoramaPart {
  /** Index of the run's first screen. */
  first: number;
  index: number;
  count: number;
}

/** Returns the part of the panorama that a screen shows; `null` for other layouts. */
export function getPanoramaPart(screens: readonly Screen[], at: number): PanoramaPart | null {
  const isPart = (index: number) => screens[index]?.layout === "panorama";
  if (!isPart(at)) return null;
  let first = at;
  while (isPart(first - 1)) first -= 1;
  let end = at + 1;
  while (isPart(end)) end += 1;
  return { first, index: at - first, count: end - first };
}

/**
 * Lists the devices whose images a screen needs. Between two screens of a panorama is one device, with the image of the
 * first of them, so the last screen needs none.
 */
export function listNeededDevices(screens: readonly Screen[], at: number, size: StoreSize): DeviceSlot[] {
  const layout = screens[at]?.layout;
  if (isBanner(size)) return [1];
  if (layout === "duo") return [1, 2];
  const part = getPanoramaPart(screens, at);
  return part && part.count > 1 && part.index === part.count - 1 ? [] : [1];
}
