import { getCountryLanguage } from "@listwise/aso-core/density";
import { getIndexedLocales } from "@listwise/aso-core/localization";
import { createListingMatcher, LISTING_PLACES, type ListingMatch } from "@listwise/aso-core/scores";
import { loadStemmer } from "@listwise/aso-core/stemming";
import { STORES } from "@listwise/aso-core/stores";
import type { AppContext } from "../../infra/context";
import { loadDraftTexts } from "../localization";
import { findListingTexts, getStore } from "../store";

/** Keyword in a storefront, and the app whose listing is meant. */
export interface ListingSubject {
  appId: number | null;
  entry: { keywordText: string; country: string };
}

const UNKNOWN: ListingMatch = LISTING_PLACES.map(() => null);

/**
 * Returns where in the app's listing each keyword occurs, in the order of the subjects. The keyword field isn't public, so
 * it is that of the user's draft in the storefront's main language, and empty in a store without one. All places are
 * unknown if the app isn't listed there.
 */
export async function loadListingMatches(
  ctx: AppContext,
  userId: number,
  subjects: readonly ListingSubject[],
): Promise<ListingMatch[]> {
  const drafts = await loadDraftTexts(ctx, userId);
  const source = getStore(ctx).name;
  const appIds = [...new Set(subjects.flatMap(({ appId }) => appId ?? []))];
  const matchers = new Map<string, ReturnType<typeof createListingMatcher>>();
  for (const country of new Set(subjects.map(({ entry }) => entry.country))) {
    const locale = getIndexedLocales(country)[0] ?? "";
    const stem = await loadStemmer(getCountryLanguage(country));
    for (const { appId, platform, ...texts } of await findListingTexts(ctx.db, appIds, { source, country })) {
      const draft = drafts.get(appId)?.[locale]?.keywords ?? null;
      const keywords = STORES[platform].limits.keywords === null ? "" : draft;
      matchers.set(`${appId} ${country}`, createListingMatcher({ ...texts, keywords }, stem));
    }
  }
  return subjects.map(
    ({ appId, entry }) => matchers.get(`${appId} ${entry.country}`)?.(entry.keywordText) ?? UNKNOWN,
  );
}
