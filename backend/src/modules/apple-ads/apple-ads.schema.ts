import { integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The installation's account of Apple Ads: one row or none. */
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

/** Which week of search terms a storefront has here. */
export const appleAdsWeeks = pgTable("apple_ads_weeks", {
  country: text("country").primaryKey(),
  /** Its Sunday, `YYYY-MM-DD`. */
  week: text("week").notNull(),
  terms: integer("terms").notNull(),
  fetchedAt: moment("fetched_at").notNull(),
});

/** What people searched for most in that week. A term that is absent is below Apple's threshold, not 0. */
export const appleAdsTerms = pgTable(
  "apple_ads_terms",
  {
    country: text("country").notNull(),
    term: text("term").notNull(),
    /** 1–100 */
    popularity: smallint("popularity").notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.term] })],
);
