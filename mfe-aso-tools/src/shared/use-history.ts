import { useMemo, useReducer } from "react";

const UNDO_STEP_MS = 1_000;
const MAX_UNDO_STEPS = 100;

export interface HistoryState<T> {
  past: readonly T[];
  value: T;
  future: readonly T[];
  /** The step and time of the last change: keystrokes without a pause form one undo step. */
  last: { step: string | null; at: number };
}

export type HistoryAction<T> =
  | { type: "set"; value: T | ((current: T) => T); step: string | null; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "begin"; value: T };

const nothing = { step: null, at: 0 };

export function begin<T>(value: T): HistoryState<T> {
  return { past: [], value, future: [], last: nothing };
}

export function reduce<T>(state: HistoryState<T>, action: HistoryAction<T>): HistoryState<T> {
  const { past, value, future, last } = state;
  if (action.type === "begin") return begin(action.value);
  if (action.type === "undo") {
    const before = past.at(-1);
    if (before === undefined) return state;
    return { past: past.slice(0, -1), value: before, future: [value, ...future], last: nothing };
  }
  if (action.type === "redo") {
    const [next, ...rest] = future;
    if (next === undefined) return state;
    return { past: [...past, value], value: next, future: rest, last: nothing };
  }
  const { step, at } = action;
  const next = action.value instanceof Function ? action.value(value) : action.value;
  const goesOn = step !== null && step === last.step && at - last.at < UNDO_STEP_MS;
  return {
    past: goesOn ? past : [...past, value].slice(-MAX_UNDO_STEPS),
    value: next,
    future: [],
    last: { step, at },
  };
}

/**
 * Holds a value with undo and redo. `step` names the field that is typed into, so that pauses and other fields start a
 * new
 * undo step.
 */
export function useHistory<T extends object>(first: T) {
  const [state, dispatch] = useReducer(reduce<T>, first, begin);
  const actions = useMemo(
    () => ({
      /** Sets the value. A function receives the current value, for results of async work. */
      set: (value: T | ((current: T) => T), step: string | null = null) =>
        dispatch({ type: "set", value, step, at: Date.now() }),
      undo: () => dispatch({ type: "undo" }),
      redo: () => dispatch({ type: "redo" }),
      /** Starts over with another value: earlier changes can't be undone. */
      begin: (value: T) => dispatch({ type: "begin", value }),
    }),
    [],
  );
  return { ...actions, value: state.value, canUndo: state.past.length > 0, canRedo: state.future.length > 0 };
}

export type History<T extends object> = ReturnType<typeof useHistory<T>>;
