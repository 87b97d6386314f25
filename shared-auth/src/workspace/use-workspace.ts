import type { Workspace } from "@listwise/contracts/workspace";
import { useEffect } from "react";
import { needsVerification } from "../guards/decide";
import { useSession } from "../session/session.store";
import { loadRememberedWorkspace } from "./remembered-workspace";
import { setWorkspace } from "./set-workspace";
import { getWorkspace, isWorkspace, useWorkspaceStore } from "./workspace.store";

/** Current app and country of this tab. */
export interface CurrentWorkspace extends Workspace {
  /** False until the address or the server has named both; until then it is all apps and the default country. */
  isKnown: boolean;
  setWorkspace: typeof setWorkspace;
}

/**
 * Returns the current app (`null` for all apps) and country: those of the address, else those that the server remembers.
 * Read them here and never copy them into other state.
 */
export function useWorkspace(): CurrentWorkspace {
  const isKnown = isWorkspace(useWorkspaceStore());
  const userId = useSession(({ user }) => (user && !needsVerification(user) ? user.id : null));
  useEffect(() => {
    if (userId !== null && !isKnown) void loadRememberedWorkspace();
  }, [userId, isKnown]);
  return { ...getWorkspace(), isKnown, setWorkspace };
}
