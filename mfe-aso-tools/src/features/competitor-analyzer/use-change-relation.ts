import type { AppSummary } from "@listwise/contracts/apps";
import { announceRelation, describeError } from "@listwise/shared-auth";
import { reportRelationChange, toast, type RelationChange } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { addCompetitor, removeCompetitor, setRelation } from "./competitors.api";

/** An app whose relation can be changed. */
export type RelatedApp = Pick<AppSummary, "id" | "storeId" | "name">;

/** Returns a function that changes an app's relation to the user, one change at a time. */
export function useChangeRelation(app: RelatedApp, country: string): (change: RelationChange) => void {
  const { id, name } = app;
  const client = useQueryClient();
  const showLimit = useLimitToast();

  async function apply(change: RelationChange): Promise<unknown> {
    if (change.to === "competitor") return addCompetitor(change.of.id, id, country);
    if (change.to === "no-competitor") return removeCompetitor(change.of.id, id);
    const tracked = await client.query(trackedAppsQuery());
    return setRelation(
      id,
      change.to,
      tracked.some((one) => one.app.id === id),
    );
  }
  /** Returns false if the app is no longer tracked. */
  async function reload(): Promise<boolean> {
    await client.invalidateQueries({ queryKey: ["apps"] });
    return announceRelation(app, await client.query({ ...trackedAppsQuery(), staleTime: 0 }));
  }

  const { mutate } = useMutation({
    // A change waits for the one before.
    scope: { id: `relation ${id}` },
    mutationFn: apply,
    onSuccess: (_answer, change) => reportRelationChange(change, name, reload),
    onError: (problem) => {
      if (showLimit(problem)) return;
      toast.error(`Couldn't change ${name}`, { description: describeError(problem).message });
    },
  });
  return (change) => mutate(change);
}
