import { ownAppsEndpoints, type App, type AppSummary } from "@listwise/contracts/apps";
import {
  listingVersionsEndpoints,
  optimizerEndpoints,
  type OptimizationKind,
  type OptimizedTexts,
} from "@listwise/contracts/tools";
import { getLanguage, getCountryLanguage } from "@listwise/aso-core/density";
import type { TextLanguage } from "@listwise/aso-core/optimizer";
import { loadStemmer } from "@listwise/aso-core/stemming";
import type { Platform } from "@listwise/aso-core/stores";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const FEATURES = {
  title: { key: "title_optimizations_per_day", name: "title optimizations" },
  description: { key: "description_optimizations_per_day", name: "description optimizations" },
} as const;

/** Loads how a storefront's texts are read: its language, stop words and stemmer. */
export function readingQuery(country: string) {
  return queryOptions({
    queryKey: ["optimizer", "reading", country],
    queryFn: async (): Promise<TextLanguage> => {
      const code = getCountryLanguage(country);
      const { locale, stopWords } = getLanguage(code);
      return { locale, stopWords: await stopWords(), stem: await loadStemmer(code) };
    },
    staleTime: Infinity,
  });
}

export function versionsQuery(appId: number, kind: OptimizationKind) {
  return queryOptions({
    queryKey: ["optimizer", "versions", appId, kind],
    queryFn: async ({ signal }) =>
      (await call(optimizerEndpoints.list, { params: { id: String(appId) }, query: { kind }, signal })).data,
  });
}

export interface RunInput {
  kind: OptimizationKind;
  platform: Platform;
  country: string;
  texts: OptimizedTexts;
}

export function runOptimization(appId: number, body: RunInput) {
  return call(optimizerEndpoints.run, { params: { id: String(appId) }, body });
}

export function labelVersion(appId: number, versionId: number, label: string | null) {
  return call(listingVersionsEndpoints.label, { params: { id: String(appId), versionId }, body: { label } });
}

export function deleteVersion(appId: number, versionId: number) {
  return call(listingVersionsEndpoints.remove, { params: { id: String(appId), versionId } });
}

/** Loads the median ranks before and after a version went live. */
export function rankEffectQuery(appId: number, versionId: number, days: "7" | "14") {
  return queryOptions({
    queryKey: ["optimizer", "rank-effect", appId, versionId, days],
    queryFn: ({ signal }) =>
      call(listingVersionsEndpoints.ranks, {
        params: { id: String(appId), versionId },
        query: { days },
        signal,
      }),
  });
}

/** Loads the listing of an app in a country, from which an editor starts. */
export function listingQuery(app: AppSummary, country: string) {
  return queryOptions({
    queryKey: ["optimizer", "listing", app.id, country],
    queryFn: () => liveListing(app, country),
    // A newer listing must not replace what the editor compares with while the user writes.
    staleTime: Infinity,
  });
}

/** Loads the listing of an app in a country; `null` if it is not listed there. */
export async function liveListing({ id, platform }: AppSummary, country: string): Promise<App | null> {
  const params = { id: String(id) };
  return (await call(ownAppsEndpoints.localization, { params, query: { country, platform } })).data;
}
