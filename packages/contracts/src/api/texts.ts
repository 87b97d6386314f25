import { PathIdSchema } from "./ids";
import { z } from "../zod";

/** Search text; blank matches everything. */
export const SearchTextSchema = z
  .string()
  .check(z.trim(), z.maxLength(200, "Use at most 200 characters for a search."));

/**
 * Returns the schema of a user-chosen name: one line without control characters and invisible formatting, so that it
 * can't inject lines or headers into an email. Joiners (U+200C, U+200D) are allowed; names and emoji need them.
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

/** URL slug: lowercase letters, digits and single hyphens. */
export const SlugSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and single hyphens."),
    z.maxLength(100, "Use at most 100 characters."),
  );

/** Article as HTML or Markdown; the server sanitizes it before storing it. */
export const BodyTextSchema = z.string().check(z.maxLength(200_000, "Use at most 200,000 characters."));

/** Image address: an https URL or a path on this site. */
export const ImageAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(https:\/\/[^\s/]|\/[^/\\\s])\S*$/,
      "Use an address that starts with https:// or a path on this site.",
    ),
    z.maxLength(2000, "Use at most 2,000 characters."),
  );

/** UTC timestamp as in responses, such as `2026-11-20T08:00:00.000Z`. */
export const MomentSchema = z
  .string()
  .check(
    z.regex(
      /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/,
      "Use a timestamp such as 2026-11-20T08:00:00Z.",
    ),
  );

/** Path parameter with an id. */
export const ById = z.object({ id: PathIdSchema });
