import { NEXT_STEP_KINDS } from "@listwise/contracts/next-steps";
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Findings that users dismissed. They are hidden for a while, see `NEXT_STEP_DISMISSED_DAYS`. */
export const nextStepDismissals = pgTable(
  "next_step_dismissals",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: NEXT_STEP_KINDS }).notNull(),
    subject: text("subject").notNull(),
    dismissedAt: timestamp("dismissed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId, table.kind, table.subject] })],
);
