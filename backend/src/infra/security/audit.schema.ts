import { sql } from "drizzle-orm";
import { bigserial, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Records who did what, when, from where and with what result. Entries are append-only: the database refuses updates.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** Id of the user who acted. It has no foreign key, so that an entry outlives its user. */
    actorId: integer("actor_id"),
    /** Id of the user whom the entry is about, if another user or the server acted; `null` in entries of older versions. */
    subjectId: integer("subject_id"),
    action: text("action").notNull(),
    result: text("result", { enum: ["ok", "failed", "denied"] }).notNull(),
    ip: text("ip"),
    requestId: text("request_id"),
    details: text("details").notNull().default(""),
    /** `client` marks an entry reported by a browser, which can't be verified. */
    source: text("source", { enum: ["server", "client"] })
      .notNull()
      .default("server"),
  },
  (table) => [
    index("audit_log_at").on(table.at),
    index("audit_log_actor").on(table.actorId, table.at),
    index("audit_log_subject")
      .on(table.subjectId, table.at)
      .where(sql`${table.subjectId} is not null`),
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_search").using(
      "gin",
      table.details.op("gin_trgm_ops"),
      table.action.op("gin_trgm_ops"),
      table.ip.op("gin_trgm_ops"),
    ),
  ],
);
