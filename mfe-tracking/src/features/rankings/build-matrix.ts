import type { UserKeyword } from "@listwise/contracts/keywords";
import type { MatrixKeyword, MatrixRank } from "@listwise/contracts/rankings";

/** A keyword with its ranks by app; apps of the other store have none. */
export interface MatrixRow extends Omit<MatrixKeyword, "ranks"> {
  category: string;
  isFavorite: boolean;
  byApp: ReadonlyMap<number, MatrixRank>;
}

/** Returns the rows of the matrix, with categories and favorite marks from the keyword list. */
export function buildMatrix(
  matrix: readonly MatrixKeyword[],
  keywords: readonly UserKeyword[],
  country: string,
): MatrixRow[] {
  const entries = new Map(
    keywords.filter((keyword) => keyword.country === country).map((keyword) => [keyword.keywordId, keyword]),
  );
  return matrix.map(({ ranks, ...keyword }) => ({
    ...keyword,
    category: entries.get(keyword.keywordId)?.category ?? "",
    isFavorite: entries.get(keyword.keywordId)?.isFavorite ?? false,
    byApp: new Map(ranks.map((rank) => [rank.appId, rank])),
  }));
}
