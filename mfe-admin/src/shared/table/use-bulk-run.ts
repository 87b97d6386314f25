import { useRef, useState } from "react";

/** Runs an action on rows one after the other; a failing row doesn't stop the others. */
export function useBulkRun<Row>(rows: readonly Row[], act: (row: Row) => Promise<unknown>) {
  const [state, setState] = useState<"asking" | "running" | "ended">("asking");
  const [finished, setFinished] = useState<readonly Row[]>([]);
  const [refused, setRefused] = useState<readonly { row: Row; reason: string }[]>([]);
  const stopped = useRef(false);

  async function start(): Promise<void> {
    if (state !== "asking") return;
    setState("running");
    for (const row of rows) {
      if (stopped.current) break;
      try {
        await act(row);
        setFinished((before) => [...before, row]);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        setRefused((before) => [...before, { row, reason }]);
      }
    }
    setState("ended");
  }

  return {
    state,
    done: finished.length,
    refused,
    start,
    stop: () => {
      stopped.current = true;
    },
    left: () => rows.filter((row) => !finished.includes(row)),
  };
}
