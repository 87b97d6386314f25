import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts";
import { countryName, type SelectOption } from "@listwise/shared-ui";

const usual: readonly string[] = SELECTABLE_COUNTRIES;
const optionOf = (value: string): SelectOption => ({ value, label: countryName(value) });

/** All storefronts: the common ones first, then the others by name. */
export const countryOptions: readonly SelectOption[] = [
  ...usual.map(optionOf),
  ...STOREFRONTS.filter((code) => !usual.includes(code))
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, "en")),
];

/** Returns the requested country, or the default if it has no storefront. */
export function countryOf(asked: string | null | undefined): string {
  const code = asked?.toLowerCase();
  return STOREFRONTS.find((country) => country === code) ?? DEFAULT_COUNTRY;
}

/** Returns a message if the country in the URL has no storefront, else null. */
export function strangeCountry(params: URLSearchParams): string | undefined {
  const asked = params.get("country");
  if (!asked || countryOf(asked) === asked.toLowerCase()) return undefined;
  return `There is no storefront for the country \u201c${asked.slice(0, 20)}\u201d.`;
}

/** Returns the country of a page's URL. */
export function countryFrom(params: URLSearchParams): string {
  return countryOf(params.get("country"));
}
