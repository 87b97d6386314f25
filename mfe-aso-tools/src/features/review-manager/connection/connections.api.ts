import type { Platform } from "@listwise/aso-core/stores";
import { reviewConnectionsEndpoints, type ReviewConnection } from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export type StoreKey = z.input<typeof reviewConnectionsEndpoints.save.body>;

export function connectionsQuery() {
  return queryOptions({
    queryKey: ["review-connections"],
    queryFn: async ({ signal }) => (await call(reviewConnectionsEndpoints.list, { signal })).data,
  });
}

export async function connectStore(body: StoreKey): Promise<ReviewConnection> {
  return (await call(reviewConnectionsEndpoints.save, { body })).data;
}

export async function testConnection(platform: Platform, appId: number) {
  return (
    await call(reviewConnectionsEndpoints.test, { params: { platform }, body: { appId: String(appId) } })
  ).data;
}

export async function disconnectStore(platform: Platform): Promise<void> {
  await call(reviewConnectionsEndpoints.remove, { params: { platform } });
}
