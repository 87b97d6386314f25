import { useBusEvent } from "@listwise/shared-auth";
import { useQueryClient } from "@tanstack/react-query";
import { alertKeys } from "./alerts.api";
import { appKeys } from "./apps/apps.api";
import { keywordKeys } from "./keywords/keywords.api";
import { noteKeys } from "./notes/notes.api";
import { nextStepKeys } from "./next-steps/next-steps.api";
import { portfolioKeys } from "./portfolio/portfolio.api";
import { rankingKeys } from "./rankings/rankings.api";
import { markTracked } from "./apps/mark-tracked";
import { scheduleInvalidation } from "./schedule-invalidation";

const OWN_CHANGE_MS = 60;
/** A rank update emits an event per rank; one refetch per second is enough. */
const RANK_MS = 1_000;

/** Invalidates queries on events from other views, other tabs and the server. */
export function useInvalidateOnEvents(): void {
  const client = useQueryClient();
  const onApp = () => {
    scheduleInvalidation(
      client,
      [
        appKeys.followed,
        appKeys.owned,
        appKeys.listing,
        rankingKeys.all,
        keywordKeys.list,
        nextStepKeys.all,
        portfolioKeys.all,
      ],
      OWN_CHANGE_MS,
    );
  };
  const onKeyword = () => {
    scheduleInvalidation(
      client,
      [
        keywordKeys.list,
        keywordKeys.discover,
        keywordKeys.compare,
        keywordKeys.schedule,
        rankingKeys.all,
        nextStepKeys.all,
        portfolioKeys.all,
        alertKeys.rules,
        alertKeys.options,
      ],
      OWN_CHANGE_MS,
    );
  };
  const onRank = () => {
    scheduleInvalidation(
      client,
      [keywordKeys.list, keywordKeys.compare, keywordKeys.schedule, rankingKeys.all, portfolioKeys.all],
      RANK_MS,
    );
  };
  const onJob = () => {
    scheduleInvalidation(
      client,
      [
        keywordKeys.updateStatus,
        keywordKeys.list,
        keywordKeys.discover,
        keywordKeys.compare,
        rankingKeys.all,
        nextStepKeys.all,
        portfolioKeys.all,
      ],
      OWN_CHANGE_MS,
    );
  };
  const onTrackingChange = (appId: number, isFollowing: boolean) => {
    // Answers that are not refetched, such as a search, would keep the old state in other tabs.
    markTracked(client, appId, isFollowing);
    onApp();
  };
  useBusEvent("app:followed", ({ appId }) => onTrackingChange(appId, true));
  useBusEvent("app:unfollowed", ({ appId }) => onTrackingChange(appId, false));
  useBusEvent("app:added", onApp);
  useBusEvent("app:deleted", onApp);
  useBusEvent("app:updated", onApp);
  useBusEvent("app:relation-changed", onApp);
  useBusEvent("app:links-changed", onApp);
  useBusEvent("keyword:added", onKeyword);
  useBusEvent("keyword:updated", onKeyword);
  useBusEvent("keyword:deleted", onKeyword);
  useBusEvent("keyword:batch-updated", onKeyword);
  useBusEvent("keyword:list-refreshed", onKeyword);
  useBusEvent("rank:updated", onRank);
  useBusEvent("job:finished", onJob);
  useBusEvent("app:notes-changed", () => scheduleInvalidation(client, [noteKeys.all], OWN_CHANGE_MS));
  useBusEvent("alert:raised", () => scheduleInvalidation(client, [alertKeys.list], OWN_CHANGE_MS));
}
