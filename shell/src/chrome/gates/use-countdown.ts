import { serverNow } from "@listwise/shared-auth";
import { useEffect, useState } from "react";

function secondsUntil(moment: string | null): number {
  const left = moment ? Math.ceil((Date.parse(moment) - serverNow()) / 1000) : 0;
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** Whole seconds until the moment (UTC, ISO 8601), counting down to 0. */
export function useCountdown(moment: string | null): number {
  const [, tick] = useState(0);
  const left = secondsUntil(moment);
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

/** Seconds as `m:ss`. */
export function asMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
