import type { AppSummary } from "@listwise/contracts/apps";
import { DateRangeSchema, type DateRange } from "@listwise/contracts/exports";
import { z } from "@listwise/contracts/zod";
import {
  Chip,
  Loading,
  ProvenanceNote,
  Row,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TimeChart,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import styled from "styled-components";
import { useChartEvents } from "../../shared/notes/use-chart-events";
import { HistoryLimit } from "../../shared/trends/history-limit";
import { useChartRange } from "../../shared/trends/use-chart-range";
import { useUrlParams } from "../../shared/use-url-params";
import { historiesQuery, type HistoriesParams, type KeywordScope } from "./keyword-details.api";
import { QueryCard } from "./query-card";

/** Chosen by us: more lines than these are hard to tell apart. */
const MAX_LINES = 6;
const DEFAULT_LINES = 3;
const ranges = [
  { value: "30days", label: "30 d" },
  { value: "90days", label: "90 d" },
  { value: "1year", label: "1 year" },
  { value: "all", label: "All" },
];

const Name = styled.span`
  max-width: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Controls = styled(Stack)`
  margin-bottom: var(--lw-space-5);
`;

function parseRange(text: string | null): DateRange {
  const parsed = z.safeParse(DateRangeSchema, text);
  return parsed.success ? parsed.data : "90days";
}

interface HistoryProps extends KeywordScope {
  keywordId: string;
  /** The apps to choose from, the user's own first. */
  candidates: readonly Pick<AppSummary, "id" | "name">[];
}

/** Renders the ranks of several apps for the keyword over time. The apps and the range are in the address. */
export function History({ keyword, country, keywordId, candidates }: HistoryProps) {
  const { params, change } = useUrlParams();
  const asked = params.get("apps")?.split(",").map(Number);
  const ids = candidates.map(({ id }) => id);
  const chosen = asked ? ids.filter((id) => asked.includes(id)) : ids.slice(0, DEFAULT_LINES);
  const dateRange = parseRange(params.get("range"));
  const toggle = (id: number) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // The last app stays selected: an empty chart shows nothing, and no parameter means the first three apps.
    if (next.length > 0) change({ apps: next.join() });
  };
  return (
    <HistoryCard
      {...{ keyword, keywordId, country, dateRange, appIds: chosen }}
      controls={
        <Controls $gap={3}>
          <Row $gap={2} role="group" aria-label="Apps to compare">
            {candidates.map(({ id, name }) => (
              <Chip
                key={id}
                title={name}
                selected={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= MAX_LINES}
                onClick={() => toggle(id)}
              >
                <Name>{name}</Name>
              </Chip>
            ))}
          </Row>
          <div>
            <SegmentedControl
              label="Range"
              options={ranges}
              value={dateRange}
              onChange={(range) => change({ range })}
            />
          </div>
        </Controls>
      }
    />
  );
}

interface HistoryCardProps extends HistoriesParams {
  keyword: string;
  controls: ReactNode;
}

function HistoryCard({ keyword, controls, ...of }: HistoryCardProps) {
  const query = useQuery(historiesQuery(of));
  const histories = query.data?.data;
  const series = useMemo(
    () =>
      (histories ?? [])
        .filter(({ points }) => points.length > 0)
        .map(({ appName, points }) => ({
          name: appName,
          points: points.map(({ checkedAt: at, rank: value }) => ({ at, value })),
        })),
    [histories],
  );
  const [appId] = of.appIds;
  const marked = series.length > 1 ? histories?.find((one) => one.appId === appId)?.appName : undefined;
  const { country, dateRange } = of;
  const { marks, notes, onAddNote } = useChartEvents({ appId, country, dateRange }, marked);
  const range = useChartRange(query.data?.from, query.data?.to);
  return (
    <QueryCard
      title="Rank history"
      query={query}
      failed="Couldn't load the history"
      before={controls}
      loading={
        <Loading label="Loading the history">
          <Skeleton height="18rem" radius="md" />
        </Loading>
      }
      footer={({ provenance }) => <ProvenanceNote {...provenance} />}
    >
      {({ validDays, from }) => (
        <Stack $gap={3}>
          <HistoryLimit range={dateRange} from={from} />
          {series.length > 0 ? (
            <>
              <TimeChart
                caption={`Rank history of ${keyword}`}
                kind="rank"
                series={series}
                marks={marks}
                onAddNote={onAddNote}
                range={range}
                validDays={validDays}
              />
              {notes}
            </>
          ) : (
            <Text $tone="muted">No history in this range yet. It starts with the first check.</Text>
          )}
        </Stack>
      )}
    </QueryCard>
  );
}
