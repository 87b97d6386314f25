import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { ConfirmationSchema } from "./gate-finding";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { ReleaseVersionSchema } from "../remotes/release";

/** Returns the schema of a whole number in a range. */
function createWhole(min: number, max: number) {
  const message = `Use whole numbers from ${min} to ${max}.`;
  return z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message));
}

/**
 * Rules of a rollout: the shares of the browsers in percent, after which everyone gets the version, the minimum time of
 * each step, and the pages that each step has to be seen on.
 */
export const RolloutPlanSchema = z.object({
  steps: z._default(
    z.array(createWhole(1, 99)).check(
      z.minLength(1, "Enter at least one step."),
      z.maxLength(10, "Use at most 10 steps."),
      z.overwrite((steps) => [...new Set(steps)].sort((a, b) => a - b)),
    ),
    [1, 10, 50],
  ),
  minMinutes: z._default(createWhole(5, 1_440), 60),
  minPages: z._default(createWhole(20, 100_000), 100),
});

/** Parsed {@link RolloutPlanSchema}. */
export type RolloutPlan = z.infer<typeof RolloutPlanSchema>;

/** States of a rollout; those after `paused` are final. `superseded` means that the release was changed by hand. */
export const ROLLOUT_STATES = [
  "running",
  "paused",
  "finished",
  "rolled-back",
  "canceled",
  "superseded",
] as const;

/** Entries of a rollout's timeline. */
export const ROLLOUT_EVENTS = [
  "started",
  "advanced",
  "paused",
  "resumed",
  "finished",
  "rolled-back",
  "canceled",
  "superseded",
] as const;

/** Health of the new version next to the stable one by one measure; `null` if it is unknown. */
export const RolloutComparisonSchema = z.object({
  measure: z.enum(["mounts", "scripts", "api", "lcp", "inp", "cls"]),
  /** A share from 0 to 1, milliseconds, or a layout shift score. */
  unit: z.enum(["share", "ms", "score"]),
  canary: z.nullable(z.number()),
  stable: z.nullable(z.number()),
  /** Pages, calls or measurements of the new and of the stable version. */
  samples: z.object({ canary: z.number(), stable: z.number() }),
  verdict: z.enum(["fine", "worse", "much-worse", "unknown"]),
});

/** Parsed {@link RolloutComparisonSchema}. */
export type RolloutComparison = z.infer<typeof RolloutComparisonSchema>;

/** Entry of a rollout's timeline. `actor` is a person, a team token's label, or `rollout`. */
export const RolloutEventSchema = z.object({
  at: z.string(),
  kind: z.enum(ROLLOUT_EVENTS),
  percent: z.number(),
  actor: z.string(),
  reason: z.nullable(z.string()),
});

/** Parsed {@link RolloutEventSchema}. */
export type RolloutEvent = z.infer<typeof RolloutEventSchema>;

/** Rollout of a version by its health, with its timeline, latest first. */
export const RolloutSchema = z.extend(RolloutPlanSchema, {
  name: ReleaseNameSchema,
  version: ReleaseVersionSchema,
  /** The version that it is compared with. */
  stable: ReleaseVersionSchema,
  state: z.enum(ROLLOUT_STATES),
  percent: z.number(),
  startedAt: z.string(),
  stepStartedAt: z.string(),
  /** Time of the last check of this step; `null` before the first one. */
  checkedAt: z.nullable(z.string()),
  /** Counted pages of this step; a network counts for at most its part of the required pages. */
  pages: z.number(),
  /** Missing conditions of the next step, such as "31 more pages". */
  waiting: z.array(z.string()),
  comparisons: z.array(RolloutComparisonSchema),
  events: z.array(RolloutEventSchema),
});

/** Parsed {@link RolloutSchema}. */
export type Rollout = z.infer<typeof RolloutSchema>;

const OwnerChannelsSchema = z.object({
  email: z.nullable(
    z.string().check(z.trim(), z.toLowerCase(), z.email("Enter a valid email address."), z.maxLength(254)),
  ),
  webhookUrl: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, "Use at most 500 characters."),
        z.regex(/^https?:\/\/[^\s]+$/i, "Enter a URL that starts with https://."),
      ),
  ),
});

/** Contact of a release's owner, who is told about its rollouts and automatic rollbacks. */
export const OwnerContactSchema = z.extend(OwnerChannelsSchema, { name: ReleaseNameSchema });

/** Parsed {@link OwnerContactSchema}. */
export type OwnerContact = z.infer<typeof OwnerContactSchema>;

const ByName = z.object({ name: ReleaseNameSchema });
const Because = z.object({ reason: z.optional(z.string().check(z.maxLength(500))) });
const Changed = answer(RolloutSchema, { message: z.string() });
const CALLS_PER_MINUTE = 60;

const change = { method: "POST", access: "team", tag: "releases", params: ByName } as const;

/** Endpoints for rollouts by health, and for the contacts of the releases' owners. */
export const rolloutEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/releases/rollouts",
    access: "team",
    tag: "releases",
    summary: "Get the latest rollout of each release with its comparisons and timeline",
    query: z.object({ name: z.optional(ReleaseNameSchema) }),
    response: answer(z.array(RolloutSchema)),
  }),
  start: endpoint({
    ...change,
    path: "/releases/{name}/rollout",
    summary: "Start a rollout: make a version live in steps, as long as it is as healthy as the stable one",
    body: z.extend(RolloutPlanSchema, {
      version: ReleaseVersionSchema,
      confirm: z.optional(ConfirmationSchema),
    }),
    response: Changed,
    errors: ["NOT_FOUND", "CONFLICT", "RELEASE_REFUSED"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  pause: endpoint({
    ...change,
    path: "/releases/{name}/rollout/pause",
    summary: "Pause a rollout; its browsers keep the version",
    body: Because,
    response: Changed,
    errors: ["CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  resume: endpoint({
    ...change,
    path: "/releases/{name}/rollout/resume",
    summary: "Resume a paused rollout; its step is measured again from the start",
    body: Because,
    response: Changed,
    errors: ["CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  cancel: endpoint({
    ...change,
    path: "/releases/{name}/rollout/cancel",
    summary: "Cancel a rollout; everyone gets the stable version",
    body: Because,
    response: Changed,
    errors: ["CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  contacts: endpoint({
    method: "GET",
    path: "/admin/release-owners",
    access: "admin",
    tag: "releases",
    summary: "List how the owners of releases are notified about rollouts and automatic rollbacks",
    response: answer(z.array(z.extend(OwnerContactSchema, { lastError: z.nullable(z.string()) }))),
  }),
  setContact: endpoint({
    method: "PUT",
    path: "/admin/release-owners/{name}",
    access: "admin",
    tag: "releases",
    summary: "Set how a release's owner is notified; the secret of a new webhook is returned only once",
    params: ByName,
    body: OwnerChannelsSchema,
    response: answer(OwnerContactSchema, { secret: z.nullable(z.string()) }),
    perMinute: 20,
    recentSignIn: true,
  }),
};
