import {
  Button,
  Card,
  Container,
  ErrorState,
  PageHeader,
  PlusIcon,
  RefreshCwIcon,
  SegmentedControl,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { KeywordTabs } from "../../shared/keywords/keyword-tabs";
import { NextCheck } from "../../shared/rank-jobs/next-check";
import { RankJobPanel } from "../../shared/rank-jobs/rank-job-panel";
import { useRankJob } from "../../shared/rank-jobs/use-rank-job";
import { AddKeywordForm } from "./add-keyword-form";
import { AddMany } from "./add-many/add-many";
import { KeywordTable } from "./table/keyword-table";
import { startUpdate } from "./keywords.api";
import { useKeywordList } from "./use-keyword-list";
import { useKeywordView } from "./table/use-keyword-view";

/** Renders the keywords of the current app, or of all apps, with their best ranks. */
export function KeywordsPage() {
  const { data, error, isFetching, refetch } = useQuery(userKeywordsQuery());
  const { appId, keywords, choice } = useKeywordList(data);
  const apps = useQuery(trackedAppsQuery());
  const { view } = useKeywordView();
  const { job, running, start, startFor, failure } = useRankJob(startUpdate);
  const [addingMany, setAddingMany] = useState(false);
  const actions = (
    <>
      <Button icon={<PlusIcon size={15} />} disabled={!keywords} onClick={() => setAddingMany(true)}>
        Add many
      </Button>
      <Button icon={<RefreshCwIcon size={15} />} busy={running} disabled={!data?.length} onClick={start}>
        {running ? "Updating…" : "Update rankings"}
      </Button>
    </>
  );
  return (
    <Container>
      <PageHeader
        title="Keywords"
        description="See how your best-ranked app performs for each keyword you track."
        actions={actions}
      />
      <KeywordTabs />
      <Stack $gap={6}>
        <Card>
          <Stack $gap={3}>
            <AddKeywordForm key={view.country} appId={appId} initialCountry={view.country} />
            <NextCheck />
          </Stack>
        </Card>
        <RankJobPanel {...{ job, running, failure }} onStart={start} />
        {choice && <SegmentedControl label="Keyword list" {...choice} />}
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
          <KeywordTable
            keywords={keywords}
            updating={running}
            onRefresh={startFor}
            hasApps={apps.data?.length !== 0}
          />
        )}
      </Stack>
      {addingMany && keywords && (
        <AddMany
          appId={appId}
          tracked={keywords}
          initialCountry={view.country}
          onClose={() => setAddingMany(false)}
        />
      )}
    </Container>
  );
}
