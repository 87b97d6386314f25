import type { RemoteName } from "@listwise/contracts/remotes";
import { create } from "zustand";

/** Load status of a remote; `slow` means that it took too long, `disabled` turned off or not for this role. */
export type RemoteStatus = "idle" | "loading" | "ready" | "slow" | "failed" | "disabled";

/** View of a remote: what the page shows of it. */
export interface RemoteView {
  status: RemoteStatus;
  /** User-facing error message. */
  problem: string | null;
  /** Identifies the last error in the server's log once it is reported. */
  reportId: string | null;
}

const initial: RemoteView = { status: "idle", problem: null, reportId: null };

/** Views of all requested remotes, which the outlets show. */
export const useRemotesStore = create<Partial<Record<RemoteName, RemoteView>>>(() => ({}));

/** Returns the view of a remote; `idle` if it was never requested. */
export function getRemoteView(name: RemoteName): RemoteView {
  return useRemotesStore.getState()[name] ?? initial;
}

/** Updates the view of a remote. */
export function setRemoteView(name: RemoteName, change: Partial<RemoteView>): void {
  useRemotesStore.setState({ [name]: { ...getRemoteView(name), ...change } });
}

/** Records a failure of a remote. */
export function setFailed(
  name: RemoteName,
  problem: string,
  status: "slow" | "failed" | "disabled" = "failed",
): void {
  setRemoteView(name, { status, problem });
}
