import { Button, Card, Container, ErrorState, Grid, PageHeader, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { followedAppsQuery } from "../../shared/apps.api";
import { userKeywordsQuery } from "../../shared/keywords.api";
import { messageOf } from "../../shared/message-of";
import { Moves } from "./moves";
import { Onboarding } from "./onboarding";
import { QuickSearch } from "./quick-search";
import { Stats } from "./stats";
import { biggestMoves, summaryOf } from "./summary";
import { TrackedAppsCard } from "./tracked-apps-card";
import { useOnboarding } from "./use-onboarding";

/** The state of a person's apps and keywords at a glance, and what to do next. */
export function DashboardPage() {
  const apps = useQuery(followedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  const failed = [apps, keywords].find(({ error, data }) => error && !data);
  const loading = !apps.data || !keywords.data;
  const list = keywords.data ?? [];
  const onboarding = useOnboarding(apps.data?.length ?? 0, list);

  return (
    <Container>
      <PageHeader
        title="Dashboard"
        description="Your apps and keywords at a glance."
        actions={<QuickSearch />}
      />
      {failed ? (
        <Card>
          <ErrorState
            title="The dashboard did not load"
            message={messageOf(failed.error)}
            onRetry={() => void Promise.all([apps.refetch(), keywords.refetch()])}
            retrying={apps.isFetching || keywords.isFetching}
          />
        </Card>
      ) : (
        <Stack $gap={6}>
          {!loading && onboarding.open && (
            <Onboarding steps={onboarding.steps} onDismiss={onboarding.dismiss} />
          )}
          <Stats apps={apps.data?.length ?? 0} summary={summaryOf(list)} loading={loading} />
          <Grid $min="24rem" $gap={6}>
            <Moves moves={biggestMoves(list)} />
            <TrackedAppsCard items={apps.data} />
          </Grid>
          {!loading && onboarding.resumable && (
            <div>
              <Button size="sm" variant="ghost" onClick={onboarding.resume}>
                Show the first steps again
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Container>
  );
}
