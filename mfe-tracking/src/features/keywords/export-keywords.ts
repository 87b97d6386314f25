import type { UserKeyword } from "@listwise/contracts";
import { downloadCsv, formatRank, toCsv, type CsvValue } from "@listwise/shared-ui";

const header = [
  "Keyword",
  "Country",
  "Category",
  "App",
  "Rank",
  "Previous",
  "Change",
  "Checked",
  "Favourite",
  "Notes",
];

function rank(value: number | null | undefined): CsvValue {
  if (value === null || value === undefined) return null;
  return value > 200 ? formatRank(value) : value;
}

export function keywordsCsv(keywords: readonly UserKeyword[]): string {
  return toCsv(
    header,
    keywords.map(({ keywordText, country, category, best, isFavorite, notes }) => [
      keywordText,
      country.toUpperCase(),
      category,
      best?.appName ?? null,
      rank(best?.currentRank),
      rank(best?.previousRank),
      best?.change ?? null,
      best?.checkedAt ?? null,
      isFavorite ? "yes" : "no",
      notes,
    ]),
  );
}

export function exportKeywords(keywords: readonly UserKeyword[]): void {
  downloadCsv("keywords", keywordsCsv(keywords));
}
