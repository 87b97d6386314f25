import { releasesEndpoints, type ReleaseName } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const POLL_INTERVAL_MS = 5_000;

/** Query key prefix of everything that a pointer change invalidates. */
export const releasesKey = ["admin", "releases"] as const;

export function releasesQuery() {
  return queryOptions({
    queryKey: [...releasesKey, "status"],
    queryFn: ({ signal }) => call(releasesEndpoints.status, { signal }),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Change of a release's live pointer. */
export type ReleaseChange =
  | { kind: "promote"; name: ReleaseName; version: string; percent: number }
  | { kind: "rollback" | "disable" | "enable"; name: ReleaseName };

/** A change with its reason, and the dangerous differences that the administrator confirms with it. */
export interface ReleaseChangeRequest {
  move: ReleaseChange;
  reason: string;
  dangers: readonly string[];
}

export function changeRelease({ move, reason, dangers }: ReleaseChangeRequest) {
  const params = { name: move.name };
  if (move.kind === "promote") {
    const { version, percent } = move;
    const confirm = dangers.length > 0 ? { reason, findings: [...dangers] } : undefined;
    return call(releasesEndpoints.promote, { params, body: { version, percent, confirm } });
  }
  const body = reason ? { reason } : {};
  const endpoints = {
    rollback: releasesEndpoints.rollback,
    disable: releasesEndpoints.disable,
    enable: releasesEndpoints.enable,
  };
  return call(endpoints[move.kind], { params, body });
}
