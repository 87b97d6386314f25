import { isAdminRole } from "@listwise/contracts/api";
import type { Workspace } from "@listwise/contracts/workspace";
import { useEffect } from "react";
import { needsVerification } from "../guards/decide";
import { getSession, useSession } from "../session/session.store";
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
 * Loads the remembered workspace of a signed-in user. A page starts with it, so that its address is complete before its
 * remote renders; otherwise the first component that uses the workspace loads it.
 */
export function preloadWorkspace(): void {
  const { user } = getSession();
  if (!user || isAdminRole(user.role) || needsVerification(user)) return;
  if (!isWorkspace(useWorkspaceStore.getState())) void loadRememberedWorkspace();
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
