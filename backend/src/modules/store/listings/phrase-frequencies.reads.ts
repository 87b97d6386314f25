import { createPhraseKey, type PhraseFrequencies } from "@listwise/aso-core/stemming";
import type { Platform } from "@listwise/aso-core/stores";
import type { Source } from "@listwise/contracts/store";
import { and, desc, eq, sql } from "drizzle-orm";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import type { Executor } from "../../../infra/db/database";
import { extractPhrases } from "../search/hint-phrases";
import { buildWordQuery } from "../search/search-words";
import { loadStorefrontStemmer } from "../search/storefront-stemmer";
import type { Market } from "../sources/store-facts";
import { listings } from "../store.schema";

const CACHE_MS = 3_600_000;
const MAX_STOREFRONTS = 10;
/** Listings that are read, those with most ratings first. Chosen by us to bound time and memory: 5,000 take 0.1 s. */
const MAX_LISTINGS = 20_000;

const isThere = (source: Source, { platform, country }: Market) =>
  and(eq(listings.source, source), eq(listings.platform, platform), eq(listings.country, country));

async function countPhrases(db: Executor, source: Source, market: Market): Promise<PhraseFrequencies> {
  const stem = await loadStorefrontStemmer(market.country);
  const names = await db
    .select({ name: listings.name, subtitle: listings.subtitle, category: listings.primaryGenre })
    .from(listings)
    .where(isThere(source, market))
    .orderBy(desc(sql`coalesce(${listings.ratingCount}, 0)`), listings.appId)
    .limit(MAX_LISTINGS);
  const found = new Map<string, { text: string; categories: (string | null)[] }>();
  for (const { name, subtitle, category } of names) {
    const phrases = [...extractPhrases(name), ...extractPhrases(subtitle ?? "")];
    const byKey = new Map(phrases.map((text) => [createPhraseKey(text, stem), text]));
    for (const [key, text] of byKey) {
      const known = found.get(key);
      if (known) known.categories.push(category);
      else found.set(key, { text, categories: [category] });
    }
  }
  const shared = [...found].filter(([key, { categories }]) => key !== "" && categories.length > 1);
  return { listings: names.length, byKey: new Map(shared) };
}

const getCache = createWeakMemo((db: Executor) =>
  createTtlCache(
    (source: Source, platform: Platform, country: string) => countPhrases(db, source, { platform, country }),
    { ms: CACHE_MS, max: MAX_STOREFRONTS },
  ),
);

/**
 * Returns the phrases of up to three words that the names and subtitles of several listings of a storefront share, at most
 * an hour old.
 */
export function findPhraseFrequencies(
  db: Executor,
  source: Source,
  { platform, country }: Market,
): Promise<PhraseFrequencies> {
  return getCache(db)(source, platform, country);
}

/** Listings that must have a phrase in any text. Chosen by us: two can be of one developer. */
const MIN_TEXTS = 3;
/** Apps whose phrases are cached. */
const MAX_CACHED = 100;

async function selectCommon(db: Executor, source: Source, market: Market, phrases: readonly string[]) {
  const stem = await loadStorefrontStemmer(market.country);
  const asked = phrases.flatMap((phrase) => {
    const query = buildWordQuery(phrase, stem);
    return query === null ? [] : [{ phrase, query }];
  });
  const text = sql`translate(lower(concat_ws(' ', ${listings.name}, ${listings.subtitle}, ${listings.description})), '-', ' ')`;
  const { rows } = await db.execute<{ phrase: string }>(sql`
    select phrase from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(phrase text, query text)
    where (select count(*) from (
      select 1 from ${listings}
      where ${isThere(source, market)}
        and ${listings.words} @@ asked.query::tsquery and strpos(${text}, asked.phrase) > 0
      limit ${MIN_TEXTS}) as found) = ${MIN_TEXTS}`);
  return new Set(rows.map(({ phrase }) => phrase));
}

const getCommonCache = createWeakMemo((db: Executor) =>
  createTtlCache(
    (source: Source, platform: Platform, country: string, ...phrases: string[]) =>
      selectCommon(db, source, { platform, country }, phrases),
    { ms: CACHE_MS, max: MAX_CACHED },
  ),
);

/** Returns those of the phrases that at least three listings of a storefront have in any text, at most an hour old. */
export async function findCommonPhrases(
  db: Executor,
  { source, platform, country }: Market & { source: Source },
  phrases: readonly string[],
): Promise<ReadonlySet<string>> {
  return phrases.length === 0 ? new Set() : getCommonCache(db)(source, platform, country, ...phrases);
}
