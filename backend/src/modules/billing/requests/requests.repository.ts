import type { AdminPlanRequest } from "@listwise/contracts/billing";
import { and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { containsPattern } from "../../../infra/db/search-pattern";
import type { Page } from "../../../infra/http/paging";
import { selectUsers } from "../../accounts";
import { planRequests } from "../billing.schema";

const users = selectUsers();
const deciders = selectUsers("deciders");

export type RequestRow = typeof planRequests.$inferSelect;

/** Adds an open request. Returns `null` if the user has one for this plan. */
export async function insertRequest(
  tx: Transaction,
  userId: number,
  plan: string,
): Promise<RequestRow | null> {
  const [row] = await tx.insert(planRequests).values({ userId, plan }).onConflictDoNothing().returning();
  return row ?? null;
}

/** Returns the user's latest request for each plan, newest first. */
export async function findLatestRequests(db: Executor, userId: number): Promise<RequestRow[]> {
  const rows = await db
    .selectDistinctOn([planRequests.plan])
    .from(planRequests)
    .where(eq(planRequests.userId, userId))
    .orderBy(planRequests.plan, desc(planRequests.id));
  return rows.sort((a, b) => b.id - a.id);
}

/** Returns a request, locked until the transaction ends; `null` if it doesn't exist. */
export async function lockRequest(tx: Transaction, id: number): Promise<RequestRow | null> {
  const [row] = await tx.select().from(planRequests).where(eq(planRequests.id, id)).for("update");
  return row ?? null;
}

export async function updateRequest(
  tx: Transaction,
  id: number,
  change: Pick<RequestRow, "state"> & Partial<Pick<RequestRow, "reason" | "decidedBy">>,
): Promise<void> {
  await tx
    .update(planRequests)
    .set({ ...change, decidedAt: sql`now()` })
    .where(eq(planRequests.id, id));
}

/** Marks the user's open request for a plan as approved, because they got the plan in another way. */
export async function closeFulfilledRequest(tx: Transaction, userId: number, plan: string): Promise<void> {
  await tx
    .update(planRequests)
    .set({ state: "approved", decidedAt: sql`now()` })
    .where(and(eq(planRequests.userId, userId), eq(planRequests.plan, plan), eq(planRequests.state, "open")));
}

interface RequestFilter {
  id?: number | undefined;
  state?: AdminPlanRequest["state"] | undefined;
  search?: string | undefined;
}

/** Returns a page of requests and the total: open ones first, the oldest of them first, then the others, newest first. */
export async function findRequests(
  db: Executor,
  { id, state, search }: RequestFilter,
  { pageSize, offset }: Page,
) {
  const pattern = search ? containsPattern(search) : null;
  const where = and(
    id === undefined ? undefined : eq(planRequests.id, id),
    state === undefined ? undefined : eq(planRequests.state, state),
    pattern === null ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
  );
  const isOpen = sql`${planRequests.state} = 'open'`;
  const rows = await db
    .select({
      request: planRequests,
      name: users.name,
      email: users.email,
      currentPlan: users.plan,
      decidedBy: deciders.email,
    })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.userId))
    .leftJoin(deciders, eq(deciders.id, planRequests.decidedBy))
    .where(where)
    .orderBy(desc(isOpen), sql`case when ${isOpen} then ${planRequests.id} end`, desc(planRequests.id))
    .limit(pageSize)
    .offset(offset);
  const [all] = await db
    .select({ total: count() })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.userId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Returns the user's requests for the personal data export. */
export function findOwnRequests(db: Executor, userId: number) {
  const { plan, state, reason, createdAt, decidedAt } = planRequests;
  return db
    .select({ plan, state, reason, createdAt, decidedAt })
    .from(planRequests)
    .where(eq(planRequests.userId, userId))
    .orderBy(desc(planRequests.id));
}
