import { computeAutocompleteDepth, MAX_PREFIX_CHARS } from "@listwise/aso-core/scores";
import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { KeywordMetrics } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { ApiFailure, fail } from "../../infra/http/errors";
import { findTermPopularity, type TermPopularity } from "../apple-ads";
import { presentApps } from "../apps";
import { ensureKeyword, findLastCrawl, type NamedTarget } from "../crawls";
import { assertStorefront, normalizeKeyword, StoreBusy, getStore, findListingSummaries } from "../store";
import { buildKeywordMetrics } from "./metrics";
import { findMetrics, saveMetrics } from "./research.repository";

const FRESH_MS = 24 * 3_600_000;
const MAX_COUNTRIES = 16;
const TOP_APPS = 10;

/** Returns a keyword's metrics in a storefront, at most a day old unless the store is unavailable. */
export async function loadKeywordMetrics(
  ctx: AppContext,
  { keyword, platform, country }: { keyword: string; platform: Platform; country: string },
): Promise<KeywordMetrics> {
  assertStorefront(country);
  const text = normalizeKeyword(keyword);
  const source = getStore(ctx).getName(platform);
  const keywordId = await ensureKeyword(ctx.db, text, platform);
  const subject = { keywordId, country, source };
  const [known, adsTerm] = await Promise.all([
    findMetrics(ctx.db, subject),
    findAdsTerm(ctx, { platform, country, text }),
  ]);
  if (known && isFresh(known.computedAt, adsTerm)) return known.metrics;
  try {
    return await computeMetrics(ctx, { keywordId, platform, country, text }, "estimate");
  } catch (error) {
    if (known && error instanceof ApiFailure) return known.metrics;
    throw error;
  }
}

/** Returns a term's popularity in Apple Ads; `null` in stores without it. */
async function findAdsTerm(ctx: AppContext, { platform, country, text }: Omit<NamedTarget, "keywordId">) {
  return STORES[platform].hasSearchAds ? findTermPopularity(ctx, country, text) : null;
}

/** Returns true if metrics are less than a day old and newer than the latest Apple Ads week. */
function isFresh(computedAt: Date, adsTerm: TermPopularity | null): boolean {
  return Date.now() - computedAt.getTime() < FRESH_MS && !(adsTerm && adsTerm.fetchedAt > computedAt);
}

/** Autocomplete needs requests: it is left out while the host is busy, the computation gives up then, or it is skipped. */
type AutocompletePolicy = "estimate" | "give up" | "skip";

/**
 * Computes and stores a keyword's metrics. If the store's host is busy, autocomplete is left out or, with "give up",
 * nothing is computed.
 */
export async function computeMetrics(
  ctx: AppContext,
  keyword: NamedTarget,
  policy: AutocompletePolicy,
): Promise<KeywordMetrics> {
  const { text, platform, keywordId, country } = keyword;
  const source = getStore(ctx).getName(platform);
  const { listed, fetchedAt } = await loadListed(ctx, keyword);
  const depth = policy === "skip" ? null : await findAutocompleteDepth(ctx, keyword, policy);
  const adsTerm = await findAdsTerm(ctx, keyword);
  const found = { keyword: text, country, source, listed, depth, fetchedAt, adsTerm };
  const metrics = buildKeywordMetrics(found);
  await saveMetrics(ctx.db, { keywordId, country, source }, metrics, new Date());
  return metrics;
}

/** Returns the store's listings for a keyword, from today's crawl or a new search. */
async function loadListed(ctx: AppContext, { text, platform, ...pair }: NamedTarget) {
  const store = getStore(ctx);
  const crawl = await findLastCrawl(ctx.db, pair);
  if (crawl?.source === store.getName(platform) && Date.now() - crawl.at.getTime() < FRESH_MS) {
    return {
      listed: await findListingSummaries(ctx.db, crawl.source, pair.country, crawl.appIds),
      fetchedAt: crawl.at,
    };
  }
  const { listings } = await store.search({
    term: text,
    platform,
    country: pair.country,
    limit: 200,
  });
  return { listed: listings, fetchedAt: new Date() };
}

/**
 * Finds the shortest prefix whose suggestions contain the keyword, by binary search: five requests instead of
 * twenty-five.
 */
async function findAutocompleteDepth(
  ctx: AppContext,
  { text, platform, country }: NamedTarget,
  policy: AutocompletePolicy,
): Promise<number | null> {
  const letters = [...text];
  const named = async (length: number) => {
    const hints = await getStore(ctx).hints(letters.slice(0, length).join(""), { platform, country });
    return hints.value?.includes(text) ?? null;
  };
  let [low, high] = [1, Math.min(letters.length, MAX_PREFIX_CHARS)];
  try {
    const last = await named(high);
    if (last === null) return null;
    if (!last) return computeAutocompleteDepth(null, letters.length);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (await named(middle)) high = middle;
      else low = middle + 1;
    }
    return computeAutocompleteDepth(low, letters.length);
  } catch (error) {
    const postponed = error instanceof StoreBusy && policy === "give up";
    if (!(error instanceof ApiFailure) || postponed) throw error;
    ctx.log.warn({ country, reason: error.message }, "autocomplete was not queried");
    return null;
  }
}

/**
 * Returns the top apps for a keyword in several storefronts, each storefront once and in the given order.
 *
 * @throws VALIDATION_FAILED for too many or unknown countries
 */
export async function loadTopApps(
  ctx: AppContext,
  userId: number,
  { keyword, platform, countries }: { keyword: string; platform: Platform; countries: string },
) {
  const asked = [
    ...new Set(
      countries
        .toLowerCase()
        .split(",")
        .map((code) => code.trim()),
    ),
  ].filter(Boolean);
  if (asked.length === 0 || asked.length > MAX_COUNTRIES) {
    throw fail("VALIDATION_FAILED", `Specify 1 to ${MAX_COUNTRIES} countries, separated by commas.`);
  }
  asked.forEach(assertStorefront);
  const found = [];
  for (const country of asked) {
    const request = { term: normalizeKeyword(keyword), platform, country, limit: TOP_APPS };
    const { listings, provenance } = await getStore(ctx).search(request);
    const apps = await presentApps(ctx, userId, listings);
    found.push({ country, apps: apps.map((app, index) => ({ position: index + 1, app })), provenance });
  }
  return found;
}
