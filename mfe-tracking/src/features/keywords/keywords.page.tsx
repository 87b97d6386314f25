import { explainUncovered, formatCount } from "@listwise/aso-core/text";
import { getKnownWorkspace, queryClient, useWorkspace } from "@listwise/shared-auth";
import {
  Button,
  Card,
  Container,
  ErrorState,
  Link,
  PageHeader,
  PlusIcon,
  RefreshCwIcon,
  Stack,
  Text,
  toast,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { keywordTableQuery } from "../../shared/keywords/keywords.api";
import { KeywordTabs } from "../../shared/keywords/keyword-tabs";
import { preload } from "../../shared/preload";
import { NextCheck } from "../../shared/rank-jobs/next-check";
import { RankJobPanel } from "../../shared/rank-jobs/rank-job-panel";
import { useRankJob } from "../../shared/rank-jobs/use-rank-job";
import { AddKeywordForm } from "./add-keyword-form";
import { AddMany } from "./add-many/add-many";
import { KeywordTable } from "./table/keyword-table";
import { useFirstData } from "../../shared/use-first-data";
import { startUpdate } from "./keywords.api";
import { useKeywordView } from "./table/use-keyword-view";

/** Reserves the height of one line. */
const Line = styled.span`
  display: block;
  min-height: 1.5rem;
`;

/** Asks for the keywords of the page before it renders. */
export function preloadKeywords(): void {
  const workspace = getKnownWorkspace();
  if (workspace) preload(queryClient.query(keywordTableQuery(workspace.appId)));
}

/** Renders the keywords of the current app, or of all apps. */
export function KeywordsPage() {
  const { appId, country, isKnown } = useWorkspace();
  const table = useQuery({ ...keywordTableQuery(appId), enabled: isKnown });
  const { error, isFetching, refetch } = table;
  const data = useFirstData(table.data);
  const { view } = useKeywordView();
  const source = useStoreSource();
  const { job, running, start, startFor, failure } = useRankJob(startUpdate);
  const [addingMany, setAddingMany] = useState(false);
  // With all apps and without a country in the address, the account's countries are offered.
  const newCountry = appId === null ? view.country : country;
  const inCountry = data?.data.filter((keyword) => !view.country || keyword.country === view.country) ?? [];

  function updateRankings() {
    const uncovered = view.country ? explainUncovered(source, view.country) : null;
    if (uncovered) toast.error("Couldn't update rankings", { description: uncovered });
    else if (appId === null && !view.country) start();
    else startFor(inCountry.map(({ id }) => id));
  }

  const actions = (
    <>
      <Button icon={<PlusIcon size={15} />} disabled={!data} onClick={() => setAddingMany(true)}>
        Add many
      </Button>
      <Button
        icon={<RefreshCwIcon size={15} />}
        busy={running}
        disabled={inCountry.length === 0}
        onClick={updateRankings}
      >
        {running ? "Updating…" : "Update rankings"}
      </Button>
    </>
  );
  return (
    <Container>
      <PageHeader
        title="Keywords"
        help="keywords"
        description={
          <>
            The keywords you track: how your apps rank for them, and how popular and difficult they are.
            <Line>
              <NextCheck />
            </Line>
          </>
        }
        actions={actions}
      />
      <KeywordTabs />
      <Stack $gap={4}>
        <Card>
          <AddKeywordForm key={newCountry} appId={appId} initialCountry={newCountry} />
          {appId === null && (
            <Text $size="xs" $tone="muted">
              The keyword is on no list until you assign it to an app. Choose an app first to add it to its
              list.
            </Text>
          )}
        </Card>
        <RankJobPanel {...{ job, running, failure }} onStart={updateRankings} />
        {appId !== null && data !== undefined && data.unassigned > 0 && (
          <Text $size="sm" $tone="muted">
            {formatCount(data.unassigned, "keyword")} on no list. <Link to="/keywords?for=all">Assign</Link>
          </Text>
        )}
        {error && !data ? (
          <Card>
            <ErrorState
              title="Couldn't load your keywords"
              problem={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Card>
        ) : (
          <KeywordTable data={data} appId={appId} updating={running} onRefresh={startFor} />
        )}
      </Stack>
      {addingMany && data && (
        <AddMany
          appId={appId}
          tracked={data.data.filter((keyword) => (keyword.appId ?? null) === appId)}
          initialCountry={newCountry}
          onClose={() => setAddingMany(false)}
        />
      )}
    </Container>
  );
}
