import type { AppContext } from "../../../infra/context";
import { loadRankingsForApp } from "../../rankings";
import type { TrackedKeyword } from "../../keywords";
import type { ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

/** Creates the part with the tracked keywords of the storefront and the app's current ranks. */
export function createKeywordsPart(
  ctx: AppContext,
  userId: number,
  { appId, country }: ExportScope,
  tracked: readonly TrackedKeyword[],
): ExportPart {
  return {
    name: "keywords",
    columns: [
      "keyword",
      "category",
      "favorite",
      "notes",
      "rank",
      "previousRank",
      "change",
      "checkedAt",
      "addedAt",
    ],
    total: tracked.length,
    async *rows(limit) {
      const { rankings } = await loadRankingsForApp(ctx, userId, String(appId), country);
      const ranks = new Map(rankings.map((row) => [row.keywordId, row]));
      for (const { publicId, text, category, isFavorite, notes, createdAt } of tracked.slice(0, limit)) {
        const {
          currentRank = null,
          previousRank = null,
          change = null,
          checkedAt = null,
        } = ranks.get(publicId) ?? {};
        const ranking = [currentRank, previousRank, change, checkedAt];
        yield [text, category, isFavorite, notes, ...ranking, createdAt.toISOString()];
      }
    },
  };
}
