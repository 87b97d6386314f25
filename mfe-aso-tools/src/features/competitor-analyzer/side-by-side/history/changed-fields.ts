import type { ListingField } from "@listwise/contracts/analytics";

/** Fields of a listing whose changes are recorded, in the order of the filter. */
export const CHANGED_FIELDS: readonly ListingField[] = [
  ...(["name", "subtitle", "description", "icon", "screenshots", "price", "version", "rating"] as const),
];
