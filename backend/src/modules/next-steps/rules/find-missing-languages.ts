import { getIndexedLocales, getLocale } from "@listwise/aso-core/localization";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { MIN_POPULARITY, type Facts, type Rule } from "../facts";
import { buildPath, formatCountry } from "../step-texts";

const getLanguage = (code: string) => code.split("-", 1)[0]?.toLowerCase() ?? "";

/** Returns true if the listing or the draft has texts in the language of a locale. */
function hasLanguage({ listing, drafts }: Facts, locale: string): boolean {
  const written = Object.keys(drafts).filter((code) => Object.values(drafts[code] ?? {}).some(Boolean));
  return [...(listing?.languages ?? []), ...written].some(
    (code) => getLanguage(code) === getLanguage(locale),
  );
}

/**
 * Fires for covered storefronts in whose main language the app has no texts while keywords on its list there have
 * volume; the one with the most such keywords is first.
 */
export const findMissingLanguages: Rule = (facts) => {
  if (!facts.listing || facts.listing.languages.length === 0) return [];
  const popular = facts.keywords.filter(({ popularity }) => (popularity ?? 0) >= MIN_POPULARITY);
  const countIn = (code: string) => popular.filter(({ country }) => country === code).length;
  return [...new Set(popular.map(({ country }) => country))]
    .sort((a, b) => countIn(b) - countIn(a))
    .flatMap((country) => {
      const locale = getLocale(getIndexedLocales(country)[0] ?? "");
      if (!locale || !(facts.storefronts?.includes(country) ?? true) || hasLanguage(facts, locale.code))
        return [];
      const count = countIn(country);
      const language = locale.name.replace(/ \(.*/, "");
      const where = formatCountry(country);
      return {
        kind: "missing-language",
        subject: locale.code,
        title: `Add a listing in ${language}`,
        finding: `${formatCount(count, "keyword")} on the list in ${where} ${pluralize(count, "has", "have")} a popularity of ${MIN_POPULARITY} or more, but the listing isn't available in ${language}.`,
        action: "Open the localization helper",
        to: buildPath("/aso-tools/localization-helper", { ...facts, country }, { lang: locale.code }),
      };
    });
};
