import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { keywords } from "../crawls/crawls.schema";
import { apps } from "../store/store.schema";

/** Chances of apps outside the top ten on a day, and whether the apps reached it afterwards. They belong to no user. */
export const chanceSamples = pgTable(
  "chance_samples",
  {
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id, { onDelete: "cascade" }),
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id, { onDelete: "cascade" }),
    country: text("country").notNull(),
    source: text("source").$type<Source>().notNull(),
    /** Version of the chance. */
    version: smallint("version").notNull(),
    /** UTC day. */
    day: date("day", { mode: "string" }).notNull(),
    /** 0–100. */
    chance: smallint("chance").notNull(),
    /** `null` until it is known. */
    isReached: boolean("is_reached"),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.country, table.keywordId, table.source, table.day] }),
    index("chance_samples_open")
      .on(table.day)
      .where(sql`${table.isReached} is null`),
  ],
);
