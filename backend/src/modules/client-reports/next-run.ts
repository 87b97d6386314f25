import type { ScheduleRow } from "./reports.repository";

/** Hour of scheduled reports in UTC: after the night's rank checks and before the working day in Europe. */
const HOUR = 6;

/** Returns the first time of a schedule after `now`. */
export function computeNextRun({ frequency, day }: Pick<ScheduleRow, "frequency" | "day">, now: Date): Date {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (frequency === "monthly") {
    const thisMonth = new Date(Date.UTC(year, month, day, HOUR));
    return thisMonth > now ? thisMonth : new Date(Date.UTC(year, month + 1, day, HOUR));
  }
  const ahead = (day - now.getUTCDay() + 7) % 7;
  const thisWeek = new Date(Date.UTC(year, month, date + ahead, HOUR));
  return thisWeek > now ? thisWeek : new Date(Date.UTC(year, month, date + ahead + 7, HOUR));
}
