import { SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts";
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
