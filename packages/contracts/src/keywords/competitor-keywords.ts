import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AppIdSchema } from "../apps/apps";
import { CompetitorOriginSchema } from "../apps/competitors";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { DiscoveredKeywordSchema } from "./discovery";
import { AppCardSchema } from "./keyword-table";

const figure = z.nullable(z.number());

/** Public texts of a listing in which a keyword can occur. */
export const LISTING_TEXTS = ["name", "subtitle", "description"] as const;

/** One of {@link LISTING_TEXTS}. */
export type ListingText = (typeof LISTING_TEXTS)[number];

/** Largest number of keywords of one answer. */
export const MAX_COMPETITOR_KEYWORDS = 1_000;

/**
 * Keyword of an app's competition with its evidence: `ranks` and `texts` are in the order of the compared apps. Unknown
 * figures are `null`.
 */
export const CompetitorKeywordRowSchema = z.extend(
  z.pick(DiscoveredKeywordSchema, {
    keyword: true,
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
    /** True if it is on the app's list in the country. */
    tracked: z.boolean(),
    /** 1–200, 201 = not in the top 200, `null` = never checked. */
    ranks: z.array(figure),
    /** Texts of each app's listing that contain all words of the keyword. */
    texts: z.array(z.array(z.enum(LISTING_TEXTS))),
  },
);

/** Parsed {@link CompetitorKeywordRowSchema}. */
export type CompetitorKeywordRow = z.infer<typeof CompetitorKeywordRowSchema>;

/** Endpoint for the keywords of an app and its competitors. */
export const competitorKeywordsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/competitors/app/{id}/keywords",
    access: "user",
    tag: "competitors",
    summary:
      "List the keywords that a tracked app and its competitors rank for or mention in their listings, best score first",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(CompetitorKeywordRowSchema), {
      /** The app first, then as many of its competitors as the plan compares. */
      apps: z.array(AppCardSchema),
      /** The chosen competitors, or similar apps while none are chosen. */
      origin: CompetitorOriginSchema,
      /** False if the plan excludes difficulty. */
      advanced: z.boolean(),
      /** Number of keywords beyond {@link MAX_COMPETITOR_KEYWORDS}, those with the lowest scores. */
      omitted: z.number(),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
