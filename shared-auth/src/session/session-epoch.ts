import { singleton } from "../platform/singleton";

const state = singleton("session-epoch", () => ({ number: 0, controller: new AbortController() }));

/** Returns the number of the current session. It changes with every sign-in and sign-out, not with a refresh. */
export function getSessionEpoch(): number {
  return state.number;
}

/** Returns a signal that aborts when the current session ends, so that late responses never reach another user. */
export function getSessionSignal(): AbortSignal {
  return state.controller.signal;
}

/** Starts a new epoch and aborts the calls of the previous one. */
export function startSessionEpoch(): void {
  state.number += 1;
  const former = state.controller;
  state.controller = new AbortController();
  former.abort(new DOMException("The session changed.", "AbortError"));
}
