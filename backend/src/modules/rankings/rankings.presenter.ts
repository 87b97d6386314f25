import type { KeywordRanking, Provenance, Source } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { presentRank } from "../keywords";
import { searchAlgorithm, storeOf } from "../store";

export interface KnownRank {
  currentRank: number | null;
  previousRank: number | null;
  checkedAt: Date | null;
  previousCheckedAt: Date | null;
  source: Source | null;
}

const NEVER: KnownRank = {
  currentRank: null,
  previousRank: null,
  checkedAt: null,
  previousCheckedAt: null,
  source: null,
};

export function provenanceOf(source: Source, at: Date | null): Provenance {
  return { source, ...searchAlgorithm(source), confidence: null, fetchedAt: at?.toISOString() ?? null };
}

/** Where an app stands for a keyword; without a rank it was never checked. */
export function presentRanking(
  ctx: AppContext,
  app: { id: number; isFollowing: boolean },
  { keywordId, text, country }: { keywordId: number; text: string; country: string },
  rank: KnownRank = NEVER,
): KeywordRanking {
  return {
    ...presentRank(rank),
    keywordId,
    keyword: text,
    details: { keyword: text },
    appId: app.id,
    country,
    isFollowing: app.isFollowing,
    provenance: provenanceOf(rank.source ?? storeOf(ctx).name, rank.checkedAt),
  };
}
