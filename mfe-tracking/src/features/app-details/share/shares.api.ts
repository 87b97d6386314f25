import { sharesEndpoints, type Share, type ShareBodySchema } from "@listwise/contracts/shares";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const sharesKey = ["shares"] as const;

/** Loads the user's links that haven't expired or been revoked. */
export function sharesQuery() {
  return queryOptions({
    queryKey: sharesKey,
    queryFn: async ({ signal }): Promise<Share[]> => (await call(sharesEndpoints.list, { signal })).data,
  });
}

export async function shareApp(appId: number, body: z.input<typeof ShareBodySchema>): Promise<string> {
  return (await call(sharesEndpoints.create, { params: { id: String(appId) }, body })).shareUrl;
}

export function revokeShare(id: number) {
  return call(sharesEndpoints.revoke, { params: { id } });
}
