import { and, asc, count, eq, ilike, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { Page } from "../../platform/paging";
import { containsPattern } from "../../platform/search-pattern";
import { crawlPairs, keywords } from "../crawls";
import { userKeywords } from "../keywords";
import { keywordTags } from "./catalogue.schema";

export type KeywordSort = "text" | "users" | "checkedAt" | "createdAt";

export interface KeywordFilter {
  search?: string | undefined;
  tag?: number | undefined;
  id?: number | undefined;
}

const users = sql<number>`(select count(distinct ${userKeywords.userId})::int from ${userKeywords} where ${userKeywords.keywordId} = ${keywords.id})`;
const countries = sql<
  string[]
>`array(select distinct ${userKeywords.country} from ${userKeywords} where ${userKeywords.keywordId} = ${keywords.id} order by 1)`;
const checkedAt =
  sql<Date | null>`(select max(${crawlPairs.checkedAt}) from ${crawlPairs} where ${crawlPairs.keywordId} = ${keywords.id})`.mapWith(
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
