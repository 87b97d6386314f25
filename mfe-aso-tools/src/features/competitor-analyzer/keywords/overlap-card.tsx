import { formatCount, formatPercent } from "@listwise/aso-core/text";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { AppIcon, Button, Card, formatNumber, Row } from "@listwise/shared-ui";
import { DataTable, type Column, type Sort } from "@listwise/shared-ui/table";
import { useMemo, useState } from "react";
import { CardName } from "../competitors.styles";
import { computeOverlap, type Overlap } from "./compute-overlap";
import type { ComparedApps } from "./file-columns";

interface OverlapRow extends Overlap {
  id: number;
  name: string;
  icon: string | null;
}

interface OverlapCardProps {
  rows: readonly CompetitorKeywordRow[];
  apps: ComparedApps;
  /** Id of the competitor that the keywords are filtered by. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

const getCountColumn = (
  key: "both" | "onlyCompetitor" | "onlyYou",
  header: string,
  help: string,
): Column<OverlapRow> => ({
  key,
  header,
  help,
  align: "end",
  width: "8rem",
  sortDescFirst: true,
  value: (row) => row[key],
  cell: (row) => formatNumber(row[key]),
});

/** Renders how far the app ranks for the same keywords as each competitor. */
export function OverlapCard({ rows, apps, chosen, onChoose }: OverlapCardProps) {
  const [sort, setSort] = useState<Sort>({ key: "share", direction: "desc" });
  const checked = rows.filter(({ checkedAt }) => checkedAt !== null);
  const overlaps = useMemo(
    () => apps.slice(1).map((app, index): OverlapRow => ({ ...app, ...computeOverlap(rows, index + 1) })),
    [apps, rows],
  );
  const columns: Column<OverlapRow>[] = [
    {
      key: "name",
      header: "Competitor",
      value: ({ name }) => name,
      cell: ({ name, icon }) => (
        <Row $gap={2} $nowrap>
          <AppIcon name={name} src={icon} size={24} />
          <CardName>{name}</CardName>
        </Row>
      ),
    },
    {
      key: "share",
      header: "Overlap",
      figure: "keywordOverlap",
      align: "end",
      width: "7rem",
      sortDescFirst: true,
      value: ({ share }) => share,
      cell: ({ share }) => (share === null ? "–" : formatPercent(100 * share)),
    },
    getCountColumn("both", "Both rank", "Keywords with both apps in the top 200."),
    getCountColumn("onlyCompetitor", "Only they rank", "Keywords with only the competitor in the top 200."),
    getCountColumn("onlyYou", "Only you rank", "Keywords with only your app in the top 200."),
    {
      key: "choose",
      header: "Show keywords",
      hideHeader: true,
      card: "top",
      width: "8rem",
      align: "end",
      sort: false,
      csv: false,
      cell: ({ id, name }) => (
        <Button
          size="sm"
          aria-pressed={chosen === id}
          aria-label={`Show keywords of ${name} only`}
          onClick={() => onChoose(chosen === id ? null : id)}
        >
          {chosen === id ? "Show all" : "Show only"}
        </Button>
      ),
    },
  ];
  return (
    <Card
      title="Keyword overlap"
      description={`Out of ${formatCount(checked.length, "keyword")} with known ranks.`}
      flush
    >
      <DataTable
        caption="Keyword overlap with each competitor"
        columns={columns}
        rows={overlaps}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        minWidth="44rem"
        denseCards
      />
    </Card>
  );
}
