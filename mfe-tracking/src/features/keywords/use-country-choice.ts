import { isCovered } from "@listwise/aso-core/text";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { useStoreSource, type SelectOption } from "@listwise/shared-ui";
import { useState } from "react";
import { getCountryOptions } from "../../shared/countries";
import { useMyCountries } from "./settings.api";

const MINE = "mine";

/** Returns the countries to track in: those of the account's settings unless the user picks one. */
export function useCountryChoice(initial: string) {
  const source = useStoreSource();
  const mine = useMyCountries().filter((code) => isCovered(source, code));
  const [picked, setPicked] = useState(initial);
  const several: SelectOption[] =
    mine.length > 1 ? [{ value: MINE, label: `My countries (${mine.join(", ").toUpperCase()})` }] : [];
  const value = picked || (mine.length > 1 ? MINE : (mine[0] ?? DEFAULT_COUNTRY));
  return {
    options: [...several, ...getCountryOptions()],
    value,
    countries: value === MINE ? mine : [value],
    onChange: setPicked,
  };
}
