import { useEffect, useState } from "react";

/** Returns true once `active` has been true for `milliseconds`. */
export function useDelayedFlag(active: boolean, milliseconds: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => {
      setLasted(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [active, milliseconds]);
  return active && lasted;
}
