import { SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts/store";
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
