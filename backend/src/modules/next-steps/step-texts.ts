import { formatUtcDay } from "../../infra/format-utc-day";
import type { Facts } from "./facts";

const lists = new Intl.ListFormat("en", { type: "conjunction" });
const regions = new Intl.DisplayNames("en", { type: "region" });

/** Formats a date in UTC: "Nov 9, 2026". */
export const formatDate = formatUtcDay;

/** Joins words: "name, subtitle, and icon". */
export const joinWords = (words: readonly string[]) => lists.format(words);

/** Returns the name of a country for use in a sentence. */
export function formatCountry(code: string): string {
  const name = regions.of(code.toUpperCase()) ?? code.toUpperCase();
  return /^(United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name;
}

/** Builds the address of a page for the app and the country of the facts. */
export function buildPath(
  path: string,
  { appId, country }: Pick<Facts, "appId" | "country">,
  params: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ for: String(appId), country, ...params }).toString()}`;
}
