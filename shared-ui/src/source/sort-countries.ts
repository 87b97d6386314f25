import { isCovered, type DataSource } from "@listwise/aso-core/text";

/** Returns countries in their order, but those that the source covers first. */
export function sortCountries(countries: readonly string[], source: DataSource | null): readonly string[] {
  return [
    ...countries.filter((code) => isCovered(source, code)),
    ...countries.filter((code) => !isCovered(source, code)),
  ];
}
