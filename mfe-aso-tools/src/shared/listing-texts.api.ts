import type { Listing, LocaleTexts } from "@listwise/aso-core/localization";
import { localizationsEndpoints, type LocalizationDraft } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The listing texts that were saved in the localization helper. */
export function listingTextsQuery(appId: number) {
  return queryOptions({
    queryKey: ["localizations", appId, "saved"],
    queryFn: async ({ signal }) =>
      (await call(localizationsEndpoints.get, { params: { id: String(appId) }, signal })).data,
    staleTime: 0,
  });
}

/** Returns the listing with other texts in a language; those that are left out stay. They are no machine translations. */
function replaceTexts(
  { texts, unreviewed, baseLocale, glossary }: Listing,
  locale: string,
  own: LocaleTexts,
) {
  const waiting = (unreviewed[locale] ?? []).filter((field) => own[field] === undefined);
  return {
    baseLocale,
    glossary,
    texts: { ...texts, [locale]: { ...texts[locale], ...own } },
    unreviewed: { ...unreviewed, [locale]: waiting },
  };
}

/** Saves texts of a language as a new version of the listing, which must not have changed since it was loaded. */
export async function saveListingTexts(
  appId: number,
  { draft, locale, texts }: { draft: LocalizationDraft; locale: string; texts: LocaleTexts },
) {
  const body = { baseVersion: draft.version, ...replaceTexts(draft, locale, texts) };
  return (await call(localizationsEndpoints.save, { params: { id: String(appId) }, body })).data;
}
