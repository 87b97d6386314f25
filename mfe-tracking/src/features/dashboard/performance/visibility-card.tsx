import type { Performance } from "@listwise/contracts/portfolio";
import { Card, FigureLink, Stack, Text, TimeChart } from "@listwise/shared-ui";
import { useMemo } from "react";
import type { ChartEvents } from "../../../shared/notes/use-chart-events";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { explainNoVisibility, formatLeftOut } from "../format-figures";
import { EventList } from "./event-list";
import { NoPoints } from "./no-points";

const CHART_HEIGHT = 240;

export interface VisibilityCardProps {
  performance: Performance;
  events: ChartEvents;
}

/** Renders the visibility of an app over time, with the changes of its listing and the notes on the same axis. */
export function VisibilityCard({ performance, events }: VisibilityCardProps) {
  const { series, figures } = performance;
  const { marks, changes, notes, onAddNote } = events;
  const range = useChartRange(performance.from, performance.to);
  const lines = useMemo(
    () => [
      {
        name: "Visibility",
        points: series.map(({ day, visibility }) => ({ at: day, value: visibility })),
      },
    ],
    [series],
  );
  return (
    <Card
      title="Visibility"
      actions={<FigureLink figure="visibility" label="Visibility" />}
      description="Share of the possible taps that the ranks bring, in percent. Past days use today's popularity."
    >
      <Stack $gap={3}>
        {series.some(({ visibility }) => visibility !== null) ? (
          <TimeChart
            caption="Visibility"
            kind="visibility"
            series={lines}
            marks={marks}
            onAddNote={onAddNote}
            range={range}
            height={CHART_HEIGHT}
          />
        ) : (
          <NoPoints
            height={CHART_HEIGHT}
            message={explainNoVisibility(figures, true) ?? "No rank is known in this range."}
          />
        )}
        <EventList
          marks={marks.filter(({ kind }) => kind !== "note")}
          state={changes.data ? "known" : changes.error ? "failed" : "loading"}
        />
        {notes}
        {formatLeftOut(figures) && (
          <Text $size="sm" $tone="muted">
            {formatLeftOut(figures)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
