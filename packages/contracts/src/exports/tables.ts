import { STORES } from "@listwise/aso-core/stores";
import {
  country,
  keyword,
  KEYWORD_COLUMNS,
  rank,
  rankText,
  ratingCount,
  source,
  visibility,
} from "./columns";
import type { ExportColumn, ExportTable } from "./table-types";

const day = { header: "Day", type: "date" } as const;
const averageRank = { header: "Average rank", type: "decimal" } as const;
const ranked = { header: "Ranked keywords", type: "integer" } as const;
const unranked = { header: "Unranked keywords", type: "integer" } as const;
const top3 = { header: "Top 3", type: "integer" } as const;
const top10 = { header: "Top 10", type: "integer" } as const;
const top50 = { header: "Top 50", type: "integer" } as const;
const rating = { header: "Rating", type: "decimal" } as const;
const developer = { header: "Developer", type: "text" } as const;
const appId = { header: "App ID", type: "id" } as const;
const storeId = { header: "Store ID", type: "text" } as const;
const platform = {
  header: "Store",
  type: "text",
  labels: { ios: STORES.ios.name, android: STORES.android.name },
} as const;

/**
 * The tables of an app's export in the order of a reader, by the name of their data type. All formats have these columns
 * in this order, and the site uses the same words where it shows or saves the same figures.
 */
export const EXPORT_TABLES = {
  summary: {
    title: "Summary",
    layout: "record",
    columns: {
      appName: { header: "App", type: "text" },
      developer,
      appId,
      storeId,
      platform,
      country,
      countryName: { header: "Country name", type: "text" },
      periodStart: { header: "Period from", type: "date" },
      periodEnd: { header: "Period to", type: "date" },
      sourceLabel: { header: "Source", type: "text" },
      dataDate: { header: "Date of the data", type: "dateTime" },
      exportedAt: { header: "Exported", type: "dateTime" },
      timeZone: { header: "Time zone", type: "text" },
      truncated: { header: "Rows left out", type: "boolean" },
      keywordCount: { header: "Keywords", type: "integer" },
      visibility,
      averageRank,
      rankedCount: ranked,
      unrankedCount: unranked,
      uncheckedCount: { header: "Keywords never checked", type: "integer" },
      top3,
      top10,
      top50,
    },
  },
  keywords: {
    title: "Keywords",
    layout: "table",
    columns: KEYWORD_COLUMNS,
  },
  rankings: {
    title: "Rank history",
    layout: "table",
    columns: {
      keyword,
      country,
      rank,
      rankText,
      firstSeenAt: { header: "First seen", type: "dateTime" },
      lastSeenAt: { header: "Last seen", type: "dateTime" },
      source,
    },
  },
  categoryRanks: {
    title: "Category ranks",
    layout: "table",
    columns: {
      day,
      chart: { header: "Chart", type: "text", labels: STORES.ios.charts, width: 14 },
      chartCategory: { header: "Chart category", type: "text", width: 18 },
      country,
      rank,
      rankText,
      chartLength: { header: "Apps in the chart", type: "integer" },
      source,
    },
  },
  analytics: {
    title: "Daily figures",
    layout: "table",
    columns: {
      day,
      visibility,
      averageRank,
      rankedCount: ranked,
      unrankedCount: unranked,
      top3,
      top10,
      top50,
      top200: { header: "Top 200", type: "integer" },
      averageRating: rating,
      ratingCount,
    },
  },
  reviews: {
    title: "Reviews",
    layout: "table",
    columns: {
      date: { header: "Date", type: "dateTime" },
      rating: { header: "Rating", type: "integer" },
      username: { header: "Author", type: "text" },
      title: { header: "Title", type: "text", width: 28 },
      text: { header: "Review", type: "prose" },
      version: { header: "Version", type: "text", width: 10 },
      reviewId: { header: "Review ID", type: "text" },
    },
  },
  metadata: {
    title: "Listing",
    layout: "record",
    columns: {
      name: { header: "Name", type: "text" },
      subtitle: { header: "Subtitle", type: "text" },
      developer,
      id: appId,
      storeId,
      platform,
      country,
      primaryGenre: { header: "Category", type: "text" },
      genres: { header: "Categories", type: "text" },
      price: { header: "Price", type: "price" },
      currency: { header: "Currency", type: "text" },
      rating,
      ratingCount,
      version: { header: "Version", type: "text" },
      releaseDate: { header: "Released", type: "date" },
      lastUpdated: { header: "Updated", type: "date" },
      minimumOsVersion: { header: "Minimum OS version", type: "text" },
      contentRating: { header: "Age rating", type: "text" },
      sizeMegabytes: { header: "Size (MB)", type: "decimal" },
      languages: { header: "Languages", type: "text" },
      description: { header: "Description", type: "prose" },
      storeUrl: { header: "Store page", type: "text" },
      icon: { header: "Icon", type: "text" },
      screenshots: { header: "Screenshots", type: "prose" },
      source,
      fetchedAt: { header: "Date of the data", type: "dateTime" },
    },
  },
} as const satisfies Record<string, ExportTable>;

/** Name of an exported table. */
export type ExportTableName = keyof typeof EXPORT_TABLES;

type ValueOf<Column extends ExportColumn> = Column["type"] extends "boolean"
  ? boolean
  : Column["type"] extends "id" | "integer" | "decimal" | "price" | "percent"
    ? number
    : Column extends { labels: Readonly<Record<infer Value, string>> }
      ? Value
      : string;

type Columns<Name extends ExportTableName> = (typeof EXPORT_TABLES)[Name]["columns"];

/** Row of an exported table by column key, as in JSON; times are ISO 8601 in UTC. `null` means unknown. */
export type ExportRecord<Name extends ExportTableName> = {
  [Key in keyof Columns<Name>]: Columns<Name>[Key] extends ExportColumn
    ? ValueOf<Columns<Name>[Key]> | null
    : never;
};
