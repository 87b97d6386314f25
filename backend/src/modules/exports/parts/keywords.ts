import { computeRankChange, splitRank } from "@listwise/aso-core/visibility";
import type { AppContext } from "../../../infra/context";
import { loadKeywordFigures } from "../../keyword-table";
import { loadRankingsForApp } from "../../rankings";
import { findIrrelevantKeywords, type TrackedKeyword } from "../../keywords";
import { createPart, type ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

/** Creates the part with the tracked keywords of the storefront, their figures and the app's current ranks. */
export function createKeywordsPart(
  ctx: AppContext,
  userId: number,
  { appId, country }: ExportScope,
  tracked: readonly TrackedKeyword[],
): ExportPart {
  return createPart("keywords", tracked.length, async function* (limit) {
    const { rankings } = await loadRankingsForApp(ctx, userId, String(appId), country);
    const ranks = new Map(rankings.map((row) => [row.keywordId, row]));
    const figures = await loadKeywordFigures(ctx, userId, appId, tracked);
    const irrelevant = await findIrrelevantKeywords(ctx.db, userId, appId);
    for (const [index, entry] of tracked.slice(0, limit).entries()) {
      const { popularity, difficulty, chance, opportunity, results, bestRank } = figures[index] ?? {};
      const rank = ranks.get(entry.publicId);
      const current = splitRank(rank?.currentRank, results);
      const previous = splitRank(rank?.previousRank);
      yield {
        keyword: entry.text,
        country,
        popularity: popularity ?? null,
        difficulty: difficulty ?? null,
        chance: chance ?? null,
        opportunity: opportunity ?? null,
        rank: current.number,
        rankText: current.text,
        previousRank: previous.number,
        previousRankText: previous.text,
        change: computeRankChange(rank?.previousRank, rank?.currentRank),
        bestRank: bestRank ?? null,
        results: results ?? null,
        category: entry.category,
        tags: entry.tags.join("; ") || null,
        checkedAt: rank?.checkedAt ?? null,
        favorite: entry.isFavorite,
        irrelevant: irrelevant.has(entry.keywordId),
        notes: entry.notes,
        addedAt: entry.createdAt.toISOString(),
      };
    }
  });
}
