import { formatCount, formatPercent, formatTenth } from "@listwise/aso-core/text";
import { getFieldName } from "@listwise/contracts/analytics";
import {
  describeKeywordCounts,
  formatReportDate,
  REPORT_TEXTS,
  type ReportChange,
  type ReportPart,
  type ReportSection,
} from "@listwise/contracts/client-reports";
import { drawDistribution, drawVisibility, INK } from "./charts";
import { formatChange, formatNumber, toCell } from "./format-values";
import { left, note, right, type Print } from "./print-blocks";
import type { PrintBlock } from "./print-model";
import { printChangesSince, printKeywords, printMovers } from "./print-ranks";

const PICTURES: readonly string[] = ["icon", "screenshots"];

const printSummary: Print = (document) => {
  const { summary, advanced } = document;
  if (!summary) return [];
  const { figures, changes, rating, ratingCount, highlights } = summary;
  const stat = (label: string, value: string, change: number | null, unit: string) => {
    const { text, tone } = formatChange(change);
    return { label, value, note: change === null ? "" : `${text} ${unit}`.trim(), tone };
  };
  return [
    {
      kind: "stats",
      items: [
        stat(REPORT_TEXTS.visibility, formatPercent(figures.visibility), changes.visibility, "points"),
        stat(REPORT_TEXTS.averageRank, formatTenth(figures.averageRank), changes.averageRank, "ranks"),
        stat(REPORT_TEXTS.top10, formatNumber(figures.top10), changes.top10, ""),
        {
          label: REPORT_TEXTS.rating,
          value: formatTenth(rating),
          note: ratingCount === null ? "" : formatCount(ratingCount, "rating"),
          tone: "neutral",
        },
      ],
    },
    note(describeKeywordCounts(summary)),
    ...printChangesSince(document),
    ...(advanced ? [] : [note(REPORT_TEXTS.planLacksVisibility)]),
    { kind: "list", items: highlights },
  ];
};

const printVisibility: Print = ({ visibility, notes = [], app }, charts) => {
  if (!visibility) return [];
  const line = drawVisibility(visibility.days, notes);
  const bars = drawDistribution(visibility.days, notes);
  const legend = notes.length > 0 ? [{ label: REPORT_TEXTS.note, color: INK }] : [];
  const [lineFile, barsFile] = [`visibility-${app.platform}.svg`, `distribution-${app.platform}.svg`];
  if (line) charts.set(lineFile, line);
  if (bars) charts.set(barsFile, bars.svg);
  const title = REPORT_TEXTS.visibilityChart;
  const blocks: PrintBlock[] = line
    ? [{ kind: "chart", file: lineFile, title, alt: "Visibility by day", legend }]
    : [note("No visibility is known in this period.")];
  if (bars) {
    const chart = {
      file: barsFile,
      title: REPORT_TEXTS.distributionChart,
      alt: "Number of keywords by rank",
    };
    blocks.push({ kind: "chart", ...chart, legend: [...bars.legend, ...legend] });
  }
  if (notes.length > 0) {
    const columns = [{ ...left(REPORT_TEXTS.date), width: 0 }, left(REPORT_TEXTS.note)];
    const rows = notes.map(({ day, text }) => [formatReportDate(day), text].map(toCell));
    blocks.push({ kind: "table", title: REPORT_TEXTS.notes, columns, rows });
  }
  return blocks;
};

function printChanges(
  changes: readonly ReportChange[],
  app: ReportPart["app"],
  withApp: boolean,
): PrintBlock {
  return {
    kind: "table",
    title: "",
    columns: [
      { ...left(REPORT_TEXTS.date), width: 0 },
      ...(withApp ? [left(REPORT_TEXTS.app, 2)] : []),
      { ...left(REPORT_TEXTS.field), width: 0 },
      left(REPORT_TEXTS.before, 3),
      left(REPORT_TEXTS.after, 3),
    ],
    rows: changes.map(({ at, appName, platform = app.platform, field, before, after }) => [
      toCell(formatReportDate(at)),
      ...(withApp ? [toCell(appName)] : []),
      toCell(getFieldName(field, platform)),
      ...(PICTURES.includes(field) ? ["–", REPORT_TEXTS.changed] : [before ?? "–", after ?? "–"]).map(toCell),
    ]),
  };
}

const printCompetitors: Print = ({ competitors, app, advanced }) => {
  if (!competitors) return [];
  const { shares, changes } = competitors;
  if (!advanced) return [note(REPORT_TEXTS.planLacksShares)];
  if (shares.every(({ appId }) => appId === app.id)) return [note(REPORT_TEXTS.noCompetitors)];
  const table: PrintBlock = {
    kind: "table",
    title: REPORT_TEXTS.shares,
    columns: [left(REPORT_TEXTS.app), right(REPORT_TEXTS.visibility), right(REPORT_TEXTS.share)],
    rows: shares.map(({ name, visibility, share }) =>
      [name, formatPercent(visibility), formatPercent(share)].map(toCell),
    ),
  };
  return changes.length === 0 ? [table] : [table, printChanges(changes, app, true)];
};

const printReviews: Print = ({ reviews }) => {
  if (!reviews) return [];
  if (reviews.count === 0) return [note(reviews.reason ?? REPORT_TEXTS.noReviews)];
  const { count, averageRating, sentimentScore, distribution, topics } = reviews;
  const stat = (label: string, value: string) => ({ label, value, note: "", tone: "neutral" as const });
  const stars = distribution.map((number, index) => `${5 - index}★ ${number}`).join("   ");
  return [
    {
      kind: "stats",
      items: [
        stat(REPORT_TEXTS.reviews, formatNumber(count)),
        stat(REPORT_TEXTS.averageRating, formatNumber(averageRating)),
        stat(REPORT_TEXTS.sentiment, formatNumber(sentimentScore)),
      ],
    },
    note(stars),
    ...(topics.length === 0
      ? []
      : [note(`Topics: ${topics.map(({ topic, count }) => `${topic} (${count})`).join(", ")}`)]),
    {
      kind: "quotes",
      items: reviews.reviews.map(({ rating, date, username, title, text }) => ({
        head: [`${rating}★`, title, username, formatReportDate(date)].filter(Boolean).join(" · "),
        text,
      })),
    },
  ];
};

const printListingChanges: Print = ({ listingChanges, app }) =>
  !listingChanges
    ? []
    : listingChanges.total === 0
      ? [note(REPORT_TEXTS.noListingChanges)]
      : [printChanges(listingChanges.rows, app, false)];

/** Prints each section. */
export const PRINT_SECTION: Record<ReportSection, Print> = {
  summary: printSummary,
  visibility: printVisibility,
  movers: printMovers,
  keywords: printKeywords,
  competitors: printCompetitors,
  reviews: printReviews,
  listingChanges: printListingChanges,
};
