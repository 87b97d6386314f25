import { whenUsed } from "./when-used";

const regions = whenUsed(() => new Intl.DisplayNames("en", { type: "region", fallback: "code" }));

/** Returns the English name of a region code: "us" → "United States". Other values are returned in upper case. */
export function countryName(code: string): string {
  const upper = code.toUpperCase();
  return /^[A-Z]{2}$/.test(upper) ? (regions().of(upper) ?? upper) : upper;
}
