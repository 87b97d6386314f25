import type { KeywordRanking } from "@listwise/contracts/rankings";
import { RankBadge, RankChange, Row, TopBadge } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import { formatEarlierRank } from "./format-earlier-rank";

type Ranked = Pick<KeywordRanking, "currentRank" | "previousRank" | "change" | "results">;

/** The current rank, with the number of results if there are fewer than 200. */
export const currentRankColumn = {
  key: "current",
  header: "Current",
  figure: "rank",
  nowrap: true,
  card: "top",
  value: ({ currentRank }) => currentRank,
  cell: ({ currentRank, results }) => (
    <Row $gap={1} $nowrap>
      <RankBadge rank={currentRank} results={results} />
      <TopBadge rank={currentRank} results={results} />
    </Row>
  ),
} satisfies Column<Ranked>;

/** The rank before. */
export const previousRankColumn = {
  key: "previous",
  header: "Previous",
  align: "end",
  nowrap: true,
  value: ({ previousRank }) => previousRank,
  cell: ({ previousRank, results }) =>
    previousRank === null ? "–" : formatEarlierRank(previousRank, results),
} satisfies Column<Ranked>;

/** The change between the two. */
export const rankChangeColumn = {
  key: "change",
  header: "Change",
  figure: "rankChange",
  align: "end",
  card: "plain",
  value: ({ change }) => change,
  cell: ({ previousRank, currentRank }) => <RankChange before={previousRank} now={currentRank} compact />,
} satisfies Column<Ranked>;
