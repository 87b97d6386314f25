import type { RegistryRemote } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { addWorkspaceParams, useWorkspace } from "@listwise/shared-auth";
import { useMemo } from "react";
import { useRegistryStore } from "../../host/registry/registry.store";

const WorkspaceHandleSchema = z.object({ workspace: z.literal(true) });

/** Returns true if a route's page works on the current app and country. */
export function isWorkspaceRoute({ handle }: { handle: unknown }): boolean {
  return z.safeParse(WorkspaceHandleSchema, handle).success;
}

function listPaths(remotes: readonly Pick<RegistryRemote, "descriptor">[]): Set<string> {
  const routes = remotes.flatMap(({ descriptor }) => descriptor.routes);
  return new Set(routes.flatMap(({ path, workspace }) => (workspace ? [path] : [])));
}

/** Returns a function that adds the current app and country to a path if its page works on them. */
export function useWorkspacePath(): (path: string) => string {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const paths = useMemo(() => listPaths(remotes ?? []), [remotes]);
  const { appId, country } = useWorkspace();
  return (path) => {
    if (appId === null || !paths.has(path)) return path;
    return `${path}?${addWorkspaceParams(new URLSearchParams(), { appId, country }).toString()}`;
  };
}
