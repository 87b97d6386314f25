import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** Rows that users removed within the last day, as JSON, so that they can be restored. */
export const removedRows = pgTable(
  "removed_rows",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tableName: text("table_name").notNull(),
    row: jsonb("row").notNull(),
    removedAt: timestamp("removed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("removed_rows_user").on(table.userId, table.tableName),
    index("removed_rows_age").on(table.removedAt),
  ],
);
