import { splitRank } from "@listwise/aso-core/visibility";
import { formatCount, formatPercent } from "@listwise/aso-core/text";
import { getFieldName } from "@listwise/contracts/analytics";
import {
  findLaterDay,
  type ReportChange,
  type ReportDocument,
  type ReportKeyword,
  type ReportNote,
  type ReportSection,
} from "@listwise/contracts/client-reports";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { Mover, VisibilityRow } from "@listwise/contracts/portfolio";
import { formatNumber, formatRank, RankChange, Stack, Text } from "@listwise/shared-ui";
import type { ComponentType } from "react";
import styled from "styled-components";
import { ReviewList } from "../reviews/review-list";
import { formatDay, formatReportDate } from "./format-report";
import { ChangesSince, FigureRow } from "./report-figures";
import { DistributionChart, VisibilityChart } from "./report-chart";
import { ReportTable, type ReportColumn } from "./report-table";

export interface SectionProps {
  document: ReportDocument;
}

const UNKNOWN = "–";
const Quiet = ({ children }: { children: string }) => <Text $tone="muted">{children}</Text>;

const Day = styled.span`
  white-space: nowrap;
`;

const Titled = styled.div`
  display: grid;
  gap: var(--lw-space-2);
`;

const noteColumns: ReportColumn<ReportNote>[] = [
  { header: "Date", cell: ({ day }) => <Day>{formatReportDate(day)}</Day> },
  { header: "Note", isText: true, cell: ({ text }) => text },
];

function Visibility({ document: { visibility, notes = [] } }: SectionProps) {
  if (!visibility) return null;
  const { days } = visibility;
  return (
    <Stack $gap={5}>
      <Titled>
        <h4>Visibility (%)</h4>
        <VisibilityChart {...{ days, notes }} />
      </Titled>
      <Titled>
        <h4>Keywords by rank</h4>
        <DistributionChart {...{ days, notes }} />
      </Titled>
      {notes.length > 0 && <ReportTable caption="Notes" columns={noteColumns} rows={notes} />}
    </Stack>
  );
}

/** Formats an earlier rank, with its day if changes of other figures compare with an earlier one. */
function formatBefore(rank: number | null, since: string | null | undefined, document: ReportDocument) {
  const day = findLaterDay(since, document);
  return formatRank(rank) + (day === null ? "" : ` (${formatDay(day)})`);
}

const buildMoverColumns = (document: ReportDocument): ReportColumn<Mover>[] => [
  { header: "Keyword", isText: true, cell: ({ keyword }) => keyword },
  { header: "Before", cell: ({ before, since }) => formatBefore(before, since, document) },
  { header: "Now", cell: ({ now, results }) => splitRank(now, results).text },
  { header: "Change", cell: ({ before, now }) => <RankChange before={before} now={now} compact /> },
];

function Movers({ document }: SectionProps) {
  const { movers } = document;
  if (!movers) return null;
  if (movers.up.length + movers.down.length === 0) return <Quiet>No rank changed in this period.</Quiet>;
  const columns = buildMoverColumns(document);
  return (
    <>
      <ChangesSince document={document} />
      {movers.up.length > 0 && <ReportTable caption="Up" columns={columns} rows={movers.up} />}
      {movers.down.length > 0 && <ReportTable caption="Down" columns={columns} rows={movers.down} />}
    </>
  );
}

const buildKeywordColumns = (document: ReportDocument): ReportColumn<ReportKeyword>[] => [
  { header: KEYWORD_COLUMNS.keyword.header, isText: true, cell: ({ keyword }) => keyword },
  {
    header: KEYWORD_COLUMNS.popularity.header,
    isExtra: true,
    cell: ({ popularity }) => formatNumber(popularity),
  },
  {
    header: KEYWORD_COLUMNS.difficulty.header,
    isExtra: true,
    cell: ({ difficulty }) => formatNumber(difficulty),
  },
  { header: KEYWORD_COLUMNS.chance.header, isExtra: true, cell: ({ chance }) => formatNumber(chance) },
  { header: "Before", cell: ({ previousRank, since }) => formatBefore(previousRank, since, document) },
  { header: "Rank", cell: ({ rank, results }) => splitRank(rank, results).text ?? formatRank(rank) },
  {
    header: KEYWORD_COLUMNS.change.header,
    cell: ({ previousRank, rank }) => <RankChange before={previousRank} now={rank} compact />,
  },
];

function Keywords({ document }: SectionProps) {
  const { keywords } = document;
  if (!keywords) return null;
  if (keywords.total === 0) return <Quiet>There are no keywords on the app's list in this country.</Quiet>;
  const rest = keywords.total - keywords.rows.length;
  return (
    <>
      <ChangesSince document={document} />
      <ReportTable
        caption={formatCount(keywords.total, "keyword")}
        columns={buildKeywordColumns(document)}
        rows={keywords.rows}
      />
      {rest > 0 && <Quiet>{`${formatCount(rest, "more keyword")} not shown.`}</Quiet>}
    </>
  );
}

const PICTURES: readonly string[] = ["icon", "screenshots"];
/** Returns the columns of changes. Those of earlier documents have no platform of their own. */
const buildChangeColumns = ({ app }: ReportDocument): ReportColumn<ReportChange>[] => [
  { header: "Date", cell: ({ at }) => formatReportDate(at) },
  { header: "App", isText: true, cell: ({ appName }) => appName },
  {
    header: "Field",
    isText: true,
    cell: ({ field, platform = app.platform }) => getFieldName(field, platform),
  },
  { header: "Before", isText: true, cell: ({ before }) => before ?? UNKNOWN },
  {
    header: "After",
    isText: true,
    cell: ({ field, after }) => (PICTURES.includes(field) ? "Changed" : (after ?? UNKNOWN)),
  },
];

const shareColumns: ReportColumn<VisibilityRow>[] = [
  { header: "App", isText: true, cell: ({ name }) => name },
  { header: "Visibility", cell: ({ visibility }) => formatPercent(visibility) },
  { header: "Share", cell: ({ share }) => formatPercent(share) },
];

function Competitors({ document }: SectionProps) {
  const { competitors, app, advanced } = document;
  if (!competitors) return null;
  if (!advanced) return <Quiet>The share of visibility isn't part of the plan.</Quiet>;
  const { shares, changes } = competitors;
  if (shares.every(({ appId }) => appId === app.id)) return <Quiet>No competitors were chosen.</Quiet>;
  return (
    <>
      <ReportTable caption="Share of visibility for the same keywords" columns={shareColumns} rows={shares} />
      {changes.length > 0 && (
        <ReportTable
          caption="Listing changes of competitors"
          columns={buildChangeColumns(document)}
          rows={changes}
        />
      )}
    </>
  );
}

function Reviews({ document: { reviews } }: SectionProps) {
  if (!reviews) return null;
  if (reviews.count === 0) {
    return <Quiet>{reviews.reason ?? "No reviews were written in this period."}</Quiet>;
  }
  const topics = reviews.topics.map(({ topic, count }) => `${topic} (${count})`).join(", ");
  return (
    <>
      <FigureRow
        items={[
          { label: "Reviews", value: formatNumber(reviews.count) },
          { label: "Average rating", value: formatNumber(reviews.averageRating) },
          { label: "Sentiment (0–100)", value: formatNumber(reviews.sentimentScore) },
        ]}
      />
      <Text $tone="muted">
        {reviews.distribution.map((number, index) => `${5 - index}★ ${number}`).join(" · ")}
      </Text>
      {topics !== "" && <Text $tone="muted">Topics: {topics}</Text>}
      <ReviewList reviews={reviews.reviews} />
    </>
  );
}

function ListingChanges({ document }: SectionProps) {
  const { listingChanges } = document;
  if (!listingChanges) return null;
  if (listingChanges.total === 0) return <Quiet>The listing didn't change in this period.</Quiet>;
  const columns = buildChangeColumns(document).filter(({ header }) => header !== "App");
  return <ReportTable caption="Changes, newest first" columns={columns} rows={listingChanges.rows} />;
}

/** Sections other than the summary. */
export const SECTIONS: Record<Exclude<ReportSection, "summary">, ComponentType<SectionProps>> = {
  visibility: Visibility,
  movers: Movers,
  keywords: Keywords,
  competitors: Competitors,
  reviews: Reviews,
  listingChanges: ListingChanges,
};
