import { nextStepsEndpoints, type NextStep } from "@listwise/contracts/next-steps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Identifies a step of an app. */
export type DismissedStep = Pick<NextStep, "kind" | "subject">;

export const nextStepKeys = { all: ["next-steps"] as const };

/** Loads the next steps of an own app in a country. */
export function nextStepsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...nextStepKeys.all, appId, country],
    queryFn: ({ signal }) =>
      call(nextStepsEndpoints.list, { params: { id: String(appId) }, query: { country }, signal }),
    // Users return from a step's page when they have done it.
    staleTime: 0,
  });
}

/** Loads the most valuable next step of each own app in a country. */
export function firstStepsQuery(country: string) {
  return queryOptions({
    queryKey: [...nextStepKeys.all, "first", country],
    queryFn: async ({ signal }) =>
      (await call(nextStepsEndpoints.first, { query: { country }, signal })).data,
    // It is computed for each app.
    staleTime: 60_000,
  });
}

export function dismissStep(appId: number, { kind, subject }: DismissedStep) {
  return call(nextStepsEndpoints.dismiss, { params: { id: String(appId) }, body: { kind, subject } });
}

export function restoreStep(appId: number, { kind, subject }: DismissedStep) {
  return call(nextStepsEndpoints.restore, { params: { id: String(appId) }, body: { kind, subject } });
}
