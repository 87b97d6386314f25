import { date, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Notes of users about their tracked apps. They stay when an app is untracked, and return with it. */
export const appNotes = pgTable(
  "app_notes",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    /** UTC day. */
    day: date("day", { mode: "string" }).notNull(),
    /** `null` for all countries. */
    country: text("country"),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("app_notes_day").on(table.userId, table.appId, table.day)],
);
