import { appsEndpoints, type AppSummary, type TrackedApp } from "@listwise/contracts/apps";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith } from "@listwise/shared-auth/testing";

/** Makes an app current, as the shell does with the address of the page. */
export function makeCurrent(appId: number | null, country = "us"): void {
  adoptWorkspace({ appId, country });
}

/** Answers with these apps as the tracked ones; they are the user's own. */
export function answerWithApps(...apps: AppSummary[]) {
  return answerWith(appsEndpoints.followed, { success: true, data: apps.map((app) => aTrackedApp(app)) });
}

/** Returns one of the user's own apps as the list of tracked apps has it. */
export function aTrackedApp(app: AppSummary, change: Partial<TrackedApp> = {}): TrackedApp {
  return {
    ...{ app, followedAt: "2026-11-01T00:00:00.000Z", tags: [], relation: "own", competitorOf: [] },
    ...change,
  };
}
