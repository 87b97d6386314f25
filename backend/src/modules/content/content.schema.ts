import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ContentsEntry, Highlight } from "./rendering/parse-article-html";

export const blogCategories = pgTable("blog_categories", {
  id: serial("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
});

/**
 * Columns with the rendered `content`, so that it isn't rendered per request. `rendered_version` is the version of the
 * renderer (`RENDERER_VERSION`), or 0 if it hasn't been rendered.
 */
const createRenderedColumns = () => ({
  html: text("html").notNull().default(""),
  contents: jsonb("contents").$type<ContentsEntry[]>().notNull().default([]),
  renderedVersion: integer("rendered_version").notNull().default(0),
});

/** `content` is sanitized HTML or markdown. A post is public once it is published and its date has passed. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
    ...createRenderedColumns(),
    featuredImage: text("featured_image"),
    authorName: text("author_name"),
    wordCount: integer("word_count").notNull(),
    status: text("status", { enum: ["DRAFT", "PUBLISHED"] })
      .notNull()
      .default("DRAFT"),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("blog_posts_status_published_at").on(table.status, table.publishedAt)],
);

export const blogPostCategories = pgTable(
  "blog_post_categories",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    categoryId: integer("category_id")
      .notNull()
      .references(() => blogCategories.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index("blog_post_categories_category").on(table.categoryId),
  ],
);

/** Content pages other than blog posts. `content` is sanitized HTML or markdown; `category` is in upper case. */
export const contentPages = pgTable(
  "content_pages",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    ...createRenderedColumns(),
    highlights: jsonb("highlights").$type<Highlight[]>().notNull().default([]),
    wordCount: integer("word_count").notNull().default(0),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    featuredImage: text("featured_image"),
    category: text("category").notNull(),
    subcategory: text("subcategory"),
    status: text("status", { enum: ["DRAFT", "PUBLISHED"] })
      .notNull()
      .default("DRAFT"),
    parentId: integer("parent_id").references((): AnyPgColumn => contentPages.id, { onDelete: "set null" }),
    authorName: text("author_name"),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("content_pages_category").on(table.category, table.status)],
);

/** Slugs of pages that were seeded, so that pages deleted by an administrator aren't seeded again. */
export const seededPages = pgTable("brought_pages", {
  slug: text("slug").primaryKey(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
