import { toast } from "@listwise/shared-ui";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { TRACKED_KEY } from "../../shared/tracked-apps.api";
import { addCompetitor, competitorKeys, removeCompetitor } from "./competitors.api";

interface CompetitorRef {
  id: number;
  name: string;
}

const isRef = (value: unknown): value is CompetitorRef =>
  typeof value === "object" && value !== null && "id" in value;

/** Adds and removes competitors of an app, one after another. `pending` are the ids of those being changed. */
export function useChangeCompetitors(appId: number, country: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["competitors", appId];
  const scope = { id: mutationKey.join(" ") };
  const variables = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables,
  });
  const pending: ReadonlySet<number> = new Set(variables.filter(isRef).map(({ id }) => id));
  const refresh = () => {
    // A new competitor is tracked, and its relation changes.
    void client.invalidateQueries({ queryKey: TRACKED_KEY });
    return client.invalidateQueries({ queryKey: competitorKeys.ofApp(appId) });
  };
  const explain = (problem: Error, what: string) => {
    if (!showLimit(problem)) toast.error(what, { description: problem.message });
  };
  const adding = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ id }: CompetitorRef) => addCompetitor(appId, id, country),
    onSuccess: (_answer, { name }) => {
      toast.success("Competitor added", { description: name });
      return refresh();
    },
    onError: (problem) => explain(problem, "Failed to add the competitor."),
  });
  const removing = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ id }: CompetitorRef) => removeCompetitor(appId, id),
    onSuccess: (_answer, chosen) => {
      const action = { label: "Undo", onClick: () => adding.mutate(chosen) };
      toast.success("Competitor removed", { description: chosen.name, duration: 5_000, action });
      return refresh();
    },
    onError: (problem) => explain(problem, "Failed to remove the competitor."),
  });
  return {
    add: ({ id, name }: CompetitorRef) => void (!pending.has(id) && adding.mutate({ id, name })),
    remove: ({ id, name }: CompetitorRef) => void (!pending.has(id) && removing.mutate({ id, name })),
    pending,
  };
}
