import type { ADMIN_USER_SORTS } from "@listwise/contracts/admin";
import type { Role } from "@listwise/contracts/api";
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import type { Page } from "../../infra/http/paging";
import type { UserRow } from "./accounts.reads";
import { users } from "./accounts.schema";

interface UserSorting {
  by: (typeof ADMIN_USER_SORTS)[number];
  dir: "asc" | "desc";
}

interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  isActive?: boolean | undefined;
  /** Matches only these users. */
  ids?: readonly number[] | undefined;
}

type FilterName = keyof UserFilter;

const FILTER_NAMES = ["search", "role", "isActive", "ids"] as const satisfies FilterName[];

const CONDITIONS: Record<FilterName, SQL | undefined> = {
  search: or(ilike(users.name, sql.placeholder("search")), ilike(users.email, sql.placeholder("search"))),
  role: eq(users.role, sql.placeholder("role")),
  isActive: eq(users.isActive, sql.placeholder("isActive")),
  // One parameter for all ids: a list of them has a maximum length.
  ids: sql`${users.id} = any(${sql.placeholder("ids")}::int[])`,
};

const SORTS: Record<UserSorting["by"], SQL> = {
  createdAt: sql`${users.createdAt}`,
  name: sql`lower(${users.name})`,
  email: sql`${users.email}`,
  // Sort by rank of the role, not alphabetically.
  role: sql`array_position(array['user', 'admin', 'superadmin'], ${users.role})`,
  lastSeenAt: sql`${users.lastSeenAt}`,
};

/** Prepares the statements of a page and its total for an order and the filters in use. */
function prepareUserPage(db: Executor, filters: readonly FilterName[], { by, dir }: UserSorting) {
  const name = ["users", ...filters].join("_");
  const where = and(...filters.map((filter) => CONDITIONS[filter]));
  const direction = dir === "asc" ? sql`asc` : sql`desc`;
  // NULLS LAST would prevent the use of the other columns' indexes, and only this column has nulls.
  const nulls = by === "lastSeenAt" ? sql`nulls last` : sql``;
  const byId = dir === "asc" ? asc(users.id) : desc(users.id);
  const rows = db
    .select()
    .from(users)
    .where(where)
    .orderBy(sql`${SORTS[by]} ${direction} ${nulls}`, byId)
    .limit(sql.placeholder("pageSize"))
    .offset(sql.placeholder("offset"))
    .prepare(`${name}_by_${by}_${dir}`);
  return { rows, total: db.select({ total: count() }).from(users).where(where).prepare(`${name}_total`) };
}

const getPreparedPages = createWeakMemo<Executor, Map<string, ReturnType<typeof prepareUserPage>>>(
  () => new Map(),
);

/** Returns one page of users and the total. Users without a last-seen time come last in both directions. */
export async function findUsers(
  db: Executor,
  { search, ...others }: UserFilter,
  sorting: UserSorting,
  { pageSize, offset }: Page,
): Promise<{ rows: UserRow[]; total: number }> {
  const filter: UserFilter = {
    ...others,
    search: search === undefined ? undefined : containsPattern(search),
  };
  const filters = FILTER_NAMES.filter((name) => filter[name] !== undefined);
  const key = [sorting.by, sorting.dir, ...filters].join();
  const prepared = getPreparedPages(db).get(key) ?? prepareUserPage(db, filters, sorting);
  getPreparedPages(db).set(key, prepared);
  const [rows, [all]] = await Promise.all([
    prepared.rows.execute({ ...filter, pageSize, offset }),
    prepared.total.execute({ ...filter }),
  ]);
  return { rows, total: all?.total ?? 0 };
}
