import { index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";

/**
 * Notifications from administrators. They appear in inboxes from `publishAt` on; `sentAt` is set when browsers were
 * notified.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: serial("id").primaryKey(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    path: text("path"),
    level: text("level", { enum: ["info", "success", "warning"] }).notNull(),
    audience: text("audience", { enum: ["all", "admins", "plan", "user"] }).notNull(),
    /** Plan key or account address that the audience refers to. */
    target: text("target"),
    publishAt: moment("publish_at").notNull(),
    sentAt: moment("sent_at"),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("notifications_publish_at").on(table.publishAt)],
);

/** Notifications read per user. */
export const notificationReads = pgTable(
  "notification_reads",
  {
    notificationId: integer("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readAt: moment("read_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index("notification_reads_notification").on(table.notificationId),
  ],
);
