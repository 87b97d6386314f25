import { z } from "@listwise/contracts/zod";

const MAX_COUNT = 2_147_483_647;
const word = z.pipe(z.string(), z.transform(toStorable));

/** Schemas of a listing's fields in a file or response; any of them may be missing. */
export const textField = z.nullish(word);
export const listField = z.nullish(z.array(word));
export const numberField = z.nullish(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]), z.transform(Number)),
);
export const wholeField = z.nullish(
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number)),
    z.number().check(z.int(), z.gte(0)),
  ),
);
export const countryField = z.nullish(
  z.string().check(z.toLowerCase(), z.regex(/^[a-z]{2}$/, "must be a two-letter code")),
);

/** Replaces what PostgreSQL can't store: NUL characters and lone surrogates. */
export function toStorable(value: string): string {
  return value.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Returns the trimmed text, or `null` if it is empty. */
export function tidy(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/**
 * Returns the moment of a date (text, or milliseconds since 1970), or `null` if it is unknown or implausible. Sources
 * write zero for an unknown date.
 */
export function parseMoment(value: string | number | null | undefined): Date | null {
  const date = new Date(value ?? Number.NaN);
  return date.getTime() > 0 && date.getUTCFullYear() < 2200 ? date : null;
}

/** Returns the address if it begins with `http:` or `https:`, else `null`. */
export function parseWebAddress(value: string | null | undefined): string | null {
  return value && URL.canParse(value) && /^https?:/.test(value) ? value : null;
}

/** Returns a number of ratings that the database can store; an unknown one stays `null`. */
export function limitCount(value: number | null | undefined): number | null {
  return value == null ? null : Math.min(value, MAX_COUNT);
}
