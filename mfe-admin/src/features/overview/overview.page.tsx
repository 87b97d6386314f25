import {
  Button,
  Container,
  ErrorState,
  Grid,
  Notice,
  PageHeader,
  RefreshCwIcon,
  Stack,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ActivityList } from "./activity-list";
import { OnlineCard } from "./online/online-card";
import { dashboardQuery } from "./overview.api";
import { RecentAppsCard } from "./recent-apps-card";
import { RecentKeywordsCard } from "./recent-keywords-card";
import { SignInsCard } from "./sign-ins-card";
import { SiteTrends } from "./site-trends";
import { alertsQuery } from "../../shared/system-alerts";
import { ActiveAlerts } from "./active-alerts";
import { StatGroups } from "./stat-groups";

const FAILED = "Failed to load the dashboard";

export function OverviewPage() {
  const client = useQueryClient();
  const dashboard = useQuery(dashboardQuery());
  const alerts = useQuery(alertsQuery());
  const { data, isError, isFetching, error } = dashboard;
  const retry = () => void dashboard.refetch();
  return (
    <Container>
      <PageHeader
        title="Admin Dashboard"
        description="Users, apps and activity on this site."
        actions={
          <Button
            onClick={() => void client.invalidateQueries({ queryKey: ["admin"] })}
            busy={isFetching}
            icon={<RefreshCwIcon size={14} aria-hidden="true" />}
          >
            Refresh
          </Button>
        }
      />
      <Stack $gap={6}>
        <ActiveAlerts />
        {/* Alerts are above the figures, which would move when one arrives. */}
        {!alerts.isPending && (
          <>
            {!data && isError ? (
              <ErrorState title={FAILED} problem={error} onRetry={retry} retrying={isFetching} />
            ) : (
              <>
                {isError && (
                  <Notice
                    tone="danger"
                    title={FAILED}
                    actions={
                      <Button size="sm" onClick={retry} busy={isFetching}>
                        Retry
                      </Button>
                    }
                  >
                    The numbers below may be out of date.
                  </Notice>
                )}
                <StatGroups dashboard={data} />
              </>
            )}
            <OnlineCard />
            <SiteTrends />
            <Grid $min="19rem">
              <SignInsCard />
              <RecentAppsCard />
              <RecentKeywordsCard />
            </Grid>
            {(data !== undefined || !isError) && <ActivityList activity={data?.recentActivity} />}
          </>
        )}
      </Stack>
    </Container>
  );
}
