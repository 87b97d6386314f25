import { useCountdown } from "@listwise/shared-ui";
import { useState } from "react";
import type { Failure } from "./failure";

/** A failure and the whole seconds until another attempt makes sense; 0 if it makes sense now. */
export interface CountedFailure extends Failure {
  wait: number;
}

/**
 * Keeps the failure of the last attempt, like `useState`. The wait is counted here and nowhere else, so that
 * a message and a button that depend on it change together.
 */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const wait = useCountdown(failure?.until ?? null);
  const counted: CountedFailure | null = failure && { ...failure, wait };
  return [counted, setFailure] as const;
}
