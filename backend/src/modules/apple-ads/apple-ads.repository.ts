import { and, asc, desc, eq, gt, ilike, sql } from "drizzle-orm";
import type { Database, Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { selectTrackedKeywords } from "../keywords";
import type { PopularTerm } from "./apple-ads-api";
import { appleAdsAccounts, appleAdsTerms, appleAdsWeeks } from "./apple-ads.schema";

const tracked = selectTrackedKeywords();

const CHUNK_ROWS = 1_000;

export type AccountRow = typeof appleAdsAccounts.$inferSelect;

export async function findAccount(db: Executor): Promise<AccountRow | null> {
  const [row] = await db.select().from(appleAdsAccounts);
  return row ?? null;
}

export async function saveAccount(db: Executor, values: Omit<AccountRow, "id" | "usedAt" | "problem">) {
  const row = { ...values, usedAt: null, problem: null };
  await db
    .insert(appleAdsAccounts)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: appleAdsAccounts.id, set: row });
}

export async function recordUse(db: Executor, problem: string | null): Promise<void> {
  await db.update(appleAdsAccounts).set({ usedAt: new Date(), problem });
}

export async function updateAdAccount(db: Executor, adAccountId: string): Promise<void> {
  await db.update(appleAdsAccounts).set({ adAccountId });
}

export async function deleteAll(db: Executor): Promise<void> {
  await db.delete(appleAdsTerms);
  await db.delete(appleAdsWeeks);
  await db.delete(appleAdsAccounts);
}

export function findWeeks(db: Executor) {
  return db.select().from(appleAdsWeeks).orderBy(asc(appleAdsWeeks.country));
}

/**
 * Returns the popularity of a term in a storefront's week; `null` if no week was fetched after `since`. `popularity` is
 * `null` if the week does not include the term.
 */
export async function findTerm(db: Executor, country: string, term: string, since: Date) {
  const ofTerm = and(eq(appleAdsTerms.country, appleAdsWeeks.country), eq(appleAdsTerms.term, term));
  const [row] = await db
    .select({
      week: appleAdsWeeks.week,
      fetchedAt: appleAdsWeeks.fetchedAt,
      popularity: appleAdsTerms.popularity,
    })
    .from(appleAdsWeeks)
    .leftJoin(appleAdsTerms, ofTerm)
    .where(and(eq(appleAdsWeeks.country, country), gt(appleAdsWeeks.fetchedAt, since)));
  return row ?? null;
}

/** Returns terms of a storefront that contain a text, the most popular first. */
export function findTermsWith(db: Executor, country: string, text: string, limit: number) {
  return db
    .select({ name: appleAdsTerms.term, popularity: appleAdsTerms.popularity })
    .from(appleAdsTerms)
    .where(and(eq(appleAdsTerms.country, country), ilike(appleAdsTerms.term, containsPattern(text))))
    .orderBy(desc(appleAdsTerms.popularity), asc(appleAdsTerms.term))
    .limit(limit);
}

export async function replaceWeek(
  db: Database,
  week: { country: string; week: string },
  terms: readonly PopularTerm[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = { ...week, terms: terms.length, fetchedAt: new Date() };
    await tx
      .insert(appleAdsWeeks)
      .values(stored)
      .onConflictDoUpdate({ target: appleAdsWeeks.country, set: stored });
    await tx.delete(appleAdsTerms).where(eq(appleAdsTerms.country, week.country));
    for (let from = 0; from < terms.length; from += CHUNK_ROWS) {
      const rows = terms.slice(from, from + CHUNK_ROWS).map((term) => ({ country: week.country, ...term }));
      await tx.insert(appleAdsTerms).values(rows);
    }
  });
}

/** Returns the storefronts with tracked keywords for which the week is not stored yet. */
export async function findCountriesWithoutWeek(db: Executor, week: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: tracked.country })
    .from(tracked)
    .leftJoin(appleAdsWeeks, eq(appleAdsWeeks.country, tracked.country))
    .where(sql`${appleAdsWeeks.week} is null or ${appleAdsWeeks.week} < ${week}`)
    .orderBy(asc(tracked.country));
  return rows.map(({ country }) => country);
}
