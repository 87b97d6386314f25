import type { RemoteName } from "@listwise/contracts";
import { create } from "zustand";

/** How far a remote is. `disabled`: switched off, or not for this role. */
export type RemoteStatus = "idle" | "loading" | "ready" | "failed" | "disabled";

/** The state of one remote in this tab. */
export interface RemoteState {
  status: RemoteStatus;
  /** What a person is told when it failed. */
  problem: string | null;
  /** Finds the last failure in the server's log, once it was reported. */
  reportId: string | null;
  /** Failures so far. */
  failures: number;
}

const initial: RemoteState = { status: "idle", problem: null, reportId: null, failures: 0 };

/** The state of every remote that was asked for. Read by the outlets, the status page and the tests. */
export const useRemotesStore = create<Partial<Record<RemoteName, RemoteState>>>(() => ({}));

/** The state of one remote; `idle` when it was never asked for. */
export function stateOf(name: RemoteName): RemoteState {
  return useRemotesStore.getState()[name] ?? initial;
}

/** Changes the state of one remote. */
export function setRemoteState(name: RemoteName, change: Partial<RemoteState>): void {
  useRemotesStore.setState({ [name]: { ...stateOf(name), ...change } });
}

/** Notes that a remote failed. */
export function setFailed(name: RemoteName, problem: string, status: "failed" | "disabled" = "failed"): void {
  setRemoteState(name, { status, problem, failures: stateOf(name).failures + 1 });
}
