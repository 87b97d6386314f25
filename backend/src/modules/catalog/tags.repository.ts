import type { Tag, TagInputSchema } from "@listwise/contracts/admin";
import type { z } from "@listwise/contracts/zod";
import { and, asc, count, eq, ilike, inArray, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { appTags, keywordTags, tags } from "./catalog.schema";

export type TagSort = "name" | "apps" | "keywords" | "createdAt";
type TagInput = z.output<typeof TagInputSchema>;

const onApps = sql<number>`(select count(*)::int from app_tags a where a.tag_id = tags.id)`;
const onKeywords = sql<number>`(select count(*)::int from keyword_tags k where k.tag_id = tags.id)`;
const columns = {
  id: tags.id,
  name: tags.name,
  tone: tags.tone,
  description: tags.description,
  createdAt: tags.createdAt,
  apps: onApps,
  keywords: onKeywords,
};
const SORTS: Record<TagSort, SQL> = {
  name: sql`lower(${tags.name})`,
  apps: onApps,
  keywords: onKeywords,
  createdAt: sql`${tags.createdAt}`,
};

export async function findTags(
  db: Executor,
  search: string | undefined,
  sort: { by: TagSort; dir: "asc" | "desc" },
  { pageSize, offset }: Page,
) {
  const where = search ? ilike(tags.name, containsPattern(search)) : undefined;
  const direction = sort.dir === "asc" ? sql`asc` : sql`desc`;
  const [rows, [all]] = await Promise.all([
    db
      .select(columns)
      .from(tags)
      .where(where)
      .orderBy(sql`${SORTS[sort.by]} ${direction}`, asc(tags.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(tags).where(where),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export type TagRow = Awaited<ReturnType<typeof findTags>>["rows"][number];

export async function findTag(db: Executor, id: number): Promise<TagRow | null> {
  const [row] = await db.select(columns).from(tags).where(eq(tags.id, id));
  return row ?? null;
}

/** Adds a tag and returns its id, or `null` if the name is taken. */
export async function insertTag(db: Executor, input: TagInput): Promise<number | null> {
  const [row] = await db.insert(tags).values(input).onConflictDoNothing().returning({ id: tags.id });
  return row?.id ?? null;
}

export async function lockTag(db: Executor, id: number): Promise<void> {
  await db.select({ id: tags.id }).from(tags).where(eq(tags.id, id)).for("update");
}

export async function updateTag(db: Executor, id: number, input: TagInput): Promise<void> {
  await db.update(tags).set(input).where(eq(tags.id, id));
}

/** Deletes a tag and returns its name, or `null` if it doesn't exist. */
export async function deleteTag(db: Executor, id: number): Promise<string | null> {
  const [row] = await db.delete(tags).where(eq(tags.id, id)).returning({ name: tags.name });
  return row?.name ?? null;
}

const LINKS = { app: [appTags, appTags.appId], keyword: [keywordTags, keywordTags.keywordId] } as const;

/** Finds the tags of apps or keywords, grouped by app or keyword id. */
export async function findTagsByOwner(
  db: Executor,
  kind: keyof typeof LINKS,
  ids: readonly number[],
): Promise<Map<number, Tag[]>> {
  const found = new Map<number, Tag[]>();
  if (ids.length === 0) return found;
  const [link, owner] = LINKS[kind];
  const rows = await db
    .select({ owner, id: tags.id, name: tags.name, tone: tags.tone })
    .from(link)
    .innerJoin(tags, eq(tags.id, link.tagId))
    .where(inArray(owner, [...ids]))
    .orderBy(asc(tags.name));
  for (const { owner: key, ...tag } of rows) found.set(key, [...(found.get(key) ?? []), tag]);
  return found;
}

/** Returns those of the ids that exist. */
export async function findExistingTags(db: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function setAppTags(db: Executor, appId: number, ids: readonly number[]): Promise<void> {
  await db.delete(appTags).where(eq(appTags.appId, appId));
  if (ids.length > 0) await db.insert(appTags).values(ids.map((tagId) => ({ appId, tagId })));
}

export async function setKeywordTags(db: Executor, keywordId: number, ids: readonly number[]): Promise<void> {
  await db.delete(keywordTags).where(eq(keywordTags.keywordId, keywordId));
  if (ids.length > 0) await db.insert(keywordTags).values(ids.map((tagId) => ({ keywordId, tagId })));
}
