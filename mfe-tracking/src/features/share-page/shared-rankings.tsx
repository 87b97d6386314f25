import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { KeywordRanking } from "@listwise/contracts/rankings";
import { formatDate, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { currentRankColumn, previousRankColumn, rankChangeColumn } from "../../shared/rankings/rank-columns";

const columns: Column<KeywordRanking>[] = [
  {
    key: "keyword",
    header: KEYWORD_COLUMNS.keyword.header,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <strong dir="auto">{keyword}</strong>,
  },
  { ...currentRankColumn, header: KEYWORD_COLUMNS.rank.header },
  { ...previousRankColumn, header: KEYWORD_COLUMNS.previousRank.header },
  { ...rankChangeColumn, header: KEYWORD_COLUMNS.change.header },
  {
    key: "checked",
    header: KEYWORD_COLUMNS.checkedAt.header,
    align: "end",
    value: ({ checkedAt }) => checkedAt,
    cell: ({ checkedAt }) => (checkedAt ? formatDate(checkedAt) : "Never"),
  },
];

/** Renders the ranks at the time of sharing. */
export function SharedRankings({ rankings }: { rankings: readonly KeywordRanking[] }) {
  return (
    <DataTable
      caption="Keyword rankings"
      columns={columns}
      rows={rankings}
      rowKey={({ keyword }) => keyword}
      denseCards
      empty={<Text $tone="muted">No keywords were tracked in this country.</Text>}
    />
  );
}
