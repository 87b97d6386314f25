import type { App } from "@listwise/contracts/apps";
import {
  Button,
  formatCountry,
  EmptyState,
  ErrorState,
  KeyRoundIcon,
  ProgressBar,
  RefreshCwIcon,
  Row,
  Stack,
} from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CategoryRanks } from "../../../shared/category-ranks/category-ranks";
import { FreshnessNote } from "../../../shared/rankings/freshness";
import { isRunning } from "../../../shared/rank-jobs/rank-job.api";
import { useRankJob } from "../../../shared/rank-jobs/use-rank-job";
import { AddKeywordField } from "./add-keyword-field";
import { appRanksQuery, updateAppRanks } from "../app-details.api";
import { RankHistory } from "./rank-history";
import { buildRankingColumns } from "./ranking-columns";

/** Renders the app's rank for each tracked keyword of the country, and in the charts of its category. */
export function RankingsTab({ app, country }: { app: App; country: string }) {
  const { id: appId } = app;
  const { data, error, isFetching, refetch } = useQuery(appRanksQuery(appId, country));
  const { job, running, start } = useRankJob(() => updateAppRanks(appId, country));
  const [picked, setPicked] = useState<string>();
  const rankings = data?.data ?? [];
  const chosen = rankings.find(({ keyword }) => keyword === picked) ?? rankings[0];

  if (error && !data) {
    return (
      <ErrorState
        problem={error}
        message="Failed to fetch keyword rankings. Please try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const nothing = (
    <EmptyState
      icon={<KeyRoundIcon size={20} />}
      title={`No keywords tracked in ${formatCountry(country)}`}
      message="Add a keyword above. We check its rank immediately."
    />
  );
  return (
    <Stack $gap={4}>
      <Row $justify="space-between" $align="start">
        <AddKeywordField country={country} />
        <Button
          icon={<RefreshCwIcon size={15} />}
          busy={running}
          disabled={rankings.length === 0}
          onClick={start}
        >
          {running ? "Refreshing…" : "Refresh"}
        </Button>
      </Row>
      {job && isRunning(job) && (
        <ProgressBar
          label="Updating rankings"
          value={job.percent}
          text={`${job.processed} of ${job.total}`}
        />
      )}
      {data && !isRunning(job) && <FreshnessNote {...data} />}
      <DataTable
        caption="Keyword rankings"
        columns={buildRankingColumns(app, country, { chosen: chosen?.keyword, onChoose: setPicked })}
        rows={rankings}
        rowKey={({ keyword }) => keyword}
        loading={!data}
        loadingRows={3}
        denseCards
        empty={nothing}
      />
      {chosen && <RankHistory appId={appId} country={country} keyword={chosen.keyword} />}
      {/* Hidden, because the rows above would push them down. */}
      <div hidden={!data}>
        <CategoryRanks app={app} country={country} heading="h4" />
      </div>
    </Stack>
  );
}
