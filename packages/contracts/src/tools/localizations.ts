import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CountrySchema } from "../store/storefronts";
import { DEFAULT_BASE, LOCALE_CODE } from "@listwise/aso-core/localization";
import { MAX_TEXT_LENGTH } from "@listwise/aso-core/localization";
import { z } from "../zod";
import { AppIdSchema, PlatformSchema } from "../apps/apps";

/** Maximum number of translations that are suggested for a text. */
export const MAX_VARIANTS = 3;

const LocaleSchema = z.string().check(z.regex(LOCALE_CODE, "This is not a language code."));
const TextSchema = z
  .string()
  .check(z.maxLength(MAX_TEXT_LENGTH, "Use at most 20,000 characters for a text."))
  // PostgreSQL can't store NUL characters.
  .check(z.regex(/^[^\0]*$/, "The text contains characters that can't be stored. Remove them."));
const NOT_TEXTS = "Send the texts as an object keyed by language code.";
const optionalText = z.optional(TextSchema);
const FieldSchema = z.enum([
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

const TermsSchema = z
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

const ByAppId = z.object({ id: AppIdSchema });
const version = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));

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
  value: z.number(),
  bound: z.number(),
  exact: z.boolean(),
});

/** Endpoints for an app's listing texts in all languages: drafts, versions, translation and keyword fields. */
export const localizationsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/apps/{id}/localizations",
    access: "user",
    tag: "localizations",
    summary: "Get your draft for a tracked app; empty with version 0 before the first save",
    params: ByAppId,
    response: answer(LocalizationDraftSchema),
    errors: ["NOT_FOUND"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/apps/{id}/localizations",
    access: "user",
    tag: "localizations",
    summary:
      "Save all texts; CONFLICT with the changes if `baseVersion` is not the latest version. `unreviewed` and `glossary` stay as they are if they are left out",
    params: ByAppId,
    body: z.object({
      baseVersion: version,
      baseLocale: z._default(LocaleSchema, DEFAULT_BASE),
      texts: ListingTextsSchema,
      unreviewed: z.optional(UnreviewedTextsSchema),
      glossary: z.optional(GlossarySchema),
    }),
    response: answer(LocalizationDraftSchema),
    errors: ["NOT_FOUND", "CONFLICT", "FEATURE_LIMIT_EXCEEDED"],
    bodyLimit: 4_000_000,
    perMinute: 60,
  }),
  versions: endpoint({
    method: "GET",
    path: "/apps/{id}/localizations/versions",
    access: "user",
    tag: "localizations",
    summary: "List the last 50 saves, newest first",
    params: ByAppId,
    response: answer(z.array(LocalizationVersionSchema)),
    errors: ["NOT_FOUND"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/apps/{id}/localizations/restore",
    access: "user",
    tag: "localizations",
    summary: "Restore an earlier save as a new version",
    params: ByAppId,
    body: z.object({ version: version.check(z.gte(1)), baseVersion: version }),
    response: answer(LocalizationDraftSchema),
    errors: ["NOT_FOUND", "CONFLICT", "FEATURE_LIMIT_EXCEEDED"],
    idempotent: true,
  }),
  translation: endpoint({
    method: "GET",
    path: "/localizations/translation",
    access: "user",
    tag: "localizations",
    summary: "Get the configured translation provider; `data` is null without one",
    response: answer(
      z.nullable(
        z.object({
          provider: z.enum(["libretranslate", "deepl", "openai"]),
          /** Name of the service or the model. */
          label: z.string(),
          /** True if it writes within the limits of the store and suggests variants. */
          canSuggest: z.boolean(),
        }),
      ),
    ),
  }),
  translate: endpoint({
    method: "POST",
    path: "/localizations/translate",
    access: "user",
    tag: "localizations",
    summary:
      "Translate texts with the configured provider; without one, return marked placeholders and a note",
    body: z.object({
      source: LocaleSchema,
      target: LocaleSchema,
      texts: z
        .array(z.object({ field: FieldSchema, text: TextSchema.check(z.maxLength(5000)) }))
        .check(z.minLength(1), z.maxLength(6)),
      /** Store whose limits apply. */
      platform: z._default(PlatformSchema, "ios"),
      glossary: z.optional(GlossarySchema),
      /** Number of translations per text. Providers that can't suggest any return one. */
      variants: z._default(z.number().check(z.int(), z.gte(1), z.lte(MAX_VARIANTS)), 1),
    }),
    response: answer(
      z.array(z.object({ field: FieldSchema, text: z.string(), variants: z.array(z.string()) })),
      {
        provider: z.enum(["placeholder", "libretranslate", "deepl", "openai"]),
        note: z.nullable(z.string()),
      },
    ),
    errors: ["TRANSLATION_FAILED", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 120,
  }),
  // The path is older than the name; releases that are live call it.
  assignFields: endpoint({
    method: "POST",
    path: "/apps/{id}/localizations/coverage",
    access: "user",
    tag: "localizations",
    summary:
      "Fill the keyword fields of several languages from your tracked keywords without repeating a word",
    params: ByAppId,
    body: z.object({
      country: CountrySchema,
      locales: z
        .array(z.object({ code: LocaleSchema, name: TextSchema, subtitle: TextSchema }))
        .check(z.minLength(1, "Select at least one language."), z.maxLength(20)),
    }),
    response: answer(FieldAssignmentSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 20,
  }),
};
