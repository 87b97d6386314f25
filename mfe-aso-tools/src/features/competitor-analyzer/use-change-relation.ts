import { announceRelation, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { addCompetitor, removeCompetitor, setRelation } from "./competitors.api";
import type { RelatedApp } from "./relation-menu";

type Change =
  | { relation: "own" | "watching"; isTracked: boolean }
  /** Makes the app a competitor of an own app, or no longer. */
  | { ownId: number; isCompetitor: boolean };

const messages = { own: "This is your app now", watching: "Watching this app" };

/** Changes the relation of an app to the user, and which own apps it competes with. */
export function useChangeRelation(app: RelatedApp, country: string) {
  const { id, name } = app;
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Change) => {
      if ("relation" in change) await setRelation(id, change.relation, change.isTracked);
      else if (change.isCompetitor) await addCompetitor(change.ownId, id, country);
      else await removeCompetitor(change.ownId, id);
    },
    onSuccess: async (_, change) => {
      if ("relation" in change) {
        toast.success(messages[change.relation], { description: name });
      } else {
        toast.success(change.isCompetitor ? "Competitor added" : "Competitor removed", { description: name });
      }
      await client.invalidateQueries({ queryKey: ["apps"] });
      announceRelation(app, await client.query({ ...trackedAppsQuery(), staleTime: 0 }));
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      toast.error(`Couldn't change ${name}`, { description: describeError(problem).message });
    },
  });
  const run = (change: Change) => {
    if (!isPending) mutate(change);
  };
  return {
    relate: (relation: "own" | "watching", isTracked: boolean) => run({ relation, isTracked }),
    link: (ownId: number, isCompetitor: boolean) => run({ ownId, isCompetitor }),
  };
}
