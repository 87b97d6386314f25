import { whenUsed } from "./when-used";

const regions = whenUsed(() => new Intl.DisplayNames("en", { type: "region", fallback: "code" }));

/** "us" → "United States"; what is no region code comes back in capitals. */
export function countryName(code: string): string {
  const upper = code.toUpperCase();
  return /^[A-Z]{2}$/.test(upper) ? (regions().of(upper) ?? upper) : upper;
}
