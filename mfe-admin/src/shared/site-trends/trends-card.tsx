import type { AnalyticsDay } from "@listwise/contracts/admin";
import { Card, TrendChart } from "@listwise/shared-ui";
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
          ? [{ name, points: days.map((day) => ({ at: `${day.day}T00:00:00.000Z`, value: day[figure] })) }]
          : [],
      ),
    [days, lines],
  );
  return (
    <Card title={title} description={description}>
      <TrendChart caption={title} series={series} />
    </Card>
  );
}
