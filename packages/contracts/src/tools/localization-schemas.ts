import { LOCALE_CODE, MAX_TEXT_LENGTH } from "@listwise/aso-core/localization";
import { z } from "../zod";

/** Maximum number of translations that are suggested for a text. */
export const MAX_VARIANTS = 3;

/** Code of a language. */
export const LocaleSchema = z.string().check(z.regex(LOCALE_CODE, "Use a language code such as en-US."));
/** Text of a listing. */
export const TextSchema = z
  .string()
  .check(z.maxLength(MAX_TEXT_LENGTH, "Use at most 20,000 characters for a text."))
  // PostgreSQL can't store NUL characters.
  .check(z.regex(/^[^\0]*$/, "The text contains characters that can't be stored. Remove them."));
const NOT_TEXTS = "Send the texts as an object keyed by language code.";
const optionalText = z.optional(TextSchema);
/** Text that a listing has in each language. */
export const FieldSchema = z.enum([
  "name",
  "subtitle",
  "shortDescription",
  "description",
  "keywords",
  "releaseNotes",
]);

/** Listing texts in one language. */
export const LocaleTextsSchema = z.object({
  name: optionalText,
  subtitle: optionalText,
  shortDescription: optionalText,
  description: optionalText,
  keywords: optionalText,
  releaseNotes: optionalText,
});

/** Listing texts by language; unsupported languages are preserved. */
export const ListingTextsSchema = z.record(LocaleSchema, LocaleTextsSchema, NOT_TEXTS);

/** Fields by language with a machine translation that was not accepted yet. */
export const UnreviewedTextsSchema = z.record(
  LocaleSchema,
  z.array(FieldSchema).check(z.maxLength(6)),
  "Send the fields as an object keyed by language code.",
);

/** Terms of a glossary. */
export const TermsSchema = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Enter a term."),
        z.maxLength(60, "Use at most 60 characters for a term."),
        z.regex(/^[^\0]*$/, "The term contains characters that can't be stored. Remove them."),
      ),
  )
  .check(z.maxLength(100, "Use at most 100 terms."));

/** Terms that stay untranslated, and terms that no text may contain. */
export const GlossarySchema = z.object({ keep: TermsSchema, forbid: TermsSchema });

/** Draft of an app's listing texts. `version` is 0 and `savedAt` `null` before the first save. */
export const LocalizationDraftSchema = z.object({
  version: z.number(),
  baseLocale: z.string(),
  texts: ListingTextsSchema,
  unreviewed: UnreviewedTextsSchema,
  glossary: GlossarySchema,
  savedAt: z.nullable(z.string()),
});

/** Parsed {@link LocalizationDraftSchema}. */
export type LocalizationDraft = z.infer<typeof LocalizationDraftSchema>;

/** Text changed by another save. */
const TextChangeSchema = z.object({
  locale: z.string(),
  field: FieldSchema,
  before: z.string(),
  after: z.string(),
});

/** `details` of a CONFLICT: the saved draft, and its changes since the version that the rejected save was based on. */
export const LocalizationConflictSchema = z.object({
  current: LocalizationDraftSchema,
  changes: z.array(TextChangeSchema),
});

/** Parsed {@link LocalizationConflictSchema}. */
export type LocalizationConflict = z.infer<typeof LocalizationConflictSchema>;

/** Earlier save. `changed` is the number of texts it changed. */
export const LocalizationVersionSchema = z.object({
  version: z.number(),
  savedAt: z.string(),
  note: z.string(),
  changed: z.number(),
});

/** Parsed {@link LocalizationVersionSchema}. */
export type LocalizationVersion = z.infer<typeof LocalizationVersionSchema>;

const FigureSchema = z.object({
  keyword: z.string(),
  popularity: z.number(),
  difficulty: z.number(),
  value: z.number(),
  words: z.array(z.string()),
});

/** Planned keyword fields and the result for each keyword; see `assignKeywordFields` in `@listwise/aso-core/localization`. */
export const FieldAssignmentSchema = z.object({
  fields: z.array(
    z.object({ code: z.string(), keywords: z.string(), used: z.number(), covered: z.array(FigureSchema) }),
  ),
  leftOut: z.array(
    z.object({
      keyword: z.string(),
      reason: z.enum(["no-figures", "worth-nothing", "already-shown", "split", "too-long", "no-room"]),
    }),
  ),
  rejected: z.array(z.string()),
  value: z.number(),
  bound: z.number(),
  exact: z.boolean(),
});
