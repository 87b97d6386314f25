import { flushSync } from "react-dom";

/** Runs an update and renders only what the next paint shows: no deferred values and no transitions, which follow later. */
export function renderFirstPaint(update: () => void): void {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  try {
    flushSync(update);
  } finally {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  }
}
