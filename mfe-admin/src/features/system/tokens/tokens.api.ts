import { releasesEndpoints } from "@listwise/contracts/releases";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export type TeamToken = z.output<typeof releasesEndpoints.tokens.response>["data"][number];

export const tokensKey = ["admin", "release-tokens"] as const;

export function tokensQuery() {
  return queryOptions({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await call(releasesEndpoints.tokens, { signal })).data,
    staleTime: 0,
  });
}

export async function createToken(body: z.output<typeof releasesEndpoints.createToken.body>) {
  return (await call(releasesEndpoints.createToken, { body })).data;
}

export function revokeToken(id: number) {
  return call(releasesEndpoints.revokeToken, { params: { id } });
}
