import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES } from "@listwise/contracts";
import { countryName, type SelectOption } from "@listwise/shared-ui";

export const countryOptions: readonly SelectOption[] = SELECTABLE_COUNTRIES.map((value) => ({
  value,
  label: countryName(value),
}));

/** The country of a URL; what cannot be picked reads as the default. */
export function countryFrom(params: URLSearchParams): string {
  const asked = params.get("country")?.toLowerCase();
  return SELECTABLE_COUNTRIES.find((country) => country === asked) ?? DEFAULT_COUNTRY;
}
