/** Store that a listing is written for. */
export type ListingPlatform = "ios" | "android";

/** Listing text, named as in request and response bodies. */
export type FieldKey = "name" | "subtitle" | "shortDescription" | "description" | "keywords" | "releaseNotes";

/** Properties of a listing text. */
export interface Field {
  key: FieldKey;
  label: string;
  /** Maximum characters per store; `null` if the store has no such text. */
  limits: Readonly<Record<ListingPlatform, number | null>>;
  /** Name in StoreHelper files. */
  exportName: string;
  /** File name in fastlane's folders without extension. */
  file: string;
  /** True if the store shows it publicly, so that it can be compared. */
  isPublic: boolean;
}

/** Listing texts in display order. */
export const FIELDS: readonly Field[] = [
  {
    key: "name",
    label: "App Name",
    limits: { ios: 30, android: 30 },
    exportName: "appName",
    file: "name",
    isPublic: true,
  },
  {
    key: "subtitle",
    label: "Subtitle",
    limits: { ios: 30, android: null },
    exportName: "subtitle",
    file: "subtitle",
    isPublic: true,
  },
  {
    key: "shortDescription",
    label: "Short Description",
    limits: { ios: 170, android: 80 },
    exportName: "promotional_text",
    file: "promotional_text",
    isPublic: false,
  },
  {
    key: "description",
    label: "Description",
    limits: { ios: 4000, android: 4000 },
    exportName: "description",
    file: "description",
    isPublic: true,
  },
  {
    key: "keywords",
    label: "Keywords",
    limits: { ios: 100, android: null },
    exportName: "keywords",
    file: "keywords",
    isPublic: false,
  },
  {
    key: "releaseNotes",
    label: "Release Notes",
    limits: { ios: 500, android: 500 },
    exportName: "releaseNotes",
    file: "release_notes",
    isPublic: false,
  },
];

/** Texts in one language; missing ones were never written. */
export type LocaleTexts = Partial<Record<FieldKey, string | undefined>>;

/** All texts of a listing by language. */
export type ListingTexts = Record<string, LocaleTexts>;

const byKey = new Map<string, Field>(FIELDS.map((field) => [field.key, field]));

/** Returns true if a text, such as a URL parameter, names a field. */
export function isFieldKey(text: string | null): text is FieldKey {
  return text !== null && byKey.has(text);
}

/** Returns the properties of a field. */
export function getField(key: FieldKey): Field {
  const field = byKey.get(key);
  if (!field) throw new RangeError(`Unknown field ${key}.`);
  return field;
}

/** Maximum characters of a text when saving. Far above the store limits, which only cause warnings. */
export const MAX_TEXT_LENGTH = 20_000;
