import { useSession } from "@listwise/shared-auth";
import { areOverridesAllowed } from "../host/registry/overrides/override";

/**
 * Returns true for those who may override remotes: administrators, and everyone on a site with demo data on a loopback
 * address. This only hides the developer tools; the server decides what an address or a call may do.
 */
export function useMayOpenDevtools(): boolean {
  // Checked again when the account changes.
  useSession((session) => session.user?.role);
  return areOverridesAllowed();
}
