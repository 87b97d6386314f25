import type { RemoteName } from "@listwise/contracts/remotes";
import { useMatches } from "react-router-dom";
import { PAGES } from "../delivery/load-remote";
import { GUARD_BLOCKED } from "./guard-blocked";
import { RemoteSlot } from "./remote-slot";

/** Renders the pages of a remote. It is the element of all its routes, so that it stays mounted between them. */
export function RemoteOutlet({ remote }: { remote: RemoteName }) {
  const blocked = useMatches().at(-1)?.loaderData === GUARD_BLOCKED;
  return blocked ? null : <RemoteSlot key={remote} remote={remote} module={PAGES} />;
}
