import { appsEndpoints, type TrackedApp } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { groupLinkedApps, RELATION_GROUPS, sortByRelation } from "@listwise/shared-ui";
import { queryOptions } from "@tanstack/react-query";

/** Loads the apps that can be current. */
export const workspaceAppsQuery = queryOptions({
  queryKey: ["workspace-apps"],
  queryFn: async ({ signal }) => (await call(appsEndpoints.followed, { signal })).data,
  staleTime: 60_000,
});

/**
 * Returns the apps whose name contains the text, by relation and name: own apps first. Linked apps are one entry, which
 * matches with either name. Groups without apps are left out.
 */
export function groupApps(
  apps: readonly TrackedApp[],
  search: string,
): [title: string, entries: TrackedApp[][]][] {
  const wanted = search.trim().toLowerCase();
  const found = groupLinkedApps(sortByRelation(apps)).filter((entry) =>
    entry.some(({ app }) => app.name.toLowerCase().includes(wanted)),
  );
  return RELATION_GROUPS.map(([relation, title]): [string, TrackedApp[][]] => [
    title,
    found.filter((entry) => (sortByRelation(entry)[0]?.relation ?? "watching") === relation),
  ]).filter(([, entries]) => entries.length > 0);
}
