import {
  Card,
  ErrorState,
  Notice,
  Row,
  SegmentedControl,
  SkeletonCard,
  Stack,
  Switch,
  Text,
  TimeChart,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { SideViewProps } from "../side-by-side";
import { changesQuery, ratingsQuery } from "../side-by-side.api";
import { buildMarks } from "./build-marks";
import { ReleaseTable } from "./release-table";

const METRICS = [
  { value: "rating", label: "Rating" },
  { value: "ratingCount", label: "Number of ratings" },
] as const;

/** Renders the ratings of the apps over time, with their releases on the same axis. */
export function TimelineTab({ apps, country, params }: SideViewProps) {
  const scope = { apps, country, dateRange: params.dateRange };
  const ratings = useQuery(ratingsQuery(scope));
  const changes = useQuery(changesQuery(scope));
  const [metric, setMetric] = useState<(typeof METRICS)[number]>(METRICS[0]);
  const [hasChanges, setHasChanges] = useState(false);
  const series = useMemo(
    () =>
      apps.map(({ name }, index) => ({
        name,
        points: (ratings.data?.[index] ?? []).flatMap((point) => {
          const value = point[metric.value];
          return value === null ? [] : [{ at: point.day, value }];
        }),
      })),
    [apps, ratings.data, metric],
  );
  const marks = useMemo(
    () => buildMarks(apps, changes.data ?? [], hasChanges),
    [apps, changes.data, hasChanges],
  );
  const source = useStoreSource();
  const isUndated = source !== null && !source.live && source.capturedAt === null;
  const first = ratings.data?.[0]?.[0]?.day ?? null;
  const range = useMemo(() => ({ from: first, to: new Date().toISOString().slice(0, 10) }), [first]);
  if (!ratings.data || !changes.data) {
    const failed = [ratings, changes].find(({ error }) => error);
    return failed ? (
      <ErrorState
        title="Couldn't load the timeline"
        problem={failed.error}
        onRetry={() => {
          void ratings.refetch();
          void changes.refetch();
        }}
        retrying={ratings.isFetching || changes.isFetching}
      />
    ) : (
      <SkeletonCard />
    );
  }
  const days = new Set(series.flatMap(({ points }) => points.map(({ at }) => at)));
  return (
    <Stack>
      <Card title="Ratings and releases" description="Ratings in this country, with new versions marked.">
        <Stack>
          <Row $justify="space-between">
            <SegmentedControl
              label="Metric"
              options={METRICS}
              value={metric.value}
              onChange={(value) => setMetric(METRICS.find((one) => one.value === value) ?? METRICS[0])}
            />
            <Switch
              label="Mark listing changes"
              checked={hasChanges}
              onChange={({ target }) => setHasChanges(target.checked)}
            />
          </Row>
          {days.size === 0 ? (
            <Text $tone="muted">
              {isUndated
                ? "Unknown. The date of the data is unknown, so its ratings can't be shown over time."
                : `Unknown. There is no ${metric.label.toLowerCase()} of these apps in this period.`}
            </Text>
          ) : (
            <>
              {days.size === 1 && (
                <Notice tone="info">
                  Ratings are recorded once a day from the first time Listwise reads a listing. There is one
                  day so far.
                </Notice>
              )}
              <TimeChart
                caption={metric.label}
                kind={metric.value === "rating" ? "rating" : "count"}
                {...{ series, marks, range }}
              />
            </>
          )}
        </Stack>
      </Card>
      <ReleaseTable {...{ apps }} ratings={ratings.data} changes={changes.data} />
    </Stack>
  );
}
