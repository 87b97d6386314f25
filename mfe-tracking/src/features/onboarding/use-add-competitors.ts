import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";
import { addCompetitor } from "./onboarding.api";

/** Adds competitors in order until one is refused. Returns the added ids and the problem, `null` if all were added. */
export function useAddCompetitors(appId: number, country: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (apps: readonly AppSummary[]) => {
      const added: AppSummary[] = [];
      let problem: unknown = null;
      try {
        for (const app of apps) {
          await addCompetitor(appId, app.id, country);
          added.push(app);
        }
      } catch (refusal) {
        problem = refusal;
      }
      // Reloads the app switcher, and the figures and next steps below.
      for (const { id, name, storeId } of added) bus.emit("app:followed", { appId: id, name, storeId });
      await client.invalidateQueries({ queryKey: appKeys.followed });
      return { added: added.map(({ id }) => id), problem };
    },
  });
}
