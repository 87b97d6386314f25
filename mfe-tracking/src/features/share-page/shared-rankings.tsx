import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { KeywordRanking } from "@listwise/contracts/rankings";
import { formatDate, formatRank, RankBadge, RankChange, Row, Text, TopBadge } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";

const columns: Column<KeywordRanking>[] = [
  {
    key: "keyword",
    header: KEYWORD_COLUMNS.keyword.header,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <strong dir="auto">{keyword}</strong>,
  },
  {
    key: "current",
    header: KEYWORD_COLUMNS.rank.header,
    figure: "rank",
    nowrap: true,
    value: ({ currentRank }) => currentRank,
    cell: ({ currentRank, results }) => (
      <Row $gap={1} $nowrap>
        <RankBadge rank={currentRank} results={results} />
        <TopBadge rank={currentRank} results={results} />
      </Row>
    ),
  },
  {
    key: "previous",
    header: KEYWORD_COLUMNS.previousRank.header,
    align: "end",
    value: ({ previousRank }) => previousRank,
    cell: ({ previousRank }) => (previousRank === null ? "–" : formatRank(previousRank)),
  },
  {
    key: "change",
    header: KEYWORD_COLUMNS.change.header,
    figure: "rankChange",
    align: "end",
    value: ({ change }) => change,
    cell: ({ previousRank, currentRank }) => <RankChange before={previousRank} now={currentRank} compact />,
  },
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
      empty={<Text $tone="muted">No keywords were tracked in this country.</Text>}
    />
  );
}
