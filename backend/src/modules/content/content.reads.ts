import { and, desc, eq, lte, sql, asc, count } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { blogPosts, contentPages, blogCategories, blogPostCategories } from "./content.schema";
import type { CategoryRow } from "./content.repository";

/** A published post or page, as the sitemap and metadata need it. */
export interface PublishedPage {
  path: string;
  title: string;
  description: string | null;
  image: string | null;
  publishedAt: Date | null;
  updatedAt: Date;
}

const MAX_PAGES = 20_000;

const isPublic = (table: typeof blogPosts | typeof contentPages) =>
  and(eq(table.status, "PUBLISHED"), lte(table.publishedAt, sql`now()`));

function findPosts(db: Executor): Promise<PublishedPage[]> {
  const { slug, title, summary, featuredImage, publishedAt, updatedAt } = blogPosts;
  const path = sql<string>`'/blog/' || ${slug}`;
  return db
    .select({ path, title, description: summary, image: featuredImage, publishedAt, updatedAt })
    .from(blogPosts)
    .where(isPublic(blogPosts))
    .orderBy(desc(blogPosts.publishedAt))
    .limit(MAX_PAGES);
}

function findPages(db: Executor): Promise<PublishedPage[]> {
  const { slug, category, seoTitle, seoDescription, featuredImage, publishedAt, updatedAt } = contentPages;
  // Pages of the category SITE, such as /about, are at the root.
  const folder = sql`case ${category} when 'SITE' then '/' else '/' || lower(${category}) || '/' end`;
  const path = sql<string>`${folder} || ${slug}`;
  const title = sql<string>`coalesce(nullif(${seoTitle}, ''), ${contentPages.title})`;
  return db
    .select({ path, title, description: seoDescription, image: featuredImage, publishedAt, updatedAt })
    .from(contentPages)
    .where(isPublic(contentPages))
    .orderBy(desc(contentPages.publishedAt))
    .limit(MAX_PAGES);
}

/** Finds all published posts and pages, newest first within each kind. */
export async function findPublishedPages(db: Executor): Promise<PublishedPage[]> {
  return [...(await findPosts(db)), ...(await findPages(db))];
}

/** Finds all categories with the number of their published posts. */
export function findCategories(db: Executor): Promise<(CategoryRow & { postCount: number })[]> {
  return db
    .select({
      id: blogCategories.id,
      slug: blogCategories.slug,
      name: blogCategories.name,
      postCount: count(blogPosts.id),
    })
    .from(blogCategories)
    .leftJoin(blogPostCategories, eq(blogPostCategories.categoryId, blogCategories.id))
    .leftJoin(blogPosts, and(eq(blogPosts.id, blogPostCategories.postId), isPublic(blogPosts)))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.name));
}
