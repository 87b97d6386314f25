import type { ListingChange } from "@listwise/contracts/analytics";

/** Field of a listing whose changes are recorded. */
export type ChangedField = ListingChange["field"];

/** Fields in the order of the filter. */
export const CHANGED_FIELDS: readonly { value: ChangedField; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "subtitle", label: "Subtitle" },
  { value: "description", label: "Description" },
  { value: "icon", label: "Icon" },
  { value: "screenshots", label: "Screenshots" },
  { value: "price", label: "Price" },
  { value: "version", label: "Version" },
  { value: "rating", label: "Rating" },
];

const LABELS = new Map(CHANGED_FIELDS.map(({ value, label }) => [value, label]));

export const getFieldLabel = (field: ChangedField): string => LABELS.get(field) ?? field;
