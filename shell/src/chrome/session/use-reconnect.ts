import { siteEndpoints } from "@listwise/contracts/site";
import { call, log, queryClient, useConnection, type ConnectionStatus } from "@listwise/shared-auth";
import { useEffect, useRef } from "react";

const PROBE_MS = { first: 3_000, longest: 30_000 };
const PROBE_TIMEOUT_MS = 5_000;

/** Checks whether the server responds; the result shows in the connection state. */
export function probe(): Promise<void> {
  return call(siteEndpoints.health, { timeoutMs: PROBE_TIMEOUT_MS }).then(
    () => undefined,
    (problem: unknown) => {
      log.warn("the server is still away", problem instanceof Error ? problem.message : problem);
    },
  );
}

function startProbing(): () => void {
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

/** Probes an unreachable server and refetches the visible data once it is back. Returns the connection status. */
export function useReconnect(): ConnectionStatus {
  const status = useConnection((connection) => connection.status);
  const before = useRef(status);
  useEffect(() => {
    const wasAway = before.current === "unreachable";
    before.current = status;
    if (status === "unreachable") return startProbing();
    // After `offline`, queries refetch automatically. Running fetches continue: if only some calls fail,
    // every success would restart the others, and none would ever report its failure.
    if (status === "online" && wasAway) {
      void queryClient.refetchQueries({ type: "active" }, { cancelRefetch: false });
    }
    return undefined;
  }, [status]);
  return status;
}
