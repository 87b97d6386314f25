import { removeDetails } from "@listwise/contracts/events";
import type { RegistryRemote } from "@listwise/contracts/remotes";
import type { Workspace } from "@listwise/contracts/workspace";
import { z } from "@listwise/contracts/zod";
import { addWorkspaceParams, parseWorkspace, useWorkspace } from "@listwise/shared-auth";
import { useMemo } from "react";
import { useMatches } from "react-router-dom";
import { useRegistryStore } from "../../host/registry/registry.store";

const WorkspaceRouteSchema = z.object({
  workspace: z.literal(true),
  allCountries: z.optional(z.boolean()),
});

/** Route whose page works on the current app and country. */
export type WorkspaceRoute = z.infer<typeof WorkspaceRouteSchema>;

/** Returns the current route if its page works on the current app and country, else `null`. */
export function useWorkspaceRoute(): WorkspaceRoute | null {
  const handles = useMatches().map(({ handle }) => z.safeParse(WorkspaceRouteSchema, handle));
  return handles.find(({ success }) => success)?.data ?? null;
}

/**
 * Returns the parameters with what they don't say about the current app and country. A country that they name stays, also an
 * unknown one, which pages report.
 */
export function completeParams(
  search: URLSearchParams,
  { appId, country }: Workspace,
  { allCountries = false }: Pick<WorkspaceRoute, "allCountries">,
): URLSearchParams {
  const named = parseWorkspace(search);
  const isAppNamed = named.appId !== undefined;
  // There, no country means all countries.
  const isCountryOptional = allCountries && (isAppNamed || appId === null);
  if (isAppNamed && (isCountryOptional || hasCountry(search))) return search;
  return addWorkspaceParams(search, {
    appId,
    ...(!isCountryOptional && !hasCountry(search) && { country }),
  });
}

const hasCountry = (search: URLSearchParams) => removeDetails(search).has("country");

/** Returns a function that adds the current app and country to a path if its page works on them. */
export function useWorkspacePath(): (path: string) => string {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const routes = useMemo(() => mapRoutes(remotes ?? []), [remotes]);
  const { isKnown, appId, country } = useWorkspace();
  return (path) => {
    const route = routes.get(path);
    if (!isKnown || !route) return path;
    return `${path}?${completeParams(new URLSearchParams(), { appId, country }, route).toString()}`;
  };
}

function mapRoutes(remotes: readonly Pick<RegistryRemote, "descriptor">[]) {
  const routes = remotes.flatMap(({ descriptor }) => descriptor.routes);
  return new Map(routes.filter(({ workspace }) => workspace).map((route) => [route.path, route]));
}
