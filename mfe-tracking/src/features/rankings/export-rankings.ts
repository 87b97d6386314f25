import type { AppSummary } from "@listwise/contracts/apps";
import { toCsv, type CsvValue } from "@listwise/aso-core/csv";
import { downloadCsv, formatRank } from "@listwise/shared-ui";
import type { MatrixRow } from "./build-matrix";

const header = [
  "Keyword",
  "Country",
  "Category",
  "Favorite",
  "App",
  "Rank",
  "Previous",
  "Change",
  "Checked",
  "Source",
];

function formatRankCell(value: number | null): CsvValue {
  return value !== null && value > 200 ? formatRank(value) : value;
}

/** Returns the visible rows as CSV, one line per app and keyword. */
export function buildRankingsCsv(rows: readonly MatrixRow[], apps: readonly AppSummary[]): string {
  const lines = rows.flatMap(({ keyword, category, isFavorite, byApp }) =>
    apps.flatMap(({ id, name }) => {
      const cell = byApp.get(id);
      if (!cell) return [];
      const { country, currentRank, previousRank, change, checkedAt, provenance } = cell;
      return [
        [
          keyword,
          country.toUpperCase(),
          category,
          isFavorite ? "yes" : "no",
          name,
          formatRankCell(currentRank),
          formatRankCell(previousRank),
          change,
          checkedAt,
          checkedAt && provenance.source,
        ],
      ];
    }),
  );
  return toCsv(header, lines);
}

export function exportRankings(rows: readonly MatrixRow[], apps: readonly AppSummary[]): void {
  downloadCsv("rankings", buildRankingsCsv(rows, apps));
}
