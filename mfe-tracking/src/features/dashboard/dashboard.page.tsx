import type { UserKeyword } from "@listwise/contracts/keywords";
import { useWorkspace } from "@listwise/shared-auth";
import {
  Card,
  Container,
  ErrorState,
  Grid,
  Loading,
  PageHeader,
  SkeletonCard,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import { alertsQuery } from "../../shared/alerts.api";
import type { TrackedApp } from "@listwise/contracts/apps";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { NextSteps } from "../../shared/next-steps/next-steps";
import { updateStatusQuery } from "../../shared/rank-jobs/rank-job.api";
import { AlertsCard } from "./alerts-card";
import { JobsCard } from "./jobs-card";
import { Moves } from "./moves";
import { QuickSearch } from "./quick-search";
import { Stats } from "./stats";
import { getBiggestMoves, getLastCheckedAt, getMainCountry, computeSummary } from "./summary";
import { TrackedAppsCard } from "./tracked-apps-card";

export interface DashboardPageProps {
  /** Guides a new account to its first ranks. */
  firstSteps?: ReactNode;
}

/** Renders the dashboard: first steps or next steps, totals, biggest moves, tracked apps and alerts. */
export function DashboardPage({ firstSteps }: DashboardPageProps) {
  const apps = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  // Prefetches data for cards that render later.
  useQuery(alertsQuery());
  useQuery(updateStatusQuery());
  // Renders the cards in steps to keep the main thread responsive.
  const shownApps = useDeferredValue(apps.data);
  const shownKeywords = useDeferredValue(keywords.data);
  const failed = [apps, keywords].find(({ error, data }) => error && !data);

  return (
    <Container>
      <PageHeader
        title="Dashboard"
        description="Your apps and keywords at a glance: where they rank, what moved, and what to do next."
        actions={<QuickSearch />}
      />
      {failed ? (
        <Card>
          <ErrorState
            title="Couldn't load the dashboard"
            problem={failed.error}
            onRetry={() => void Promise.all([apps.refetch(), keywords.refetch()])}
            retrying={apps.isFetching || keywords.isFetching}
          />
        </Card>
      ) : shownApps && shownKeywords ? (
        <Stack $gap={6}>
          {firstSteps}
          <Overview apps={shownApps} keywords={shownKeywords} />
        </Stack>
      ) : (
        <Expected />
      )}
    </Container>
  );
}

/** Reserves no space for the cards, because their height depends on their content. */
function Expected() {
  return (
    <Stack $gap={6}>
      <Stats apps={0} summary={computeSummary([])} loading />
      <Loading label="Loading the dashboard">
        <Stack $gap={6}>
          <SkeletonCard imageHeight="14rem" />
          <SkeletonCard imageHeight="14rem" />
        </Stack>
      </Loading>
    </Stack>
  );
}

interface OverviewProps {
  apps: readonly TrackedApp[];
  keywords: readonly UserKeyword[];
}

function Overview({ apps, keywords }: OverviewProps) {
  const workspace = useWorkspace();
  const isCurrentOwn = ({ app, relation }: TrackedApp) => relation === "own" && app.id === workspace.appId;
  return (
    <Stack $gap={6}>
      {workspace.appId !== null && apps.some(isCurrentOwn) && (
        <NextSteps appId={workspace.appId} country={workspace.country} />
      )}
      <Stats apps={apps.length} summary={computeSummary(keywords)} />
      <Moves
        {...getBiggestMoves(keywords)}
        source={apps[0]?.app.provenance.source}
        checkedAt={getLastCheckedAt(keywords)}
      />
      <Grid $min="24rem" $gap={6}>
        <TrackedAppsCard items={apps} country={getMainCountry(keywords)} />
        <AlertsCard />
      </Grid>
      <JobsCard />
    </Stack>
  );
}
