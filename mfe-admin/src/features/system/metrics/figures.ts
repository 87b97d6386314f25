import type { VersionMetrics } from "@listwise/contracts/releases";
import { formatNumber, type TimeChartProps } from "@listwise/shared-ui";

type Measurements = Omit<VersionMetrics["points"][number], "at">;

/** A figure of a version: its labels, and its value in the unit that is shown; `null` if it is unknown. */
export interface Figure {
  value: keyof Measurements;
  label: string;
  header: string;
  kind: TimeChartProps["kind"];
  read: (measurements: Measurements) => number | null;
  format: (value: number) => string;
}

const roundTo = (value: number | null, factor: number) =>
  value === null ? null : Math.round(value * factor) / factor;
const readShare = (share: number | null) => roundTo(share === null ? null : 100 * share, 10);
const formatMs = (ms: number) => (ms < 1_000 ? `${formatNumber(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);
const formatShare = (percent: number) => `${percent}%`;

/** All figures; times, layout shift and size are 75th percentiles. */
export const FIGURES: readonly Figure[] = [
  {
    value: "lcpP75Ms",
    label: "Largest Contentful Paint (ms)",
    header: "LCP",
    kind: "count",
    read: ({ lcpP75Ms }) => roundTo(lcpP75Ms, 1),
    format: formatMs,
  },
  {
    value: "inpP75Ms",
    label: "Interaction to Next Paint (ms)",
    header: "INP",
    kind: "count",
    read: ({ inpP75Ms }) => roundTo(inpP75Ms, 1),
    format: formatMs,
  },
  {
    value: "clsP75",
    label: "Cumulative Layout Shift",
    header: "CLS",
    kind: "rating",
    read: ({ clsP75 }) => roundTo(clsP75, 1_000),
    format: String,
  },
  {
    value: "scriptErrorShare",
    label: "Pages with script errors",
    header: "Script errors",
    kind: "visibility",
    read: ({ scriptErrorShare }) => readShare(scriptErrorShare),
    format: formatShare,
  },
  {
    value: "apiP75Ms",
    label: "Duration of API calls (ms)",
    header: "API",
    kind: "count",
    read: ({ apiP75Ms }) => roundTo(apiP75Ms, 1),
    format: formatMs,
  },
  {
    value: "apiFailureShare",
    label: "Failed API calls",
    header: "API failures",
    kind: "visibility",
    read: ({ apiFailureShare }) => readShare(apiFailureShare),
    format: formatShare,
  },
  {
    value: "bytesP75",
    label: "Loaded files (kB)",
    header: "Files",
    kind: "count",
    read: ({ bytesP75 }) => roundTo(bytesP75 === null ? null : bytesP75 / 1_000, 1),
    format: (kilobytes) => `${formatNumber(kilobytes)} kB`,
  },
  {
    value: "pages",
    label: "Measured pages",
    header: "Pages",
    kind: "count",
    read: ({ pages }) => pages,
    format: formatNumber,
  },
];
