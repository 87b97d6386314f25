import { memoizeLazy } from "./memoize-lazy";

const regions = memoizeLazy(() => new Intl.DisplayNames("en", { type: "region", fallback: "code" }));

/** Returns the English name of a region code: "us" → "United States". Other values are returned in upper case. */
export function getCountryName(code: string): string {
  const upper = code.toUpperCase();
  return /^[A-Z]{2}$/.test(upper) ? (regions().of(upper) ?? upper) : upper;
}

/** Returns the name of a country for use in a sentence: "us" → "the United States". */
export function formatCountry(code: string): string {
  const name = getCountryName(code);
  return /^(United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name;
}
