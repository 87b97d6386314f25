import { isAdminRole, type NavEntry, type RemoteDescriptor } from "@listwise/contracts";
import { ownEntries } from "./own-entries";

/** An entry and those nested under it. */
export interface NavNode extends NavEntry {
  children: NavEntry[];
}

/** Who looks; `null` is nobody. */
export interface Viewer {
  role: string | null;
}

/** Whether an entry leads somewhere for somebody. */
export function mayFollow({ guard }: Pick<NavEntry, "guard">, { role }: Viewer): boolean {
  if (guard === "admin") return isAdminRole(role);
  return guard === "public" || role !== null;
}

type Described = readonly { descriptor: Pick<RemoteDescriptor, "navigation"> }[];

/** Every entry there is: the shell's and every remote's. */
export function allEntries(remotes: Described): NavEntry[] {
  return [...ownEntries, ...remotes.flatMap(({ descriptor }) => descriptor.navigation)];
}

/** The entries of a menu for a person: the shell's and every remote's, by order. */
export function navEntries(remotes: Described, area: NavEntry["area"], viewer: Viewer): NavEntry[] {
  return allEntries(remotes)
    .filter((entry) => entry.area === area && mayFollow(entry, viewer))
    .sort((a, b) => a.order - b.order);
}

/** Puts entries with a `parent` under it; an orphan stands on its own. */
export function asTree(entries: readonly NavEntry[]): NavNode[] {
  const isChild = (entry: NavEntry) => entries.some(({ path }) => path === entry.parent);
  return entries
    .filter((entry) => !isChild(entry))
    .map((entry) => ({ ...entry, children: entries.filter(({ parent }) => parent === entry.path) }));
}

/** Groups entries under their `group`, in the order the groups first appear. */
export function byGroup(entries: readonly NavEntry[]): [group: string, entries: NavEntry[]][] {
  const groups = new Map<string, NavEntry[]>();
  for (const entry of entries) {
    const group = entry.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
}

/** Whether an entry is current only at exactly its path, because another one lies below it. */
export function isExact(entry: NavEntry, entries: readonly NavEntry[]): boolean {
  return entries.some(({ path }) => path.startsWith(`${entry.path}/`));
}
