import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { PlanKeySchema, PlanNameSchema } from "./plan-key";

/** States of a request; only an open one can change. */
export const PLAN_REQUEST_STATES = ["open", "approved", "declined", "withdrawn"] as const;

/** A user's request for a plan. `reason` is given for declined requests; `decidedAt` is `null` while it is open. */
export const PlanRequestSchema = z.object({
  id: z.number(),
  plan: PlanNameSchema,
  state: z.enum(PLAN_REQUEST_STATES),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});

/** Parsed {@link PlanRequestSchema}. */
export type PlanRequest = z.infer<typeof PlanRequestSchema>;

/** Request as administrators see it. `decidedBy` is `null` while it is open or if that account was deleted. */
export const AdminPlanRequestSchema = z.extend(PlanRequestSchema, {
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  currentPlan: PlanNameSchema,
  decidedBy: z.nullable(z.string()),
});

/** Parsed {@link AdminPlanRequestSchema}. */
export type AdminPlanRequest = z.infer<typeof AdminPlanRequestSchema>;

/** The reason for declining a request; its user reads it. */
export const DeclineBodySchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Enter a reason. The user will read it."),
      z.maxLength(500, "Use at most 500 characters."),
    ),
});

const params = z.object({ id: PathIdSchema });
const tag = "billing";

/** Endpoints for requesting a plan from the administrators. */
export const planRequestsEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/billing/plan-requests",
    access: "user",
    tag,
    summary: "List your latest request for each plan, newest first",
    response: answer(z.array(PlanRequestSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/billing/plan-requests",
    access: "user",
    tag,
    summary: "Request a public plan; CONFLICT if you have it or a request for it is open",
    body: z.object({ plan: PlanKeySchema }),
    response: answer(PlanRequestSchema),
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 10,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/billing/plan-requests/{id}",
    access: "user",
    tag,
    summary: "Withdraw your request; CONFLICT if it is no longer open",
    params,
    response: answer(PlanRequestSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
};

/** Endpoints for deciding on requests. */
export const planRequestsAdminEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/admin/plan-requests",
    access: "admin",
    tag,
    summary: "List requests for plans, the oldest open one first; `openCount` counts all open ones",
    query: z.object({
      ...PageQuery,
      state: z.optional(z.enum(PLAN_REQUEST_STATES)),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: answer(z.array(AdminPlanRequestSchema), {
      pagination: PaginationSchema,
      openCount: z.number(),
    }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/admin/plan-requests/{id}/approve",
    access: "admin",
    tag,
    summary: "Assign the requested plan and email the user; CONFLICT if the request is no longer open",
    params,
    response: answer(AdminPlanRequestSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  decline: endpoint({
    method: "POST",
    path: "/admin/plan-requests/{id}/decline",
    access: "admin",
    tag,
    summary: "Decline a request and email the reason; CONFLICT if it is no longer open",
    params,
    body: DeclineBodySchema,
    response: answer(AdminPlanRequestSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
};
