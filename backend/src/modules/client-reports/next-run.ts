import type { ScheduleRow } from "./reports.repository";

/** Hour of scheduled reports in UTC: after the night's rank checks and before the working day in Europe. */
const RUN_HOUR_UTC = 6;

/** Returns the first time of a schedule after `now`. */
export function computeNextRun({ frequency, day }: Pick<ScheduleRow, "frequency" | "day">, now: Date): Date {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (frequency === "monthly") {
    const thisMonth = new Date(Date.UTC(year, month, day, RUN_HOUR_UTC));
    return thisMonth > now ? thisMonth : new Date(Date.UTC(year, month + 1, day, RUN_HOUR_UTC));
  }
  const ahead = (day - now.getUTCDay() + 7) % 7;
  const thisWeek = new Date(Date.UTC(year, month, date + ahead, RUN_HOUR_UTC));
  return thisWeek > now ? thisWeek : new Date(Date.UTC(year, month, date + ahead + 7, RUN_HOUR_UTC));
}
