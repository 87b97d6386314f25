import { LIMITS_KEY } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/get-error-message";
import { useLimitToast } from "../../shared/use-limit-toast";
import { reportKeys } from "./reports.api";

/** Runs an action on reports. Afterwards reports and limits load again; a failure is shown with `failure` as title. */
export function useReportAction<Input, Output>(action: (input: Input) => Promise<Output>, failure: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationFn: action,
    onError: (problem) => {
      if (!showLimit(problem)) toast.error(failure, { description: getErrorMessage(problem) });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: reportKeys.all });
      void client.invalidateQueries({ queryKey: [LIMITS_KEY] });
    },
  });
}
