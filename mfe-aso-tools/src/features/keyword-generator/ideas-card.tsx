import { getUpgradePath } from "@listwise/contracts/limits";
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
} from "@listwise/shared-ui";
import { saveCsv, useDataTable, type Sort } from "@listwise/shared-ui/table";
import { useState } from "react";
import { useTrackKeywords } from "../../shared/track-keywords/use-track-keywords";
import { CollectionBar } from "./collection-bar";
import { IdeaFiltersBar } from "./idea-filters";
import { filterIdeas, NO_FILTERS, type IdeaFilters } from "./ideas";
import { buildIdeaColumns, IdeasTable } from "./ideas-table";
import type { useIdeas } from "./use-ideas";
import { useLoadMetrics } from "./use-load-metrics";

interface IdeasCardProps {
  appId: number | null;
  work: KeywordDraft;
  found: ReturnType<typeof useIdeas>;
  onChoose: (keywords: string[]) => void;
}

const PAGE_SIZE = 25;
const MAX_SELECTED = 500;

export function IdeasCard({ appId, work, found, onChoose }: IdeasCardProps) {
  const { country } = work;
  const { suggested, figures, ideas } = found;
  const [filters, setFilters] = useState<IdeaFilters>(NO_FILTERS);
  const [sort, setSort] = useState<Sort>({ key: "opportunity", direction: "desc" });
  const [page, setPage] = useState(1);
  const advanced = useFeatureAccess("advanced_keyword_analysis");
  const lookUp = useLoadMetrics(country);
  const { track, tracking } = useTrackKeywords({ appId, country, origin: "keyword-generator" });
  const chosen = new Set(work.keywords);
  const choose = (keywords: Iterable<string>) => onChoose([...new Set(keywords)].slice(0, MAX_SELECTED));
  const columns = buildIdeaColumns({
    country,
    chosen,
    onToggle: (keyword) =>
      choose(
        chosen.has(keyword) ? work.keywords.filter((one) => one !== keyword) : [...work.keywords, keyword],
      ),
  });
  const table = useDataTable({
    columns,
    rows: filterIdeas(ideas, filters),
    rowKey: ({ keyword }) => keyword,
    sort,
    onSortChange: setSort,
  });
  const shown = table.rows.map(({ row }) => row);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  const slice = { start: (current - 1) * PAGE_SIZE, end: current * PAGE_SIZE };
  const unknown = shown
    .slice(slice.start, slice.end)
    .filter(({ computedAt }) => computedAt === null)
    .map(({ keyword }) => keyword);

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
          <UpgradePrompt
            feature="Difficulty and opportunity"
            to={getUpgradePath("advanced_keyword_analysis")}
          >
            {advanced.reason}
          </UpgradePrompt>
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
            saveCsv(
              `keyword-ideas-${country}`,
              columns,
              chosen.size > 0 ? ideas.filter(({ keyword }) => chosen.has(keyword)) : shown,
            )
          }
        />
        <IdeasTable
          table={table}
          slice={slice}
          page={current}
          pages={pages}
          onPage={setPage}
          loading={suggested.isLoading}
        />
      </Stack>
    </Card>
  );
}
