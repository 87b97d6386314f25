import { STORES, type Platform } from "../stores";

/** Store that a listing is written for. */
export type ListingPlatform = Platform;

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
  /** File name in the folders of fastlane's `deliver`, without extension. */
  file: string;
  /** Path in the folders of fastlane's `supply`, without extension; `null` if Google Play has no such text. */
  playFile: string | null;
  /** Attribute in App Store Connect's API. */
  attribute: string;
}

const texts: readonly Omit<Field, "limits">[] = [
  {
    key: "name",
    label: "App Name",
    exportName: "appName",
    file: "name",
    playFile: "title",
    attribute: "name",
  },
  {
    key: "subtitle",
    label: "Subtitle",
    exportName: "subtitle",
    file: "subtitle",
    playFile: null,
    attribute: "subtitle",
  },
  {
    key: "shortDescription",
    label: "Short Description",
    exportName: "promotional_text",
    file: "promotional_text",
    playFile: "short_description",
    attribute: "promotionalText",
  },
  {
    key: "description",
    label: "Description",
    exportName: "description",
    file: "description",
    playFile: "full_description",
    attribute: "description",
  },
  {
    key: "keywords",
    label: "Keywords",
    exportName: "keywords",
    file: "keywords",
    playFile: null,
    attribute: "keywords",
  },
  {
    key: "releaseNotes",
    label: "Release Notes",
    exportName: "releaseNotes",
    file: "release_notes",
    playFile: "changelogs/default",
    attribute: "whatsNew",
  },
];

/** Listing texts in display order. */
export const FIELDS: readonly Field[] = texts.map((text) => ({
  ...text,
  limits: { ios: STORES.ios.limits[text.key], android: STORES.android.limits[text.key] },
}));

/** Texts in one language; missing ones were never written. */
export type LocaleTexts = Partial<Record<FieldKey, string | undefined>>;

/** All texts of a listing by language. A language without texts was added, but nothing was written yet. */
export type ListingTexts = Record<string, LocaleTexts>;

/** Machine-translated texts by language that were not accepted yet. */
export type UnreviewedTexts = Record<string, FieldKey[]>;

/** Terms of an app that stay untranslated in every language, and terms that no text may contain. */
export interface Glossary {
  keep: string[];
  forbid: string[];
}

/** Everything that is saved for an app's listing. */
export interface Listing {
  baseLocale: string;
  texts: ListingTexts;
  unreviewed: UnreviewedTexts;
  glossary: Glossary;
}

const byKey = new Map<string, Field>(FIELDS.map((field) => [field.key, field]));

/** Returns true if a text, such as a URL parameter, names a field. */
export function isFieldKey(text: string | null): text is FieldKey {
  return text !== null && byKey.has(text);
}

/** Returns the properties of a field. @throws RangeError for an unknown key */
export function getField(key: FieldKey): Field {
  const field = byKey.get(key);
  if (!field) throw new RangeError(`Unknown field ${key}.`);
  return field;
}

/** Listing text of one store with its maximum characters there. */
export type StoreField = Field & { limit: number };

/** Returns the texts that a store has, in display order. */
export function getStoreFields(platform: ListingPlatform): readonly StoreField[] {
  return FIELDS.flatMap((field) => {
    const limit = field.limits[platform];
    return limit === null ? [] : [{ ...field, limit }];
  });
}

/** Maximum characters of a text when saving. Far above the store limits, which only cause warnings. */
export const MAX_TEXT_LENGTH = 20_000;
