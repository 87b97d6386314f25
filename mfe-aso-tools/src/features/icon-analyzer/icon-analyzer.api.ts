import { iconsEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the analysis of an icon once: its address changes when the icon changes. */
export function iconQuery(iconUrl: string | null) {
  return queryOptions({
    queryKey: ["icons", "analysis", iconUrl],
    queryFn: async ({ signal }) =>
      (await call(iconsEndpoints.analyze, { body: { iconUrl: iconUrl ?? "" }, signal })).data,
    enabled: iconUrl !== null,
    staleTime: Infinity,
  });
}

export const uploadIcon = (picture: string) => call(iconsEndpoints.upload, { body: { picture } });
