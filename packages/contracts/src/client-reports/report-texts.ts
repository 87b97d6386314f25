import { formatCount } from "@listwise/aso-core/text";
import type { ReportDocument } from "./report-document";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Words of a report, the same on the site and in its PDF. */
export const REPORT_TEXTS = {
  visibility: "Visibility",
  averageRank: "Average rank",
  top10: "In the top 10",
  rating: "Rating",
  visibilityChart: "Visibility (%)",
  distributionChart: "Keywords by rank",
  notes: "Notes",
  note: "Note",
  date: "Date",
  before: "Before",
  now: "Now",
  after: "After",
  app: "App",
  field: "Field",
  share: "Share",
  up: "Up",
  down: "Down",
  shares: "Share of visibility for the same keywords",
  reviews: "Reviews",
  averageRating: "Average rating",
  sentiment: "Sentiment (0–100)",
  changed: "Changed",
  noKeywords: "There are no keywords on the app's list in this country.",
  noCompetitors: "No competitors were chosen.",
  noReviews: "No reviews were written in this period.",
  noListingChanges: "The listing didn't change in this period.",
  planLacksVisibility: "Visibility and the rank distribution aren't part of the plan.",
  planLacksShares: "The share of visibility isn't part of the plan.",
} as const;

/** Formats a UTC day or time as "Nov 20, 2026". */
export const formatReportDate = (day: string): string => longDay.format(new Date(day));

/** Formats a period of UTC days as "Nov 1 – 20, 2026". */
export const formatPeriod = ({ from, to }: { from: string; to: string }): string =>
  longDay.formatRange(new Date(from), new Date(to));

/** Says how many keywords of the list a report leaves out; `null` if none. */
export function describeHiddenKeywords({ total, rows }: NonNullable<ReportDocument["keywords"]>) {
  const hidden = total - rows.length;
  return hidden > 0 ? `${formatCount(hidden, "more keyword")} not shown.` : null;
}

/** Returns the sentences about the keywords at the end of the period. */
export function describeKeywordCounts({
  figures: { keywords, ranked, unranked, unchecked },
}: NonNullable<ReportDocument["summary"]>): string {
  return `${formatCount(keywords, "keyword")}: ${ranked} ranked, ${unranked} unranked, ${unchecked} never checked.`;
}

/** Returns the sentences about the sources and dates of a report. */
export function describeSources({ source, period }: Pick<ReportDocument, "source" | "period">): string[] {
  const { label, dataDate, checkedAt } = source;
  return [
    `Listings, ranks and reviews: ${label}, ${dataDate === null ? "date of the data unknown" : `data of ${formatReportDate(dataDate)}`}.`,
    checkedAt === null
      ? "No rank has been checked yet."
      : `Last rank check: ${formatReportDate(checkedAt)}. A rank counts until the next check.`,
    "“>200” means not in the top 200, “not in 31” means not among the only 31 results, and “–” means unknown. All days are UTC.",
    ...(period.isShortened ? ["The plan keeps less history, so the period starts later than chosen."] : []),
  ];
}
