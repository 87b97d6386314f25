import { PLATFORMS, STORES } from "@listwise/aso-core/stores";

/** Stores as options of a field, by the systems of their apps. */
export const platformOptions = PLATFORMS.map((platform) => ({
  value: platform,
  label: STORES[platform].system,
}));
