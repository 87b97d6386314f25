import { explainFullList } from "@listwise/aso-core/text";
import { UsageSchema } from "@listwise/contracts/limits";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "../http/api-error";

const DetailsSchema = z.object({
  feature: z.string(),
  usage: z.optional(z.nullable(UsageSchema)),
  needed: z.optional(z.number()),
});

/** Refusal of a request because of the user's plan. */
export interface PlanRefusal {
  /** Key of the limited feature; `null` if the server didn't name it. */
  feature: string | null;
  /** Current use, what the request needs and what to do; `null` unless a list of keywords, apps or competitors is full. */
  reason: string | null;
}

/** Parses a refusal because of the plan; `null` for other problems. */
export function parsePlanRefusal(problem: unknown): PlanRefusal | null {
  if (!(problem instanceof ApiError) || problem.code !== "FEATURE_LIMIT_EXCEEDED") return null;
  const details = z.safeParse(DetailsSchema, problem.details);
  if (!details.success) return { feature: null, reason: null };
  const { feature, usage, needed = 1 } = details.data;
  return { feature, reason: usage ? explainFullList(feature, { ...usage, needed }) : null };
}
