import type { ChartKind } from "@listwise/aso-core/stores";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../../../infra/db/database";
import { computePopularity } from "../catalog-search.repository";
import type { Chart } from "../store-facts";
import { apps, listings } from "../../store.schema";

const LENGTH = 200;

const KINDS: Readonly<Record<ChartKind, SQL | undefined>> = {
  free: sql`${listings.price} = 0`,
  paid: sql`${listings.price} > 0`,
  grossing: undefined,
};

/** Invented revenue per user: free apps differ in what they sell inside, by their id. */
const revenue = sql`case when ${listings.price} > 0 then 3 else abs(hashtext(${apps.storeId})) % 50 / 10.0 end`;

/** Returns the store ids of an invented chart: the most popular apps of the day, or those with the highest revenue. */
export async function findSampleChart(
  db: Executor,
  { platform, country, category, kind }: Chart,
  at: Date,
): Promise<string[]> {
  const popularity = computePopularity(at);
  const rows = await db
    .select({ storeId: apps.storeId })
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        eq(listings.source, "sample"),
        eq(listings.country, country),
        eq(listings.platform, platform),
        eq(listings.primaryGenre, category),
        KINDS[kind],
      ),
    )
    .orderBy(desc(kind === "grossing" ? sql`${popularity} * ${revenue}` : popularity), listings.appId)
    .limit(LENGTH);
  return rows.map(({ storeId }) => storeId);
}
