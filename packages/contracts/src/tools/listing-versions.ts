import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { AppIdSchema } from "../apps/apps";
import { z } from "../zod";
import { OptimizationSchema } from "./optimizer";

const figure = z.nullable(z.number());
const Label = z
  .string()
  .check(z.trim(), z.minLength(1, "Enter a label."), z.maxLength(60, "Use at most 60 characters."));

const Window = z.object({ first: z.string(), last: z.string() });

/** Median ranks of a keyword in the days before and after a version went live. */
export const RankEffectSchema = z.object({
  keyword: z.string(),
  popularity: figure,
  /** Median rank: 1–200, 201 = not in the top 200, `null` without a check in these days. */
  before: figure,
  after: figure,
  /** Number of days with a rank. */
  daysBefore: z.number(),
  daysAfter: z.number(),
});

/** Parsed {@link RankEffectSchema}. */
export type RankEffect = z.infer<typeof RankEffectSchema>;

const ByVersion = z.object({ id: AppIdSchema, versionId: PathIdSchema });

/** Endpoints for the stored versions of an app's texts. */
export const listingVersionsEndpoints = {
  label: endpoint({
    method: "PATCH",
    path: "/apps/{id}/optimizations/{versionId}",
    access: "user",
    tag: "tools",
    summary: "Set or remove the label of a version",
    params: ByVersion,
    body: z.object({ label: z.nullable(Label) }),
    response: answer(OptimizationSchema),
    errors: ["NOT_FOUND"],
    perMinute: 120,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/apps/{id}/optimizations/{versionId}",
    access: "user",
    tag: "tools",
    summary: "Delete a version",
    params: ByVersion,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  ranks: endpoint({
    method: "GET",
    path: "/apps/{id}/optimizations/{versionId}/ranks",
    access: "user",
    tag: "tools",
    summary:
      "Compare the median ranks of the app's keywords in the 7 or 14 days before and after a version went live",
    params: ByVersion,
    query: z.object({ days: z._default(z.enum(["7", "14"]), "7") }),
    response: answer(z.array(RankEffectSchema), {
      /** Compared days; `null` if the store never showed the version, or if it is older than the first crawl. */
      before: z.nullable(Window),
      /** `null` before the first full day. */
      after: z.nullable(Window),
      /** First day of the plan's history, if it is later than the first compared day: ranks from before are unknown. */
      historyFrom: z.nullable(z.string()),
    }),
    errors: ["NOT_FOUND"],
  }),
};
