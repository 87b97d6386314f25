import { SOURCE_FIELDS, type StoreSource } from "@listwise/contracts/store";

/** Description of the source that reads Google Play. */
export const GOOGLE_PLAY = {
  kind: "google-play",
  label: "Google Play",
  live: true,
  capturedAt: null,
  storefronts: null,
  // Google Play has no keyword field, and its pages name no languages.
  fields: SOURCE_FIELDS.filter((field) => field !== "keywords" && field !== "languages"),
} satisfies StoreSource;
