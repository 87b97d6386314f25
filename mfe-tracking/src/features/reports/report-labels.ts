import {
  formatPeriod,
  REPORT_SECTIONS,
  type ClientReport,
  type ReportPeriod,
} from "@listwise/contracts/client-reports";
import { formatDateTime } from "@listwise/shared-ui";

/** Choices of the period. */
export const periodOptions: { value: ReportPeriod["kind"]; label: string }[] = [
  { value: "last7", label: "Last 7 days" },
  { value: "last30", label: "Last 30 days" },
  { value: "last90", label: "Last 90 days" },
  { value: "month", label: "Last calendar month" },
  { value: "custom", label: "Custom dates" },
];

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Formats the period that a report covers whenever it runs. */
export function formatReportPeriod({ kind, from, to }: ReportPeriod): string {
  if (kind === "custom" && from !== undefined && to !== undefined) return formatPeriod({ from, to });
  return periodOptions.find(({ value }) => value === kind)?.label ?? kind;
}

/** Lists the sections of a report. */
export const formatSections = ({ sections }: Pick<ClientReport, "sections">) =>
  sections.map((section) => REPORT_SECTIONS[section].title).join(", ");

/** Formats when a report is sent. */
export function formatSchedule(schedule: ClientReport["schedule"]): string {
  if (!schedule) return "Not scheduled";
  const { frequency, day, isPaused, nextRunAt } = schedule;
  const when = frequency === "weekly" ? `Every ${WEEKDAYS[day] ?? "week"}` : `Monthly on day ${day}`;
  if (isPaused || nextRunAt === null) return `${when} (paused)`;
  return `${when}, next ${formatDateTime(nextRunAt)}`;
}
