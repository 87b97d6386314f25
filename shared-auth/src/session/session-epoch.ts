import { singleton } from "../platform/singleton";

const state = singleton("session-epoch", () => ({ number: 0, controller: new AbortController() }));

/** Number of the present login; it changes with every sign-in and sign-out, not with a refresh. */
export function sessionEpoch(): number {
  return state.number;
}

/** Aborted when the present login ends, so that late answers of one user never reach another. */
export function sessionSignal(): AbortSignal {
  return state.controller.signal;
}

/** Begins a new epoch and drops the calls of the former one. */
export function nextSessionEpoch(): void {
  state.number += 1;
  const former = state.controller;
  state.controller = new AbortController();
  former.abort(new DOMException("The session changed.", "AbortError"));
}
