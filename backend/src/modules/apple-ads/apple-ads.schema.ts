import { integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

/** Apple Ads account of the installation: at most one row. */
export const appleAdsAccounts = pgTable("apple_ads_accounts", {
  id: integer("id").primaryKey().default(1),
  clientId: text("client_id").notNull(),
  teamId: text("team_id").notNull(),
  keyId: text("key_id").notNull(),
  adAccountId: text("ad_account_id"),
  /** The private key, encrypted. */
  sealedKey: text("sealed_key").notNull(),
  updatedAt: moment("updated_at").notNull(),
  usedAt: moment("used_at"),
  problem: text("problem"),
});

/** The week of search terms that is stored for a storefront. */
export const appleAdsWeeks = pgTable("apple_ads_weeks", {
  country: text("country").primaryKey(),
  /** First day of the week (Sunday), `YYYY-MM-DD`. */
  week: text("week").notNull(),
  terms: integer("terms").notNull(),
  fetchedAt: moment("fetched_at").notNull(),
});

/** Most searched terms of that week. Missing terms are below Apple's threshold, which does not mean 0. */
export const appleAdsTerms = pgTable(
  "apple_ads_terms",
  {
    country: text("country").notNull(),
    term: text("term").notNull(),
    /** Apple's search popularity, 1–100. */
    popularity: smallint("popularity").notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.term] })],
);
