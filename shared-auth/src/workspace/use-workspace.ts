import type { Workspace } from "@listwise/contracts/workspace";
import { useEffect } from "react";
import { needsVerification } from "../guards/decide";
import { useSession } from "../session/session.store";
import { loadRememberedWorkspace } from "./remembered-workspace";
import { setWorkspace } from "./set-workspace";
import { getWorkspace, isWorkspace, useWorkspaceCheck, useWorkspaceStore } from "./workspace.store";

/** Current app and country of this tab. */
export interface CurrentWorkspace extends Workspace {
  /**
   * False until the address or the server has named both, and while the shell checks that the app is tracked. What they
   * haven't named is all apps and the default country until then.
   */
  isKnown: boolean;
  setWorkspace: typeof setWorkspace;
}

/**
 * Returns the current app (`null` for all apps) and country: those of the address, else those that the server remembers.
 * Read them here and never copy them into other state.
 */
export function useWorkspace(): CurrentWorkspace {
  const isNamed = isWorkspace(useWorkspaceStore());
  const isChecking = useWorkspaceCheck();
  const userId = useSession(({ user }) => (user && !needsVerification(user) ? user.id : null));
  useEffect(() => {
    if (userId !== null && !isNamed) void loadRememberedWorkspace();
  }, [userId, isNamed]);
  return { ...getWorkspace(), isKnown: isNamed && !isChecking, setWorkspace };
}
