import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { addCompetitor, competitorKeys, removeCompetitor } from "./competitors.api";

interface CompetitorRef {
  id: number;
  name: string;
}

/** Adds and removes competitors of an app. `pending` is the id of the one being changed. */
export function useChangeCompetitors(appId: number, country: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const refresh = () => client.invalidateQueries({ queryKey: competitorKeys.ofApp(appId) });
  const explain = (problem: Error, what: string) => {
    if (!showLimit(problem)) toast.error(what, { description: problem.message });
  };
  const adding = useMutation({
    mutationKey: ["competitors", appId],
    mutationFn: ({ id }: CompetitorRef) => addCompetitor(appId, id, country),
    onSuccess: (_answer, { name }) => {
      toast.success("Competitor added", { description: name });
      return refresh();
    },
    onError: (problem) => explain(problem, "Failed to add the competitor."),
  });
  const removing = useMutation({
    mutationKey: ["competitors", appId],
    mutationFn: ({ id }: CompetitorRef) => removeCompetitor(appId, id),
    onSuccess: (_answer, chosen) => {
      const action = { label: "Undo", onClick: () => adding.mutate(chosen) };
      toast.success("Competitor removed", { description: chosen.name, duration: 5_000, action });
      return refresh();
    },
    onError: (problem) => explain(problem, "Failed to remove the competitor."),
  });
  const idle = () => client.isMutating({ mutationKey: ["competitors", appId] }) === 0;
  return {
    add: (app: CompetitorRef) => void (idle() && adding.mutate(app)),
    remove: (app: CompetitorRef) => void (idle() && removing.mutate(app)),
    pending: adding.isPending ? adding.variables.id : removing.isPending ? removing.variables.id : null,
  };
}
