import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { ADMIN_USER_SORTS } from "@listwise/contracts/admin";
import type { Role } from "@listwise/contracts/api";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { users, type UserRow } from "../accounts";

export type UserSort = (typeof ADMIN_USER_SORTS)[number];

export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  isActive?: boolean | undefined;
}

const SORTS: Record<UserSort, SQL> = {
  createdAt: sql`${users.createdAt}`,
  name: sql`lower(${users.name})`,
  email: sql`${users.email}`,
  // Sort by rank of the role, not alphabetically.
  role: sql`array_position(array['user', 'admin', 'superadmin'], ${users.role})`,
  lastSeenAt: sql`${users.lastSeenAt}`,
};

/** Returns one page of users and the total. Users without a last-seen time come last in both directions. */
export async function findUsers(
  db: Executor,
  { search, role, isActive }: UserFilter,
  sort: { by: UserSort; dir: "asc" | "desc" },
  { pageSize, offset }: Page,
): Promise<{ rows: UserRow[]; total: number }> {
  const pattern = search === undefined ? null : containsPattern(search);
  const where = and(
    pattern === null ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
    role === undefined ? undefined : eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
  );
  const direction = sort.dir === "asc" ? sql`asc` : sql`desc`;
  // NULLS LAST would prevent the use of the other columns' indexes, and only this column has nulls.
  const nulls = sort.by === "lastSeenAt" ? sql`nulls last` : sql``;
  const byId = sort.dir === "asc" ? asc(users.id) : desc(users.id);
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(sql`${SORTS[sort.by]} ${direction} ${nulls}`, byId)
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export async function updateUser(
  db: Executor,
  id: number,
  change: Partial<Pick<UserRow, "role" | "isActive">>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}
