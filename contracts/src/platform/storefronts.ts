import { z } from "../zod";

/** Storefronts a person can pick, in the preferred order of the flags strip. */
export const SELECTABLE_COUNTRIES = [
  "us",
  "gb",
  "ca",
  "au",
  "de",
  "fr",
  "es",
  "it",
  "jp",
  "kr",
  "cn",
  "ru",
  "br",
  "tr",
  "in",
  "mx",
] as const;

/** Storefront used when an interface has none; a ranking call with an unknown country is refused instead. */
export const DEFAULT_COUNTRY = "us";

/** Two-letter storefront code, lower case. */
export const CountrySchema = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[a-z]{2}$/, "Use a two-letter country code."));

/** Position stored for an app that was looked for and is not in the top 200. `null` means never checked. */
export const NOT_RANKED = 201;
