import type { RemoteName } from "@listwise/contracts/remotes";
import { getHostPorts } from "../ports";
import { useRegistryStore } from "../registry/registry.store";

/** Returns true if `path` belongs to another remote that is turned on; a page of the failed one would lead to the same message. */
function isElsewhere(path: string, failed: RemoteName): boolean {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  const owner = remotes.find(({ descriptor }) =>
    descriptor.routes.some((route) => route.path.toLowerCase() === path),
  );
  return owner?.enabled === true && owner.name !== failed;
}

/** Returns the link that leads away from a remote that failed. Settings and login are pages of the shell. */
export function getLeaveLink(failed: RemoteName): { to: string; label: string } {
  if (getHostPorts().token()) {
    return isElsewhere("/dashboard", failed)
      ? { to: "/dashboard", label: "Go to dashboard" }
      : { to: "/settings", label: "Go to settings" };
  }
  return isElsewhere("/", failed)
    ? { to: "/", label: "Go to the home page" }
    : { to: "/login", label: "Go to login" };
}
