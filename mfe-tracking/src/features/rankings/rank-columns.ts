import { computeRankChange } from "@listwise/aso-core/visibility";
import type { AppSummary } from "@listwise/contracts/apps";
import { KEYWORD_COLUMNS, SOURCE_COLUMN } from "@listwise/contracts/exports";
import type { MatrixRank } from "@listwise/contracts/rankings";
import { splitRankColumn, type Column, type Sort } from "@listwise/shared-ui/table";
import type { MatrixRow } from "./build-matrix";
import { getCells, getChange } from "./rank-view";

export const DEFAULT_SORT: Sort = { key: "keyword", direction: "asc" };

/** Returns the key of an app's column. */
export const getAppKey = (appId: number) => `app-${appId}`;

/**
 * Returns the columns of the matrix: the keyword and one per app. `rank` and `change` only sort: by the best rank and by
 * the largest change in either direction of the shown apps. The matrix draws its own cells, and its file has one line
 * per app.
 */
export function buildRankColumns(
  all: readonly AppSummary[],
  shown: readonly AppSummary[],
): Column<MatrixRow>[] {
  return [
    { key: "keyword", header: "Keyword", value: ({ keyword }) => keyword },
    ...all.map(({ id, name }) => ({
      key: getAppKey(id),
      header: name,
      value: ({ byApp }: MatrixRow) => byApp.get(id)?.currentRank ?? null,
    })),
    {
      key: "rank",
      header: "Best rank",
      value: (row) => {
        const ranks = getCells(row, shown).flatMap(({ currentRank }) => currentRank ?? []);
        return ranks.length > 0 ? Math.min(...ranks) : null;
      },
      cell: false,
    },
    {
      key: "change",
      header: "Largest change",
      value: (row) => {
        const moves = getCells(row, shown).flatMap((cell) => getChange(cell) ?? []);
        return moves.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
      },
      cell: false,
    },
  ];
}

interface RankLine {
  row: MatrixRow;
  app: AppSummary;
  country: string;
  rank: MatrixRank;
}

/** Returns the lines of the exported file: one per keyword and app. */
export function buildRankLines(
  rows: readonly MatrixRow[],
  apps: readonly AppSummary[],
  country: string,
): RankLine[] {
  return rows.flatMap((row) =>
    apps.flatMap((app) => {
      const rank = row.byApp.get(app.id);
      return rank ? [{ row, app, country, rank }] : [];
    }),
  );
}

const words = KEYWORD_COLUMNS;
const sourceNames: Readonly<Record<string, string>> = SOURCE_COLUMN.labels;

export const lineColumns: readonly Column<RankLine>[] = [
  { key: "keyword", header: words.keyword.header, value: ({ row }) => row.keyword },
  { key: "country", header: words.country.header, value: ({ country }) => country.toUpperCase() },
  { key: "category", header: words.category.header, value: ({ row }) => row.category },
  { key: "favorite", header: words.favorite.header, value: ({ row }) => (row.isFavorite ? "yes" : "no") },
  { key: "app", header: "App", value: ({ app }) => app.name },
  ...splitRankColumn<RankLine>(
    { key: "rank", header: words.rank.header, value: ({ rank }) => rank.currentRank },
    words.rankText.header,
    ({ rank }) => rank.results,
  ),
  ...splitRankColumn<RankLine>(
    { key: "previous", header: words.previousRank.header, value: ({ rank }) => rank.previousRank },
    words.previousRankText.header,
  ),
  {
    key: "change",
    header: words.change.header,
    value: ({ rank }) => computeRankChange(rank.previousRank, rank.currentRank),
  },
  { key: "checked", header: words.checkedAt.header, value: ({ rank }) => rank.checkedAt },
  {
    key: "source",
    header: SOURCE_COLUMN.header,
    value: ({ rank: { source } }) => source && (sourceNames[source] ?? source),
  },
];
