import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { paddlePrices, paddleProducts } from "../billing.schema";

/** Returns the mapped prices in the order in which plans offer them, with what they cost if that is known. */
export function findPrices(db: Executor) {
  return db
    .select({ priceId: paddleProducts.priceId, plan: paddleProducts.plan, cost: paddlePrices })
    .from(paddleProducts)
    .leftJoin(paddlePrices, eq(paddlePrices.priceId, paddleProducts.priceId))
    .orderBy(asc(paddleProducts.priceId));
}

/** Stores what a price costs in place of an earlier answer. */
export async function savePrice(db: Executor, price: typeof paddlePrices.$inferInsert): Promise<void> {
  const { amount, currency, interval, frequency } = price;
  await db
    .insert(paddlePrices)
    .values(price)
    .onConflictDoUpdate({
      target: paddlePrices.priceId,
      set: { amount, currency, interval: interval ?? null, frequency, fetchedAt: sql`now()` },
    });
}
