import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { AppIdSchema } from "./apps/apps";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";

/** Kinds of next steps, most valuable first. */
export const NEXT_STEP_KINDS = [
  "unused-characters",
  "rank-in-reach",
  "repeated-word",
  "unanswered-reviews",
  "competitor-change",
  "visibility-drop",
  "missing-language",
  "rating-drop",
  "no-competitor",
  "few-keywords",
  "no-alert-rule",
  "old-release",
] as const;

/** Largest number of next steps that are shown together. */
export const MAX_NEXT_STEPS = 5;

/** Largest number of apps whose first steps are computed together. */
export const MAX_FIRST_STEP_APPS = 25;

/** Days until a dismissed step may be shown again. */
export const NEXT_STEP_DISMISSED_DAYS = 30;

const MAX_SUBJECT_LENGTH = 250;

/**
 * Step that improves an app, with the finding that proves it and the path where it is done. `subject` identifies the
 * finding among those of its kind.
 */
export const NextStepSchema = z.object({
  kind: z.enum(NEXT_STEP_KINDS),
  subject: z.string(),
  title: z.string(),
  finding: z.string(),
  /** Label of the link. */
  action: z.string(),
  /** Path and query string. */
  to: z.string(),
});

/** Parsed {@link NextStepSchema}. */
export type NextStep = z.infer<typeof NextStepSchema>;

/** Most valuable next step of an own app; `null` if it has none. */
export const FirstStepSchema = z.object({ appId: z.number(), step: z.nullable(NextStepSchema) });

/** Parsed {@link FirstStepSchema}. */
export type FirstStep = z.infer<typeof FirstStepSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const Finding = z.object({
  kind: z.enum(NEXT_STEP_KINDS),
  subject: z.string().check(z.maxLength(MAX_SUBJECT_LENGTH), z.regex(/^[^\0]*$/)),
});

/** Endpoints for the next steps of an own app. */
export const nextStepsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/next-steps",
    access: "user",
    tag: "apps",
    summary: "List up to five next steps for your own app in a country, most valuable first",
    params: ByAppId,
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(NextStepSchema), { computedAt: z.string() }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  first: endpoint({
    method: "GET",
    path: "/next-steps",
    access: "user",
    tag: "apps",
    summary: `List the most valuable next step of each of your own apps in a country, for up to ${MAX_FIRST_STEP_APPS} apps`,
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(FirstStepSchema)),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  dismiss: endpoint({
    method: "POST",
    path: "/apps/{id}/next-steps/dismiss",
    access: "user",
    tag: "apps",
    summary: "Hide a next step for 30 days",
    params: ByAppId,
    body: Finding,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/apps/{id}/next-steps/restore",
    access: "user",
    tag: "apps",
    summary: "Undo dismissing a next step",
    params: ByAppId,
    body: Finding,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
