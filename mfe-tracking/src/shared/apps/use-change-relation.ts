import type { AppSummary } from "@listwise/contracts/apps";
import { announceRelation } from "@listwise/shared-auth";
import { reportRelationChange, toast, type RelationChange } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../get-error-message";
import { useLimitToast } from "../use-limit-toast";
import {
  addCompetitor,
  appKeys,
  removeCompetitor,
  setRelation,
  trackAsOwn,
  trackedAppsQuery,
} from "./apps.api";

/** Returns a function that changes an app's relation to the user, one change at a time. It tracks an untracked app. */
export function useChangeRelation(app: AppSummary, country?: string): (change: RelationChange) => void {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { id, name } = app;

  async function apply(change: RelationChange): Promise<unknown> {
    if (change.to === "competitor") return addCompetitor(change.of.id, id, country);
    if (change.to === "no-competitor") return removeCompetitor(change.of.id, id);
    const tracked = await client.query(trackedAppsQuery());
    if (tracked.some((one) => one.app.id === id)) return setRelation(id, change.to);
    return trackAsOwn(app, country);
  }

  /** Returns false if the app is no longer tracked. */
  async function reload(): Promise<boolean> {
    await client.invalidateQueries({ queryKey: appKeys.all });
    return announceRelation(app, await client.query({ ...trackedAppsQuery(), staleTime: 0 }));
  }

  const { mutate } = useMutation({
    // A change waits for the one before.
    scope: { id: `relation ${id}` },
    mutationFn: apply,
    onSuccess: (_answer, change) => reportRelationChange(change, name, reload),
    onError: (problem) => {
      if (!showLimit(problem)) toast.error(`Couldn't change ${name}: ${getErrorMessage(problem)}`);
    },
  });
  return (change) => mutate(change);
}
