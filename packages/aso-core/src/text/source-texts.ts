import { capitalize } from "./capitalize";

/** Source of listings as far as sentences about it need it. */
export interface DataSource {
  /** Name for users, such as "App Store" or "Data set of December 2017". */
  label: string;
  /** True if the data comes from a store when it is requested. */
  live: boolean;
  /** Covered storefronts, or `null` if all are. */
  storefronts: readonly string[] | null;
  /** Present while its listings are imported. */
  importing?: ImportState | undefined;
}

/** Progress of an import of listings; `stopped` if it doesn't go on. */
export interface ImportState {
  percent: number;
  stopped: boolean;
}

const MAX_NAMED = 8;
let regions: Intl.DisplayNames | undefined;

function getName(code: string): string {
  regions ??= new Intl.DisplayNames("en", { type: "region" });
  return regions.of(code.toUpperCase()) ?? code.toUpperCase();
}

/** Returns the subject of a sentence about a source: "the App Store", "the data set of December 2017". */
export function getSourceName(source: DataSource | null): string {
  if (source === null) return "the data source";
  return `the ${source.live ? source.label : source.label.charAt(0).toLowerCase() + source.label.slice(1)}`;
}

/** Returns true if a source covers a storefront; without a known source, every storefront counts as covered. */
export function isCovered(source: DataSource | null, country: string): boolean {
  return source?.storefronts?.includes(country) ?? true;
}

/** Returns why a source has no data for a storefront, or `null` if it covers the storefront. */
export function explainUncovered(source: DataSource | null, country: string): string | null {
  if (source?.storefronts == null || isCovered(source, country)) return null;
  const named = source.storefronts.slice(0, MAX_NAMED).map(getName);
  const others = source.storefronts.length - named.length;
  if (others > 0) named.push(`${others} more`);

  return `${capitalize(getSourceName(source))} doesn't cover ${getName(country)}. It covers: ${named.join(", ")}.`;
}

/** Returns why a source whose listings are being imported has no data yet. */
export function explainImport({ percent, stopped }: ImportState): string {
  return stopped
    ? `The import of the data set stopped at ${percent}%. Searches and rank updates start when it is complete.`
    : `The data set is still being imported: ${percent}% so far. Searches and rank updates start when it is complete.`;
}

/** Returns a sentence that a source lacks a field or kind of data, such as "The sample data doesn't include subtitles." */
export function explainMissing(source: DataSource | null, what: string): string {
  if (source?.importing) return explainImport(source.importing);
  return `${capitalize(getSourceName(source))}${source?.live ? " data" : ""} doesn't include ${what}.`;
}

/** Returns a sentence that a source has nothing for a request: "The App Store has no reviews in Germany." */
export function explainEmpty(source: DataSource | null, what: string): string {
  if (source?.importing) return explainImport(source.importing);
  return `${capitalize(getSourceName(source))} has no ${what}.`;
}

/** Returns a short note in place of an unknown value: "Developer not in the sample data". */
export function formatMissing(source: DataSource | null, what: string): string {
  if (source === null) return `${what} unknown`;
  if (source.importing) return `${what} not imported yet`;
  return `${what} not in ${getSourceName(source)}${source.live ? " data" : ""}`;
}

/** Returns where search results come from and their order: only those of a live source are in a store's order. */
export function describeResults(source: DataSource | null, countryName: string): string {
  return source?.live
    ? `in ${source.label} order in ${countryName}`
    : `in ${countryName}, best matches first`;
}
