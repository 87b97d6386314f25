import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../../infra/db/moment";
import { ROLLOUT_EVENTS, ROLLOUT_STATES } from "@listwise/contracts/releases";

/** Rollouts by health. The live version itself is only in `live.json`. */
export const releaseRollouts = pgTable(
  "release_rollouts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    release: text("release").notNull(),
    version: text("version").notNull(),
    /** The version that it is compared with. */
    stable: text("stable").notNull(),
    steps: integer("steps").array().notNull(),
    minMinutes: integer("min_minutes").notNull(),
    minPages: integer("min_pages").notNull(),
    state: text("state", { enum: ROLLOUT_STATES }).notNull().default("running"),
    percent: integer("percent").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    stepStartedAt: moment("step_started_at").notNull().defaultNow(),
    /** Time of the last event in the history of `live.json` that this row reflects, as it is written there. */
    movedAt: text("moved_at").notNull(),
    checkedAt: moment("checked_at"),
    pages: integer("pages").notNull().default(0),
    waiting: text("waiting").array().notNull().default([]),
    comparisons: jsonb("comparisons").notNull().default([]),
  },
  (table) => [
    uniqueIndex("release_rollouts_active")
      .on(table.release)
      .where(sql`${table.state} in ('running', 'paused')`),
    index("release_rollouts_latest").on(table.release, table.id),
  ],
);

/** Timelines of rollouts. */
export const rolloutEvents = pgTable(
  "release_rollout_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    rolloutId: integer("rollout_id")
      .notNull()
      .references(() => releaseRollouts.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    kind: text("kind", { enum: ROLLOUT_EVENTS }).notNull(),
    percent: integer("percent").notNull(),
    actor: text("actor").notNull(),
    reason: text("reason"),
  },
  (table) => [index("release_rollout_events_rollout").on(table.rolloutId)],
);

/** Contacts of the owners of releases, who are notified of rollouts and automatic rollbacks. */
export const releaseOwners = pgTable("release_owners", {
  release: text("release").primaryKey(),
  email: text("email"),
  webhookUrl: text("webhook_url"),
  /** Signing secret of the webhook, encrypted with a key that isn't in the database. */
  sealedSecret: text("sealed_secret"),
  /** The reason why the last webhook call failed, as a sentence. */
  lastError: text("last_error"),
});
