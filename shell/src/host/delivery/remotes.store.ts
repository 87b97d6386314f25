import type { RemoteName } from "@listwise/contracts";
import { create } from "zustand";

/** Load status of a remote; `disabled` means turned off or not for this role. */
export type RemoteStatus = "idle" | "loading" | "ready" | "failed" | "disabled";

/** State of a remote in this tab. */
export interface RemoteState {
  status: RemoteStatus;
  /** User-facing error message. */
  problem: string | null;
  /** Identifies the last error in the server's log once it is reported. */
  reportId: string | null;
  /** Number of failures in this tab. */
  failures: number;
}

const initial: RemoteState = { status: "idle", problem: null, reportId: null, failures: 0 };

/** State of every requested remote. Read by the outlets, the status page and the tests. */
export const useRemotesStore = create<Partial<Record<RemoteName, RemoteState>>>(() => ({}));

/** Returns the state of a remote; `idle` if it was never requested. */
export function getRemoteState(name: RemoteName): RemoteState {
  return useRemotesStore.getState()[name] ?? initial;
}

/** Updates the state of a remote. */
export function setRemoteState(name: RemoteName, change: Partial<RemoteState>): void {
  useRemotesStore.setState({ [name]: { ...getRemoteState(name), ...change } });
}

/** Records a failure of a remote. */
export function setFailed(name: RemoteName, problem: string, status: "failed" | "disabled" = "failed"): void {
  setRemoteState(name, { status, problem, failures: getRemoteState(name).failures + 1 });
}
