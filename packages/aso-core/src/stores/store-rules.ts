import type { FieldKey } from "../localization/fields";
import type { Platform } from "./platform";

/** Charts of a store, by how their apps are chosen. */
export type ChartKind = "free" | "paid" | "grossing";

/** Differences between the stores, so that no other code asks which store it deals with. */
export interface StoreRules {
  /** Name as a label. */
  name: "App Store" | "Google Play";
  /** Name within a sentence. */
  inSentence: string;
  /** Operating system of its apps. */
  system: "iOS" | "Android";
  /** Console in which developers edit listings and answer reviews. */
  console: string;
  /** Name of the connection with which Listwise sends replies. */
  connection: string;
  /** Maximum characters of each listing text; `null` if the store has no such text. */
  limits: Readonly<Record<FieldKey, number | null>>;
  /** Texts whose words the store's search considers, those that weigh most first. */
  searched: readonly FieldKey[];
  /** Text below the name. Stored listings have it as `subtitle`. */
  tagline: "subtitle" | "shortDescription";
  /** Name of that text as a label. */
  taglineName: string;
  /** Text to which words are added that the title doesn't have room for, and what separates them. */
  wordField: { key: "keywords" | "shortDescription"; separator: "," | " " };
  /** Names of its public texts that Listwise doesn't record, in the plural. */
  unrecordedTexts: readonly string[];
  /** Replies of developers to reviews. */
  replies: { limit: number; canDelete: boolean };
  /** Maximum number of screenshots per language and kind of device. */
  maxScreenshots: number;
  charts: Readonly<Record<ChartKind, string>>;
  /** Tool of fastlane that uploads listings, and the folder of a language's texts. */
  fastlane: { tool: "deliver" | "supply"; folder: string };
  /** True if Apple Ads tells how popular search terms are in it. */
  hasSearchAds: boolean;
  /** True if its pages show how often an app was downloaded, as a rounded number. */
  showsDownloads: boolean;
  /** True if its pages say which data an app collects and shares, and how it protects them. */
  showsDataSafety: boolean;
  /** Returns the address of an app, or `null` if this store has no such ids. `country` is a storefront. */
  buildAppUrl: (storeId: string, country: string) => string | null;
  /** Returns the address of a developer's apps. */
  buildDeveloperUrl: (developerId: string, country: string) => string;
}

const PLAY = "https://play.google.com/store/apps";

/**
 * The rules of each store. Sources, all read in November 2026:
 *
 * - Limits and replies of the App Store:
 *   https://developer.apple.com/help/app-store-connect/reference/app-information/platform-version-information. The limit
 *   of release notes is ours and prescribed by the product's requirements; both stores' own is 4,000 and 500.
 * - Texts that its search considers: https://developer.apple.com/app-store/search/ (name, subtitle, keyword field).
 * - Limits of Google Play: https://support.google.com/googleplay/android-developer/answer/9859152, and of its replies:
 *   https://developers.google.com/android-publisher/api-ref/rest/v3/reviews/reply. Its API can't delete replies.
 * - Texts that its search considers: https://support.google.com/googleplay/android-developer/answer/4448378.
 * - Screenshots: `APP_STORE_SIZES_URL` and `GOOGLE_PLAY_SIZES_URL` in `screenshots`.
 * - Folders: https://docs.fastlane.tools/actions/deliver/ and https://docs.fastlane.tools/actions/supply/.
 */
export const STORES: Readonly<Record<Platform, StoreRules>> = {
  ios: {
    name: "App Store",
    inSentence: "the App Store",
    system: "iOS",
    console: "App Store Connect",
    connection: "App Store Connect",
    limits: {
      name: 30,
      subtitle: 30,
      shortDescription: 170,
      description: 4000,
      keywords: 100,
      releaseNotes: 500,
    },
    searched: ["name", "subtitle", "keywords"],
    tagline: "subtitle",
    taglineName: "Subtitle",
    wordField: { key: "keywords", separator: "," },
    unrecordedTexts: ["promotional texts", "release notes"],
    replies: { limit: 5970, canDelete: true },
    maxScreenshots: 10,
    charts: { free: "Top Free", paid: "Top Paid", grossing: "Top Grossing" },
    fastlane: { tool: "deliver", folder: "metadata" },
    hasSearchAds: true,
    showsDownloads: false,
    showsDataSafety: false,
    buildAppUrl: (storeId, country) =>
      /^\d+$/.test(storeId) ? `https://apps.apple.com/${country}/app/id${storeId}` : null,
    buildDeveloperUrl: (developerId, country) =>
      `https://apps.apple.com/${country}/developer/id${developerId}`,
  },
  android: {
    name: "Google Play",
    inSentence: "Google Play",
    system: "Android",
    console: "the Play Console",
    connection: "Google Play",
    limits: {
      name: 30,
      subtitle: null,
      shortDescription: 80,
      description: 4000,
      keywords: null,
      releaseNotes: 500,
    },
    searched: ["name", "shortDescription", "description"],
    tagline: "shortDescription",
    taglineName: "Short description",
    wordField: { key: "shortDescription", separator: " " },
    unrecordedTexts: ["release notes"],
    replies: { limit: 350, canDelete: false },
    maxScreenshots: 8,
    charts: { free: "Top free", paid: "Top paid", grossing: "Top grossing" },
    fastlane: { tool: "supply", folder: "metadata/android" },
    hasSearchAds: false,
    showsDownloads: true,
    showsDataSafety: true,
    buildAppUrl: (storeId, country) =>
      `${PLAY}/details?${new URLSearchParams({ id: storeId, gl: country.toUpperCase() }).toString()}`,
    // Developers with a page of their own have a numeric id, all others are found by name.
    buildDeveloperUrl: (developerId) =>
      `${PLAY}/${/^\d+$/.test(developerId) ? "dev" : "developer"}?${new URLSearchParams({ id: developerId }).toString()}`,
  },
};

/** Returns true if a store's search considers a text. */
export function isSearched(platform: Platform, field: FieldKey): boolean {
  return STORES[platform].searched.includes(field);
}
