import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts/store";
import { getCountryName, type SelectOption } from "@listwise/shared-ui";

const commonCountries: readonly string[] = SELECTABLE_COUNTRIES;
const toOption = (value: string): SelectOption => ({ value, label: getCountryName(value) });

/** All storefronts: the common ones first, then the others by name. */
export const countryOptions: readonly SelectOption[] = [
  ...commonCountries.map(toOption),
  ...STOREFRONTS.filter((code) => !commonCountries.includes(code))
    .map(toOption)
    .sort((one, other) => one.label.localeCompare(other.label, "en")),
];

/** Returns the requested country, or the default if it has no storefront. */
export function parseCountry(asked: string | null | undefined): string {
  const code = asked?.toLowerCase();
  return STOREFRONTS.find((country) => country === code) ?? DEFAULT_COUNTRY;
}

/** Returns a message if the country in the URL has no storefront, else null. */
export function getUnknownCountryMessage(params: URLSearchParams): string | undefined {
  const asked = params.get("country");
  if (!asked || parseCountry(asked) === asked.toLowerCase()) return undefined;
  return `There is no storefront for the country \u201c${asked.slice(0, 20)}\u201d.`;
}

/** Returns the country of a page's URL. */
export function getCountryParam(params: URLSearchParams): string {
  return parseCountry(params.get("country"));
}
