import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts";
import { countryName, type SelectOption } from "@listwise/shared-ui";

const usual: readonly string[] = SELECTABLE_COUNTRIES;
const optionOf = (value: string): SelectOption => ({ value, label: countryName(value) });

/** Every storefront: the usual ones first, the others by name. */
export const countryOptions: readonly SelectOption[] = [
  ...usual.map(optionOf),
  ...STOREFRONTS.filter((code) => !usual.includes(code))
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, "en")),
];

/** The country that is asked for; what is no storefront reads as the default. */
export function countryOf(asked: string | null | undefined): string {
  const code = asked?.toLowerCase();
  return STOREFRONTS.find((country) => country === code) ?? DEFAULT_COUNTRY;
}

/** What a page says of a country in its URL that no store has. */
export function strangeCountry(params: URLSearchParams): string | undefined {
  const asked = params.get("country");
  if (!asked || countryOf(asked) === asked.toLowerCase()) return undefined;
  return `No store has a country \u201c${asked.slice(0, 20)}\u201d.`;
}

/** The country of a page's URL. */
export function countryFrom(params: URLSearchParams): string {
  return countryOf(params.get("country"));
}
