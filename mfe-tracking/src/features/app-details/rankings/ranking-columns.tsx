import type { App } from "@listwise/contracts/apps";
import type { KeywordRanking } from "@listwise/contracts/rankings";
import { ChartLineIcon, IconButton, VisuallyHidden } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import { KeywordLink } from "../../../shared/keywords/keyword-link";
import {
  currentRankColumn,
  previousRankColumn,
  rankChangeColumn,
} from "../../../shared/rankings/rank-columns";

interface Choice {
  chosen: string | undefined;
  onChoose: (keyword: string) => void;
}

/** Returns the columns of the rankings list; the last one has the button that shows a keyword's history. */
export function buildRankingColumns(
  { platform }: App,
  country: string,
  { chosen, onChoose }: Choice,
): Column<KeywordRanking>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <KeywordLink keyword={keyword} country={country} store={platform} target="_blank" rel="noopener">
          <strong>{keyword}</strong>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </KeywordLink>
      ),
    },
    currentRankColumn,
    previousRankColumn,
    rankChangeColumn,
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
