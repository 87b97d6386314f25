import { useEffect, useState } from "react";

/** Returns true once `ms` milliseconds have passed since mounting. */
export function useElapsed(ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}
