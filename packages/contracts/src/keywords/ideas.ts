import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { DiscoveredKeywordSchema } from "./discovery";
import { KeywordTextSchema } from "./keywords";

/** Sources of keyword ideas, in the order of the page. */
export const IDEA_SOURCES = ["seeds", "autocomplete", "competitors", "reviews", "countries"] as const;

/**
 * Source of ideas: `seeds` – names of apps that a seed finds, and common combinations with it; `autocomplete` – the store's
 * suggestions for the seeds; `competitors` – listings of the app and its competitors; `reviews` – topics of the app's
 * reviews; `countries` – listings of the same apps in other storefronts of the same language.
 */
export const IdeaSourceSchema = z.enum(IDEA_SOURCES);

/** Parsed {@link IdeaSourceSchema}. */
export type IdeaSource = z.infer<typeof IdeaSourceSchema>;

/** Largest number of seeds of one request. Chosen by us: a live store gets up to three requests for each. */
export const MAX_IDEA_SEEDS = 5;

/** Largest number of ideas of one answer, and of keywords whose figures one request reads. */
export const MAX_IDEAS = 500;

/** Largest number of keywords that one request checks. Chosen by us: about a minute of a live store's rate limit. */
export const MAX_CHECKED_IDEAS = 25;

/** Keyword with the sources that name it. */
export const KeywordIdeaSchema = z.object({
  keyword: z.string(),
  sources: z.array(
    z.object({
      source: IdeaSourceSchema,
      /** The seed, the name of an app, or a country code; `null` for reviews. */
      detail: z.nullable(z.string()),
      /** Number of seeds, listings or reviews that have it. */
      count: z.number(),
    }),
  ),
});

/** Parsed {@link KeywordIdeaSchema}. */
export type KeywordIdea = z.infer<typeof KeywordIdeaSchema>;

/** Figures of an idea; the same as those of a discovered keyword. Without an app, only those of the keyword are known. */
export const IdeaFiguresSchema = z.extend(
  z.pick(DiscoveredKeywordSchema, {
    keyword: true,
    rank: true,
    popularity: true,
    difficulty: true,
    chance: true,
    relevance: true,
    score: true,
    missing: true,
    results: true,
    checkedAt: true,
    checking: true,
    failedAt: true,
  }),
  {
    /** True if it is on the app's list, or without an app on any list. */
    tracked: z.boolean(),
  },
);

/** Parsed {@link IdeaFiguresSchema}. */
export type IdeaFigures = z.infer<typeof IdeaFiguresSchema>;

/** The app that the keywords are for, `null` without one, and the country. */
const Scope = { appId: z.nullable(IdSchema), country: CountrySchema };
const keywords = (most: number) => z.array(KeywordTextSchema).check(z.minLength(1), z.maxLength(most));

/** Endpoints of the keyword generator. */
export const ideasEndpoints = {
  generate: endpoint({
    method: "POST",
    path: "/keywords/ideas",
    access: "user",
    tag: "keywords",
    summary: "Collect keyword ideas for an app from several sources; computes no figures",
    body: z.object({
      ...Scope,
      /** Without seeds, the first words of the app's name. */
      seeds: z.array(KeywordTextSchema).check(z.maxLength(MAX_IDEA_SEEDS)),
      sources: z.array(IdeaSourceSchema).check(z.minLength(1, "Choose at least one source.")),
    }),
    response: answer(z.array(KeywordIdeaSchema), {
      /** Seeds that were used. */
      seeds: z.array(z.string()),
      /** Sources that have nothing, each with the reason. */
      skipped: z.array(z.object({ source: IdeaSourceSchema, reason: z.string() })),
      /** Number of ideas beyond the first {@link MAX_IDEAS}, which are left out. */
      omitted: z.number(),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
    perMinute: 20,
  }),
  figures: endpoint({
    method: "POST",
    path: "/keywords/ideas/figures",
    access: "user",
    tag: "keywords",
    summary: "Get the known figures of keyword ideas in the given order; starts no check",
    body: z.object({ ...Scope, keywords: keywords(MAX_IDEAS) }),
    response: answer(z.array(IdeaFiguresSchema), {
      /** False if the plan excludes difficulty. */
      advanced: z.boolean(),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  check: endpoint({
    method: "POST",
    path: "/keywords/ideas/check",
    access: "user",
    tag: "keywords",
    summary:
      "Queue checks of keyword ideas that were never checked, behind the checks that users request; uses up no limit of the plan",
    body: z.object({ ...Scope, keywords: keywords(MAX_CHECKED_IDEAS) }),
    response: answer(z.object({ queued: z.number() })),
    status: 202,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "RATE_LIMITED"],
  }),
};
