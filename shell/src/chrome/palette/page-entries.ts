import type { NavEntry, RegistryRemote } from "@listwise/contracts/remotes";
import { getAllEntries, canOpen, getNavEntries, type Viewer } from "../navigation/nav-entries";

const AREAS: readonly NavEntry["area"][] = ["sidebar", "top", "command", "public", "admin", "footer"];

/**
 * Returns every page that the viewer may open, once each: all menu entries and the remotes' palette-only
 * entries.
 */
export function getPageEntries(
  remotes: readonly Pick<RegistryRemote, "descriptor" | "enabled">[],
  viewer: Viewer,
): NavEntry[] {
  const guards = new Map(
    remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path, guard }) => [path, guard])),
  );
  const soon = new Set(getAllEntries(remotes).flatMap((entry) => (entry.soon ? [entry.path] : [])));
  const byPath = new Map<string, NavEntry>();
  for (const entry of AREAS.flatMap((area) => getNavEntries(remotes, area, viewer))) {
    const path = entry.path.split("#")[0] ?? "";
    const guard = guards.get(path) ?? entry.guard;
    const leads = path.startsWith("/") && !soon.has(path) && canOpen({ guard }, viewer);
    if (leads && !byPath.has(path)) byPath.set(path, { ...entry, path });
  }
  return [...byPath.values()];
}
