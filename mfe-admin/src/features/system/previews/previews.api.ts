import { previewsEndpoints } from "@listwise/contracts/releases";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

export const previewsKey = [...releasesKey, "previews"] as const;

export function previewsQuery() {
  return queryOptions({
    queryKey: previewsKey,
    queryFn: async ({ signal }) => (await call(previewsEndpoints.list, { signal })).data,
    staleTime: 0,
  });
}

export async function createPreview(body: z.output<typeof previewsEndpoints.create.body>) {
  return (await call(previewsEndpoints.create, { body })).data;
}

export async function endPreview(id: string): Promise<string> {
  return (await call(previewsEndpoints.end, { params: { id } })).message;
}
