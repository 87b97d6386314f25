import type { UserKeyword } from "@listwise/contracts/keywords";
import { toCsv, type CsvValue } from "@listwise/aso-core/csv";
import { downloadCsv, formatRank } from "@listwise/shared-ui";
import { getBestRankedApp } from "./keyword-view";

const header = [
  "Keyword",
  "Country",
  "Category",
  "App",
  "Rank",
  "Previous",
  "Change",
  "Checked",
  "Favorite",
  "Notes",
];

function formatRankCell(value: number | null | undefined): CsvValue {
  if (value === null || value === undefined) return null;
  return value > 200 ? formatRank(value) : value;
}

export function buildKeywordsCsv(keywords: readonly UserKeyword[]): string {
  return toCsv(
    header,
    keywords.map((keyword) => {
      const { keywordText, country, category, best, isFavorite, notes } = keyword;
      return [
        keywordText,
        country.toUpperCase(),
        category,
        getBestRankedApp(keyword)?.appName ?? null,
        formatRankCell(best?.currentRank),
        formatRankCell(best?.previousRank),
        best?.change ?? null,
        best?.checkedAt ?? null,
        isFavorite ? "yes" : "no",
        notes,
      ];
    }),
  );
}

export function exportKeywords(keywords: readonly UserKeyword[]): void {
  downloadCsv("keywords", buildKeywordsCsv(keywords));
}
