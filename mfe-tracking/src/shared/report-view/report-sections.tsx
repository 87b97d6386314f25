import { formatPercent } from "@listwise/aso-core/text";
import { getFieldName } from "@listwise/contracts/analytics";
import {
  formatReportDate,
  REPORT_TEXTS,
  type ReportChange,
  type ReportDocument,
  type ReportNote,
  type ReportSection,
} from "@listwise/contracts/client-reports";
import type { VisibilityRow } from "@listwise/contracts/portfolio";
import { formatNumber, Stack, Text } from "@listwise/shared-ui";
import type { ComponentType } from "react";
import styled from "styled-components";
import { ReviewList } from "../reviews/review-list";
import { KeywordsSection, MoversSection } from "./rank-sections";
import { FigureRow } from "./report-figures";
import { DistributionChart, VisibilityChart } from "./report-chart";
import { Quiet, ReportTable, type ReportColumn, type SectionProps } from "./report-table";

const UNKNOWN = "–";

const Day = styled.span`
  white-space: nowrap;
`;

const Titled = styled.div`
  display: grid;
  gap: var(--lw-space-2);
`;

const noteColumns: ReportColumn<ReportNote>[] = [
  { header: REPORT_TEXTS.date, cell: ({ day }) => <Day>{formatReportDate(day)}</Day> },
  { header: REPORT_TEXTS.note, isText: true, cell: ({ text }) => text },
];

function Visibility({ document: { visibility, notes = [] } }: SectionProps) {
  if (!visibility) return null;
  const { days } = visibility;
  return (
    <Stack $gap={5}>
      <Titled>
        <h4>{REPORT_TEXTS.visibilityChart}</h4>
        <VisibilityChart {...{ days, notes }} />
      </Titled>
      <Titled>
        <h4>{REPORT_TEXTS.distributionChart}</h4>
        <DistributionChart {...{ days, notes }} />
      </Titled>
      {notes.length > 0 && <ReportTable caption={REPORT_TEXTS.notes} columns={noteColumns} rows={notes} />}
    </Stack>
  );
}

const PICTURES: readonly string[] = ["icon", "screenshots"];
/** Returns the columns of changes. Those of earlier documents have no platform of their own. */
const buildChangeColumns = ({ app }: ReportDocument): ReportColumn<ReportChange>[] => [
  { header: REPORT_TEXTS.date, cell: ({ at }) => <Day>{formatReportDate(at)}</Day> },
  { header: REPORT_TEXTS.app, isText: true, cell: ({ appName }) => appName },
  {
    header: REPORT_TEXTS.field,
    isText: true,
    cell: ({ field, platform = app.platform }) => getFieldName(field, platform),
  },
  { header: REPORT_TEXTS.before, isText: true, cell: ({ before }) => before ?? UNKNOWN },
  {
    header: REPORT_TEXTS.after,
    isText: true,
    cell: ({ field, after }) => (PICTURES.includes(field) ? REPORT_TEXTS.changed : (after ?? UNKNOWN)),
  },
];

const shareColumns: ReportColumn<VisibilityRow>[] = [
  { header: REPORT_TEXTS.app, isText: true, cell: ({ name }) => name },
  { header: REPORT_TEXTS.visibility, cell: ({ visibility }) => formatPercent(visibility) },
  { header: REPORT_TEXTS.share, cell: ({ share }) => formatPercent(share) },
];

function Competitors({ document }: SectionProps) {
  const { competitors, app, advanced } = document;
  if (!competitors) return null;
  if (!advanced) return <Quiet>{REPORT_TEXTS.planLacksShares}</Quiet>;
  const { shares, changes } = competitors;
  if (shares.every(({ appId }) => appId === app.id)) return <Quiet>{REPORT_TEXTS.noCompetitors}</Quiet>;
  return (
    <>
      <ReportTable caption={REPORT_TEXTS.shares} columns={shareColumns} rows={shares} />
      {changes.length > 0 && (
        <ReportTable
          caption="Listing changes of competitors"
          columns={buildChangeColumns(document)}
          rows={changes}
          hasCards
        />
      )}
    </>
  );
}

function Reviews({ document: { reviews } }: SectionProps) {
  if (!reviews) return null;
  if (reviews.count === 0) {
    return <Quiet>{reviews.reason ?? REPORT_TEXTS.noReviews}</Quiet>;
  }
  const topics = reviews.topics.map(({ topic, count }) => `${topic} (${count})`).join(", ");
  return (
    <>
      <FigureRow
        items={[
          { label: REPORT_TEXTS.reviews, value: formatNumber(reviews.count) },
          { label: REPORT_TEXTS.averageRating, value: formatNumber(reviews.averageRating) },
          { label: REPORT_TEXTS.sentiment, value: formatNumber(reviews.sentimentScore) },
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
  if (listingChanges.total === 0) return <Quiet>{REPORT_TEXTS.noListingChanges}</Quiet>;
  const columns = buildChangeColumns(document).filter(({ header }) => header !== REPORT_TEXTS.app);
  return (
    <ReportTable caption="Changes, newest first" columns={columns} rows={listingChanges.rows} hasCards />
  );
}

/** Sections other than the summary. */
export const SECTIONS: Record<Exclude<ReportSection, "summary">, ComponentType<SectionProps>> = {
  visibility: Visibility,
  movers: MoversSection,
  keywords: KeywordsSection,
  competitors: Competitors,
  reviews: Reviews,
  listingChanges: ListingChanges,
};
