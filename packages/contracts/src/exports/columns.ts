// Columns that several tables have, or that the site shows too. A page loads them without the tables.
import type { MetricKey } from "../keywords/metrics";
import type { ExportColumn, ExportTable } from "./table-types";

export const country = { header: "Country", type: "country" } as const;
export const source = {
  header: "Source",
  type: "text",
  labels: { sample: "Sample data", dataset: "Data set", apple: "App Store", "google-play": "Google Play" },
  width: 14,
} as const;
export const keyword = { header: "Keyword", type: "text", width: 30 } as const;
export const rank = { header: "Rank", type: "integer" } as const;
export const rankText = { header: "Rank as shown", type: "text", width: 12 } as const;
export const visibility = { header: "Visibility (%)", type: "percent" } as const;
export const ratingCount = { header: "Number of ratings", type: "integer" } as const;

/** Columns of a keyword with its figures and the ranks of an app. */
export const KEYWORD_COLUMNS = {
  keyword,
  country,
  popularity: { header: "Popularity", type: "integer" },
  difficulty: { header: "Difficulty", type: "integer" },
  chance: { header: "Chance", type: "integer" },
  opportunity: { header: "Opportunity", type: "integer" },
  rank,
  rankText,
  previousRank: { header: "Previous rank", type: "integer" },
  previousRankText: { header: "Previous rank as shown", type: "text", width: 14 },
  change: { header: "Change", type: "integer" },
  bestRank: { header: "Best rank", type: "integer" },
  results: { header: "Results", type: "integer" },
  category: { header: "Category", type: "text", width: 16 },
  tags: { header: "Tags", type: "text", width: 18 },
  checkedAt: { header: "Checked", type: "dateTime" },
  favorite: { header: "Favorite", type: "boolean" },
  irrelevant: { header: "Irrelevant", type: "boolean" },
  notes: { header: "Notes", type: "text", width: 30 },
  addedAt: { header: "Added", type: "dateTime" },
} as const satisfies ExportTable["columns"] & Record<MetricKey, ExportColumn>;
