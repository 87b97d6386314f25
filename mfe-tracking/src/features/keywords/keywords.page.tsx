import { Button, Card, Container, ErrorState, PageHeader, RefreshCwIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { userKeywordsQuery } from "../../shared/keywords.api";
import { messageOf } from "../../shared/message-of";
import { AddKeywordForm } from "./add-keyword-form";
import { isRunning } from "./keywords.api";
import { KeywordTable } from "./keyword-table";
import { UpdateProgress } from "./update-progress";
import { useKeywordView } from "./use-keyword-view";
import { useRankUpdate } from "./use-rank-update";

/** The keywords a person tracks, with the best place of their apps for each. */
export function KeywordsPage() {
  const { data, error, isFetching, refetch } = useQuery(userKeywordsQuery());
  const { view } = useKeywordView();
  const { job, running, start } = useRankUpdate();
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
          <AddKeywordForm defaultCountry={view.country} />
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
          <KeywordTable keywords={data} updating={running} />
        )}
      </Stack>
    </Container>
  );
}
