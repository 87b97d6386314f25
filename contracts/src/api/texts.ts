import { PathIdSchema } from "../platform/ids";
import { z } from "../zod";

/** What is searched for; blank means everything. */
export const SearchTextSchema = z
  .string()
  .check(z.trim(), z.maxLength(200, "Search with at most 200 characters."));

/**
 * Returns the schema of a name that a person chooses: one line, without control characters and invisible formatting, so
 * that it forms no line or header of a mail. Joiners (U+200C, U+200D) are part of names and emoji.
 */
export const createNameSchema = (missing: string, maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
      z.regex(/^(?:[\u200c\u200d]|[^\p{C}\p{Zl}\p{Zp}])*$/u, "Use one line without special characters."),
    );

/** The last part of an address: small letters, digits and single hyphens. */
export const SlugSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens."),
    z.maxLength(100, "Use at most 100 characters."),
  );

/** An article: HTML or markdown, sanitised by the server before it is stored. */
export const BodyTextSchema = z.string().check(z.maxLength(200_000, "Use at most 200,000 characters."));

/** A picture's address: https, or a path of this site. */
export const ImageAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(https:\/\/[^\s/]|\/[^/\\\s])\S*$/,
      "Use an address that begins with https:// or a path of this site.",
    ),
    z.maxLength(2000, "Use at most 2,000 characters."),
  );

/** A moment in UTC as answers carry it, such as `2026-11-20T08:00:00.000Z`. */
export const MomentSchema = z
  .string()
  .check(
    z.regex(
      /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/,
      "Use a moment such as 2026-11-20T08:00:00Z.",
    ),
  );

/** The id in a path. */
export const ById = z.object({ id: PathIdSchema });
