import type { UserKeyword } from "@listwise/contracts";
import { formatRank } from "@listwise/shared-ui";
import { downloadCsv, toCsv, type CsvValue } from "../../shared/csv";

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
];

function rank(value: number | null | undefined): CsvValue {
  if (value === null || value === undefined) return null;
  return value > 200 ? formatRank(value) : value;
}

export function keywordsCsv(keywords: readonly UserKeyword[]): string {
  return toCsv(
    header,
    keywords.map(({ keywordText, country, category, best, isFavorite }) => [
      keywordText,
      country.toUpperCase(),
      category,
      best?.appName ?? null,
      rank(best?.currentRank),
      rank(best?.previousRank),
      best?.change ?? null,
      best?.checkedAt ?? null,
      isFavorite ? "yes" : "no",
    ]),
  );
}

export function exportKeywords(keywords: readonly UserKeyword[]): void {
  downloadCsv(`keywords-${new Date().toISOString().slice(0, 10)}.csv`, keywordsCsv(keywords));
}
