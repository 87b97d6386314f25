import type { ReleasePointers, RequestedChange, StackFrame } from "@listwise/contracts/releases";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";

/** Hashed tokens that teams publish their release with. */
export const releaseTokens = pgTable("release_tokens", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  release: text("release").notNull(),
  label: text("label").notNull(),
  hash: text("hash").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastUsedAt: moment("last_used_at"),
  /** The default also ends the tokens from before expiry existed. */
  expiresAt: moment("expires_at")
    .notNull()
    .default(sql`now() + interval '90 days'`),
  needsApproval: boolean("needs_approval").notNull().default(false),
  /** The creator; `null` if unknown or deleted. */
  createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
});

/** Changes of live releases that wait for the approval of another administrator. */
export const releaseRequests = pgTable("release_requests", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  change: jsonb("change").$type<RequestedChange>().notNull(),
  /** The reason why an approval is needed. */
  reason: text("reason").notNull(),
  /** The requester as the history names it, and the account, which may be a token's creator. */
  requester: text("requester").notNull(),
  requesterId: integer("requester_id").references(() => users.id, { onDelete: "set null" }),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});

/** A stored version of a release, with the digest of its files. */
export interface SharedVersion {
  name: string;
  version: string;
  digest: string;
  publishedAt: string;
}

/** The release repository of a site whose files are in an object store, in one row, so that it changes as a whole. */
export const releaseRepository = pgTable("release_repository", {
  id: smallint("id").primaryKey(),
  /** Number of changes; a writer names the one that it has read. */
  revision: integer("revision").notNull(),
  live: jsonb("live").$type<ReleasePointers>().notNull(),
  versions: jsonb("versions").$type<SharedVersion[]>().notNull(),
});

/** Digests of all versions that were ever published; a removed version stays reserved. */
export const publishedVersions = pgTable(
  "published_versions",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    digest: text("digest").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
    /** The account that published it, or whose token did; `null` if unknown. */
    publishedBy: integer("published_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.release, table.version] })],
);

/** Previews: published versions at their own address. */
export const releasePreviews = pgTable(
  "release_previews",
  {
    id: text("id").primaryKey(),
    /** The release of the team, or the account, that the preview belongs to. */
    owner: text("owner").notNull(),
    label: text("label").notNull(),
    versions: jsonb("versions").$type<Record<string, string>>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [unique("release_previews_label").on(table.owner, table.label)],
);

/** Health of versions in browsers: counts per five minutes, and the last failure in each slot. */
export const releaseHealth = pgTable(
  "release_health",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    slot: moment("slot").notNull(),
    mounts: integer("mounts").notNull().default(0),
    failures: integer("failures").notNull().default(0),
    /** Failures that the visitor's connection may have caused. */
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

/**
 * Measurements of versions in browsers: sparse histograms per five minutes, and per hour after two days. Counters only use
 * the first bucket.
 */
export const releaseMetrics = pgTable(
  "release_metrics",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    slot: moment("slot").notNull(),
    metric: text("metric", {
      enum: ["pages", "error-pages", "lcp", "inp", "cls", "api", "api-failures", "bytes"],
    }).notNull(),
    /** Bucket of the value; `histogram.ts` has its limits. */
    bucket: smallint("bucket").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.version, table.metric, table.slot, table.bucket] }),
    index("release_metrics_slot").on(table.slot),
  ],
);

/** Script errors of versions in browsers, at most 50 per version. */
export const releaseErrors = pgTable(
  "release_errors",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    /** Digest of the message and the stack. */
    id: text("id").notNull(),
    message: text("message").notNull(),
    /** Positions in the scripts of releases, innermost first. */
    frames: jsonb("frames").$type<StackFrame[]>().notNull(),
    count: integer("count").notNull().default(1),
    firstAt: moment("first_at").notNull().defaultNow(),
    lastAt: moment("last_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.release, table.version, table.id] })],
);

/** Reports of the last hour, one of each kind per page and version. Verdicts about versions are computed from them. */
export const releaseReports = pgTable(
  "release_reports",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    /** Version of the shell that the page was served with; `null` if it is unknown. */
    shell: text("shell"),
    /** Page id in the token that the page was served with. */
    page: text("page").notNull(),
    /** `line` is a failure that the visitor's connection may have caused, `slow` a mount that timed out, `metrics` and
     * `error` the first measurements and the first script error of a page. */
    kind: text("kind", { enum: ["mount", "failure", "line", "slow", "metrics", "error"] }).notNull(),
    servedTo: text("served_to").notNull(),
    reportedFrom: text("reported_from").notNull(),
    /** The account signed in on the page, if it is old enough. */
    memberId: integer("member_id").references(() => users.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.version, table.page, table.kind] }),
    index("release_reports_at").on(table.at),
    index("release_reports_member").on(table.memberId),
  ],
);
