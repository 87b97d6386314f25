import { TICK_MS } from "./timeouts";

/** A timer that counts only active time. */
export interface ActiveTimer {
  stop: () => void;
  /** Starts over with the full time. */
  restart: () => void;
}

/**
 * Calls `onEnd` once after `milliseconds` of active time: time in which the page is visible and its event loop runs.
 * It counts ticks instead of reading a clock. A tick that comes late, because the processor was busy or the device
 * slept, counts only its nominal length, and a tick in a hidden tab counts nothing.
 */
export function startActiveTimer(milliseconds: number, onEnd: () => void): ActiveTimer {
  let left = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  function schedule() {
    const length = Math.min(TICK_MS, left);
    timer = setTimeout(() => {
      if (!document.hidden) left -= length;
      if (left > 0) schedule();
      else onEnd();
    }, length);
  }
  function stop() {
    clearTimeout(timer);
  }
  function restart() {
    stop();
    left = milliseconds;
    schedule();
  }
  schedule();
  return { stop, restart };
}
