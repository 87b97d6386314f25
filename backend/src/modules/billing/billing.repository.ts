import { and, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from "drizzle-orm";
import type { PaddleProduct } from "@listwise/contracts/billing";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { selectUsers } from "../accounts";
import { billingEvents, paddleProducts, subscriptions } from "./billing.schema";

const users = selectUsers();

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Stores an event. Returns false if it was stored before. */
export async function insertEvent(db: Executor, event: typeof billingEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(billingEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findSubscription(db: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Inserts or updates a subscription, unless a later state is already stored. Returns true if it was written. */
export async function upsertSubscription(db: Executor, row: SubscriptionRow): Promise<boolean> {
  const { customerId, status, priceId, nextBilledAt, occurredAt } = row;
  const rows = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { customerId, status, priceId, nextBilledAt, occurredAt },
      setWhere: sql`${subscriptions.occurredAt} <= excluded.occurred_at`,
    })
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/**
 * Returns the user's latest subscription in one of the states with its plan, by the current mapping of prices; `plan` is `null`
 * if the price is not mapped. Returns `null` without such a subscription.
 */
export async function findPaidSubscription(
  db: Executor,
  userId: number,
  states: readonly string[],
): Promise<(SubscriptionRow & { plan: string | null }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(subscriptions), plan: paddleProducts.plan })
    .from(subscriptions)
    .leftJoin(paddleProducts, eq(paddleProducts.priceId, subscriptions.priceId))
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...states])))
    .orderBy(desc(subscriptions.occurredAt))
    .limit(1);
  return row ?? null;
}

/** Returns the plan that a price is mapped to; `null` if it isn't mapped. */
export async function findPlanOfPrice(db: Executor, priceId: string | null): Promise<string | null> {
  if (priceId === null) return null;
  const { plan } = paddleProducts;
  const [row] = await db.select({ plan }).from(paddleProducts).where(eq(paddleProducts.priceId, priceId));
  return row?.plan ?? null;
}

export async function findSubscribers(db: Executor, states: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(inArray(subscriptions.status, [...states]));
  return rows.map(({ userId }) => userId);
}

export function findProducts(db: Executor): Promise<PaddleProduct[]> {
  return db.select().from(paddleProducts).orderBy(paddleProducts.plan, paddleProducts.priceId);
}

export async function replaceProducts(db: Executor, products: readonly PaddleProduct[]): Promise<void> {
  await db.delete(paddleProducts);
  if (products.length > 0) await db.insert(paddleProducts).values([...products]);
}

/** Returns the plan's first price, or the given one if it belongs to the plan; else `null`. */
export async function findPriceId(db: Executor, plan: string, wanted?: string): Promise<string | null> {
  const [row] = await db
    .select({ priceId: paddleProducts.priceId })
    .from(paddleProducts)
    .where(
      and(
        eq(paddleProducts.plan, plan),
        wanted === undefined ? undefined : eq(paddleProducts.priceId, wanted),
      ),
    )
    .orderBy(paddleProducts.priceId)
    .limit(1);
  return row?.priceId ?? null;
}

const newest = sql`${subscriptions.id} = (select s.id from ${subscriptions} s where s.user_id = ${users.id}
  order by s.occurred_at desc limit 1)`;

export async function findUserPlans(
  db: Executor,
  { search, plan }: { search?: string | undefined; plan?: string | undefined },
  { pageSize, offset }: Page,
) {
  const pattern = search ? containsPattern(search) : null;
  const where = and(
    pattern === null ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
    plan === undefined ? undefined : eq(users.plan, plan),
  );
  const { id: userId, name, email, plan: planKey } = users;
  const rows = await db
    .select({
      userId,
      name,
      email,
      planKey,
      subscription: subscriptions,
    })
    .from(users)
    .leftJoin(subscriptions, newest)
    .where(where)
    .orderBy(desc(users.id))
    .limit(pageSize)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(users).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Returns the user's subscriptions for the personal data export. */
export function findOwnSubscriptions(db: Executor, userId: number) {
  const { id, status, nextBilledAt, occurredAt } = subscriptions;
  return db
    .select({ id, status, nextBilledAt, occurredAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
}
