import { getUpgradePath } from "@listwise/contracts/limits";
import type { KeywordDraft } from "@listwise/contracts/tools";
import { createForeignScriptTest, formatCount } from "@listwise/aso-core/text";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Notice,
  Row,
  Stack,
  Switch,
  Text,
  UpgradePrompt,
} from "@listwise/shared-ui";
import { useFeatureAccess } from "@listwise/shared-auth";
import { saveCsv, TableView, useDataTable, type Sort } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useTrackKeywords } from "../../shared/track-keywords/use-track-keywords";
import { CollectionBar } from "./collection-bar";
import { buildGrouping, groupIdeas } from "./group-ideas";
import { buildIdeaColumns } from "./idea-columns";
import { IdeaFiltersBar } from "./idea-filters";
import { filterIdeas, NO_FILTERS, type Idea, type IdeaFilters } from "./ideas";
import { wordsQuery, type IdeaScope } from "./ideas.api";
import { LookUpBar } from "./look-up-bar";
import { NotAdded } from "./not-added";
import { SkippedSources } from "./skipped-sources";
import type { useIdeas } from "./use-ideas";
import { useLookUp } from "./use-look-up";
import { useOpenTopics } from "./use-open-topics";

interface IdeasCardProps {
  scope: IdeaScope;
  work: KeywordDraft;
  found: ReturnType<typeof useIdeas>;
  onChoose: (keywords: string[]) => void;
  onCombine: () => void;
}

const MAX_SELECTED = 500;
const MIN_WIDTH = "62rem";

/** Renders the ideas with their figures, by topic or as one list. */
export function IdeasCard(props: IdeasCardProps) {
  const { scope, work, onChoose, onCombine } = props;
  const { found, figures, ideas } = props.found;
  const { appId, country } = scope;
  const hasApp = appId !== null;
  const [filters, setFilters] = useState<IdeaFilters>(NO_FILTERS);
  const [sort, setSort] = useState<Sort>({ key: hasApp ? "score" : "popularity", direction: "desc" });
  const [isGrouped, setGrouped] = useState(true);
  const access = useFeatureAccess("advanced_keyword_analysis");
  const lookUp = useLookUp(scope, ideas, figures.isSuccess && !figures.isPlaceholderData);
  const { track, tracking, notAdded, reset } = useTrackKeywords({
    appId,
    country,
    origin: "keyword-generator",
  });
  const { data: words } = useQuery(wordsQuery(country));
  const chosen = useMemo(() => new Set(work.keywords), [work.keywords]);
  const choose = (keywords: Iterable<string>) => onChoose([...new Set(keywords)].slice(0, MAX_SELECTED));
  const addToChosen = (more: readonly Idea[]) =>
    choose([...work.keywords, ...more.map(({ keyword }) => keyword)]);
  const columns = buildIdeaColumns({
    country,
    hasApp,
    advanced: access.state !== "blocked" && (figures.data?.advanced ?? true),
    chosen,
    onToggle: (keyword) =>
      choose(
        chosen.has(keyword) ? work.keywords.filter((one) => one !== keyword) : [...work.keywords, keyword],
      ),
  });
  const settled = useDeferredValue(filters);
  const isForeign = useMemo(() => createForeignScriptTest(country), [country]);
  const rows = useMemo(() => filterIdeas(ideas, settled, isForeign), [ideas, settled, isForeign]);
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ keyword }) => keyword,
    sort,
    onSortChange: setSort,
  });
  const shown = table.rows.map(({ row }) => row);
  const topics = useMemo(() => (isGrouped && words ? groupIdeas(rows, words) : []), [isGrouped, rows, words]);
  const { open, toggle, openAll, closeAll } = useOpenTopics(topics);
  const grouping =
    topics.length > 0 ? buildGrouping(topics, { open, onToggle: toggle, onSelect: addToChosen }) : undefined;

  const failure = found.isError && (
    <ErrorState
      title="Couldn't load suggestions"
      problem={found.error}
      onRetry={() => void found.refetch()}
      retrying={found.isFetching}
    />
  );

  return (
    <Card
      title="Keyword ideas"
      actions={
        <Button size="sm" onClick={onCombine}>
          Combine words…
        </Button>
      }
      description={
        found.isLoading ? "Collecting ideas…" : `${formatCount(ideas.length, "idea")}, ${shown.length} shown.`
      }
    >
      <Stack>
        {ideas.length > 0 && failure}
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
        {found.data && <SkippedSources {...found.data} typed={work.seeds.length > 0} />}
        {access.state === "blocked" && (
          <UpgradePrompt feature="Difficulty" to={getUpgradePath("advanced_keyword_analysis")}>
            {access.reason}
          </UpgradePrompt>
        )}
        <LookUpBar lookUp={lookUp} total={ideas.length} />
        <IdeaFiltersBar
          hasApp={hasApp}
          ideas={ideas}
          foreign={ideas.filter(({ keyword }) => isForeign(keyword)).length}
          filters={filters}
          onChange={setFilters}
        />
        <CollectionBar
          chosen={chosen.size}
          shown={shown.length}
          onChooseShown={() => addToChosen(shown)}
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
        {notAdded.length > 0 && <NotAdded lines={notAdded} onClose={reset} />}
        <Row $justify="space-between">
          <Switch
            label="Group by topic"
            checked={isGrouped}
            onChange={({ target }) => setGrouped(target.checked)}
          />
          {topics.length > 0 && (
            <Button size="sm" onClick={open.size > 0 ? closeAll : openAll}>
              {open.size > 0 ? "Collapse all" : "Expand all"}
            </Button>
          )}
        </Row>
        <TableView
          caption="Keyword ideas"
          table={table}
          minWidth={MIN_WIDTH}
          grouping={grouping}
          loading={found.isLoading}
          error={ideas.length === 0 && failure}
          denseCards
          empty={<EmptyState title="No keywords" message="Change the filters, the seeds or the sources." />}
        />
        <Text $size="sm" $tone="muted">
          A dash (–) means unknown: not looked up yet, or too few listed apps.
        </Text>
      </Stack>
    </Card>
  );
}
