import type { AnalyticsDay } from "@listwise/contracts/admin";
import { Card, TimeChart } from "@listwise/shared-ui";
import { useMemo } from "react";

export const accountLines = {
  registrations: "Registrations",
  signIns: "Sign-ins",
  failedSignIns: "Failed sign-ins",
};
export const usageLines = {
  follows: "Apps tracked",
  keywords: "Keywords tracked",
  crawls: "New rank lists",
  exports: "Exports",
};

type MetricKey = Exclude<keyof AnalyticsDay, "day">;

interface TrendsCardProps {
  title: string;
  description: string;
  days: readonly AnalyticsDay[];
  /** Series of the chart by metric. */
  lines: Readonly<Partial<Record<MetricKey, string>>>;
}

const isMetricKey = (name: string): name is MetricKey =>
  ["registrations", "signIns", "failedSignIns", "follows", "keywords", "crawls", "exports"].includes(name);

export function TrendsCard({ title, description, days, lines }: TrendsCardProps) {
  const series = useMemo(
    () =>
      Object.entries(lines).flatMap(([figure, name]) =>
        isMetricKey(figure)
          ? [{ name, points: days.map((day) => ({ at: day.day, value: day[figure] })) }]
          : [],
      ),
    [days, lines],
  );
  const range = useMemo(
    () => ({ from: days[0]?.day ?? null, to: days.at(-1)?.day ?? new Date().toISOString().slice(0, 10) }),
    [days],
  );
  return (
    <Card title={title} description={description}>
      <TimeChart caption={title} kind="count" series={series} range={range} />
    </Card>
  );
}
