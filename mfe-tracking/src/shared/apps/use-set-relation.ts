import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../get-error-message";
import { useLimitToast } from "../use-limit-toast";
import { appKeys, setRelation } from "./apps.api";

const messages = { own: "This is your app now", watching: "Watching this app" };

/** Makes a tracked app the user's own, or one that the user only watches. */
export function useSetRelation({ id, storeId, name }: Pick<AppSummary, "id" | "storeId" | "name">) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationFn: (relation: "own" | "watching") => setRelation(id, relation),
    onSuccess: async ({ relation }, requested) => {
      await client.invalidateQueries({ queryKey: appKeys.all });
      bus.emit("app:relation-changed", { appId: id, storeId, name, relation });
      toast.success(messages[requested], { description: name });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error(`Couldn't change ${name}: ${getErrorMessage(problem)}`);
    },
  });
}
