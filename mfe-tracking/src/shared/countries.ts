import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts/store";
import { getCountryName, memoizeLazy, type SelectOption } from "@listwise/shared-ui";

const commonCountries: readonly string[] = SELECTABLE_COUNTRIES;
const toOption = (value: string): SelectOption => ({ value, label: getCountryName(value) });

/** Returns all storefronts: the common ones first, then the others by name. The first name of a country takes 15 ms. */
export const getCountryOptions: () => readonly SelectOption[] = memoizeLazy(() => [
  ...commonCountries.map(toOption),
  ...STOREFRONTS.filter((code) => !commonCountries.includes(code))
    .map(toOption)
    .sort((one, other) => one.label.localeCompare(other.label, "en")),
]);

const findStorefront = (code: string | undefined) =>
  STOREFRONTS.find((country) => country === code?.toLowerCase());

/** Returns the country in which most people use a language, such as "cn" for "zh-Hans"; undefined if it is unknown. */
function findLanguageCountry(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/** Returns the storefront of a country or language code; undefined without one. */
const findCountry = (asked: string) => findStorefront(asked) ?? findStorefront(findLanguageCountry(asked));

/** Returns the storefront of the requested country or language, or the default without one. */
export function parseCountry(asked: string | null | undefined): string {
  return (asked && findCountry(asked)) || DEFAULT_COUNTRY;
}

/** Returns a message if the country in the URL has no storefront, else null. */
export function getUnknownCountryMessage(params: URLSearchParams): string | undefined {
  const asked = params.get("country");
  if (!asked || findCountry(asked) !== undefined) return undefined;
  return `There is no storefront for the country \u201c${asked.slice(0, 20)}\u201d.`;
}

/** Returns the country of a page's URL. */
export function getCountryParam(params: URLSearchParams): string {
  return parseCountry(params.get("country"));
}
