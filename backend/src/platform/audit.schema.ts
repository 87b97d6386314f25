import { bigserial, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who did what, when, from where and with what result. Entries are added, never changed: the database refuses it. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** The user who acted; kept as a number, so that an entry outlives its user. */
    actorId: integer("actor_id"),
    action: text("action").notNull(),
    result: text("result", { enum: ["ok", "failed", "denied"] }).notNull(),
    ip: text("ip"),
    requestId: text("request_id"),
    details: text("details").notNull().default(""),
    /** `client`: a browser told it, and only who told it is sure. */
    source: text("source", { enum: ["server", "client"] })
      .notNull()
      .default("server"),
  },
  (table) => [
    index("audit_log_at").on(table.at),
    index("audit_log_actor").on(table.actorId, table.at),
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_search").using(
      "gin",
      table.details.op("gin_trgm_ops"),
      table.action.op("gin_trgm_ops"),
      table.ip.op("gin_trgm_ops"),
    ),
  ],
);
