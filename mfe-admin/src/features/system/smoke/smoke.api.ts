import { type ReleaseName, smokeEndpoints, type SmokeTest } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

const POLL_INTERVAL_MS = 5_000;

const isOpen = ({ status }: SmokeTest) => status === "queued" || status === "running";

/** Query for the smoke tests of all stored versions; polls until all are done. */
export function smokeTestsQuery() {
  return queryOptions({
    queryKey: [...releasesKey, "smoke-tests"],
    queryFn: async ({ signal }) => (await call(smokeEndpoints.tests, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? POLL_INTERVAL_MS : false),
  });
}

export function repeatSmokeTest({ name, version }: { name: ReleaseName; version: string }) {
  return call(smokeEndpoints.repeat, { params: { name }, body: { version } });
}
