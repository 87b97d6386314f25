import type { ReportPeriod } from "@listwise/contracts/client-reports";

const DAY_MS = 86_400_000;
const DAYS = { last7: 7, last30: 30, last90: 90 } as const;

/** First and last UTC day, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the days of a period for a report made at `now`. The last n days include today, as on the dashboard and in exports;
 * a month is the last complete one.
 */
export function resolvePeriod({ kind, from, to }: ReportPeriod, now: Date): Days {
  if (kind === "custom") {
    const today = formatDay(now.getTime());
    return { from: from ?? today, to: to ?? today };
  }
  if (kind === "month") {
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    return { from: formatDay(Date.UTC(year, month - 1, 1)), to: formatDay(Date.UTC(year, month, 0)) };
  }
  return { from: formatDay(now.getTime() - (DAYS[kind] - 1) * DAY_MS), to: formatDay(now.getTime()) };
}
