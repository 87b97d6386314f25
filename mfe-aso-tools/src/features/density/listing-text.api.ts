import { appsEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the texts of an app's listing in a country as one text. */
export function listingTextQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["density", "listing", appId, country],
    queryFn: async ({ signal }) => {
      const params = { id: String(appId) };
      const { data } = await call(appsEndpoints.get, { params, query: { country }, signal });
      return [data.name, data.subtitle, data.description].filter(Boolean).join("\n");
    },
  });
}
