import { LISTING_FILTERS } from "@listwise/aso-core/scores";
import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AppIdSchema } from "../apps/apps";
import { CompetitorOriginSchema } from "../apps/competitors";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppCardSchema, ListingMatchSchema } from "./keyword-table";
import { KeywordTextSchema } from "./keywords";

const figure = z.nullable(z.number());

/**
 * List of keywords that an app does not track: `ranked` – the app ranks for them; `gaps` – a competitor is in the top 50
 * and the app isn't ranked; `suggestions` – all that suit the app, best score first; `hidden` – those that the user marked
 * as irrelevant for the app.
 */
export const DiscoveryListSchema = z.enum(["ranked", "gaps", "suggestions", "hidden"]);

/** Parsed {@link DiscoveryListSchema}. */
export type DiscoveryList = z.infer<typeof DiscoveryListSchema>;

/** Orders of the lists; `competitor` is the rank of the best competitor. Unknown figures come last in both directions. */
export const DISCOVERY_SORTS = [
  "keyword",
  "rank",
  "competitor",
  "popularity",
  "difficulty",
  "chance",
  "relevance",
  "score",
  "results",
  "checkedAt",
] as const;

/** One of {@link DISCOVERY_SORTS}. */
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** Keyword that an app could track; unknown figures are `null`. */
export const DiscoveredKeywordSchema = z.object({
  keyword: z.string(),
  /** Rank of the app: 1–200, 201 = not in the top 200, `null` = never checked. */
  rank: figure,
  /** Best-ranked competitor in the top 50. */
  competitor: z.nullable(z.object({ id: z.number(), rank: z.number() })),
  /** 5–100. */
  popularity: figure,
  /** 0–100; `null` if the plan lacks advanced keyword analysis. */
  difficulty: figure,
  /** Chance that the app can reach the top ten, 0–100. */
  chance: figure,
  /** Relevance to the app, 0–1. */
  relevance: figure,
  /** Suggestion score, 0–100, as `computeSuggestionScore` in aso-core computes it. */
  score: figure,
  /** The unknown inputs because of which the score is `null`. */
  missing: z.array(z.enum(["relevance", "popularity", "chance"])),
  /** Number of apps in the search results, at most 200. */
  results: figure,
  inListing: ListingMatchSchema,
  checkedAt: z.nullable(z.string()),
  /** True while a check is queued or runs. */
  checking: z.boolean(),
  /** Time of the last check if it failed. */
  failedAt: z.nullable(z.string()),
});

/** Parsed {@link DiscoveredKeywordSchema}. */
export type DiscoveredKeyword = z.infer<typeof DiscoveredKeywordSchema>;

/** Largest number of keywords that one request checks: a page. */
const MAX_CHECKED_KEYWORDS = 200;

/** Largest number of keywords that one automatic request checks. Chosen by us: about a minute of a live store's rate limit. */
export const MAX_AUTOMATIC_CHECKS = 25;

/** Endpoints for keywords that an app could track. */
export const discoveryEndpoints = {
  discover: endpoint({
    method: "GET",
    path: "/keywords/app/{id}/discover",
    access: "user",
    tag: "keywords",
    summary:
      "List keywords that a tracked app could add: those it or its competitors rank for, suggestions, and hidden ones",
    params: z.object({ id: AppIdSchema }),
    query: z.object({
      country: z._default(CountrySchema, "us"),
      list: z._default(DiscoveryListSchema, "suggestions"),
      /** Part of the keyword. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      /** Place in the app's listing that has the keyword, or `none`. */
      listing: z.optional(z.enum(LISTING_FILTERS)),
      /** Default: by rank for `ranked`, otherwise by score, best first; suggestions in scripts of other countries come last then. */
      sortBy: z.optional(z.enum(DISCOVERY_SORTS)),
      sortDir: z.optional(z.enum(["asc", "desc"])),
      /**
       * Milliseconds since 1970. Keywords that were first checked after this time are listed and sorted like unchecked ones,
       * so that rows keep their places while checks finish.
       */
      orderedAt: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      ...PageQuery,
    }),
    response: answer(z.array(DiscoveredKeywordSchema), {
      pagination: PaginationSchema,
      /** Sizes of the lists without the search. */
      counts: z.object({
        ranked: z.number(),
        gaps: z.number(),
        suggestions: z.number(),
        hidden: z.number(),
      }),
      /** The apps in `competitor`, each once. */
      apps: z.array(AppCardSchema),
      /** Apps that it is compared with: its chosen competitors, or similar apps while none are chosen. */
      origin: CompetitorOriginSchema,
      /** False if the plan excludes difficulty. */
      advanced: z.boolean(),
      /** The reason why the list is empty without the search; `null` if it isn't. */
      emptyReason: z.nullable(z.enum(["no-competitors", "nothing-checked", "none-left"])),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  check: endpoint({
    method: "POST",
    path: "/keywords/app/{id}/discover/check",
    access: "user",
    tag: "keywords",
    summary:
      "Queue checks of keywords that a tracked app could add, without tracking them and without using up a limit of the plan",
    params: z.object({ id: AppIdSchema }),
    body: z.object({
      country: CountrySchema,
      keywords: z.array(KeywordTextSchema).check(z.minLength(1), z.maxLength(MAX_CHECKED_KEYWORDS)),
      /**
       * True if no person asked for it. At most {@link MAX_AUTOMATIC_CHECKS} keywords that were never checked and haven't
       * failed within a day are then queued, behind the checks that users request, and only a limited number per user and hour.
       */
      automatic: z._default(z.boolean(), false),
    }),
    /** `queued` leaves out keywords whose last check is recent. */
    response: answer(z.object({ queued: z.number() })),
    status: 202,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
