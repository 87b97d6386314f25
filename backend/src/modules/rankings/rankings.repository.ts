import type { Source } from "@listwise/contracts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { users } from "../accounts";
import { appRanks, DEVICE } from "../crawls";

/** The current and previous ranks of apps for keywords in a storefront. */
export async function findRanks(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
) {
  if (appIds.length === 0 || keywordIds.length === 0) return [];
  return db
    .select({
      appId: appRanks.appId,
      keywordId: appRanks.keywordId,
      currentRank: appRanks.currentRank,
      previousRank: appRanks.previousRank,
      checkedAt: appRanks.checkedAt,
      previousCheckedAt: appRanks.previousCheckedAt,
      source: sql<Source | null>`${appRanks.source}`,
    })
    .from(appRanks)
    .where(
      and(
        inArray(appRanks.appId, [...appIds]),
        inArray(appRanks.keywordId, [...keywordIds]),
        eq(appRanks.country, country),
        eq(appRanks.device, DEVICE),
      ),
    );
}

export async function findUserId(db: Executor, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}
