import type { WordFrequencies } from "@listwise/aso-core/scores";
import type { Platform } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import type { Executor } from "../../../infra/db/database";
import type { Market } from "../sources/store-facts";
import { listings } from "../store.schema";

const CACHE_MS = 3_600_000;
const MAX_STOREFRONTS = 50;

/** Counts the listings of a storefront that have each word in the name (weight A) or the subtitle (B), in one pass. */
async function countWords(
  db: Executor,
  source: Source,
  platform: Platform,
  country: string,
): Promise<WordFrequencies> {
  const here = and(
    eq(listings.source, source),
    eq(listings.platform, platform),
    eq(listings.country, country),
  );
  const { rows } = await db.execute<{ word: string; ndoc: number }>(sql`
    select word, ndoc from ts_stat(
      format('select heading from listings where source = %L and platform = %L and country = %L', ${source}::text, ${platform}::text,
        ${country}::text), 'ab')`);
  return {
    listings: await db.$count(listings, here),
    byWord: new Map(rows.map(({ word, ndoc }) => [word, ndoc])),
  };
}

const getCache = createWeakMemo((db: Executor) =>
  createTtlCache(
    (source: Source, platform: Platform, country: string) => countWords(db, source, platform, country),
    { ms: CACHE_MS, max: MAX_STOREFRONTS },
  ),
);

/** Returns how many listings of a storefront contain each word in name or subtitle, at most an hour old. */
export function findWordFrequencies(
  db: Executor,
  source: Source,
  { platform, country }: Market,
): Promise<WordFrequencies> {
  return getCache(db)(source, platform, country);
}
