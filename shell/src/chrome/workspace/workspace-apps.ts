import { appsEndpoints, type Relation, type TrackedApp } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the apps that can be current. */
export const workspaceAppsQuery = queryOptions({
  queryKey: ["workspace-apps"],
  queryFn: async ({ signal }) => (await call(appsEndpoints.followed, { signal })).data,
  staleTime: 60_000,
});

const GROUPS: readonly [Relation, string][] = [
  ["own", "Your apps"],
  ["competitor", "Competitors"],
  ["watching", "Watching"],
];

export const STORE_NAMES = { ios: "App Store", android: "Google Play" } as const;

/** Returns the apps whose name contains the text, by relation: own apps first. Groups without apps are left out. */
export function groupApps(
  apps: readonly TrackedApp[],
  search: string,
): [title: string, apps: TrackedApp[]][] {
  const wanted = search.trim().toLowerCase();
  const found = apps.filter(({ app }) => app.name.toLowerCase().includes(wanted));
  return GROUPS.map(([relation, title]): [string, TrackedApp[]] => [
    title,
    found.filter((app) => (app.relation ?? "watching") === relation),
  ]).filter(([, members]) => members.length > 0);
}
