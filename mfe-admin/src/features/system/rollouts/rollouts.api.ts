import { rolloutEndpoints, type OwnerContact, type ReleaseName } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

const POLL_INTERVAL_MS = 15_000;

/** Query of the latest rollout of each release. */
export function rolloutsQuery() {
  return queryOptions({
    queryKey: [...releasesKey, "rollouts"],
    queryFn: async ({ signal }) => (await call(rolloutEndpoints.list, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Changes of a rollout that need no further input. */
export type RolloutChange = "pause" | "resume" | "cancel";

/** Changes a rollout; returns the server's message. */
export async function changeRollout(name: ReleaseName, change: RolloutChange): Promise<string> {
  const { message } = await call(rolloutEndpoints[change], { params: { name }, body: {} });
  return message;
}

const ownersKey = ["admin", "release-owners"] as const;

/** Query of how the owners of releases are notified of rollouts. */
export function ownersQuery() {
  return queryOptions({
    queryKey: ownersKey,
    queryFn: async ({ signal }) => (await call(rolloutEndpoints.contacts, { signal })).data,
  });
}

/** Saves how the owner of a release is notified. Returns the signing secret of a new webhook, else `null`. */
export async function saveOwner({ name, ...body }: OwnerContact): Promise<string | null> {
  return (await call(rolloutEndpoints.setContact, { params: { name }, body })).secret;
}
