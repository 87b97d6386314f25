import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { TRACKED_KEY } from "../../shared/tracked-apps.api";
import { addCompetitor, competitorKeys, removeCompetitor } from "./competitors.api";

interface CompetitorRef {
  id: number;
  name: string;
}

/** Adds and removes competitors of an app, one after another. `pending` are the ids of those being changed. */
export function useChangeCompetitors(appId: number, country: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const scope = { id: `competitors ${appId}` };
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const setBusy = (id: number, isBusy: boolean) =>
    setPending((known) => new Set(isBusy ? [...known, id] : [...known].filter((one) => one !== id)));
  const refresh = () => {
    // A new competitor is tracked, and its relation changes.
    void client.invalidateQueries({ queryKey: TRACKED_KEY });
    return client.invalidateQueries({ queryKey: competitorKeys.ofApp(appId) });
  };
  const explain = (problem: Error, what: string) => {
    if (!showLimit(problem)) toast.error(what, { description: problem.message });
  };
  const adding = useMutation({
    scope,
    onMutate: ({ id }) => setBusy(id, true),
    onSettled: (_answer, _problem, { id }) => setBusy(id, false),
    mutationFn: ({ id }: CompetitorRef) => addCompetitor(appId, id, country),
    onSuccess: (_answer, { name }) => {
      toast.success("Competitor added", { description: name });
      return refresh();
    },
    onError: (problem) => explain(problem, "Failed to add the competitor."),
  });
  const removing = useMutation({
    scope,
    onMutate: ({ id }) => setBusy(id, true),
    onSettled: (_answer, _problem, { id }) => setBusy(id, false),
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
