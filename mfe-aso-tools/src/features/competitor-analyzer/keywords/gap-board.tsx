import type { Platform } from "@listwise/aso-core/stores";
import { formatCount } from "@listwise/aso-core/text";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { Button, Card, EmptyState, Stack, Text } from "@listwise/shared-ui";
import { DenseColumns, TableView, useDataTable, type Sort } from "@listwise/shared-ui/table";
import { useDeferredValue, useMemo, useState } from "react";
import { useTrackKeywords } from "../../../shared/track-keywords/use-track-keywords";
import type { AnalyzerParams } from "../use-analyzer-params";
import type { MyKeywords } from "../use-my-keywords";
import { EvidenceDialog } from "./evidence-dialog";
import { GapActions } from "./gap-actions";
import type { ComparedApps } from "./file-columns";
import { buildGapColumns } from "./gap-columns";
import { filterKeywords, GAP_FILTERS } from "./gap-filters";
import { GapToolbar } from "./gap-toolbar";
import { OverlapCard } from "./overlap-card";

interface GapBoardProps {
  rows: readonly CompetitorKeywordRow[];
  apps: ComparedApps;
  /** Store of the apps. */
  platform: Platform;
  advanced: boolean;
  omitted: number;
  country: string;
  params: AnalyzerParams;
  mine: MyKeywords;
}

/** Renders the keywords with their evidence, and the overlap with each competitor. */
export function GapBoard({ rows, apps, platform, advanced, omitted, country, params, mine }: GapBoardProps) {
  const [sort, setSort] = useState<Sort>({ key: "score", direction: "desc" });
  const [explained, setExplained] = useState<string | null>(null);
  const { id: appId = 0, name: appName = "" } = apps[0] ?? {};
  const { track, tracking } = useTrackKeywords({ appId, country, origin: "competitor" });
  const { show, search, isUntrackedOnly } = params;
  const text = useDeferredValue(search);
  const rival = Math.max(
    0,
    apps.findIndex(({ id }) => id === params.rival),
  );
  const { shown, counts } = useMemo(
    () => filterKeywords(rows, { filter: show, rival, text, isUntrackedOnly }),
    [rows, show, rival, text, isUntrackedOnly],
  );
  const columns = buildGapColumns({ apps, platform, country, advanced, mine, onExplain: setExplained });
  const isTracked = ({ tracked, keyword }: CompetitorKeywordRow) => tracked || mine.isMine(keyword);
  const table = useDataTable({
    columns,
    rows: shown,
    rowKey: ({ keyword }) => keyword,
    sort,
    onSortChange: setSort,
    selection: { getName: ({ keyword }) => keyword, isSelectable: (row) => !isTracked(row) },
  });
  const evidence = rows.find(({ keyword }) => keyword === explained);
  return (
    <Stack>
      <Card
        title="Keyword gap"
        description="Keywords these apps rank for, and phrases in their listings. Select a keyword to see the evidence."
        flush
      >
        <GapToolbar params={params} apps={apps} counts={counts} />
        <GapActions
          {...{ table, rows, appId, appName, country }}
          onTrack={() => track(table.selected.map(({ keyword }) => keyword))}
          isTracking={tracking}
        />
        <Text $size="sm" $tone="muted" style={{ padding: "var(--lw-space-2) var(--lw-space-5)" }}>
          {GAP_FILTERS.find(({ key }) => key === show)?.hint}
          {omitted > 0 && ` ${formatCount(omitted, "keyword")} with lower scores left out.`}
        </Text>
        <DenseColumns>
          <TableView
            caption="Keywords of these apps"
            table={table}
            minWidth="60rem"
            denseCards
            empty={
              <EmptyState
                title={show === "gaps" ? "No gaps" : "No matching keywords"}
                message={
                  show === "gaps"
                    ? "No competitor ranks better for a checked keyword. Check keywords from their listings to find more."
                    : "No keywords match these filters."
                }
                action={<Button onClick={params.clearKeywordFilters}>Show all keywords</Button>}
              />
            }
          />
        </DenseColumns>
      </Card>
      <OverlapCard
        rows={rows}
        apps={apps}
        chosen={rival === 0 ? null : params.rival}
        onChoose={params.setRival}
      />
      {evidence && (
        <EvidenceDialog
          row={evidence}
          {...{ apps, platform, country }}
          {...(isTracked(evidence) ? {} : { onAdd: () => mine.add(evidence.keyword) })}
          isAdding={mine.adding === evidence.keyword}
          onClose={() => setExplained(null)}
        />
      )}
    </Stack>
  );
}
