import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../get-error-message";
import { portfolioKeys } from "../../portfolio/portfolio.api";
import { appKeys } from "../apps.api";
import { getOtherStore, linkApp, unlinkApp, type LinkRequest } from "./app-links.api";

/** Returns the mutations that link an app with the same product's app in the other store, and unlink it. */
export function useLinkApp({ id, name, platform }: Pick<AppSummary, "id" | "name" | "platform">) {
  const client = useQueryClient();
  const reload = async (otherId: number) => {
    bus.emit("app:links-changed", { appIds: [id, otherId] });
    await Promise.all([
      client.invalidateQueries({ queryKey: appKeys.followed }),
      client.invalidateQueries({ queryKey: appKeys.link }),
      client.invalidateQueries({ queryKey: portfolioKeys.list }),
    ]);
  };
  const link = useMutation({
    mutationFn: (request: LinkRequest) => linkApp(id, request),
    onSuccess: (_answer, { appId }) => {
      toast.success(`Linked with ${getOtherStore(platform)}`, { description: name });
      return reload(appId);
    },
  });
  const unlink = useMutation<unknown, Error, number>({
    mutationFn: () => unlinkApp(id),
    onSuccess: (_answer, otherId) => {
      const restore = () =>
        link.mutate(
          { appId: otherId },
          {
            onError: (problem) => toast.error(`Couldn't link ${name}: ${getErrorMessage(problem)}`),
          },
        );
      const action = { label: "Undo", onClick: restore };
      toast.success(`Unlinked from ${getOtherStore(platform)}`, { description: name, action });
      return reload(otherId);
    },
    onError: (problem) => toast.error(`Couldn't unlink ${name}: ${getErrorMessage(problem)}`),
  });
  return { link, unlink };
}
