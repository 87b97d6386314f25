/** A store a listing is written for. */
export type ListingPlatform = "ios" | "android";

/** A text of a listing, by the name it has in a payload. */
export type FieldKey = "name" | "subtitle" | "shortDescription" | "description" | "keywords" | "releaseNotes";

/** What is known of a text of a listing. */
export interface Field {
  key: FieldKey;
  label: string;
  /** Most characters by store; `null` where that store has no such text. */
  limits: Readonly<Record<ListingPlatform, number | null>>;
  /** Its name in StoreHelper files. */
  exportName: string;
  /** Its file in fastlane's folders, without the ending. */
  file: string;
  /** The store shows it to everybody, so that it can be compared. */
  isPublic: boolean;
}

/** The texts of a listing, in their order. */
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

/** The texts of one language; an absent one was never written. */
export type LocaleTexts = Partial<Record<FieldKey, string | undefined>>;

/** All texts of a listing by language. */
export type ListingTexts = Record<string, LocaleTexts>;

const byKey = new Map<string, Field>(FIELDS.map((field) => [field.key, field]));

/** Whether a text, such as a parameter of an address, names a field. */
export function isFieldKey(text: string | null): text is FieldKey {
  return text !== null && byKey.has(text);
}

/** What is known of a field. */
export function fieldOf(key: FieldKey): Field {
  const field = byKey.get(key);
  if (!field) throw new RangeError(`There is no field ${key}.`);
  return field;
}

/** Characters one text may have before its save is refused: far above every limit, which only warns. */
export const LONGEST_TEXT = 20_000;
