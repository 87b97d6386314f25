import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { PlanKeySchema, PlanNameSchema } from "./plan-key";

/** The account's only trial. `endedAt` is `null` while it runs. */
export const TrialSchema = z.object({
  plan: PlanNameSchema,
  startedAt: z.string(),
  endsAt: z.string(),
  endedAt: z.nullable(z.string()),
});

/** Parsed {@link TrialSchema}. */
export type Trial = z.infer<typeof TrialSchema>;

const trial = answer(z.nullable(TrialSchema), {
  /** True if the account can start a trial: it is on the default plan and never had one. */
  canStart: z.boolean(),
});

/** Endpoints for the free trial of a plan. */
export const trialsEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/billing/trial",
    access: "user",
    tag: "billing",
    summary: "Get your trial, and whether you can start one; null if you never had one",
    response: trial,
  }),
  start: endpoint({
    method: "POST",
    path: "/billing/trial",
    access: "user",
    tag: "billing",
    summary: "Start the free trial of a plan; one per account, CONFLICT if you can't start one",
    body: z.object({ plan: PlanKeySchema }),
    response: trial,
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 10,
  }),
};
