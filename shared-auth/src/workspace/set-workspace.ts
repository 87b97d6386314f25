import type { Workspace } from "@listwise/contracts/workspace";
import { page } from "../platform/page";
import { saveWorkspace } from "./remembered-workspace";
import { addWorkspaceParams } from "./workspace-params";
import { adoptWorkspace, getWorkspace } from "./workspace.store";

/**
 * Makes an app or a country current in this tab: in the address (a new history entry, so that Back returns), on the bus
 * and on the server. The page and its other parameters stay.
 */
export function setWorkspace(change: Partial<Workspace>): void {
  const before = getWorkspace();
  const workspace = { ...before, ...change };
  if (workspace.appId === before.appId && workspace.country === before.country) return;
  const isInAddress = page.changeSearch((search) => addWorkspaceParams(search, workspace));
  // Otherwise the navigation brings it, so that address and workspace change together.
  if (!isInAddress) adoptWorkspace(workspace);
  saveWorkspace(workspace);
}
