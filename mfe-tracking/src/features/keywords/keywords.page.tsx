import { DEFAULT_COUNTRY } from "@listwise/contracts";
import { Button, Card, Container, ErrorState, PageHeader, RefreshCwIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { followedAppsQuery } from "../../shared/apps.api";
import { userKeywordsQuery } from "../../shared/keywords.api";
import { messageOf } from "../../shared/message-of";
import { isRunning } from "../../shared/rank-job.api";
import { useRankJob } from "../../shared/use-rank-job";
import { AddKeywordForm } from "./add-keyword-form";
import { startUpdate } from "./keywords.api";
import { KeywordTable } from "./keyword-table";
import { UpdateProgress } from "./update-progress";
import { useKeywordView } from "./use-keyword-view";

/** The keywords a person tracks, with the best place of their apps for each. */
export function KeywordsPage() {
  const { data, error, isFetching, refetch } = useQuery(userKeywordsQuery());
  const apps = useQuery(followedAppsQuery());
  const { view } = useKeywordView();
  const { job, running, start } = useRankJob(startUpdate);
  const update = (
    <Button icon={<RefreshCwIcon size={15} />} busy={running} disabled={!data?.length} onClick={start}>
      {running ? "Updating…" : "Update rankings"}
    </Button>
  );
  return (
    <Container>
      <PageHeader
        title="Keywords"
        description="Where your best-placed app stands in the store's search for each keyword you track."
        actions={update}
      />
      <Stack $gap={6}>
        <Card>
          <AddKeywordForm key={view.country} initialCountry={view.country || DEFAULT_COUNTRY} />
        </Card>
        {job && isRunning(job) && <UpdateProgress job={job} />}
        {error && !data ? (
          <Card>
            <ErrorState
              title="Your keywords did not load"
              message={messageOf(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Card>
        ) : (
          <KeywordTable keywords={data} updating={running} hasApps={apps.data?.length !== 0} />
        )}
      </Stack>
    </Container>
  );
}
