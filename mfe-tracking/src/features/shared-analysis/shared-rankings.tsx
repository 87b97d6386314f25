import type { KeywordRanking } from "@listwise/contracts/rankings";
import {
  ChangeBadge,
  DataTable,
  formatDate,
  formatRank,
  RankBadge,
  Row,
  Text,
  TopBadge,
  type Column,
} from "@listwise/shared-ui";

const columns: Column<KeywordRanking>[] = [
  { key: "keyword", header: "Keyword", render: ({ keyword }) => <strong dir="auto">{keyword}</strong> },
  {
    key: "current",
    header: "Current",
    nowrap: true,
    render: ({ currentRank }) => (
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
    render: ({ previousRank }) => (previousRank === null ? "—" : formatRank(previousRank)),
  },
  { key: "change", header: "Change", align: "end", render: ({ change }) => <ChangeBadge change={change} /> },
  {
    key: "checked",
    header: "Checked",
    align: "end",
    render: ({ checkedAt }) => (checkedAt ? formatDate(checkedAt) : "Never"),
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
