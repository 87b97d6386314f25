import type { Rank, UserKeyword } from "@listwise/contracts";
import type { ListingSummary } from "../store";
import type { TrackedKeyword } from "./keywords.repository";

export interface StoredRank {
  currentRank: number | null;
  previousRank: number | null;
  checkedAt: Date | null;
  previousCheckedAt: Date | null;
}

/** Positive is better; without a previous rank there is no change. */
export function presentRank({ currentRank, previousRank, checkedAt, previousCheckedAt }: StoredRank): Rank {
  return {
    currentRank,
    previousRank,
    change: currentRank === null || previousRank === null ? null : previousRank - currentRank,
    checkedAt: checkedAt?.toISOString() ?? null,
    previousCheckedAt: previousCheckedAt?.toISOString() ?? null,
  };
}

export function presentKeyword(
  tracked: TrackedKeyword,
  best: (StoredRank & { appId: number; listing: ListingSummary | undefined }) | null,
): UserKeyword {
  const keyword = { id: tracked.keywordId, text: tracked.text };
  return {
    id: tracked.id,
    keywordId: tracked.keywordId,
    keywordText: tracked.text,
    keyword,
    Keyword: keyword,
    country: tracked.country,
    category: tracked.category,
    notes: tracked.notes,
    origin: tracked.origin,
    isFavorite: tracked.isFavorite,
    createdAt: tracked.createdAt.toISOString(),
    best: best && {
      ...presentRank(best),
      appId: best.appId,
      appName: best.listing?.name ?? `App ${best.appId}`,
      appIcon: best.listing?.icon ?? null,
    },
  };
}
