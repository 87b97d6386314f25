import type { Source } from "@listwise/contracts/store";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "../../../infra/durations";
import type { Executor } from "../../../infra/db/database";
import { buildWordQuery } from "../search/search-words";
import { loadStorefrontStemmer } from "../search/storefront-stemmer";
import { summaryColumns } from "../store.repository";
import type { ListingSummary, SearchRequest } from "./store-source";
import { apps, listings } from "../store.schema";

/** Returns the popularity of a listing on the UTC day of `at`, which is its number of ratings with an invented drift. */
export function computePopularity(at: Date): SQL {
  const day = Math.floor(at.getTime() / DAY_MS);
  const swing = sql`${listings.driftSwing} * sin(2 * pi() * ${day}::float8 / ${listings.driftDays} + ${listings.driftPhase})`;
  return sql`coalesce(${listings.ratingCount}, 0) * (1 + ${swing})`;
}

/**
 * Returns listings that contain every word of the term in any form, such as singular or plural. Those with all words in the name come first, then name and
 * subtitle, then also the keyword field, then the description; within each group by popularity on that day, then by id.
 */
export async function searchListings(
  db: Executor,
  source: Source,
  { term, platform, country, limit }: SearchRequest,
  at: Date,
): Promise<ListingSummary[]> {
  const stem = await loadStorefrontStemmer(country);
  const anywhere = buildWordQuery(term, stem);
  if (anywhere === null) return [];
  const holds = (weights: "A" | "AB" | "ABC") =>
    sql`${listings.heading} @@ ${buildWordQuery(term, stem, weights)}::tsquery`;
  const tier = sql`case when ${holds("A")} then 0 when ${holds("AB")} then 1 when ${holds("ABC")} then 2 else 3 end`;
  return db
    .select(summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        sql`${listings.words} @@ ${anywhere}::tsquery`,
        eq(listings.source, source),
        eq(listings.country, country),
        eq(listings.platform, platform),
      ),
    )
    .orderBy(tier, desc(computePopularity(at)), listings.appId)
    .limit(limit);
}
