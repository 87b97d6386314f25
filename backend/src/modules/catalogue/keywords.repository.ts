import { and, asc, count, eq, ilike, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { Page } from "../../platform/paging";
import { containsPattern } from "../../platform/search-pattern";
import { crawlPairs, keywords } from "../crawls";
import { keywordTags } from "./catalogue.schema";

export type KeywordSort = "text" | "users" | "checkedAt" | "createdAt";

export interface KeywordFilter {
  search?: string | undefined;
  tag?: number | undefined;
  id?: number | undefined;
}

// Names in full: of a select from one table the columns are written without it, and would mean the inner table's.
const users = sql<number>`(select count(distinct u.user_id)::int from user_keywords u where u.keyword_id = keywords.id)`;
const countries = sql<
  string[]
>`array(select distinct u.country from user_keywords u where u.keyword_id = keywords.id order by 1)`;
const checkedAt =
  sql<Date | null>`(select max(p.checked_at) from crawl_pairs p where p.keyword_id = keywords.id)`.mapWith(
    crawlPairs.checkedAt,
  );

const SORTS: Record<KeywordSort, SQL> = {
  text: sql`${keywords.text}`,
  users,
  checkedAt,
  createdAt: sql`${keywords.createdAt}`,
};

function whereOf({ search, tag, id }: KeywordFilter) {
  return and(
    search ? ilike(keywords.text, containsPattern(search)) : undefined,
    id === undefined ? undefined : eq(keywords.id, id),
    tag === undefined
      ? undefined
      : sql`exists (select 1 from ${keywordTags} where ${keywordTags.keywordId} = ${keywords.id} and ${keywordTags.tagId} = ${tag})`,
  );
}

export async function findKeywords(
  db: Executor,
  filter: KeywordFilter,
  sort: { by: KeywordSort; dir: "asc" | "desc" },
  { pageSize, offset }: Pick<Page, "pageSize" | "offset">,
) {
  const direction = sort.dir === "asc" ? sql`asc` : sql`desc`;
  return db
    .select({
      id: keywords.id,
      text: keywords.text,
      createdAt: keywords.createdAt,
      users,
      countries,
      checkedAt,
    })
    .from(keywords)
    .where(whereOf(filter))
    .orderBy(sql`${SORTS[sort.by]} ${direction} nulls last`, asc(keywords.id))
    .limit(pageSize)
    .offset(offset);
}

export type KeywordRow = Awaited<ReturnType<typeof findKeywords>>[number];

export async function countKeywords(db: Executor, filter: KeywordFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(keywords).where(whereOf(filter));
  return row?.total ?? 0;
}
