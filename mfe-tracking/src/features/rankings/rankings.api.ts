import type { AppSummary } from "@listwise/contracts/apps";
import type { DateRange } from "@listwise/contracts/exports";
import type { Job } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints, rankingsEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { rankingKeys } from "../../shared/rankings/rankings.api";

/** Queues an update of all ranks, or of one app's ranks in a country. Returns the running update if there is one. */
export async function updateRanks(what?: { app: AppSummary; country: string }): Promise<Job> {
  if (!what) return (await call(rankingJobsEndpoints.updateAll)).data;
  const { app, country } = what;
  return (
    await call(rankingsEndpoints.updateApp, { params: { id: String(app.internalId) }, query: { country } })
  ).data;
}

/** Returns true if an app's ranks can be updated; otherwise shows a toast. */
export function canUpdate({ internalId, name }: AppSummary): boolean {
  if (internalId > 0) return true;
  toast.error("Cannot Update Rankings", { description: `${name} has no Listwise ID yet. Track it first.` });
  return false;
}

export interface KeywordHistoryParams {
  keywordId: string;
  country: string;
  appIds: readonly number[];
  range: DateRange;
}

/** Loads the ranks of several apps for a keyword over time. */
export function keywordHistoryQuery({ keywordId, country, appIds, range: dateRange }: KeywordHistoryParams) {
  const asked = appIds.join(",");
  return queryOptions({
    queryKey: [...rankingKeys.all, "keyword-history", keywordId, country, asked, dateRange],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.keywordHistory, {
        params: { id: keywordId },
        query: { country, appIds: asked, dateRange },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
