import { Button, Container, ErrorState, Notice, PageHeader, RefreshCwIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ActivityList } from "./activity-list";
import { OnlineCard } from "./online/online-card";
import { dashboardQuery } from "./overview.api";
import { StatGroups } from "./stat-groups";

const FAILED = "Failed to load the dashboard";

export function OverviewPage() {
  const dashboard = useQuery(dashboardQuery());
  const { data, isError, isFetching, error } = dashboard;
  const retry = () => void dashboard.refetch();
  return (
    <Container>
      <PageHeader
        title="Admin Dashboard"
        description="Who uses this site and what it holds."
        actions={
          <Button onClick={retry} busy={isFetching} icon={<RefreshCwIcon size={14} aria-hidden="true" />}>
            Refresh
          </Button>
        }
      />
      {!data && isError ? (
        <ErrorState title={FAILED} problem={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <Stack $gap={6}>
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
              The figures below may be out of date.
            </Notice>
          )}
          <StatGroups dashboard={data} />
          <OnlineCard />
          <ActivityList activity={data?.recentActivity} />
        </Stack>
      )}
    </Container>
  );
}
