import { ownAppsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import {
  getLiveTexts,
  getLocale,
  type FieldKey,
  type Glossary,
  type Listing,
  type ListingPlatform,
  type LiveTexts,
} from "@listwise/aso-core/localization";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const FEATURE = "localization_helper_access";

export const localizationKeys = {
  versions: (appId: number) => ["localizations", appId, "versions"] as const,
};

export function accessQuery() {
  return queryOptions({
    queryKey: ["subscription-limits", "check", FEATURE],
    queryFn: async ({ signal }) =>
      (await call(limitsEndpoints.check, { params: { feature: FEATURE }, signal })).allowed,
  });
}

/** Always refetched: another tab may have saved. */
export function draftQuery(appId: number) {
  return queryOptions({
    queryKey: ["localizations", appId, "draft"],
    queryFn: async ({ signal }) =>
      (await call(localizationsEndpoints.get, { params: { id: String(appId) }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function versionsQuery(appId: number) {
  return queryOptions({
    queryKey: localizationKeys.versions(appId),
    queryFn: async ({ signal }) =>
      (await call(localizationsEndpoints.versions, { params: { id: String(appId) }, signal })).data,
    staleTime: 0,
  });
}

export async function saveDraft(appId: number, body: Listing & { baseVersion: number }) {
  return (await call(localizationsEndpoints.save, { params: { id: String(appId) }, body })).data;
}

export async function restoreVersion(appId: number, body: { version: number; baseVersion: number }) {
  return (await call(localizationsEndpoints.restore, { params: { id: String(appId) }, body })).data;
}

/** The configured translation service, which rarely changes; `null` without one. */
export function translationQuery() {
  return queryOptions({
    queryKey: ["localizations", "translation"],
    queryFn: async ({ signal }) => (await call(localizationsEndpoints.translation, { signal })).data,
    staleTime: 300_000,
  });
}

interface TranslationRequest {
  source: string;
  target: string;
  texts: { field: FieldKey; text: string }[];
  platform: ListingPlatform;
  glossary: Glossary;
  variants?: number;
}

/** A model on a local server may need two minutes: one for the texts, one to shorten those over their limit. */
const TRANSLATION_TIMEOUT_MS = 150_000;

export async function translate(body: TranslationRequest, signal?: AbortSignal) {
  const timeoutMs = TRANSLATION_TIMEOUT_MS;
  return call(localizationsEndpoints.translate, { body, timeoutMs, ...(signal && { signal }) });
}

export async function assignKeywordFields(
  appId: number,
  body: { country: string; locales: { code: string; name: string; subtitle: string }[]; forbid: string[] },
) {
  return (await call(localizationsEndpoints.assignFields, { params: { id: String(appId) }, body })).data;
}

/** Returns the storefront whose listing is in a language. */
export const getStoreCountry = (locale: string): string => getLocale(locale)?.country ?? "us";

/** Loads the listing in a language's storefront; `null` if the app is not listed there. */
export async function fetchLiveTexts(app: AppSummary, locale: string): Promise<LiveTexts | null> {
  const { data } = await call(ownAppsEndpoints.localization, {
    params: { id: String(app.id) },
    query: { country: getStoreCountry(locale), platform: app.platform },
  });
  return data && getLiveTexts(app.platform, data);
}
