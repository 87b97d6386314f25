import type { Platform } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import type { Executor } from "../../../infra/db/database";
import { buildWordQuery } from "../search/search-words";
import { loadStorefrontStemmer } from "../search/storefront-stemmer";
import type { Market } from "../sources/store-facts";
import { listings } from "../store.schema";

const CACHE_MS = 3_600_000;
const MAX_CACHED = 100;
/** Listings with a word of which the publishers are compared. Chosen by us: brands are in fewer. */
const MAX_LISTINGS = 200;

async function selectBrandWords(db: Executor, source: Source, market: Market, words: readonly string[]) {
  const stem = await loadStorefrontStemmer(market.country);
  const asked = words.flatMap((word) => {
    const query = buildWordQuery(word, stem);
    return query === null ? [] : [{ word, query }];
  });
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, query text)
    where (select count(distinct publisher) from (
      select coalesce(${listings.developer}, ${listings.appId}::text) as publisher from ${listings}
      where ${and(
        eq(listings.source, source),
        eq(listings.platform, market.platform),
        eq(listings.country, market.country),
      )} and ${listings.words} @@ asked.query::tsquery
      limit ${MAX_LISTINGS}) as found) < 2`);
  return new Set(rows.map(({ word }) => word));
}

const getCache = createWeakMemo((db: Executor) =>
  createTtlCache(
    (source: Source, platform: Platform, country: string, ...words: string[]) =>
      selectBrandWords(db, source, { platform, country }, words),
    { ms: CACHE_MS, max: MAX_CACHED },
  ),
);

/**
 * Returns those of the words that only one publisher of a storefront uses, in any text of its listings and in any form, at
 * most an hour old. They are probably its brand.
 */
export async function findBrandWords(
  db: Executor,
  { source, platform, country }: Market & { source: Source },
  words: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(words)].sort();
  return asked.length === 0 ? new Set() : getCache(db)(source, platform, country, ...asked);
}
