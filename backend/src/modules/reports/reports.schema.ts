import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** Reports that administrators created, with a snapshot of their rows. */
export const adminReports = pgTable(
  "admin_reports",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["accounts", "registrations", "plans", "usage", "activity"] }).notNull(),
    days: integer("days"),
    columns: jsonb("columns").$type<string[]>().notNull(),
    rows: jsonb("rows").$type<string[][]>().notNull(),
    rowCount: integer("row_count").notNull(),
    truncated: boolean("truncated").notNull(),
    isShared: boolean("is_shared").notNull(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("admin_reports_created").on(table.createdAt)],
);
