import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { keywords } from "../crawls/crawls.schema";

/** Ranking updates started by users. */
export const rankingJobs = pgTable(
  "ranking_jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `keywords`: all the user's keywords; `app`: those of one storefront, requested from an app; `keyword`: one. */
    kind: text("kind", { enum: ["keywords", "app", "keyword"] }).notNull(),
    /** Storefront or keyword of the update. Two updates of the same kind and target don't run in parallel. */
    target: text("target").notNull().default(""),
    status: text("status", {
      enum: ["queued", "running", "completed", "partial", "failed", "cancelled"],
    }).notNull(),
    total: integer("total").notNull(),
    processed: integer("processed").notNull().default(0),
    failed: integer("failed").notNull().default(0),
    message: text("message").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    progressAt: moment("progress_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [index("ranking_jobs_user").on(table.userId, table.startedAt.desc())],
);

export const rankingJobItems = pgTable(
  "ranking_job_items",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => rankingJobs.id, { onDelete: "cascade" }),
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id),
    country: text("country").notNull(),
    state: text("state", { enum: ["pending", "done", "failed", "cancelled"] })
      .notNull()
      .default("pending"),
    /** Reason of a failure. */
    reason: text("reason"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.keywordId, table.country] }),
    index("ranking_job_items_pair").on(table.keywordId, table.country, table.state),
  ],
);
