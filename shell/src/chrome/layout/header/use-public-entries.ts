import type { NavEntry } from "@listwise/contracts/remotes";
import { useLocation } from "react-router-dom";
import { useNavEntries } from "../../navigation/use-nav-entries";

/** Returns the visitors' entries. On the home page, entries with an anchor point to its own sections. */
export function usePublicEntries(): NavEntry[] {
  const { pathname } = useLocation();
  const entries = useNavEntries("public");
  if (pathname !== "/") return entries;
  return entries.map((entry) => {
    const anchor = entry.path.split("#")[1];
    return anchor ? { ...entry, path: `/#${anchor}` } : entry;
  });
}
