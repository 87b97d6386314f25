import { computeRankChange, splitRank } from "@listwise/aso-core/visibility";
import { mapMetrics } from "@listwise/contracts/keywords";
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
      const known = figures[index];
      const rank = ranks.get(entry.publicId);
      const current = splitRank(rank?.currentRank, known?.results);
      const previous = splitRank(rank?.previousRank);
      yield {
        keyword: entry.text,
        country,
        ...mapMetrics((key) => known?.[key] ?? null),
        chance: known?.chance ?? null,
        rank: current.number,
        rankText: current.text,
        previousRank: previous.number,
        previousRankText: previous.text,
        change: computeRankChange(rank?.previousRank, rank?.currentRank),
        bestRank: known?.bestRank ?? null,
        results: known?.results ?? null,
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
