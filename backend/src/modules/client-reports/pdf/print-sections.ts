import { formatCount, formatPercent, formatTenth } from "@listwise/aso-core/text";
import { getFieldName } from "@listwise/contracts/analytics";
import type { ReportChange, ReportPart, ReportSection } from "@listwise/contracts/client-reports";
import { drawDistribution, drawVisibility, INK } from "./charts";
import { formatChange, formatDate, formatNumber, toCell } from "./format-values";
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
  const unranked = `${figures.ranked} ranked, ${figures.unranked} unranked`;
  return [
    {
      kind: "stats",
      items: [
        stat("Visibility", formatPercent(figures.visibility), changes.visibility, "points"),
        stat("Average rank", formatTenth(figures.averageRank), changes.averageRank, "ranks"),
        stat("In the top 10", formatNumber(figures.top10), changes.top10, ""),
        {
          label: "Rating",
          value: formatTenth(rating),
          note: ratingCount === null ? "" : formatCount(ratingCount, "rating"),
          tone: "neutral",
        },
      ],
    },
    note(`${formatCount(figures.keywords, "keyword")}: ${unranked}, ${figures.unchecked} never checked.`),
    ...printChangesSince(document),
    ...(advanced ? [] : [note("Visibility and the rank distribution aren't part of the plan.")]),
    { kind: "list", items: highlights },
  ];
};

const printVisibility: Print = ({ visibility, notes = [], app }, charts) => {
  if (!visibility) return [];
  const line = drawVisibility(visibility.days, notes);
  const bars = drawDistribution(visibility.days, notes);
  const legend = notes.length > 0 ? [{ label: "Note", color: INK }] : [];
  const [lineFile, barsFile] = [`visibility-${app.platform}.svg`, `distribution-${app.platform}.svg`];
  if (line) charts.set(lineFile, line);
  if (bars) charts.set(barsFile, bars.svg);
  const title = "Visibility (%)";
  const blocks: PrintBlock[] = line
    ? [{ kind: "chart", file: lineFile, title, alt: "Visibility by day", legend }]
    : [note("No visibility is known in this period.")];
  if (bars) {
    const chart = { file: barsFile, title: "Keywords by rank", alt: "Number of keywords by rank" };
    blocks.push({ kind: "chart", ...chart, legend: [...bars.legend, ...legend] });
  }
  if (notes.length > 0) {
    const columns = [{ ...left("Date"), width: 0 }, left("Note")];
    const rows = notes.map(({ day, text }) => [formatDate(day), text].map(toCell));
    blocks.push({ kind: "table", title: "Notes", columns, rows });
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
      { ...left("Date"), width: 0 },
      ...(withApp ? [left("App", 2)] : []),
      { ...left("Field"), width: 0 },
      left("Before", 3),
      left("After", 3),
    ],
    rows: changes.map(({ at, appName, platform = app.platform, field, before, after }) => [
      toCell(formatDate(at)),
      ...(withApp ? [toCell(appName)] : []),
      toCell(getFieldName(field, platform)),
      ...(PICTURES.includes(field) ? ["–", "Changed"] : [before ?? "–", after ?? "–"]).map(toCell),
    ]),
  };
}

const printCompetitors: Print = ({ competitors, app, advanced }) => {
  if (!competitors) return [];
  const { shares, changes } = competitors;
  if (!advanced) return [note("The share of visibility isn't part of the plan.")];
  if (shares.every(({ appId }) => appId === app.id)) return [note("No competitors were chosen.")];
  const table: PrintBlock = {
    kind: "table",
    title: "Share of visibility for the same keywords",
    columns: [left("App"), right("Visibility"), right("Share")],
    rows: shares.map(({ name, visibility, share }) =>
      [name, formatPercent(visibility), formatPercent(share)].map(toCell),
    ),
  };
  return changes.length === 0 ? [table] : [table, printChanges(changes, app, true)];
};

const printReviews: Print = ({ reviews }) => {
  if (!reviews) return [];
  if (reviews.count === 0) return [note(reviews.reason ?? "No reviews were written in this period.")];
  const { count, averageRating, sentimentScore, distribution, topics } = reviews;
  const stat = (label: string, value: string) => ({ label, value, note: "", tone: "neutral" as const });
  const stars = distribution.map((number, index) => `${5 - index}★ ${number}`).join("   ");
  return [
    {
      kind: "stats",
      items: [
        stat("Reviews", formatNumber(count)),
        stat("Average rating", formatNumber(averageRating)),
        stat("Sentiment (0–100)", formatNumber(sentimentScore)),
      ],
    },
    note(stars),
    ...(topics.length === 0
      ? []
      : [note(`Topics: ${topics.map(({ topic, count }) => `${topic} (${count})`).join(", ")}`)]),
    {
      kind: "quotes",
      items: reviews.reviews.map(({ rating, date, username, title, text }) => ({
        head: [`${rating}★`, title, username, formatDate(date)].filter(Boolean).join(" · "),
        text,
      })),
    },
  ];
};

const printListingChanges: Print = ({ listingChanges, app }) =>
  !listingChanges
    ? []
    : listingChanges.total === 0
      ? [note("The listing didn't change in this period.")]
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
