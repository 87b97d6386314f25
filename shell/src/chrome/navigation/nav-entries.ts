import { isAdminRole } from "@listwise/contracts/api";
import type { NavEntry, RegistryRemote } from "@listwise/contracts/remotes";
import { ownEntries } from "./own-entries";

/** An entry with its nested entries. */
export interface NavNode extends NavEntry {
  children: NavEntry[];
}

/** The current user; `role` is `null` for visitors. */
export interface Viewer {
  role: string | null;
}

/** Returns true if the viewer may open the entry. */
export function canOpen({ guard }: Pick<NavEntry, "guard">, { role }: Viewer): boolean {
  if (guard === "admin") return isAdminRole(role);
  return guard === "public" || role !== null;
}

type Described = readonly Pick<RegistryRemote, "descriptor" | "enabled">[];

/** Returns all entries of the shell and of the remotes that are turned on; the others' pages show nothing. */
export function getAllEntries(remotes: Described): NavEntry[] {
  const shown = remotes.filter(({ enabled }) => enabled);
  return [...ownEntries, ...shown.flatMap(({ descriptor }) => descriptor.navigation)];
}

/** Returns a menu's entries for the viewer, sorted by order. */
export function getNavEntries(remotes: Described, area: NavEntry["area"], viewer: Viewer): NavEntry[] {
  return getAllEntries(remotes)
    .filter((entry) => entry.area === area && canOpen(entry, viewer))
    .sort((a, b) => a.order - b.order);
}

/** Nests entries under their `parent`; one without an existing parent stays at the top level. */
export function buildTree(entries: readonly NavEntry[]): NavNode[] {
  const isChild = (entry: NavEntry) => entries.some(({ path }) => path === entry.parent);
  return entries
    .filter((entry) => !isChild(entry))
    .map((entry) => ({ ...entry, children: entries.filter(({ parent }) => parent === entry.path) }));
}

/** Groups entries by their `group`, in order of first appearance. */
export function groupEntries(entries: readonly NavEntry[]): [group: string, entries: NavEntry[]][] {
  const groups = new Map<string, NavEntry[]>();
  for (const entry of entries) {
    const group = entry.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
}

/** Returns true if an entry is current only at its exact path, because another entry's path is below it. */
export function isExact(entry: NavEntry, entries: readonly NavEntry[]): boolean {
  return entries.some(({ path }) => path.startsWith(`${entry.path}/`));
}
