import type { CompetitorData, TrackedApp } from "@listwise/contracts/apps";
import {
  Button,
  ErrorState,
  formatRelative,
  Grid,
  Notice,
  PlusIcon,
  ProvenanceNote,
  Row,
  Skeleton,
  SkeletonCard,
  Tabs,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { AddDialog } from "./add-dialog";
import { AppRelation } from "./app-relation";
import { CompetitorCards } from "./competitor-cards";
import { competitorsQuery } from "./competitors.api";
import { IconTab } from "./icons/icon-tab";
import { KeywordsTab } from "./keywords/keywords-tab";
import { SideBySide } from "./side-by-side/side-by-side";
import type { AnalyzerParams } from "./use-analyzer-params";
import { useChangeCompetitors } from "./use-change-competitors";
import { useMyKeywords } from "./use-my-keywords";

const tabs = [
  { value: "competitors", label: "Competitors" },
  { value: "keywords", label: "Keywords" },
  { value: "history", label: "Listing history" },
  { value: "timeline", label: "Ratings and releases" },
  { value: "screenshots", label: "Screenshots" },
  { value: "icons", label: "Icon Analysis" },
];

interface AnalysisProps {
  tracked: TrackedApp;
  country: string;
  params: AnalyzerParams;
}

export function Analysis({ tracked, country, params }: AnalysisProps) {
  const { app } = tracked;
  const query = useQuery(competitorsQuery(app.id, country));
  const { data } = query;
  const choose = useChangeCompetitors(app.id, country);
  const mine = useMyKeywords(app.id, country);
  const [adding, setAdding] = useState(false);
  useOutcomeToasts(app.name, query.isError, data?.competitors.length === 0);

  if (query.isError && !data) {
    return (
      <ErrorState
        title={`Failed to fetch competitors for ${app.name}. Please try again later.`}
        problem={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Stack>
      <VisuallyHidden as="h2">Competitors of {app.name}</VisuallyHidden>
      <Row $justify="space-between">
        <AppRelation app={app} country={country} />
        <Row>
          {!data && <Skeleton width="10rem" height="1.25rem" />}
          {data?.updatedAt && (
            <Text $size="sm" $tone="muted">
              Last updated <time dateTime={data.updatedAt}>{formatRelative(data.updatedAt)}</time>
            </Text>
          )}
          <Button
            icon={<PlusIcon size={14} aria-hidden="true" />}
            aria-disabled={!data}
            onClick={() => setAdding(data !== undefined)}
          >
            Add competitors
          </Button>
        </Row>
      </Row>
      <Tabs label="Analysis" tabs={tabs} value={params.view} onChange={params.setView}>
        {!data ? (
          <Grid $min="19rem">
            <SkeletonCard />
            <SkeletonCard />
          </Grid>
        ) : (
          <Stack>
            <Notices data={data} app={app.name} />
            {params.view === "competitors" ? (
              <CompetitorCards
                {...{ data, country, params, choose, mine }}
                onOpenAdd={() => setAdding(true)}
              />
            ) : params.view === "keywords" ? (
              <KeywordsTab appId={app.id} platform={app.platform} {...{ country, params, mine }} />
            ) : params.view === "icons" ? (
              <IconTab data={data} country={country} />
            ) : (
              <SideBySide view={params.view} {...{ data, country, params }} />
            )}
          </Stack>
        )}
      </Tabs>
      {data && <ProvenanceNote {...data.provenance} />}
      {data && adding && <AddDialog {...{ data, country, choose }} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** Says which apps are compared. Below the tabs, which must not move when the data arrives. */
function Notices({ data, app }: { data: CompetitorData; app: string }) {
  return (
    <>
      {data.origin === "similar" && data.competitors.length > 0 && (
        <Notice tone="info">
          You haven't added competitors for {app} yet. These are similar apps. Add your competitors.
        </Notice>
      )}
      {data.chosen > data.depth && (
        <Notice tone="warning">
          Your plan compares {data.depth} of your {data.chosen} competitors. The others stay saved.
        </Notice>
      )}
    </>
  );
}

function useOutcomeToasts(app: string, failed: boolean, none: boolean): void {
  useEffect(() => {
    if (failed) toast.error(`Failed to fetch competitors for ${app}. Please try again later.`);
  }, [app, failed]);
  useEffect(() => {
    if (none) toast.info(`No competitors found for ${app}. Please add competitors from the Dashboard.`);
  }, [app, none]);
}
