import type { KeywordRanking } from "@listwise/contracts/rankings";
import { ChangeBadge, formatDate, formatRank, RankBadge, Row, Text, TopBadge } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";

const columns: Column<KeywordRanking>[] = [
  {
    key: "keyword",
    header: "Keyword",
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <strong dir="auto">{keyword}</strong>,
  },
  {
    key: "current",
    header: "Current",
    nowrap: true,
    value: ({ currentRank }) => currentRank,
    cell: ({ currentRank }) => (
      <Row $gap={1} $nowrap>
        <RankBadge rank={currentRank} />
        <TopBadge rank={currentRank} />
      </Row>
    ),
  },
  {
    key: "previous",
    header: "Previous",
    align: "end",
    value: ({ previousRank }) => previousRank,
    cell: ({ previousRank }) => (previousRank === null ? "—" : formatRank(previousRank)),
  },
  {
    key: "change",
    header: "Change",
    align: "end",
    value: ({ change }) => change,
    cell: ({ change }) => <ChangeBadge change={change} />,
  },
  {
    key: "checked",
    header: "Checked",
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
