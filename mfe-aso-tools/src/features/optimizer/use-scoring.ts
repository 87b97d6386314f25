import type { AppSummary } from "@listwise/contracts/apps";
import { describeError, LIMITS_KEY } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { runOptimization, versionsQuery, type RunInput } from "./optimizer.api";

/** Scores texts. The server counts each score as a daily optimization and saves it as a version. */
export function useScoring(app: AppSummary, input: RunInput) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const run = useMutation({
    mutationKey: ["optimize"],
    mutationFn: (sent: RunInput) => runOptimization(app.id, sent),
    onError: (problem) => {
      if (showLimit(problem)) return;
      const { message, advice } = describeError(problem);
      toast.error("Couldn't score the text", { description: `${message} ${advice}`.trim() });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: versionsQuery(app.id, input.kind).queryKey });
      await client.invalidateQueries({ queryKey: [LIMITS_KEY] });
    },
  });
  const scored = run.data?.data;
  const isCurrent =
    scored?.country === input.country &&
    scored.platform === input.platform &&
    Object.entries(scored.texts).every(
      ([key, text]) => text === (Object.entries(input.texts).find(([own]) => own === key)?.[1] ?? ""),
    );
  return {
    run: () => {
      if (!run.isPending) run.mutate(input);
    },
    running: run.isPending,
    result: run.data ?? null,
    /** True if the result is for the current texts. */
    isCurrent,
  };
}

export type Run = ReturnType<typeof useScoring>;
