import type { Performance } from "@listwise/contracts/portfolio";
import { Card, Stack, Text, TimeChart } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { buildChartMarks } from "../../../shared/trends/change-labels";
import { changesQuery } from "../../../shared/trends/changes.api";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { explainNoVisibility, formatLeftOut } from "../format-figures";
import { EventList } from "./event-list";
import { NoPoints } from "./no-points";
import { RANGES } from "./use-range";

const CHART_HEIGHT = 240;

export interface VisibilityCardProps {
  performance: Performance;
  days: number;
  country: string;
}

/** Renders the visibility of an app over time, with the changes of its listing on the same axis. */
export function VisibilityCard({ performance, days, country }: VisibilityCardProps) {
  const { app, series, figures } = performance;
  const range = useChartRange(performance.from, performance.to);
  const dateRange = RANGES.find((one) => one.days === days)?.dateRange ?? "30days";
  const changes = useQuery(changesQuery({ appId: app.id, country, dateRange }));
  const marks = useMemo(() => buildChartMarks(changes.data), [changes.data]);
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
      description="Share of the possible taps that the ranks bring, in percent. Past days use today's popularity."
    >
      <Stack $gap={3}>
        {series.some(({ visibility }) => visibility !== null) ? (
          <TimeChart
            caption="Visibility"
            kind="visibility"
            series={lines}
            marks={marks}
            range={range}
            height={CHART_HEIGHT}
          />
        ) : (
          <NoPoints
            height={CHART_HEIGHT}
            message={explainNoVisibility(figures, true) ?? "No rank is known in this range."}
          />
        )}
        <EventList marks={marks} state={changes.data ? "known" : changes.error ? "failed" : "loading"} />
        {formatLeftOut(figures) && (
          <Text $size="sm" $tone="muted">
            {formatLeftOut(figures)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
