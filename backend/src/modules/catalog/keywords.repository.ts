import { and, asc, count, eq, ilike, inArray, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { selectKeywords, selectTargets } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { keywordTags } from "./catalog.schema";

export type KeywordSort = "text" | "users" | "checkedAt" | "createdAt";

export interface KeywordFilter {
  search?: string | undefined;
  tag?: number | undefined;
  id?: number | undefined;
}

const keywords = selectKeywords();
const tracked = selectTrackedKeywords();
const targets = selectTargets();

// `eq` qualifies its columns. Drizzle omits the table of columns that are directly in the fields of a single-table
// select, so those mean the inner table.
const isTracked = eq(tracked.keywordId, keywords.id);
const users = sql<number>`(select count(distinct ${tracked.userId})::int from ${tracked} where ${isTracked})`;
const countries = sql<
  string[]
>`array(select distinct ${tracked.country} from ${tracked} where ${isTracked} order by 1)`;
const isChecked = eq(targets.keywordId, keywords.id);
const checkedAt =
  sql<Date | null>`(select max(${targets.checkedAt}) from ${targets} where ${isChecked})`.mapWith(
    targets.checkedAt,
  );

// Sorting the whole list is faster with one grouped maximum than with a subquery for each row. As a CTE, it is not computed by
// each parallel worker.
const lastChecks = sql`(with grouped as materialized (
  select ${targets.keywordId}, max(${targets.checkedAt}) as checked_at from ${targets} group by 1) select * from grouped)`;

const SORTS: Record<KeywordSort, SQLWrapper> = {
  text: keywords.text,
  users: keywords.userCount,
  checkedAt: sql`last_checks.checked_at`,
  createdAt: keywords.createdAt,
};

function buildKeywordFilter({ search, tag, id }: KeywordFilter) {
  return and(
    search ? ilike(keywords.text, containsPattern(search)) : undefined,
    id === undefined ? undefined : eq(keywords.id, id),
    tag === undefined
      ? undefined
      : sql`exists (select 1 from ${keywordTags} where ${keywordTags.keywordId} = ${keywords.id} and ${keywordTags.tagId} = ${tag})`,
  );
}

type Slice = Pick<Page, "pageSize" | "offset">;

interface Sort {
  by: KeywordSort;
  dir: "asc" | "desc";
}

async function findIds(
  db: Executor,
  filter: KeywordFilter,
  { by, dir }: Sort,
  slice: Slice,
): Promise<number[]> {
  const found = db.select({ id: keywords.id }).from(keywords).$dynamic();
  const joined =
    by === "checkedAt"
      ? found.leftJoin(sql`${lastChecks} last_checks`, sql`last_checks.keyword_id = ${keywords.id}`)
      : found;
  const direction = dir === "asc" ? sql`asc` : sql`desc`;
  const ids = await joined
    .where(buildKeywordFilter(filter))
    .orderBy(sql`${SORTS[by]} ${direction} nulls last`, asc(keywords.id))
    .limit(slice.pageSize)
    .offset(slice.offset);
  return ids.map(({ id }) => id);
}

/** Finds one page of keywords. Counts and countries are computed for the rows of that page only. */
export async function findKeywords(db: Executor, filter: KeywordFilter, sort: Sort, slice: Slice) {
  const ids = await findIds(db, filter, sort, slice);
  if (ids.length === 0) return [];
  return db
    .select({
      id: keywords.id,
      text: keywords.text,
      platform: keywords.platform,
      createdAt: keywords.createdAt,
      users,
      countries,
      checkedAt,
    })
    .from(keywords)
    .where(inArray(keywords.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::int[], ${keywords.id})`);
}

export type KeywordRow = Awaited<ReturnType<typeof findKeywords>>[number];

export async function countKeywords(db: Executor, filter: KeywordFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(keywords).where(buildKeywordFilter(filter));
  return row?.total ?? 0;
}
