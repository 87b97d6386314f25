import type { AnalyticsPoint, ListingChange } from "@listwise/contracts/analytics";
import { AppIcon, Badge, Card, formatNumber, formatShortDate, Row } from "@listwise/shared-ui";
import { DataTable, type Column, type Sort } from "@listwise/shared-ui/table";
import { useState } from "react";
import { CardName } from "../../competitors.styles";
import type { SideApp } from "../select-apps";
import { summarizeApp, type AppSummaryRow } from "./summarize-app";

type ReleaseRow = SideApp & AppSummaryRow & { isOwn: boolean };

interface ReleaseTableProps {
  apps: readonly SideApp[];
  ratings: readonly (readonly AnalyticsPoint[])[];
  changes: readonly (readonly ListingChange[])[];
}

const signed = (digits: number) => {
  const format = new Intl.NumberFormat("en-US", {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value: number | null) => (value === null ? "–" : format.format(value));
};
const formatRatingChange = signed(2);
const formatNew = signed(0);
const formatFixed = (value: number | null, digits: number) => (value === null ? "–" : value.toFixed(digits));

const getNumberColumn = (
  key: "rating" | "ratingChange" | "ratingCount" | "newRatings" | "releases" | "daysBetween",
  header: string,
  format: (value: number | null) => string,
): Column<ReleaseRow> => ({
  key,
  header,
  align: "end",
  sortDescFirst: true,
  value: (row) => row[key],
  cell: (row) => format(row[key]),
});

const columns: Column<ReleaseRow>[] = [
  {
    key: "name",
    header: "App",
    value: ({ name }) => name,
    cell: ({ name, icon, isOwn }) => (
      <Row $gap={2} $nowrap>
        <AppIcon name={name} src={icon} size={24} />
        <CardName>{name}</CardName>
        {isOwn && <Badge tone="accent">Yours</Badge>}
      </Row>
    ),
  },
  { ...getNumberColumn("rating", "Rating", (value) => formatFixed(value, 2)), figure: "rating" },
  getNumberColumn("ratingChange", "Change", formatRatingChange),
  getNumberColumn("ratingCount", "Ratings", formatNumber),
  getNumberColumn("newRatings", "New ratings", formatNew),
  getNumberColumn("releases", "Releases", formatNumber),
  getNumberColumn("daysBetween", "Days between", (value) => formatFixed(value, 1)),
  {
    key: "last",
    header: "Last release",
    nowrap: true,
    help: "Version and the day on which Listwise saw it.",
    sortDescFirst: true,
    value: ({ lastReleaseAt }) => lastReleaseAt,
    cell: ({ lastVersion, lastReleaseAt }) =>
      lastReleaseAt === null ? "–" : `${lastVersion ?? "Unknown"}, ${formatShortDate(lastReleaseAt)}`,
  },
];

/** Renders what the period brought each app. */
export function ReleaseTable({ apps, ratings, changes }: ReleaseTableProps) {
  const [sort, setSort] = useState<Sort>({ key: "ratingCount", direction: "desc" });
  const rows = apps.map((app, index): ReleaseRow => ({
    ...app,
    isOwn: index === 0,
    ...summarizeApp(app, ratings[index] ?? [], changes[index] ?? []),
  }));
  return (
    <Card
      title="In this period"
      description="Latest ratings, and changes between the first and the last known day. A dash (–) means unknown."
      flush
    >
      <DataTable
        caption="Ratings and releases in this period"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        minWidth="56rem"
        denseCards
      />
    </Card>
  );
}
