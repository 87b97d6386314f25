import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CountrySchema } from "../store/storefronts";
import { DEFAULT_BASE } from "@listwise/aso-core/localization";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { PlatformSchema } from "../apps/listing";
import {
  FieldAssignmentSchema,
  FieldSchema,
  GlossarySchema,
  ListingTextsSchema,
  LocaleSchema,
  LocalizationDraftSchema,
  LocalizationVersionSchema,
  MAX_VARIANTS,
  TermsSchema,
  TextSchema,
  UnreviewedTextsSchema,
} from "./localization-schemas";

const ByAppId = z.object({ id: AppIdSchema });
const version = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));

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
      /** Forbidden terms of the app. */
      forbid: z.optional(TermsSchema),
    }),
    response: answer(FieldAssignmentSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 20,
  }),
};
