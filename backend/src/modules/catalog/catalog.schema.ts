import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { keywords } from "../crawls/crawls.schema";
import { apps } from "../store/store.schema";

/** Tags that administrators put on apps and keywords. */
export const tags = pgTable(
  "tags",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    tone: text("tone", { enum: ["neutral", "accent", "info", "success", "warning", "danger"] })
      .notNull()
      .default("neutral"),
    description: text("description").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("tags_name").on(sql`lower(${table.name})`)],
);

const tagId = () =>
  integer("tag_id")
    .notNull()
    .references(() => tags.id, { onDelete: "cascade" });

export const appTags = pgTable(
  "app_tags",
  {
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id, { onDelete: "cascade" }),
    tagId: tagId(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.tagId] }), index("app_tags_tag").on(table.tagId)],
);

export const keywordTags = pgTable(
  "keyword_tags",
  {
    keywordId: integer("keyword_id")
      .notNull()
      .references(() => keywords.id, { onDelete: "cascade" }),
    tagId: tagId(),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.tagId] }),
    index("keyword_tags_tag").on(table.tagId),
  ],
);
