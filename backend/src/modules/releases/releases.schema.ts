import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Tokens with which a team publishes its one release, by hash. */
export const releaseTokens = pgTable("release_tokens", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  release: text("release").notNull(),
  label: text("label").notNull(),
  hash: text("hash").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastUsedAt: moment("last_used_at"),
});

/** Every version that was published, by the digest of its files: it stays taken after it left the store. */
export const publishedVersions = pgTable(
  "published_versions",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    digest: text("digest").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.release, table.version] })],
);

/** How versions fare in browsers: counts for each five minutes, and the last failure of those. */
export const releaseHealth = pgTable(
  "release_health",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    slot: moment("slot").notNull(),
    mounts: integer("mounts").notNull().default(0),
    failures: integer("failures").notNull().default(0),
    /** Of the failures, those that may lie at the visitor's line. */
    lineFailures: integer("line_failures").notNull().default(0),
    failedAt: moment("failed_at"),
    phase: text("phase"),
    code: text("code"),
    message: text("message"),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.version, table.slot] }),
    index("release_health_slot").on(table.slot),
  ],
);

/** Reports of the last hour, one of a kind for each page and version: what verdicts about versions are computed from. */
export const releaseReports = pgTable(
  "release_reports",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    /** Id in the token that the page was served with. */
    page: text("page").notNull(),
    /** `line` is a failure that may lie at the visitor's line. */
    kind: text("kind", { enum: ["mount", "failure", "line"] }).notNull(),
    servedTo: text("served_to").notNull(),
    reportedFrom: text("reported_from").notNull(),
    /** The account that is signed in on the page, if it is old enough. */
    memberId: integer("member_id").references(() => users.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.version, table.page, table.kind] }),
    index("release_reports_at").on(table.at),
    index("release_reports_member").on(table.memberId),
  ],
);
