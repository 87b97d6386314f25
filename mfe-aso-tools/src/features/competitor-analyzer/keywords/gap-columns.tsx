import type { Platform } from "@listwise/aso-core/stores";
import type { FigureId } from "@listwise/aso-core/figures";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import {
  Badge,
  Button,
  formatNumber,
  PlusIcon,
  RankBadge,
  Row,
  Spinner,
  Text,
  VisuallyHidden,
} from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import type { MyKeywords } from "../use-my-keywords";
import { describeMentions, explainScore } from "./describe-evidence";
import { buildFileColumns, type ComparedApps } from "./file-columns";
import { getBestRank } from "./gap-filters";
import { RivalRanks } from "./rival-ranks";

interface GapColumnOptions {
  apps: ComparedApps;
  platform: Platform;
  country: string;
  /** False if the plan excludes difficulty. */
  advanced: boolean;
  mine: MyKeywords;
  onExplain: (keyword: string) => void;
}

type GapColumn = Column<CompetitorKeywordRow>;

/** Longer keywords may wrap; chosen by us, so that most of two words stay on one line and the other columns keep their space. */
const MAX_LINE_CHARS = 18;

const Word = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: var(--lw-weight-semibold);
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
  overflow-wrap: break-word;
  cursor: pointer;
  &:hover {
    color: var(--lw-accent-text);
  }
`;

const getFigureColumn = (
  key: "popularity" | "difficulty" | "chance",
  header: string,
  figure: FigureId,
): GapColumn => ({
  key,
  header,
  figure,
  width: "5.5rem",
  align: "end",
  sortDescFirst: true,
  value: (row) => row[key],
  cell: (row) => formatNumber(row[key]),
});

function renderScore(row: CompetitorKeywordRow) {
  if (row.score !== null) return <strong>{row.score}</strong>;
  if (row.checking) {
    return (
      <>
        <Spinner size={14} />
        <VisuallyHidden>Checking</VisuallyHidden>
      </>
    );
  }
  return <span title={explainScore(row)}>–</span>;
}

/** Returns the columns of the keywords; those of each app are only exported. */
export function buildGapColumns({
  apps,
  platform,
  country,
  advanced,
  mine,
  onExplain,
}: GapColumnOptions): GapColumn[] {
  const isTracked = ({ tracked, keyword }: CompetitorKeywordRow) => tracked || mine.isMine(keyword);
  return [
    {
      key: "keyword",
      header: "Keyword",
      width: "11rem",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <Word
          type="button"
          aria-haspopup="dialog"
          title="Show the evidence"
          style={keyword.length <= MAX_LINE_CHARS ? { whiteSpace: "nowrap" } : undefined}
          onClick={() => onExplain(keyword)}
        >
          <span dir="auto">{keyword}</span>
        </Word>
      ),
    },
    { key: "country", header: "Country", value: () => country.toUpperCase(), cell: false },
    {
      key: "score",
      header: "Score",
      figure: "suggestionScore",
      width: "5.5rem",
      align: "end",
      sortDescFirst: true,
      value: ({ score }) => score,
      cell: renderScore,
    },
    getFigureColumn("popularity", "Popularity", "popularity"),
    ...(advanced ? [getFigureColumn("difficulty", "Difficulty", "difficulty")] : []),
    getFigureColumn("chance", "Chance", "chance"),
    {
      key: "mine",
      header: "Your rank",
      figure: "rank",
      width: "6.5rem",
      align: "end",
      nowrap: true,
      value: ({ ranks }) => ranks[0] ?? null,
      cell: ({ ranks, results }) =>
        ranks[0] === null ? "–" : <RankBadge rank={ranks[0] ?? null} results={results} />,
      csv: false,
    },
    {
      key: "rivals",
      header: "Their ranks",
      width: "13rem",
      value: ({ ranks }) => getBestRank(ranks.slice(1)),
      cell: (row) => <RivalRanks row={row} apps={apps} />,
      csv: false,
    },
    {
      key: "mentions",
      header: "In listings",
      help: "Competitors whose texts contain all words of the keyword.",
      width: "8.5rem",
      sortDescFirst: true,
      value: ({ texts }) => texts.slice(1).filter((one) => one.length > 0).length,
      cell: (row) => (
        <Text as="span" $size="sm" $tone="muted" style={{ whiteSpace: "normal" }}>
          {describeMentions(row, platform) || "–"}
        </Text>
      ),
      csv: (row) => describeMentions(row, platform),
    },
    ...buildFileColumns(apps, platform),
    {
      key: "checkedAt",
      header: "As of",
      value: ({ checkedAt }) => checkedAt?.slice(0, 10) ?? null,
      cell: false,
    },
    {
      key: "tracked",
      header: "Tracked",
      hideHeader: true,
      width: "6.5rem",
      align: "end",
      pin: "end",
      value: (row) => (isTracked(row) ? "yes" : "no"),
      sort: false,
      cell: (row) =>
        isTracked(row) ? (
          <Row $justify="end">
            <Badge tone="info">Tracked</Badge>
          </Row>
        ) : (
          <Button
            size="sm"
            icon={<PlusIcon size={14} aria-hidden="true" />}
            busy={mine.adding === row.keyword}
            aria-label={`Add keyword ${row.keyword}`}
            onClick={() => mine.add(row.keyword)}
          >
            Add
          </Button>
        ),
    },
  ];
}
