import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Drafts that users save in the tools. The contract's `TOOL_DRAFT_SCHEMAS` defines the format of `data` per tool. */
export const toolWorks = pgTable(
  "tool_works",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tool: text("tool").notNull(),
    appId: integer("app_id").references(() => apps.id),
    name: text("name").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    version: integer("version").notNull().default(1),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("tool_works_name").on(table.userId, table.tool, table.appId, table.name).nullsNotDistinct(),
    index("tool_works_app").on(table.appId),
  ],
);

/** Images of drafts whose owner agreed to store them. An image never changes. */
export const toolImages = pgTable(
  "tool_images",
  {
    draftId: integer("draft_id")
      .notNull()
      .references(() => toolWorks.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    type: text("type").notNull(),
    /** Length of `content`. */
    bytes: integer("bytes").notNull(),
    content: bytea("content").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.id] })],
);
