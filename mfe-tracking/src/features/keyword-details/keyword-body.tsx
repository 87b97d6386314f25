import { formatCount, describeResults, explainEmpty } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import { useWorkspace } from "@listwise/shared-auth";
import {
  formatCountry,
  EmptyState,
  Grid,
  Loading,
  ProvenanceNote,
  Skeleton,
  Stack,
  useMediaQuery,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { isOptimistic } from "../../shared/keywords/optimistic-keyword";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { Countries } from "./countries";
import { History } from "./history";
import { topAppsQuery, type KeywordScope } from "./keyword-details.api";
import { Metrics } from "./metrics";
import { MyRankings } from "./my-rankings";
import { QueryCard } from "./query-card";
import { AppleSuggestions, Suggestions } from "./suggestions";
import { TopApps, type RankedApp } from "./top-apps";
import { useOwnEntries } from "./use-keyword-store";

const RIVALS = 5;
const PHONE = "(max-width: 639px)";
/** Height of the chart with its choices. */
const HISTORY_HEIGHT = "38rem";
const NONE: RankedApp[] = [];

/**
 * Returns the user's apps that rank, the current one first, then the top apps of the list, and the other apps that have the
 * keyword on their lists or compete with those, without duplicates.
 */
function useCandidates(apps: readonly RankedApp[], { keyword, platform }: KeywordScope) {
  const { appId } = useWorkspace();
  const { entries = [] } = useOwnEntries(keyword);
  const { data: followed = [], isPending } = useQuery(trackedAppsQuery());
  const lists = new Set([appId, ...entries.map((entry) => entry.appId)]);
  const mine = apps.filter(({ app }) => app.isFollowing).map(({ app }) => app);
  const unranked = followed
    .filter(({ app, competitorOf }) => lists.has(app.id) || competitorOf?.some((id) => lists.has(id)))
    .map(({ app }) => app)
    .filter((app) => app.platform === platform);
  const first = apps.slice(0, RIVALS).map(({ app }) => app);
  const all = [...mine.filter(({ id }) => id === appId), ...mine, ...first, ...unranked];
  const candidates = [...new Map(all.map((app) => [app.id, app])).values()];
  return { candidates: candidates.slice(0, 12), isLoadingApps: isPending };
}

/** Returns our keyword id, from the list or else from the tracked keywords. Without an id there is no history. */
function useKeywordId({ keyword, platform }: KeywordScope, told: string | null | undefined) {
  const { entries } = useOwnEntries(keyword);
  const own = entries?.find((entry) => entry.platform === platform && !isOptimistic(entry));
  return told ?? own?.keywordId;
}

export function KeywordBody(place: KeywordScope) {
  const { keyword, platform, country } = place;
  const source = useStoreSource();
  const top = useQuery(topAppsQuery(place));
  const keywordId = useKeywordId(place, top.data?.keywordId);
  const { candidates, isLoadingApps } = useCandidates(top.data?.data ?? NONE, place);
  // If the data is known, phones paint the figures before the cards below them.
  const isPhone = useMediaQuery(PHONE);
  const showsAll = useDeferredValue(true, !isPhone || top.isPending);
  // Later apps would push the rest of the page down.
  const isPending = top.isPending || isLoadingApps || !showsAll;
  const count = top.data?.data.length;
  return (
    <Stack $gap={6}>
      <Metrics {...place} />
      {top.isPending && <Skeleton height="6rem" radius="lg" />}
      {count ? <MyRankings apps={top.data?.data ?? NONE} country={country} /> : null}
      {isPending ? (
        <Skeleton height={HISTORY_HEIGHT} radius="lg" />
      ) : (
        keywordId && candidates.length > 0 && <History {...{ ...place, keywordId, candidates }} />
      )}
      {/* Hidden, because a keyword without a history would move them up. */}
      {showsAll && (
        <div hidden={isPending}>
          <Stack $gap={6}>
            <Grid $min="22rem" $gap={6} $fit>
              <Suggestions {...place} />
              {STORES[platform].hasSearchAds && <AppleSuggestions {...place} />}
            </Grid>
            <Countries {...place} />
            <QueryCard
              flush
              title="Top apps"
              description={
                count
                  ? `${formatCount(count, "app")} ${describeResults(source, formatCountry(country))}`
                  : undefined
              }
              query={top}
              failed="Couldn't load the top apps"
              loading={
                <Loading label="Loading top apps">
                  <RowSkeletons count={8} />
                </Loading>
              }
              footer={({ provenance }) => <ProvenanceNote {...provenance} />}
            >
              {({ data }) =>
                data.length > 0 ? (
                  <TopApps apps={data} country={country} />
                ) : (
                  <EmptyState
                    title={`No apps found for “${keyword}”`}
                    message={explainEmpty(source, `results for this keyword in ${formatCountry(country)}`)}
                  />
                )
              }
            </QueryCard>
          </Stack>
        </div>
      )}
    </Stack>
  );
}
