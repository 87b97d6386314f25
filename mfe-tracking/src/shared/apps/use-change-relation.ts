import type { AppSummary } from "@listwise/contracts/apps";
import { announceRelation } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
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

/** Change of the relation of an app to the user; `of` is the own app that it competes with. */
export type RelationChange =
  { to: "own" | "watching" } | { to: "competitor" | "no-competitor"; of: Pick<AppSummary, "id" | "name"> };

function getMessage(change: RelationChange): string {
  switch (change.to) {
    case "own":
      return "This is your app now";
    case "watching":
      return "Watching this app";
    case "competitor":
      return `Now a competitor of ${change.of.name}`;
    case "no-competitor":
      return `No longer a competitor of ${change.of.name}`;
  }
}

/** Changes an app's relation to the user. An app that isn't tracked is tracked. */
export function useChangeRelation(app: AppSummary, country?: string) {
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

  return useMutation({
    mutationFn: apply,
    onSuccess: async (_answer, change) => {
      await client.invalidateQueries({ queryKey: appKeys.all });
      const tracked = await client.query({ ...trackedAppsQuery(), staleTime: 0 });
      const isTracked = announceRelation(app, tracked);
      toast.success(getMessage(change), {
        description: isTracked ? name : `${name} is no longer tracked: your plan has no room for it.`,
      });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error(`Couldn't change ${name}: ${getErrorMessage(problem)}`);
    },
  });
}
