import { formatCount } from "@listwise/aso-core/text";
import { Badge, Checkbox, formatNumber, RankBadge, Spinner, Text, VisuallyHidden } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import type { FigureId } from "@listwise/aso-core/figures";
import type { Idea } from "./ideas";
import { describeEvidence, ORIGINS } from "./sources";

interface IdeaOptions {
  country: string;
  /** False without an app: there is no rank, chance or score then. */
  hasApp: boolean;
  /** False if the plan excludes difficulty. */
  advanced: boolean;
  chosen: ReadonlySet<string>;
  onToggle: (keyword: string) => void;
}

type FigureKey = "popularity" | "difficulty" | "relevance" | "chance" | "score" | "results";

const FIGURES: Partial<Record<FigureKey, FigureId>> = {
  popularity: "popularity",
  difficulty: "difficulty",
  relevance: "relevance",
  chance: "chance",
  score: "suggestionScore",
};

const getNumberColumn = (key: FigureKey, header: string, width: string): Column<Idea> => ({
  key,
  header,
  width,
  align: "end",
  sortDescFirst: true,
  ...(FIGURES[key] && { figure: FIGURES[key] }),
  value: (idea) => idea[key],
  cell: (idea) => formatNumber(idea[key]),
});

const describeOrigins = ({ origins }: Idea) => origins.map((origin) => ORIGINS[origin]).join(", ");

function renderScore(idea: Idea) {
  if (idea.score !== null) return <strong>{idea.score}</strong>;
  if (idea.checking) {
    return (
      <>
        <Spinner size={14} />
        <VisuallyHidden>Looking up</VisuallyHidden>
      </>
    );
  }
  const isFailed = idea.failedAt !== null && idea.checkedAt === null;
  return isFailed ? (
    <Text as="span" $size="xs" $tone="muted">
      Check failed
    </Text>
  ) : (
    "–"
  );
}

/** Returns the columns of the ideas; country, date and "tracked" are only exported. */
export function buildIdeaColumns(options: IdeaOptions): Column<Idea>[] {
  const { country, hasApp, advanced, chosen, onToggle } = options;
  const columns: Column<Idea>[] = [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword, tracked }) => (
        <Checkbox
          label={
            <>
              <span dir="auto">{keyword}</span> {tracked && <Badge tone="info">Tracked</Badge>}
            </>
          }
          checked={chosen.has(keyword)}
          onChange={() => onToggle(keyword)}
        />
      ),
    },
    { key: "country", header: "Country", value: () => country.toUpperCase(), cell: false },
    {
      key: "origin",
      header: "Source",
      value: describeOrigins,
      cell: (idea) => (
        <Text as="span" $size="sm" $tone="muted" title={idea.evidence.map(describeEvidence).join("\n")}>
          {describeOrigins(idea)}
        </Text>
      ),
      csv: (idea) => [describeOrigins(idea), ...idea.evidence.map(describeEvidence)].join("; "),
      sort: false,
    },
    getNumberColumn("popularity", "Popularity", "6rem"),
    ...(advanced ? [getNumberColumn("difficulty", "Difficulty", "6rem")] : []),
  ];
  if (hasApp) {
    columns.push(
      {
        ...getNumberColumn("relevance", "Relevance", "6rem"),
        fileHeader: "Relevance (%)",
        value: ({ relevance }) => relevance && Math.round(100 * relevance),
        cell: ({ relevance }) => (relevance === null ? "–" : `${Math.round(100 * relevance)}%`),
      },
      getNumberColumn("chance", "Chance", "5.5rem"),
      {
        ...getNumberColumn("score", "Score", "6rem"),
        value: ({ score }) => score,
        cell: renderScore,
        sortDescFirst: true,
      },
    );
  }
  columns.push(getNumberColumn("results", "Results", "5.5rem"));
  if (hasApp) {
    columns.push({
      key: "rank",
      header: "Your rank",
      figure: "rank",
      width: "6.5rem",
      align: "end",
      nowrap: true,
      value: ({ rank }) => rank,
      cell: ({ rank, results }) => (rank === null ? "–" : <RankBadge rank={rank} results={results} />),
      csv: ({ rank }) => (rank === null || rank <= 200 ? rank : ">200"),
    });
  }
  return [
    ...columns,
    {
      key: "checkedAt",
      header: "As of",
      value: ({ checkedAt }) => checkedAt?.slice(0, 10) ?? null,
      cell: false,
    },
    { key: "tracked", header: "Tracked", value: ({ tracked }) => (tracked ? "yes" : "no"), cell: false },
  ];
}

/** Returns the accessible summary of a group: "12 keywords, best score 40". */
export function describeGroup(ideas: readonly Idea[]): string {
  const best = Math.max(...ideas.map(({ score }) => score ?? -1));
  return formatCount(ideas.length, "keyword") + (best < 0 ? "" : `, best score ${best}`);
}
