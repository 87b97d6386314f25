import { bigserial, customType, pgTable, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Messages between nodes that are too large for a PostgreSQL notification; the adapter deletes old ones. */
export const socketAttachments = pgTable("socket_io_attachments", {
  id: bigserial("id", { mode: "bigint" }).unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).defaultNow(),
  payload: bytea("payload"),
});
