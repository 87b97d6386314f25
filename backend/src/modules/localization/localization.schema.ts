import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Glossary, ListingTexts, UnreviewedTexts } from "@listwise/aso-core/localization";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const own = {
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  appId: integer("app_id")
    .notNull()
    .references(() => apps.id),
};
/** Glossary before terms were added. */
export const NO_TERMS: Glossary = { keep: [], forbid: [] };

const saved = {
  version: integer("version").notNull(),
  baseLocale: text("base_locale").notNull(),
  texts: jsonb("texts").$type<ListingTexts>().notNull(),
  unreviewed: jsonb("unreviewed").$type<UnreviewedTexts>().notNull().default({}),
  glossary: jsonb("glossary").$type<Glossary>().notNull().default(NO_TERMS),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
};

/** The latest saved texts of a user for an app. */
export const localizationDrafts = pgTable("localization_drafts", { ...own, ...saved }, (table) => [
  primaryKey({ columns: [table.userId, table.appId] }),
]);

/** The most recent saves, including the latest one. */
export const localizationVersions = pgTable(
  "localization_versions",
  { ...own, ...saved, note: text("note").notNull(), changed: integer("changed").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.appId, table.version] })],
);

/** Characters translated per user and UTC day. */
export const translatedCharacters = pgTable(
  "translated_characters",
  {
    userId: own.userId,
    day: date("day").notNull(),
    characters: integer("characters").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
