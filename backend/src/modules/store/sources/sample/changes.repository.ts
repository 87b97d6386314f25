import type { Platform } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../../../infra/db/database";
import type { ListingField } from "../store-facts";
import { listingChanges } from "../../store.schema";

/** One historical change of the sample. */
export interface HistoricalChange {
  platform: Platform;
  storeId: string;
  country: string;
  field: ListingField;
  before: string | null;
  after: string | null;
  previousAt: Date;
  at: Date;
}

/** Inserts the history of the sample, oldest first, unless changes of the sample already exist. */
export async function insertHistory(
  db: Executor,
  source: Source,
  past: readonly HistoricalChange[],
): Promise<void> {
  const known = await db
    .select({ id: listingChanges.id })
    .from(listingChanges)
    .where(eq(listingChanges.source, source))
    .limit(1);
  if (known.length > 0) return;
  await db.execute(sql`
    insert into listing_changes (app_id, source, country, field, before, after, previous_at, at)
    select apps.id, ${source}, p.country, p.field, p.before, p.after, p."previousAt", p.at
    from json_to_recordset(${JSON.stringify(past)}::json) as p(platform text, "storeId" text, country text, field text, before text,
      after text, "previousAt" timestamptz, at timestamptz)
    join apps on apps.platform = p.platform and apps.store_id = p."storeId"
    order by p.at`);
}
