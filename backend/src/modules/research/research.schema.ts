import type { KeywordMetrics } from "@listwise/contracts/keywords";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { keywords } from "../crawls/crawls.schema";

/** Latest metrics per keyword and storefront. Unknown values are null; `metrics` contains the reasons. */
export const keywordMetrics = pgTable(
  "keyword_metrics",
  {
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id),
    country: text("country").notNull(),
    source: text("source").notNull(),
    popularity: smallint("popularity"),
    difficulty: smallint("difficulty"),
    opportunity: smallint("opportunity"),
    metrics: jsonb("metrics").$type<KeywordMetrics>().notNull(),
    computedAt: timestamp("computed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.country, table.source] }),
    index("keyword_metrics_age").on(table.computedAt),
  ],
);
