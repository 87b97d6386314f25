import { NEXT_STEP_DISMISSED_DAYS, type NextStep } from "@listwise/contracts/next-steps";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../get-error-message";
import { dismissStep, nextStepsQuery, restoreStep } from "./next-steps.api";

const UNDO_MS = 5_000;

/** Dismisses a next step with an optimistic update, rolled back on failure, and offers an undo for 5 s. */
export function useDismissStep(appId: number, country: string) {
  const client = useQueryClient();
  const { queryKey } = nextStepsQuery(appId, country);
  // The other steps of the app depend on the country only through its findings, so all are loaded again.
  const reload = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
  const undo = useMutation({
    mutationFn: (step: NextStep) => restoreStep(appId, step),
    onSuccess: reload,
    onError: (problem) => {
      toast.error("Couldn't undo", { description: getErrorMessage(problem) });
    },
  });
  return useMutation({
    mutationFn: (step: NextStep) => dismissStep(appId, step),
    onMutate: async (step) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (answer) => answer && { ...answer, data: answer.data.filter((one) => one !== step) },
      );
      return before;
    },
    onError: (problem, _step, before) => {
      client.setQueryData(queryKey, before);
      toast.error("Couldn't dismiss the step", { description: getErrorMessage(problem) });
    },
    onSuccess: (_answer, step) => {
      toast.success(`Hidden for ${NEXT_STEP_DISMISSED_DAYS} days`, {
        description: step.title,
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => undo.mutate(step) },
      });
      return reload();
    },
  });
}
