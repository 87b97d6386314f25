import type { Platform } from "@listwise/aso-core/stores";
import { getUpgradePath } from "@listwise/contracts/limits";
import { EmptyState, ErrorState, SkeletonCard, Stack, UpgradePrompt } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { AnalyzerParams } from "../use-analyzer-params";
import type { MyKeywords } from "../use-my-keywords";
import { competitorKeywordsQuery } from "./competitor-keywords.api";
import { GapBoard } from "./gap-board";

interface KeywordsTabProps {
  appId: number;
  /** Store of the app. */
  platform: Platform;
  country: string;
  params: AnalyzerParams;
  mine: MyKeywords;
}

export function KeywordsTab({ appId, platform, country, params, mine }: KeywordsTabProps) {
  const { data, error, isFetching, refetch } = useQuery(competitorKeywordsQuery(appId, country));
  if (!data) {
    return error ? (
      <ErrorState
        title="Couldn't load the keywords"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        title="No keywords yet"
        message="Add competitors or track keywords in this country to compare them here."
      />
    );
  }
  return (
    <Stack>
      {!data.advanced && (
        <UpgradePrompt feature="Difficulty" to={getUpgradePath("advanced_keyword_analysis")}>
          Your plan doesn't include difficulty.
        </UpgradePrompt>
      )}
      <GapBoard
        rows={data.data}
        apps={data.apps}
        advanced={data.advanced}
        omitted={data.omitted}
        {...{ platform, country, params, mine }}
      />
    </Stack>
  );
}
