import { workspaceEndpoints, type Workspace } from "@listwise/contracts/workspace";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../http/call";
import { log } from "../platform/log";
import { queryClient } from "../query/query-client";
import { getSessionEpoch } from "../session/session-epoch";
import { adoptWorkspace, getWorkspace, useWorkspaceStore } from "./workspace.store";

const rememberedQuery = queryOptions({
  queryKey: ["workspace"],
  queryFn: async ({ signal }) => (await call(workspaceEndpoints.get, { signal })).data,
  staleTime: Infinity,
});

let saving = Promise.resolve();

/**
 * Completes this tab's workspace with the one that the server remembers. If that cannot be loaded, the missing values
 * are all apps and the default country, so that pages don't wait.
 */
export async function loadRememberedWorkspace(): Promise<void> {
  const epoch = getSessionEpoch();
  const remembered = await queryClient.query(rememberedQuery).catch(getWorkspace);
  if (getSessionEpoch() !== epoch) return;
  // The address, or a choice made in the meantime, wins.
  adoptWorkspace({ ...remembered, ...useWorkspaceStore.getState() });
}

/** Saves the workspace on the server, one choice after the other. A failure only means that it is not remembered. */
export function saveWorkspace(workspace: Workspace): void {
  queryClient.setQueryData(rememberedQuery.queryKey, workspace);
  saving = saving
    .then(() => call(workspaceEndpoints.save, { body: workspace, keepalive: true }))
    .then(
      () => undefined,
      (problem: unknown) => log.warn("the current app could not be saved", problem),
    );
}
