import { PLATFORMS } from "@listwise/aso-core/stores";
import type { DataSafety, InAppPurchases } from "@listwise/contracts/apps";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const apps = pgTable(
  "apps",
  {
    id: serial("id").primaryKey(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    storeId: text("store_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** `hidden` apps are left out of the catalog. */
    status: text("status", { enum: ["active", "hidden"] })
      .notNull()
      .default("active"),
    /** Note that only administrators see. */
    adminNote: text("admin_note").notNull().default(""),
  },
  (table) => [
    uniqueIndex("apps_store_id").on(table.platform, table.storeId),
    index("apps_hidden")
      .on(table.id)
      .where(sql`${table.status} = 'hidden'`),
  ],
);

export const listings = pgTable(
  "listings",
  {
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    source: text("source").notNull(),
    country: text("country").notNull(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    /** Bundle id, if the store provides it. */
    bundleId: text("bundle_id"),
    name: text("name").notNull(),
    subtitle: text("subtitle"),
    keywords: text("keywords"),
    description: text("description"),
    icon: text("icon"),
    developer: text("developer"),
    developerUrl: text("developer_url"),
    storeUrl: text("store_url"),
    price: doublePrecision("price"),
    currency: text("currency"),
    releaseDate: moment("release_date"),
    lastUpdated: moment("last_updated"),
    version: text("version"),
    screenshots: jsonb("screenshots").$type<string[]>().notNull(),
    languages: jsonb("languages").$type<string[]>().notNull(),
    genres: jsonb("genres").$type<string[]>().notNull(),
    primaryGenre: text("primary_genre"),
    minimumOsVersion: text("minimum_os_version"),
    contentRating: text("content_rating"),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    rating: doublePrecision("rating"),
    /** Purchases in the app; `null` if they are unknown. */
    inAppPurchases: jsonb("in_app_purchases").$type<InAppPurchases>(),
    /** Declaration of the developer about user data; `null` if it is unknown. */
    dataSafety: jsonb("data_safety").$type<DataSafety>(),
    /** Number of downloads that the store shows, rounded down; `null` if it is unknown. */
    minInstalls: bigint("min_installs", { mode: "number" }),
    /** The rating last recorded in {@link listingChanges}; the next change is measured from it. */
    notedRating: doublePrecision("noted_rating"),
    ratingCount: integer("rating_count"),
    /** Amplitude, period (days) and phase of the drift in popularity; 0 in every source except the sample. */
    driftSwing: doublePrecision("drift_swing").notNull().default(0),
    driftDays: doublePrecision("drift_days").notNull().default(1),
    driftPhase: doublePrecision("drift_phase").notNull().default(0),
    /** All words, for matching. */
    words: tsvector("words").notNull(),
    /** Words of name, subtitle and keyword field with their weights, for ranking. */
    heading: tsvector("heading").notNull(),
    /** Date of the data; `null` if the source doesn't tell it. */
    fetchedAt: moment("fetched_at"),
    /** The import of a data set that wrote it last, see {@link storeImportRuns}. */
    importId: integer("import_id"),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.source, table.country] }),
    index("listings_words").using("gin", table.words),
    index("listings_bundle").on(sql`lower(${table.bundleId})`),
    index("listings_catalogue").on(
      table.source,
      table.country,
      sql`${table.ratingCount} desc nulls last`,
      table.appId,
    ),
  ],
);

/** Changes of listings between two fetches. Append-only. */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    source: text("source").notNull(),
    country: text("country").notNull(),
    field: text("field").notNull(),
    before: text("before"),
    after: text("after"),
    previousAt: moment("previous_at").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("listing_changes_app").on(
      table.appId,
      table.source,
      table.country,
      table.at.desc(),
      table.id.desc(),
    ),
  ],
);

/** Hash of the last import from a file or the sample, so that unchanged content isn't loaded again. */
export const storeImports = pgTable("store_imports", {
  source: text("source").primaryKey(),
  hash: text("hash").notNull(),
  listings: integer("listings").notNull(),
  importedAt: moment("imported_at").notNull(),
});

/** Imports of data sets that aren't finished. Each batch of lines is a transaction, so that a killed import goes on. */
export const storeImportRuns = pgTable("store_import_runs", {
  source: text("source").primaryKey(),
  /** Marks the listings that the import wrote, so that it can delete the others at its end. */
  id: serial("id").notNull(),
  hash: text("hash").notNull(),
  totalLines: integer("total_lines").notNull(),
  lines: integer("lines").notNull().default(0),
  listings: integer("listings").notNull().default(0),
  /** Number of lines that were skipped because they aren't usable. */
  skipped: integer("skipped").notNull().default(0),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Token bucket and circuit breaker per store host, shared by every process. */
export const storeHosts = pgTable("store_hosts", {
  host: text("host").primaryKey(),
  tokens: doublePrecision("tokens").notNull(),
  refilledAt: moment("refilled_at").notNull(),
  blockedUntil: moment("blocked_until"),
  failures: integer("failures").notNull().default(0),
});
