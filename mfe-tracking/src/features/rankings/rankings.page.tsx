import { isCovered } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import {
  Button,
  Card,
  Container,
  PageHeader,
  RefreshCwIcon,
  Row,
  Stack,
  CountryField,
  UncoveredNotice,
  useStoreSource,
} from "@listwise/shared-ui";
import { getKnownWorkspace, queryClient, useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { AlertsLink } from "../../shared/alerts-link";
import { CategoryRanks } from "../../shared/category-ranks/category-ranks";
import { StaleNotice } from "../../shared/rankings/stale-notice";
import { getCountryOptions, getUnknownCountryMessage } from "../../shared/countries";
import { FreshnessNote } from "../../shared/rankings/freshness";
import { NextCheck } from "../../shared/rank-jobs/next-check";
import { RankJobPanel } from "../../shared/rank-jobs/rank-job-panel";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { preload } from "../../shared/preload";
import { rankMatrixQuery } from "../../shared/rankings/rankings.api";
import { useRankJob } from "../../shared/rank-jobs/use-rank-job";
import { useUrlParams } from "../../shared/use-url-params";
import { canUpdate, updateRanks } from "./rankings.api";
import { RankingsBody } from "./rankings-body";

const Picker = styled.div`
  width: 12rem;
  @media (max-width: 639px) {
    flex-basis: 100%;
  }
`;

/** Reserves the height of one line for the facts. */
const Facts = styled(Row)`
  min-height: 1.5rem;
`;

/** Asks for the data of the matrix before it renders. */
export function preloadRankings(): void {
  const workspace = getKnownWorkspace();
  if (!workspace) return;
  preload(queryClient.query(rankMatrixQuery(workspace)));
  preload(queryClient.query(trackedAppsQuery()));
  preload(queryClient.query(userKeywordsQuery()));
}

/** Renders the ranks of the current app and its competitors, or of all own apps, in the current country. */
export function RankingsPage() {
  const { params } = useUrlParams();
  const workspace = useWorkspace();
  const { country } = workspace;
  const ranks = useQuery({ ...rankMatrixQuery(workspace), enabled: workspace.isKnown });
  const { job, running, failure, start, startFor } = useRankJob(updateRanks);
  const refresh = (app: AppSummary) => {
    if (canUpdate(app)) startFor({ app, country });
  };
  const tracked = useQuery(trackedAppsQuery());
  const current = tracked.data?.find(({ app }) => app.id === workspace.appId)?.app;
  const source = useStoreSource();
  const refreshAll = current ? () => refresh(current) : start;
  return (
    <Container>
      <PageHeader
        title="Rankings"
        help="rankings"
        description="See how your apps and their competitors rank, and how that changed since the previous check."
        actions={
          <Row $align="end">
            <Picker>
              <CountryField
                label="Country"
                options={getCountryOptions()}
                value={country}
                error={getUnknownCountryMessage(params)}
                onChange={(event) => workspace.setWorkspace({ country: event.target.value })}
              />
            </Picker>
            <AlertsLink />
            <Button
              icon={<RefreshCwIcon size={15} />}
              busy={running}
              disabled={!ranks.data?.data.length}
              onClick={refreshAll}
            >
              {running ? "Updating…" : "Refresh all"}
            </Button>
          </Row>
        }
      />
      <Stack $gap={4}>
        <Facts $justify="space-between">
          <NextCheck />
          {ranks.data && !running && <FreshnessNote {...ranks.data} />}
          <StaleNotice query={ranks} />
        </Facts>
        <UncoveredNotice country={country} />
        <RankJobPanel job={job} running={running} failure={failure} onStart={refreshAll} />
        <RankingsBody workspace={workspace} onRefresh={running ? undefined : refresh} />
        {/* Below the table, which would move them down. */}
        {current && ranks.isFetched && isCovered(source, country) && (
          <Card>
            <CategoryRanks app={current} country={country} heading="h2" />
          </Card>
        )}
      </Stack>
    </Container>
  );
}
