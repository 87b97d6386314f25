import { siteEndpoints } from "@listwise/contracts";
import { call, log, queryClient, useConnection, type ConnectionStatus } from "@listwise/shared-auth";
import { useEffect, useRef } from "react";

const PROBE_MS = { first: 3_000, longest: 30_000 };
const PROBE_TIMEOUT_MS = 5_000;

/** Asks whether the server is back; the answer, or its absence, shows in the connection. */
export function probe(): Promise<void> {
  return call(siteEndpoints.health, { timeoutMs: PROBE_TIMEOUT_MS }).then(
    () => undefined,
    (problem: unknown) => {
      log.warn("the server is still away", problem instanceof Error ? problem.message : problem);
    },
  );
}

function probeUntilStopped(): () => void {
  let tries = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  function later(): void {
    if (stopped) return;
    const wait = Math.min(PROBE_MS.first * 2 ** tries, PROBE_MS.longest);
    tries += 1;
    timer = setTimeout(() => void probe().then(later), wait * (0.75 + Math.random() / 2));
  }
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Looks for a server that went away, and when it is back asks once for what is on the screen. */
export function useReconnect(): ConnectionStatus {
  const status = useConnection((connection) => connection.status);
  const before = useRef(status);
  useEffect(() => {
    const wasAway = before.current === "unreachable";
    before.current = status;
    if (status === "unreachable") return probeUntilStopped();
    // After `offline` the queries do it by themselves. What is being asked for goes on: where only some calls fail, each
    // that succeeds would begin the others anew, and none would ever be told to have failed.
    if (status === "online" && wasAway) {
      void queryClient.refetchQueries({ type: "active" }, { cancelRefetch: false });
    }
    return undefined;
  }, [status]);
  return status;
}
