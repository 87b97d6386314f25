import { appsEndpoints, AppSchema } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { persistQueries } from "@listwise/shared-auth";
import { appKeys } from "../shared/apps/apps.api";
import { keywordKeys } from "../shared/keywords/keywords.api";
import { rankingKeys } from "../shared/rankings/rankings.api";

const { data: followed } = appsEndpoints.followed.response.shape;
const { data: keywords } = userKeywordsEndpoints.list.response.shape;
const keywordTable = keywordEntriesEndpoints.all.response;

/** Persists this remote's main queries, so that pages show content right after a reload and while offline. */
export function persistTracking(): void {
  persistQueries(
    { queryKey: appKeys.followed, prefix: "app_details_", ttl: "medium", schema: followed },
    { queryKey: appKeys.listing, prefix: "app_details_", ttl: "long", schema: AppSchema },
    { queryKey: appKeys.search, prefix: "search_", ttl: "short", schema: appsEndpoints.search.response },
    {
      queryKey: appKeys.topApps,
      prefix: "top_apps_",
      ttl: "short",
      schema: rankingsEndpoints.topApps.response,
    },
    // Before the list, whose key is a prefix of this one.
    { queryKey: keywordKeys.table, prefix: "keywords_", ttl: "medium", schema: keywordTable },
    { queryKey: keywordKeys.list, prefix: "keywords_", ttl: "medium", schema: keywords },
    {
      queryKey: rankingKeys.matrix,
      prefix: "rankings_",
      ttl: "medium",
      schema: rankingsEndpoints.matrix.response,
    },
    {
      queryKey: [...rankingKeys.all, "app"],
      prefix: "rankings_",
      ttl: "medium",
      schema: rankingsEndpoints.byApp.response,
    },
  );
}
