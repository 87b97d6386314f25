import type { NavEntry } from "@listwise/contracts/remotes";
import { useSession } from "@listwise/shared-auth";
import { useMemo } from "react";
import { useRegistryStore } from "../../host/registry/registry.store";
import { getNavEntries } from "./nav-entries";

/** Returns a menu's entries for the current user. */
export function useNavEntries(area: NavEntry["area"]): NavEntry[] {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const role = useSession((session) => session.user?.role ?? null);
  return useMemo(() => getNavEntries(remotes ?? [], area, { role }), [remotes, area, role]);
}
