import type { AlertRule, AlertRuleChange } from "@listwise/contracts/alerts";
import { ApiError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertKeys } from "../../shared/alerts.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { useLimitToast } from "../../shared/use-limit-toast";
import { addRule, changeRule, removeRule, type NewRule } from "./alerts.api";

const UNDO_MS = 5_000;

/** Adds a rule and reports when the plan's limit is reached. */
export function useAddRule() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationFn: (rule: NewRule) => addRule(rule),
    onSuccess: (added) => {
      client.setQueryData<AlertRule[]>(alertKeys.rules, (rules) => rules && [added, ...rules]);
      toast.success("Alert added", { description: added.appName });
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        toast.info("You already have this alert");
        return;
      }
      toast.error("Couldn't add the alert", { description: getErrorMessage(problem) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: alertKeys.options }),
  });
}

/** Changes a rule. The caller shows an error. */
export function useChangeRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: AlertRuleChange }) => changeRule(id, change),
    onSuccess: (changed) => {
      client.setQueryData<AlertRule[]>(alertKeys.rules, (rules) =>
        rules?.map((rule) => (rule.id === changed.id ? changed : rule)),
      );
      toast.success("Alert saved");
    },
  });
}

/** Pauses or resumes a rule with an optimistic update. */
export function usePauseRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPaused }: AlertRule) => changeRule(id, { isPaused: !isPaused }),
    onMutate: async ({ id, isPaused }) => {
      await client.cancelQueries({ queryKey: alertKeys.rules });
      client.setQueryData<AlertRule[]>(alertKeys.rules, (rules) =>
        rules?.map((rule) => (rule.id === id ? { ...rule, isPaused: !isPaused } : rule)),
      );
    },
    onError: (problem) => {
      void client.invalidateQueries({ queryKey: alertKeys.rules });
      toast.error("Couldn't change the alert", { description: getErrorMessage(problem) });
    },
  });
}

/** Removes a rule with an optimistic update and offers an undo. */
export function useRemoveRule() {
  const client = useQueryClient();
  const add = useAddRule();
  return useMutation({
    mutationFn: ({ id }: AlertRule) => removeRule(id),
    onMutate: async (rule) => {
      await client.cancelQueries({ queryKey: alertKeys.rules });
      client.setQueryData<AlertRule[]>(alertKeys.rules, (rules) => rules?.filter(({ id }) => id !== rule.id));
    },
    onSuccess: (_answer, { appId, country, scope, condition, threshold, channels, isPaused }) => {
      void client.invalidateQueries({ queryKey: alertKeys.options });
      const onClick = () => add.mutate({ appId, country, scope, condition, threshold, channels, isPaused });
      toast.success("Alert removed", { duration: UNDO_MS, action: { label: "Undo", onClick } });
    },
    onError: (problem) => {
      void client.invalidateQueries({ queryKey: alertKeys.rules });
      toast.error("Couldn't remove the alert", { description: getErrorMessage(problem) });
    },
  });
}
