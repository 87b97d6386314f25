import { boolean, integer, pgTable, primaryKey, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

export const checklists = pgTable(
  "checklists",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    /** Key of the template, which holds sections and texts. */
    template: text("template").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("checklists_once").on(table.userId, table.appId, table.template)],
);

/** State of the items that a user has checked off or annotated. An item without a row is open. */
export const checklistMarks = pgTable(
  "checklist_marks",
  {
    checklistId: integer("checklist_id")
      .notNull()
      .references(() => checklists.id, { onDelete: "cascade" }),
    /** The item's number in the template. */
    itemId: integer("item_id").notNull(),
    done: boolean("done").notNull().default(false),
    notes: text("notes").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.checklistId, table.itemId] })],
);
