import { VIEW_TABLES } from "@listwise/contracts/views";
import { integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";

/** Saved views of tables. A new view gets the highest `position`; a restored one keeps its own. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    table: text("table_name", { enum: VIEW_TABLES }).notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    position: serial("position").notNull(),
  },
  (columns) => [unique("saved_views_name").on(columns.userId, columns.table, columns.name)],
);
