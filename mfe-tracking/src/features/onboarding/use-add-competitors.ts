import { useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";
import { nextStepKeys } from "../../shared/next-steps/next-steps.api";
import { addCompetitor } from "./onboarding.api";

/** Adds competitors in order until one is refused. Returns the added ids and the problem, `null` if all were added. */
export function useAddCompetitors(appId: number, country: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const added: number[] = [];
      let problem: unknown = null;
      try {
        for (const id of ids) {
          await addCompetitor(appId, id, country);
          added.push(id);
        }
      } catch (refusal) {
        problem = refusal;
      }
      void client.invalidateQueries({ queryKey: nextStepKeys.all });
      await client.invalidateQueries({ queryKey: appKeys.followed });
      return { added, problem };
    },
  });
}
