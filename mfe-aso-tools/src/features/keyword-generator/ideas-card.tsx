import type { KeywordDraft } from "@listwise/contracts/tools";
import { formatCount } from "@listwise/aso-core/text";
import { useFeatureAccess } from "@listwise/shared-auth";
import {
  Button,
  Card,
  ErrorState,
  Notice,
  ProgressBar,
  ProvenanceNote,
  Row,
  Stack,
  UpgradePrompt,
  type Sort,
} from "@listwise/shared-ui";
import { useState } from "react";
import { CollectionBar } from "./collection-bar";
import { exportIdeas } from "./export-ideas";
import { IdeaFiltersBar } from "./idea-filters";
import { filterIdeas, NO_FILTERS, sortIdeas, type IdeaFilters } from "./ideas";
import { IdeasTable } from "./ideas-table";
import type { useIdeas } from "./use-ideas";
import { useLoadMetrics } from "./use-load-metrics";
import { useTrackIdeas } from "./use-track-ideas";

interface IdeasCardProps {
  work: KeywordDraft;
  found: ReturnType<typeof useIdeas>;
  onChoose: (keywords: string[]) => void;
}

const PAGE_SIZE = 25;
const MAX_SELECTED = 500;

export function IdeasCard({ work, found, onChoose }: IdeasCardProps) {
  const { country } = work;
  const { suggested, figures, ideas } = found;
  const [filters, setFilters] = useState<IdeaFilters>(NO_FILTERS);
  const [sort, setSort] = useState<Sort>({ key: "opportunity", direction: "desc" });
  const [page, setPage] = useState(1);
  const advanced = useFeatureAccess("advanced_keyword_analysis");
  const lookUp = useLoadMetrics(country);
  const { track, tracking } = useTrackIdeas(country);
  const chosen = new Set(work.keywords);
  const shown = sortIdeas(filterIdeas(ideas, filters), sort);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  const rows = shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  const unknown = rows.filter(({ computedAt }) => computedAt === null).map(({ keyword }) => keyword);
  const choose = (keywords: Iterable<string>) => onChoose([...new Set(keywords)].slice(0, MAX_SELECTED));

  return (
    <Card
      title="Keyword ideas"
      description={`${ideas.length} found, ${shown.length} shown.`}
      footer={suggested.data?.provenance && <ProvenanceNote {...suggested.data.provenance} />}
    >
      <Stack>
        {suggested.isError && (
          <ErrorState
            title="Couldn't load suggestions"
            problem={suggested.error}
            onRetry={() => void suggested.refetch()}
            retrying={suggested.isFetching}
          />
        )}
        {figures.isError && (
          <Notice
            tone="warning"
            title="Couldn't load metrics"
            actions={
              <Button size="sm" onClick={() => void figures.refetch()}>
                Retry
              </Button>
            }
          />
        )}
        {advanced.state === "blocked" && (
          <UpgradePrompt feature="Difficulty and opportunity">{advanced.reason}</UpgradePrompt>
        )}
        <IdeaFiltersBar
          ideas={ideas}
          filters={filters}
          onChange={(next) => {
            setFilters(next);
            setPage(1);
          }}
        />
        {lookUp.progress ? (
          <Row $nowrap>
            <div style={{ flex: 1 }}>
              <ProgressBar
                label="Loading metrics"
                value={lookUp.progress.done}
                max={lookUp.progress.total}
                text={`${lookUp.progress.done} of ${lookUp.progress.total}`}
              />
            </div>
            <Button size="sm" onClick={lookUp.stop}>
              Stop
            </Button>
          </Row>
        ) : (
          unknown.length > 0 && (
            <div>
              <Button size="sm" onClick={() => void lookUp.run(unknown)}>
                Get metrics for {formatCount(unknown.length, "keyword")} on this page
              </Button>
            </div>
          )
        )}
        <CollectionBar
          chosen={chosen.size}
          shown={shown.length}
          onChooseShown={() => choose([...work.keywords, ...shown.map(({ keyword }) => keyword)])}
          onClear={() => onChoose([])}
          onTrack={() => track(work.keywords)}
          tracking={tracking}
          onExport={() =>
            exportIdeas(chosen.size > 0 ? ideas.filter(({ keyword }) => chosen.has(keyword)) : shown, country)
          }
        />
        <IdeasTable
          ideas={rows}
          chosen={chosen}
          onToggle={(keyword) =>
            choose(
              chosen.has(keyword)
                ? work.keywords.filter((one) => one !== keyword)
                : [...work.keywords, keyword],
            )
          }
          sort={sort}
          onSort={setSort}
          page={current}
          pages={pages}
          onPage={setPage}
          loading={suggested.isLoading}
        />
      </Stack>
    </Card>
  );
}
