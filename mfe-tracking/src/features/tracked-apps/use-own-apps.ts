import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { useLimitToast } from "../../shared/use-limit-toast";
import { addApp, removeApp } from "./tracked-apps.api";

const toAppEvent = ({ id, storeId, name }: AppSummary) => ({ appId: id, storeId, name });

export function useAddApp() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationFn: addApp,
    onSuccess: ({ app, followed }) => {
      bus.emit(followed ? "app:followed" : "app:added", toAppEvent(app));
      toast.success(followed ? "App tracked" : "App added", { description: app.name });
      void client.invalidateQueries({ queryKey: appKeys.owned });
      return client.invalidateQueries({ queryKey: appKeys.followed });
    },
    onError: (problem) => {
      showLimit(problem);
    },
  });
}

export function useRemoveApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (app: AppSummary) => removeApp(app.id),
    onSuccess: (_answer, app) => {
      client.setQueryData<AppSummary[]>(appKeys.owned, (list) => list?.filter(({ id }) => id !== app.id));
      bus.emit("app:deleted", toAppEvent(app));
      toast.success("App removed", { description: app.name });
      return client.invalidateQueries({ queryKey: appKeys.followed });
    },
    onError: (problem, app) => {
      toast.error(`Couldn't remove ${app.name}: ${getErrorMessage(problem)}`);
    },
  });
}
