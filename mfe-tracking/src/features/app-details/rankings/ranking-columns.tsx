import type { KeywordRanking } from "@listwise/contracts/rankings";
import {
  ChartLineIcon,
  formatRank,
  IconButton,
  RankBadge,
  RankChange,
  Row,
  TopBadge,
  VisuallyHidden,
} from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import { KeywordLink } from "../../../shared/keywords/keyword-link";

interface Choice {
  chosen: string | undefined;
  onChoose: (keyword: string) => void;
}

/** Returns the columns of the rankings list; the last one has the button that shows a keyword's history. */
export function buildRankingColumns(country: string, { chosen, onChoose }: Choice): Column<KeywordRanking>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <KeywordLink keyword={keyword} country={country} target="_blank" rel="noopener">
          <strong>{keyword}</strong>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </KeywordLink>
      ),
    },
    {
      key: "current",
      header: "Current",
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
      header: "Previous",
      align: "end",
      value: ({ previousRank }) => previousRank,
      cell: ({ previousRank }) => (previousRank === null ? "–" : formatRank(previousRank)),
    },
    {
      key: "change",
      header: "Change",
      figure: "rankChange",
      align: "end",
      value: ({ change }) => change,
      cell: ({ previousRank, currentRank }) => <RankChange before={previousRank} now={currentRank} compact />,
    },
    {
      key: "history",
      header: "History",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: ({ keyword }) => (
        <IconButton
          size="sm"
          label={`Show history of ${keyword}`}
          aria-pressed={keyword === chosen}
          variant={keyword === chosen ? "secondary" : "ghost"}
          icon={<ChartLineIcon size={15} />}
          onClick={() => onChoose(keyword)}
        />
      ),
    },
  ];
}
