import { PastDaySchema } from "../api/days";
import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AppIdSchema } from "../apps/apps";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppCardSchema } from "./keyword-table";

const figure = z.nullable(z.number());

/** App of a comparison with its figures for the whole keyword list; unknown figures are `null`. */
export const ComparedAppSchema = z.extend(AppCardSchema, {
  /** 0–100, one decimal place, as `computeVisibility` in aso-core computes it. */
  visibility: figure,
  /** Its part of the visibility of all compared apps, 0–100%, one decimal place. */
  visibilityShare: figure,
  /** Number of keywords for which it ranks in the top 10. */
  top10: z.number(),
  /** Its share of visibility on the earlier day; absent without one. */
  previousShare: z.optional(figure),
});

/** Parsed {@link ComparedAppSchema}. */
export type ComparedApp = z.infer<typeof ComparedAppSchema>;

/** Keyword of a list with the ranks of the compared apps. */
export const ComparedKeywordSchema = z.object({
  keyword: z.string(),
  /** 5–100; `null` if unknown. */
  popularity: figure,
  /** Ranks in the order of the apps: 1–200, 201 = not in the top 200, `null` = never checked. */
  ranks: z.array(figure),
  /** Ranks on the earlier day, as in `ranks`; absent without one. */
  previousRanks: z.optional(z.array(figure)),
  /** Number of apps in the search results, at most 200. */
  results: figure,
  checkedAt: z.nullable(z.string()),
});

/** Parsed {@link ComparedKeywordSchema}. */
export type ComparedKeyword = z.infer<typeof ComparedKeywordSchema>;

/** Endpoint that compares an app with its competitors. */
export const keywordComparisonEndpoints = {
  compare: endpoint({
    method: "GET",
    path: "/keywords/app/{id}/compare",
    access: "user",
    tag: "keywords",
    summary:
      "Compare the ranks of a tracked app and its chosen competitors for the keywords on the app's list",
    params: z.object({ id: AppIdSchema }),
    query: z.object({
      country: z._default(CountrySchema, "us"),
      /** Earlier UTC day whose ranks are compared with the latest. */
      day: z.optional(PastDaySchema),
    }),
    response: answer(z.array(ComparedKeywordSchema), {
      /** The app first, then as many of its competitors as the plan compares. */
      apps: z.array(ComparedAppSchema),
      /** Number of chosen competitors. */
      chosen: z.number(),
      /** The earlier day; it is later than the asked one if the plan's history is shorter. */
      day: z.optional(z.string()),
      /** First UTC day of the plan's history, with an earlier day; `null` if it is unlimited. */
      firstDay: z.optional(z.nullable(z.string())),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
