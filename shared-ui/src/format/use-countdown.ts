import { useEffect, useState } from "react";

function getSecondsUntil(moment: number | null): number {
  const left = moment === null ? 0 : Math.ceil((moment - Date.now()) / 1000);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** Returns the whole seconds until a time (milliseconds of this device's clock), counting down to 0. */
export function useCountdown(moment: number | null): number {
  const [, tick] = useState(0);
  const left = getSecondsUntil(moment);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [running, moment]);
  return left;
}

/** Formats seconds as `m:ss`. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
